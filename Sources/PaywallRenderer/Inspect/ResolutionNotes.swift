import PaywallModel
import TerminalModel

/// What is worth knowing of a screen's resolving besides its nodes; taken down only where somebody
/// asks.
final class ResolutionNotes {
  /// Why components are not there.
  private(set) var absences: [ComponentPath: Absence] = [:]
  /// Texts that have a colour of their own on a plain ground.
  private(set) var texts: [Text] = []

  /// A text with what it is painted with.
  struct Text {
    var path: ComponentPath
    var position: SourcePosition
    var ink: Look.Tint
    var ground: RGB
    /// By WCAG 2: 18 points and more, or 14 and bold.
    var isLarge: Bool
  }

  /// A component whose alpha came to 0.
  func note(_ component: Component, at path: ComponentPath, in inner: Surroundings) {
    let states = component.styles
    func isHidden(_ style: ComponentStyle?) -> Bool { style?.alpha.map { $0 <= 0.002 } ?? false }
    if inner.isDisabled, isHidden(states.disabled), let condition = component.enabledWhen {
      absences[path] = .transparentWhileOff(condition)
    } else if inner.isSelected, isHidden(states.selected), !isHidden(states.normal),
      let binding = component.selected
    {
      absences[path] = .transparentWhile(binding)
    } else if !inner.isSelected, let selected = states.selected, selected.alpha != nil,
      !isHidden(selected), let binding = component.selected
    {
      absences[path] = .transparentUntil(binding)
    } else {
      absences[path] = .transparent
    }
  }

  /// A node that has its body, on a plain ground.
  func note(
    _ node: Node, of component: Component, at path: ComponentPath, on ground: RGB
  ) {
    guard case .text = node.body, let ink = node.look.ink, !node.look.isDisabled else { return }
    let size = node.style.font?.size ?? 0
    texts.append(
      Text(
        path: path, position: component.position, ink: ink, ground: ground,
        isLarge: size >= 18 || (size >= 14 && node.look.isBold)))
  }
}
