public import TerminalModel

/// All keys of the program, in the order in which help and footer list them.
public enum KeyTable {
  /// Every binding.
  public static let bindings = KeyGroup.allCases.flatMap(\.bindings)

  /// The first binding of a place that the footer writes with a sign.
  static func binding(signed sign: String, in place: Place) -> KeyBinding? {
    // Signs are seldom ASCII, and unequal ones of other characters take long to compare.
    let length = sign.utf8.count
    return first(in: place) { $0.sign.utf8.count == length && $0.sign == sign }
  }

  /// What a key means in a place; nil when it means nothing there. Printing keys of text fields and
  /// lists have no binding.
  public static func binding(for key: Key, in place: Place) -> KeyBinding? {
    first(in: place) { $0.keys.contains(key) }
  }

  /// The table is short: to look through it takes less than to have it by place and key, which
  /// would be made before the first picture.
  private static func first(
    in place: Place, where isWanted: (borrowing KeyBinding) -> Bool
  ) -> KeyBinding? {
    for group in KeyGroup.allCases where group.hasKeys(in: place) {
      let all = group.bindings
      let bindings = all.span
      for index in bindings.indices
      where bindings[index].works(in: place) && isWanted(bindings[index]) {
        return bindings[index]
      }
    }
    return nil
  }

  /// What a key means in a place, typing included.
  public static func intent(for key: Key, in place: Place) -> Intent? {
    binding(for: key, in: place)?.intent ?? typing(key, in: place)
  }

  /// What a printing key types; nil where nothing is typed.
  static func typing(_ key: Key, in place: Place) -> Intent? {
    guard place.takesText, case .character(let character) = key else { return nil }
    return .insert(String(character))
  }

  /// The bindings of a place in the table's order.
  public static func bindings(in place: Place) -> [KeyBinding] {
    bindings.filter { $0.works(in: place) }
  }

  static func characters(_ text: String) -> [Key] { text.map { .character($0) } }
}

extension Place {
  /// Whether printing keys are typed.
  var takesText: Bool { self == .textField || self == .list }
}
