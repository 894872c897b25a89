/// Turns the files of a project into a catalog; whatever is wrong becomes a problem, never a trap.
public enum CatalogReader {
  /// Reads a project's files: `paywalk.json`, `*.screen.json` (or any served `{"presentation": …}`),
  /// `*.storekit`. What is missing gets a default.
  public static func read(_ files: [SourceFile]) -> Catalog { Catalog() }
}
