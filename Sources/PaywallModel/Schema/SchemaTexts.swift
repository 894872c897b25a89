/// What editors show of each key: one line `definition.key: text`, and one line `definition: text`
/// for the object itself. `*.key` stands for a key wherever it is not described apart.
enum SchemaTexts {
  /// The lines of a table by what stands before their first colon.
  static func table(_ lines: String) -> [String: String] {
    var table: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      table[String(parts[0])] = String(parts[1].drop { $0 == " " })
    }
    return table
  }

  /// Of a key that is known and changes nothing here.
  static let ignored = "Known to the service or the SDK; it changes nothing in Paywalk."
}
