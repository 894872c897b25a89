/// A part of the key table, made when a place asks that has keys of it: before the first picture
/// only few parts are needed.
enum KeyGroup: CaseIterable {
  case start, phone, panels, dialogs, replay, fields, lists
  case panelLetters, looking, changing, appCalls, labSamples, leaving

  var bindings: [KeyBinding] {
    switch self {
    case .start: KeyTable.startKeys
    case .phone: KeyTable.phoneKeys
    case .panels: KeyTable.panelKeys
    case .dialogs: KeyTable.dialogKeys
    case .replay: KeyTable.replayKeys
    case .fields: KeyTable.fieldKeys
    case .lists: KeyTable.listKeys
    case .panelLetters: KeyTable.panelLetters
    case .looking: KeyTable.lookingKeys
    case .changing: KeyTable.changingKeys
    case .appCalls: KeyTable.appCalls
    case .labSamples: KeyTable.labSamples
    case .leaving: KeyTable.leavingKeys
    }
  }

  /// Whether a key means something of the group in a place; commands without a key are in none.
  func hasKeys(in place: Place) -> Bool {
    switch self {
    case .start: place == .start
    case .phone: place == .phone
    case .panels: place.isPanel
    case .dialogs: place == .phoneDialog || place == .ownDialog
    case .replay: place == .replay
    case .fields: place == .textField
    case .lists: place == .list || place == .textField
    case .panelLetters, .changing: Place.everywhere.contains(place)
    case .looking: Place.everywhere.contains(place) || place == .ownDialog || place == .list
    case .appCalls, .labSamples: false
    case .leaving: true
    }
  }
}
