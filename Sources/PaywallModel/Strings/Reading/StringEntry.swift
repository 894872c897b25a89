/// One text of a string file, with its places.
struct StringEntry: Hashable {
  /// Escapes resolved.
  var key: String
  /// Escapes resolved.
  var value: String
  var keyPosition: SourcePosition
  var valuePosition: SourcePosition
  /// Where each character of the value stands; empty where the file does not tell, and for keys
  /// that are not the SDK's.
  var places: [SourcePosition] = []
  /// The language, where a file has several.
  var language: String?
  /// `one`, `other`: the text is one of a plural's.
  var quantity: String?

  /// Whether the key means to be one of the SDK's.
  var isForSDK: Bool { key.lowercased().hasPrefix("ply_") }

  /// Where a part of the value stands.
  func position(ofOffset offset: Int, length: Int) -> SourcePosition {
    guard places.indices.contains(offset) else { return valuePosition }
    var position = places[offset]
    position.length = length
    return position
  }
}

/// What was read of a string file; whatever is wrong with it, the other texts count.
struct StringReading: Hashable {
  /// The most problems that are kept of one file.
  static let maximumProblems = Limits.problems

  var file: String
  var entries: [StringEntry] = []
  private(set) var problems: [Problem] = []

  init(file: String) { self.file = file }

  mutating func add(
    _ severity: Problem.Severity, _ code: String, at position: SourcePosition,
    path: String = "", _ message: String, advice: String
  ) {
    guard problems.count < Self.maximumProblems else { return }
    problems.append(
      Problem(
        severity, code: code, file: file, position: position, path: path, message: message,
        advice: advice))
  }

  /// Says that the file's grammar is broken at a place.
  mutating func fault(_ position: SourcePosition, _ message: String, advice: String) {
    add(.error, "strings-syntax", at: position, message, advice: advice)
  }

  /// Whether a file is small enough; says so when it is not.
  mutating func accepts(_ bytes: [UInt8]) -> Bool {
    if bytes.count <= Limits.stringsBytes { return true }
    fault(
      .start, "The file has \(bytes.count) bytes.",
      advice: "At most \(Limits.stringsBytes) bytes of texts are read.")
    return false
  }
}
