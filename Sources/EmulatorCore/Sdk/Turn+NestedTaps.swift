import PaywallModel

extension Turn {
  /// Before iOS 6.2 a tap on a thing inside another fired both: the outer one's actions run after
  /// the inner one's, and are only told where those still run (dossier §2.6).
  mutating func fireOuter(
    of target: PressTarget, label: String, in id: PresentationID, _ index: ScreenIndex
  ) {
    guard state.profile.firesNestedActions, case .component(let path) = target,
      let (outer, pressable) = Self.outer(of: path, in: index)
    else { return }
    let isShown = state.presentations.last?.id == id
    if state.press == nil && isShown {
      trace(.SDK, TraceTexts.outerTapToo(label), reason: Reasons.nestedTap)
      return beginPress(outer, label: label, pressable, in: id)
    }
    trace(.SDK, depth: 1, TraceTexts.outerTapDropped, reason: Reasons.nestedTap)
    if let first = pressable.chain.first { emitTap(first) }
  }

  /// The nearest component around one that has actions too.
  private static func outer(
    of path: ComponentPath, in index: ScreenIndex
  ) -> (PressTarget, Pressable)? {
    var indices = path.indices
    while !indices.isEmpty {
      indices.removeLast()
      let outer = PressTarget.component(ComponentPath(indices))
      if let pressable = index.pressable(outer), !pressable.actions.isEmpty {
        return (outer, pressable)
      }
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
