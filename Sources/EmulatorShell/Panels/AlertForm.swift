import EmulatorCore
import PaywallModel

/// The app's own dialog for an alert, to be changed row by row.
struct AlertForm: Hashable, Sendable {
  /// One row that can be changed.
  enum Field: Hashable, Sendable {
    case title, text
    /// What a button reads, does, and whether it calls onDismiss(); by its index.
    case label(Int), effect(Int), dismisses(Int)
    case back
  }

  /// The alerts whose dialog it is.
  let kinds: [AlertKind]
  /// An index into the fields.
  var row = 0

  init(kinds: [AlertKind]) { self.kinds = kinds }

  static func fields(of dialog: CustomAlert) -> [Field] {
    [.title, .text]
      + dialog.buttons.indices.flatMap { [.label($0), .effect($0), .dismisses($0)] } + [.back]
  }

  static func name(of field: Field) -> String {
    switch field {
    case .title: "title"
    case .text: "text"
    case .label(let index): "button \(index + 1)"
    case .effect: "  does"
    case .dismisses: "  then"
    case .back: "back"
    }
  }

  /// `Sign in`, `◂ sign in ▸`.
  static func value(of field: Field, in dialog: CustomAlert) -> String {
    switch field {
    case .title: dialog.title ?? "the SDK’s"
    case .text: dialog.text ?? "the SDK’s"
    case .label(let index): dialog.buttons[index].label
    case .effect(let index): "◂ \(name(of: dialog.buttons[index].effect)) ▸"
    case .dismisses(let index): "◂ \(ending(dialog.buttons[index].dismisses)) ▸"
    case .back: "◂ \(ending(dialog.dismissesOnBack)) ▸"
    }
  }

  static func name(of effect: CustomAlert.Effect) -> String {
    switch effect {
    case .nothing: "nothing"
    case .signIn: "sign in"
    case .link(let address): address
    case .placement(let id): "opens \(id)"
    }
  }

  private static func ending(_ dismisses: Bool) -> String {
    dismisses ? "onDismiss()" : "forgets it"
  }

  /// `Own dialog: Sign in, Later.`
  static func summary(of dialog: CustomAlert) -> String {
    let labels = dialog.buttons.map(\.label)
    return "Own dialog: \(labels.isEmpty ? "OK" : labels.joined(separator: ", ")). c changes it."
  }

  /// The dialog after one step of a field's values; nil where the field has a text.
  static func changed(
    _ dialog: CustomAlert, field: Field, by step: Int, placements: [String]
  ) -> CustomAlert? {
    var changed = dialog
    switch field {
    case .title, .text, .label: return nil
    case .effect(let index):
      let effects = effects(around: dialog.buttons[index].effect, placements: placements)
      changed.buttons[index].effect =
        effects.cycled(from: dialog.buttons[index].effect, by: step) ?? .nothing
    case .dismisses(let index): changed.buttons[index].dismisses.toggle()
    case .back: changed.dismissesOnBack.toggle()
    }
    return changed
  }

  /// What ←→ go through: the link that is there stays one of them.
  private static func effects(
    around effect: CustomAlert.Effect, placements: [String]
  ) -> [CustomAlert.Effect] {
    var link = CustomAlert.Effect.link("https://www.example.com/")
    if case .link = effect { link = effect }
    return [.nothing, .signIn, link] + placements.map { .placement($0) }
  }

  /// The text that ⏎ asks for; nil where it takes a step instead.
  static func prompt(for field: Field, in dialog: CustomAlert) -> PanelPrompt? {
    let (label, value): (String, String)
    switch field {
    case .title: (label, value) = ("Title, empty for the SDK’s", dialog.title ?? "")
    case .text: (label, value) = ("Text, empty for the SDK’s", dialog.text ?? "")
    case .label(let index): (label, value) = ("The button reads", dialog.buttons[index].label)
    case .effect(let index):
      guard case .link(let address) = dialog.buttons[index].effect else { return nil }
      (label, value) = ("The button opens", address)
    case .dismisses, .back: return nil
    }
    return PanelPrompt(
      id: "field", title: "your app’s dialog",
      fields: [Dialog.Field(id: "value", label: label, value: value)])
  }

  /// The dialog with a text that was typed.
  static func filled(_ dialog: CustomAlert, field: Field, with text: String) -> CustomAlert {
    var changed = dialog
    switch field {
    case .title: changed.title = text.isEmpty ? nil : text
    case .text: changed.text = text.isEmpty ? nil : text
    case .label(let index): changed.buttons[index].label = text.isEmpty ? "OK" : text
    case .effect(let index) where !text.isEmpty: changed.buttons[index].effect = .link(text)
    case .effect, .dismisses, .back: break
    }
    return changed
  }
}
