extension TextLint {
  /// Compares a text's places for arguments with those of the SDK's text.
  static func checkArguments(
    _ entry: StringEntry, _ key: SDKText, _ form: StringFile.Form, _ reading: inout StringReading
  ) {
    let wanted = FormatText(SDKTexts.english(key)).specifiers
    let written = FormatText(entry.value).specifiers
    for specifier in written {
      check(specifier, of: entry, wanted: wanted, form, &reading)
    }
    if !wanted.isEmpty { checkPercentSigns(entry, wanted, form, &reading) }
    let missing = wanted.filter { place in !written.contains { $0.position == place.position } }
    if let first = missing.first {
      warn(
        "text-arguments", entry.valuePosition, entry, &reading,
        "\(count(of: wanted)), and nothing stands for \(name(first, form)).",
        "The SDK’s text has \(list(wanted, form)).")
    }
  }

  private static func check(
    _ specifier: FormatText.Specifier, of entry: StringEntry, wanted: [FormatText.Specifier],
    _ form: StringFile.Form, _ reading: inout StringReading
  ) {
    let place = entry.position(
      ofOffset: specifier.offset, length: specifier.spelling.unicodeScalars.count)
    guard let argument = wanted.first(where: { $0.position == specifier.position }) else {
      return warn(
        "text-arguments", place, entry, &reading,
        "\(count(of: wanted)), and \(specifier.spelling) asks for argument \(specifier.position).",
        wanted.isEmpty ? "Take it out." : "The SDK’s text has \(list(wanted, form)).")
    }
    guard specifier.kind != kind(of: argument, form) else { return }
    let isOther = specifier.kind == .string || specifier.kind == .object
    warn(
      "text-specifier", place, entry, &reading,
      isOther && argument.kind != .number
        ? "\(specifier.spelling) is how \(form == .android ? "iOS" : "Android") writes it."
        : "\(specifier.spelling) does not fit the argument.",
      "Write \(name(argument, form, isNumbered: specifier.isNumbered)).")
  }

  /// A percent sign that begins nothing: often a mistyped specifier.
  private static func checkPercentSigns(
    _ entry: StringEntry, _ wanted: [FormatText.Specifier], _ form: StringFile.Form,
    _ reading: inout StringReading
  ) {
    let scalars = Array(entry.value.unicodeScalars)
    for offset in FormatText(entry.value).strayPercentSigns {
      let isSwapped = offset > 0 && scalars[offset - 1] == "@"
      let place = entry.position(
        ofOffset: isSwapped ? offset - 1 : offset, length: isSwapped ? 2 : 1)
      warn(
        "text-specifier", place, entry, &reading,
        isSwapped ? "@% is no place for an argument." : "This % begins no place for an argument.",
        isSwapped
          ? "Write \(name(wanted[0], form))."
          : "Write %% for the sign, or \(name(wanted[0], form)).")
    }
  }

  private static func count(of wanted: [FormatText.Specifier]) -> String {
    switch wanted.count {
    case 0: "This text takes no argument"
    case 1: "This text takes one argument"
    default: "This text takes \(wanted.count) arguments"
    }
  }

  private static func list(_ wanted: [FormatText.Specifier], _ form: StringFile.Form) -> String {
    wanted.map { name($0, form) }.joined(separator: " and ")
  }

  private static func kind(
    of argument: FormatText.Specifier, _ form: StringFile.Form
  ) -> FormatText.Specifier.Kind {
    form == .android && argument.kind == .object ? .string : argument.kind
  }

  /// As the file's system writes it.
  private static func name(
    _ argument: FormatText.Specifier, _ form: StringFile.Form, isNumbered: Bool? = nil
  ) -> String {
    let number = isNumbered ?? argument.isNumbered ? "\(argument.position)$" : ""
    return "%\(number)\(kind(of: argument, form).rawValue)"
  }
}
