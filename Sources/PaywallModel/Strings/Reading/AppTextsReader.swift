/// Gathers the app's texts from its string files; what is wrong with them is said, the rest counts.
struct AppTextsReader {
  /// Whether mistakes in texts are looked for.
  let isChecked: Bool
  private(set) var texts = AppTexts()
  private(set) var problems: [Problem] = []
  /// The file that a text came from, by language and key.
  private var sources: [String: String] = [:]

  init(isChecked: Bool = true) { self.isChecked = isChecked }

  mutating func add(_ source: SourceFile) {
    guard let file = StringFile(source.name) else { return }
    var reading = file.read(source)
    let entries = reading.entries.filter(\.isForSDK)
    if !entries.isEmpty, let reason = Self.whyNotUsed(file) {
      reading.add(
        .warning, "strings-unused", at: entries[0].keyPosition, path: entries[0].key, reason.0,
        advice: reason.1)
    } else {
      add(entries, of: file, &reading)
    }
    problems += reading.problems
  }

  private static func whyNotUsed(_ file: StringFile) -> (String, String)? {
    if !file.isLookedInto {
      return (
        "The SDK looks for its texts in the table Localizable alone.",
        "Move the keys that begin with ply_ to the file Localizable."
      )
    }
    if file.form == .apple && file.language == nil {
      return (
        "Nothing says which language these texts are in.",
        "Put the file into a folder such as fr.lproj."
      )
    }
    return nil
  }

  private mutating func add(
    _ entries: [StringEntry], of file: StringFile, _ reading: inout StringReading
  ) {
    var lines: [String: Int] = [:]
    for entry in entries {
      let language = entry.language ?? file.language ?? AppTexts.base
      let name = "\(LanguageOrder.normal(language)) \(entry.key)"
      if let line = lines[name], entry.quantity == nil {
        reading.add(
          .warning, "strings-duplicate", at: entry.keyPosition, path: entry.key,
          "\(entry.key) is in line \(line) already.",
          advice: file.form == .android ? "The first counts." : "This one counts.")
        if file.form == .android { continue }
      }
      lines[name] = entry.keyPosition.line
      if isChecked { TextLint.check(entry, form: file.form, &reading) }
      use(entry, language: language, name: name, &reading)
    }
  }

  /// Of two files the first by name counts.
  private mutating func use(
    _ entry: StringEntry, language: String, name: String, _ reading: inout StringReading
  ) {
    guard let key = SDKText(rawValue: entry.key), TextLint.counts(entry) else { return }
    if let other = sources[name], other != reading.file {
      return reading.add(
        .warning, "strings-duplicate", at: entry.keyPosition, path: entry.key,
        "\(entry.key) has a text in \(other) already.", advice: "That one counts.")
    }
    sources[name] = reading.file
    texts[key, language] = entry.value
  }
}
