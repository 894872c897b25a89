import EmulatorCore
public import PaywallModel

/// What has the focus in the dialog on top of the phone.
public enum DialogFocus: Hashable, Sendable {
  /// A text field, by its id.
  case field(String)
  /// A choice of how it goes on, by the way out that it stands for.
  case choice(WayOut)
  /// A button.
  case button(WayOut)
}

/// What scripts read to know which key comes next; a person sees the same on the screen.
extension Shell {
  /// What has the focus in the dialog on top; nil when none is open.
  public var dialogFocus: DialogFocus? {
    guard let (dialog, face) = topDialog else { return nil }
    switch face.item {
    case .field(let index): return .field(dialog.fields[index].id)
    case .choice(let index): return .choice(dialog.options[index].wayOut)
    case .option(let index): return .button(dialog.options[index].wayOut)
    case nil: return nil
    }
  }

  /// The chosen value of the button with the focus, where it has several: `network`.
  public var dialogValue: String? {
    guard let (dialog, face) = topDialog, case .option(let index)? = face.item else { return nil }
    let values = dialog.options[index].values
    return values.isEmpty ? nil : values[(face.chosenValues[index] ?? 0) % values.count]
  }

  /// The line that stands out in the panel that has the keys.
  public var chosenLine: ChosenLine? {
    guard case .panel(let kind) = place else { return nil }
    return panels.chosenLine(in: kind, context: panelContext(for: kind))
  }
}
