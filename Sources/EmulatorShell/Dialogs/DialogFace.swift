import EmulatorCore
import PaywallModel

/// One thing in a dialog that can have the focus.
enum DialogItem: Hashable, Sendable {
  /// A text field, by its index.
  case field(Int)
  /// A choice of how it goes on (`it works`), by its option's index.
  case choice(Int)
  /// A way out, by its option's index.
  case option(Int)
}

/// What the face remembers of one dialog on the phone.
struct DialogFace: Hashable, Sendable {
  var id: DialogID
  var items: [DialogItem]
  var focus: Int
  var fields: [TextField]
  /// The chosen value of each option that has several.
  var chosenValues: [Int: Int] = [:]
  /// Which choice is ticked, by its option's index.
  var ticked: Int?
  /// The first visible line of a long text.
  var firstLine = 0

  init(_ dialog: Dialog, lastWayOut: WayOut?) {
    id = dialog.id
    let choices = Self.choices(of: dialog)
    ticked = choices.first
    fields = dialog.fields.map { TextField($0.value) }
    let options = dialog.options.indices.filter { index in
      choices.isEmpty || index == choices.first || !choices.contains(index)
    }
    items =
      dialog.fields.indices.map { .field($0) } + choices.map { .choice($0) }
      + options.map { .option($0) }
    let remembered = lastWayOut.flatMap { wayOut in
      dialog.options.firstIndex { $0.wayOut == wayOut }
    }
    focus = 0
    if let remembered { focus = items.firstIndex(of: .option(remembered)) ?? 0 }
  }

  /// A sign-in is one button and two ways in which it may go on.
  private static func choices(of dialog: Dialog) -> [Int] {
    let pair: [WayOut] = [.signIn, .signInFails]
    let found = pair.compactMap { wayOut in
      dialog.options.firstIndex { $0.wayOut == wayOut }
    }
    return found.count == 2 ? found : []
  }

  var item: DialogItem? { items.indices.contains(focus) ? items[focus] : nil }

  /// Whether printing keys are typed.
  var isTyping: Bool { if case .field? = item { true } else { false } }
}

extension Shell {
  /// Faces come and go with the walk's dialogs; a new one takes the keys.
  mutating func settleDialogs() {
    let dialogs = walk.dialogs
    let known = dialogFaces
    let faces = dialogs.map { dialog in
      known.first { $0.id == dialog.id }
        ?? DialogFace(dialog, lastWayOut: dialog.listsOptions ? lastWaysOut[dialog.owner] : nil)
    }
    guard faces.map(\.id) != known.map(\.id) else { return }
    dialogFaces = faces
    if let top = faces.last, !known.contains(where: { $0.id == top.id }) {
      half = .phone
      filterField = nil
      ownNote = nil
      if widthClass != .narrow, halvesShown == .panelOnly { views[widthClass] = .both }
    }
  }

  /// The dialog on top with its face.
  var topDialog: (dialog: Dialog, face: DialogFace)? {
    guard let dialog = walk.topDialog, let face = dialogFaces.last, face.id == dialog.id else {
      return nil
    }
    return (dialog, face)
  }

  private mutating func changeTopFace(_ change: (inout DialogFace) -> Void) {
    guard !dialogFaces.isEmpty else { return }
    change(&dialogFaces[dialogFaces.count - 1])
  }

  mutating func dialogIntent(_ intent: Intent) {
    guard let (dialog, face) = topDialog else { return }
    switch intent {
    case .press: pressInDialog(dialog, face)
    case .back: leaveDialog(dialog)
    case .digit(let number): pick(number, dialog, face)
    case .next: moveInDialog(by: 1, dialog, face)
    case .previous: moveInDialog(by: -1, dialog, face)
    case .up, .down: verticalInDialog(by: intent == .down ? 1 : -1, dialog, face)
    case .left where !face.isTyping, .right where !face.isTyping:
      sidewaysInDialog(by: intent == .right ? 1 : -1, dialog, face)
    default: typeInDialog(intent, dialog, face)
    }
  }

  private mutating func moveInDialog(by step: Int, _ dialog: Dialog, _ face: DialogFace) {
    let count = face.items.count
    guard count > 0 else { return }
    let order = (1...count).map { (face.focus + step * $0 + count * count) % count }
    guard let next = order.first(where: { !dialog.isOff(face.items[$0]) }) else { return }
    changeTopFace { $0.focus = next }
  }

  private mutating func verticalInDialog(by step: Int, _ dialog: Dialog, _ face: DialogFace) {
    let layout = layout(of: dialog, face)
    if !dialog.listsOptions, layout.hiddenLines > 0, !face.isTyping {
      scrollDialogText(by: step)
    } else {
      moveInDialog(by: step, dialog, face)
    }
  }

  /// Moves the visible part of a long text.
  mutating func scrollDialogText(by lines: Int) {
    guard let (dialog, face) = topDialog else { return }
    let layout = layout(of: dialog, face)
    let first = max(0, min(layout.firstLine + lines, layout.hiddenLines))
    guard first != layout.firstLine else {
      return say(.plain, lines < 0 ? "This is the top of the text." : "This is its end.")
    }
    changeTopFace { $0.firstLine = first }
  }

  private mutating func sidewaysInDialog(by step: Int, _ dialog: Dialog, _ face: DialogFace) {
    if case .option(let index)? = face.item, !dialog.options[index].values.isEmpty {
      let count = dialog.options[index].values.count
      let value = ((face.chosenValues[index] ?? 0) + step + count) % count
      changeTopFace { $0.chosenValues[index] = value }
    } else {
      moveInDialog(by: step, dialog, face)
    }
  }

  private mutating func pick(_ number: Int, _ dialog: Dialog, _ face: DialogFace) {
    guard number <= dialog.options.count else {
      let ways = dialog.options.count == 1 ? "1 way out" : "\(dialog.options.count) ways out"
      return say(.plain, "Nothing there. This dialog has \(ways).")
    }
    let index = number - 1
    if dialog.options[index].isOff {
      say(.plain, "Not yet: \(dialog.options[index].label) can be pressed in a moment.")
    }
    changeTopFace { changed in
      let found =
        changed.items.firstIndex(of: .choice(index)) ?? changed.items.firstIndex(of: .option(index))
      if let found { changed.focus = found }
      if changed.items.contains(.choice(index)) { changed.ticked = index }
    }
  }

  private mutating func typeInDialog(_ intent: Intent, _ dialog: Dialog, _ face: DialogFace) {
    guard case .field(let index)? = face.item else {
      return say(
        .plain, "Ignored: the dialog on top takes the keys. Close it first.",
        short: "Ignored: close the dialog first.")
    }
    if case .insert(let text) = intent, dialog.fields[index].takesDigitsOnly,
      !text.allSatisfy(\.isNumber)
    {
      return say(.plain, "Digits only.")
    }
    changeTopFace { _ = $0.fields[index].edit(intent) }
  }

  private mutating func pressInDialog(_ dialog: Dialog, _ face: DialogFace) {
    switch face.item {
    case .choice(let index): changeTopFace { $0.ticked = index }
    case .option(let index):
      let isTicked = face.ticked != nil && face.items.contains(.choice(index))
      leave(dialog, by: isTicked ? face.ticked ?? index : index, face)
    case .field: leave(dialog, by: face.ticked ?? 0, face)
    case nil: say(.plain, "This dialog has no way out. z steps back.")
    }
  }

  private mutating func leave(_ dialog: Dialog, by index: Int, _ face: DialogFace) {
    guard dialog.options.indices.contains(index) else { return }
    let option = dialog.options[index]
    var values = Dictionary(
      zip(dialog.fields.map(\.id), face.fields.map(\.text)), uniquingKeysWith: { one, _ in one })
    if !option.values.isEmpty {
      values["value"] = option.values[(face.chosenValues[index] ?? 0) % option.values.count]
    }
    if dialog.listsOptions { lastWaysOut[dialog.owner] = option.wayOut }
    perform(.chooseWayOut(option.wayOut, values: values))
  }

  private mutating func leaveDialog(_ dialog: Dialog) {
    guard let wayOut = dialog.escape else {
      switch dialog.owner {
      case .sdk:
        return say(
          .plain, "An SDK alert closes by its button only.", short: "An alert closes by its button."
        )
      case .app, .store:
        return say(
          .plain, "This dialog closes by its buttons only.", short: "It closes by its buttons.")
      }
    }
    perform(.chooseWayOut(wayOut, values: [:]))
  }
}

extension Dialog {
  /// Whether a way out is shown that cannot be taken yet.
  func isOff(_ item: DialogItem) -> Bool {
    guard case .option(let index) = item else { return false }
    return options.indices.contains(index) && options[index].isOff
  }
}
