/// What a file in a folder `strings` is, by its path.
struct StringFile: Hashable {
  /// Whose file it is.
  enum Form: Hashable {
    /// `Localizable.strings`.
    case apple
    /// `Localizable.xcstrings`.
    case catalog
    /// `strings.xml`.
    case android
  }

  var form: Form
  /// `fr`, `pt-br`; a catalog names its languages itself.
  var language: String?
  /// The SDK looks into the table Localizable alone; on Android into every file.
  var isLookedInto: Bool

  /// Nil for a file that holds no texts, and for Android's folders that choose by something else
  /// than a language.
  init?(_ name: String) {
    let parts = name.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard let base = parts.last, parts.dropLast().contains("strings") else { return nil }
    let folder = parts.count > 1 ? parts[parts.count - 2] : ""
    if base.hasSuffix(".xcstrings") {
      self.init(.catalog, nil, isLookedInto: base == "Localizable.xcstrings")
    } else if base.hasSuffix(".strings") {
      let isProject = folder.hasSuffix(".lproj")
      let language = isProject ? String(folder.dropLast(6)) : nil
      self.init(.apple, language, isLookedInto: base == "Localizable.strings")
    } else if base.hasSuffix(".xml"), let language = Self.language(ofValues: folder) {
      self.init(.android, language, isLookedInto: true)
    } else {
      return nil
    }
  }

  private init(_ form: Form, _ language: String?, isLookedInto: Bool) {
    self.form = form
    self.language = language.map { $0.lowercased() == AppTexts.base ? AppTexts.base : $0 }
    self.isLookedInto = isLookedInto
  }

  /// `values` has the base texts; `values-fr-rCA`, `values-b+zh+Hans` name a language.
  private static func language(ofValues folder: String) -> String? {
    if folder == "values" { return AppTexts.base }
    guard folder.hasPrefix("values-") else { return nil }
    let qualifiers = folder.dropFirst(7).split(separator: "-")
    guard let first = qualifiers.first else { return nil }
    if first.hasPrefix("b+") {
      return first.dropFirst(2).split(separator: "+").joined(separator: "-")
    }
    guard (2...3).contains(first.count), first.allSatisfy({ $0.isLetter }), first != "car" else {
      return nil
    }
    let region = qualifiers.dropFirst().first.flatMap { $0.hasPrefix("r") ? $0.dropFirst() : nil }
    return ([first] + (region.map { [$0] } ?? [])).joined(separator: "-")
  }

  func read(_ file: SourceFile) -> StringReading {
    switch form {
    case .apple: AppleStringsReader.read(file)
    case .catalog: CatalogStringsReader.read(file)
    case .android: AndroidStringsReader.read(file)
    }
  }
}
