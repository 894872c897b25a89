import PaywallModel

extension Turn {
  /// Before iOS 6.2 a tap on a thing inside another fired both: the outer one's actions run after
  /// the inner one's, and are only told where those still run (dossier §2.6).
  mutating func fireOuter(
    of target: PressTarget, label: String, in presentation: Presentation, _ index: ScreenIndex
  ) {
    guard state.profile.firesNestedActions, case .component(let path) = target,
      let outer = Self.outerTarget(of: path, in: index.screen)
    else { return }
    let actions = index.screen.actions(of: outer)
    let isShown = state.presentations.last?.id == presentation.id
    if state.press == nil && isShown {
      trace(.SDK, TraceTexts.outerTapToo(label), reason: Reasons.nestedTap)
      return beginPress(outer, label: label, actions, in: presentation)
    }
    trace(.SDK, depth: 1, TraceTexts.outerTapDropped, reason: Reasons.nestedTap)
    if let first = actions.lazy.compactMap(\.action).first { emitTap(first) }
  }

  /// The nearest component around one that has actions too.
  private static func outerTarget(of path: ComponentPath, in screen: Screen) -> PressTarget? {
    var indices = path.indices
    while !indices.isEmpty {
      indices.removeLast()
      let outer = ComponentPath(indices)
      guard let component = screen.root.component(at: outer) else { return nil }
      if !component.actions.isEmpty { return .component(outer) }
    }
    return nil
  }
}

extension TraceTexts {
  static let outerTapDropped = "the tap fires around it too: dropped, an action runs"
  static func outerTapToo(_ label: String) -> String { "the tap fires around “\(label)” too" }
}

extension Reasons {
  static let nestedTap = Reason(
    "Before SDK 6.2 on iOS a tap on a thing inside another fired the actions of both. From 6.2 on "
      + "only the inner one's run.", .decision, lever: .platform)
}
