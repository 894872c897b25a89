public import TerminalModel

/// All keys of the program, in the order in which help and footer list them.
public enum KeyTable {
  /// Every binding.
  public static let bindings: [KeyBinding] = [
    startKeys, phoneKeys, panelKeys, dialogKeys, replayKeys, fieldKeys, listKeys, panelLetters,
    lookingKeys, changingKeys, appCalls, labSamples, leavingKeys,
  ].flatMap(\.self)

  private static let byPlace: [Place: [Key: KeyBinding]] = {
    var table: [Place: [Key: KeyBinding]] = [:]
    for binding in bindings {
      for place in binding.places {
        for key in binding.keys where table[place]?[key] == nil {
          table[place, default: [:]][key] = binding
        }
      }
    }
    return table
  }()

  private static let bySign = Dictionary(grouping: bindings.indices) { bindings[$0].sign }

  /// The first binding of a place that the footer writes with a sign.
  static func binding(signed sign: String, in place: Place) -> KeyBinding? {
    let index = bySign[sign]?.first { bindings[$0].places.contains(place) }
    return index.map { bindings[$0] }
  }

  /// What a key means in a place; nil when it means nothing there. Printing keys of text fields and
  /// lists have no binding.
  public static func binding(for key: Key, in place: Place) -> KeyBinding? {
    byPlace[place]?[key]
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
    bindings.filter { $0.places.contains(place) }
  }

  static func characters(_ text: String) -> [Key] { text.map { .character($0) } }
}

extension Place {
  /// Whether printing keys are typed.
  var takesText: Bool { self == .textField || self == .list }
}
