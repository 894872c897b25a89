/// Reads Xcode's string catalogs, `.xcstrings`: JSON with every language of each key.
struct CatalogStringsReader {
  private var reading: StringReading

  static func read(_ file: SourceFile) -> StringReading {
    var reader = CatalogStringsReader(reading: StringReading(file: file.name))
    guard reader.reading.accepts(file.bytes) else { return reader.reading }
    do throws(JSONReader.Failure) {
      reader.readCatalog(try JSONReader.read(file))
    } catch {
      let problem = error.problem
      reader.reading.fault(problem.position, problem.message, advice: problem.advice)
    }
    return reader.reading
  }

  private mutating func readCatalog(_ root: JSONNode) {
    guard let strings = root["strings"]?.members else {
      return reading.fault(
        root.position, "There is no object \"strings\" in this string catalog.",
        advice: "A catalog is { \"sourceLanguage\": …, \"strings\": { … }, \"version\": \"1.0\" }.")
    }
    let source = root["sourceLanguage"]?.string ?? LanguageOrder.fallback
    for member in strings { read(member, sourceLanguage: source) }
  }

  /// A key without any language stands for itself.
  private mutating func read(_ member: JSONMember, sourceLanguage: String) {
    guard let languages = member.node["localizations"]?.members, !languages.isEmpty else {
      return add(
        member, Unit(text: member.key, position: member.keyPosition), language: sourceLanguage)
    }
    for language in languages {
      if let unit = unit(language.node, depth: 0) {
        add(member, filling(unit, language.node), language: language.key)
      }
    }
  }

  private mutating func add(_ member: JSONMember, _ unit: Unit, language: String) {
    reading.entries.append(
      StringEntry(
        key: member.key, value: unit.text, keyPosition: member.keyPosition,
        valuePosition: unit.position, language: language))
  }

  private struct Unit {
    var text: String
    var position: SourcePosition
  }

  /// The text of a language: its own, else the variation of a phone, else the plural's `other`.
  private mutating func unit(_ node: JSONNode, depth: Int) -> Unit? {
    if let unit = node["stringUnit"] {
      guard let value = unit["value"], let text = value.string else {
        reading.fault(unit.position, "This stringUnit has no value.", advice: "Add \"value\".")
        return nil
      }
      let isUntranslated = text.isEmpty && unit["state"]?.string == "new"
      return isUntranslated ? nil : Unit(text: text, position: value.position)
    }
    guard depth < 4, let variations = node["variations"] else { return nil }
    let choices = [("device", ["iphone", "other"]), ("plural", ["other"])]
    for (axis, names) in choices {
      for name in names {
        if let variation = variations[axis]?[name] { return unit(variation, depth: depth + 1) }
      }
    }
    return nil
  }

  /// Puts the plural's `other` in the place of `%#@name@`, with its argument by number.
  private mutating func filling(_ unit: Unit, _ node: JSONNode) -> Unit {
    var filled = unit
    for member in node["substitutions"]?.members ?? [] {
      guard let inner = self.unit(member.node, depth: 0) else { continue }
      let format = member.node["formatSpecifier"]?.string ?? "@"
      let number = member.node["argNum"]?.double.flatMap { Int(exactly: $0) }
      let specifier = "%" + (number.map { "\($0)$" } ?? "") + format
      let text = inner.text.replacing(each: "%arg", by: specifier)
      filled.text = filled.text.replacing(each: "%#@\(member.key)@", by: text)
      if filled.text.utf8.count > 1 << 16 { return unit }
    }
    return filled
  }
}
