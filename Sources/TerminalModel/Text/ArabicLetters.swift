/// Letters of Arabic in the forms that they have beside one another, as characters of their own,
/// for terminals that draw each cell by itself.
public enum ArabicLetters {
  /// The text with each letter in its form, in the spoken order; a lam and an alef become one.
  public static func shaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { (0x621...0x6d3).contains($0.value) }) else {
      return text
    }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    var joinsBefore = false
    while index < scalars.count {
      let scalar = scalars[index]
      guard let letter = letters[scalar.value] else {
        result.append(scalar)
        if !isMark(scalar) { joinsBefore = scalar.value == tatweel }
        index += 1
        continue
      }
      if scalar.value == lam, let (form, end) = ligature(scalars, at: index) {
        append(form + (joinsBefore ? 1 : 0), to: &result)
        joinsBefore = false
        index = end
        continue
      }
      let joinsAfter = letter.joinsBoth && isJoined(scalars, after: index)
      append(letter.form + (joinsAfter ? 2 : 0) + (joinsBefore ? 1 : 0), to: &result)
      joinsBefore = letter.joinsBoth
      index += 1
    }
    return String(result)
  }

  /// The text with the plain letters again.
  public static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { (0xfb50...0xfefc).contains($0.value) }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      for value in plainLetters[scalar.value] ?? [scalar.value] { append(value, to: &result) }
    }
    return String(result)
  }

  private static let lam: UInt32 = 0x644
  private static let tatweel: UInt32 = 0x640

  private static func append(_ value: UInt32, to text: inout String.UnicodeScalarView) {
    if let scalar = Unicode.Scalar(value) { text.append(scalar) }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }

  /// Whether the next letter, marks left out, joins to the one at an index.
  private static func isJoined(_ scalars: [Unicode.Scalar], after index: Int) -> Bool {
    guard let next = scalars[(index + 1)...].first(where: { !isMark($0) }) else { return false }
    return next.value == tatweel || letters[next.value] != nil
  }

  /// A lam and the alef right behind it: the form where nothing joins before, and where it ends.
  private static func ligature(
    _ scalars: [Unicode.Scalar], at index: Int
  ) -> (form: UInt32, end: Int)? {
    guard index + 1 < scalars.count, let form = ligatures[scalars[index + 1].value] else {
      return nil
    }
    return (form, index + 2)
  }

  /// By the alef.
  private static let ligatures: [UInt32: UInt32] = [
    0x622: 0xfef5, 0x623: 0xfef7, 0x625: 0xfef9, 0x627: 0xfefb,
  ]

  private struct Letter {
    /// The form by itself; the next ones are: joined before, after, at both sides.
    var form: UInt32
    /// It joins to the letter behind it.
    var joinsBoth: Bool
  }

  private static let letters: [UInt32: Letter] = {
    var letters: [UInt32: Letter] = [:]
    for (base, form) in joiningBoth { letters[base] = Letter(form: form, joinsBoth: true) }
    for (base, form) in joiningBefore { letters[base] = Letter(form: form, joinsBoth: false) }
    return letters
  }()

  private static let plainLetters: [UInt32: [UInt32]] = {
    var plain: [UInt32: [UInt32]] = [:]
    for (base, letter) in letters {
      for offset in 0..<UInt32(letter.joinsBoth ? 4 : 2) { plain[letter.form + offset] = [base] }
    }
    for (alef, form) in ligatures {
      for offset in 0..<UInt32(2) { plain[form + offset] = [lam, alef] }
    }
    return plain
  }()

  private static let joiningBoth: [(UInt32, UInt32)] = [
    (0x626, 0xfe89), (0x628, 0xfe8f), (0x62a, 0xfe95), (0x62b, 0xfe99), (0x62c, 0xfe9d),
    (0x62d, 0xfea1), (0x62e, 0xfea5), (0x633, 0xfeb1), (0x634, 0xfeb5), (0x635, 0xfeb9),
    (0x636, 0xfebd), (0x637, 0xfec1), (0x638, 0xfec5), (0x639, 0xfec9), (0x63a, 0xfecd),
    (0x641, 0xfed1), (0x642, 0xfed5), (0x643, 0xfed9), (0x644, 0xfedd), (0x645, 0xfee1),
    (0x646, 0xfee5), (0x647, 0xfee9), (0x64a, 0xfef1), (0x679, 0xfb66), (0x67e, 0xfb56),
    (0x686, 0xfb7a), (0x6a4, 0xfb6a), (0x6a9, 0xfb8e), (0x6ad, 0xfbd3), (0x6af, 0xfb92),
    (0x6be, 0xfbaa), (0x6c1, 0xfba6), (0x6cc, 0xfbfc), (0x6d0, 0xfbe4),
  ]

  private static let joiningBefore: [(UInt32, UInt32)] = [
    (0x622, 0xfe81), (0x623, 0xfe83), (0x624, 0xfe85), (0x625, 0xfe87), (0x627, 0xfe8d),
    (0x629, 0xfe93), (0x62f, 0xfea9), (0x630, 0xfeab), (0x631, 0xfead), (0x632, 0xfeaf),
    (0x648, 0xfeed), (0x649, 0xfeef), (0x671, 0xfb50), (0x688, 0xfb88), (0x691, 0xfb8c),
    (0x698, 0xfb8a), (0x6ba, 0xfb9e), (0x6d2, 0xfbae),
  ]
}
