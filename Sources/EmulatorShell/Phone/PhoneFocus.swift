import EmulatorCore
public import PaywallModel
public import PaywallRenderer
import TerminalModel

/// Moving the focus among the things that can be pressed (layout §9, frames §6).
extension Shell {
  /// Everything that can be pressed on the phone now, in reading order.
  public var targets: [TapTarget] { arranged?.targets ?? [] }

  /// The same, kept for who looks next.
  mutating func keptTargets() -> [TapTarget] { arrange()?.targets ?? [] }

  /// What has the focus on the phone; nil while a dialog has it or nothing is shown.
  public var focus: PressTarget? {
    guard walk.hasPresentation, !walk.hasDialogs else { return nil }
    return topFace.focus
  }

  /// Gives the focus to something and scrolls it into sight.
  mutating func focusOn(_ target: TapTarget) {
    var face = topFace
    face.focus = target.target
    face.focusID = target.id
    face.focusKind = target.actions.lazy.compactMap(\.action?.kind).first
    topFace = face
    turnPage(to: target.target)
    scrollToFocus()
  }

  /// Next or previous in reading order, round and round; what is off is skipped.
  mutating func moveFocus(by step: Int) {
    let candidates = keptTargets().filter { $0.disabledReason == nil }
    guard !candidates.isEmpty else { return sayNothingToPress() }
    let index = candidates.firstIndex { $0.target == topFace.focus }
    guard let index else { return focusOn(candidates[step > 0 ? 0 : candidates.count - 1]) }
    focusOn(candidates[(index + step + candidates.count) % candidates.count])
  }

  /// The nearest thing in a direction; where there is none the screen scrolls or a page turns.
  mutating func moveFocus(_ direction: Intent) {
    let all = keptTargets()
    guard all.contains(where: { $0.disabledReason == nil }) else { return move(direction) }
    guard let current = all.first(where: { $0.target == topFace.focus }) else {
      return moveFocus(by: 1)
    }
    let candidates = all.filter { $0.disabledReason == nil && $0.target != current.target }
    if let best = SpatialOrder.nearest(to: current, among: candidates, direction) {
      return focusOn(best)
    }
    move(direction)
  }

  /// Turns a page or scrolls by a row.
  private mutating func move(_ direction: Intent) {
    switch direction {
    case .left: turnPage(by: -1)
    case .right: turnPage(by: 1)
    case .up: scrollPhone(by: -1)
    default: scrollPhone(by: 1)
    }
  }

  /// The nth thing; says so when there is none, and why when it is off.
  mutating func focusOnNumber(_ number: Int) {
    let all = keptTargets()
    guard number >= 1, number <= all.count else {
      guard !all.isEmpty else { return sayNothingToPress() }
      let things = all.count == 1 ? "1 thing" : "\(all.count) things"
      return say(.plain, "Nothing there. This screen has \(things) to press.")
    }
    let target = all[number - 1]
    if let reason = target.disabledReason { return say(.plain, "Off: \(reason)") }
    focusOn(target)
  }

  mutating func focusOnEnd(first: Bool) {
    let candidates = keptTargets().filter { $0.disabledReason == nil }
    guard let target = first ? candidates.first : candidates.last else {
      return sayNothingToPress()
    }
    focusOn(target)
  }

  private mutating func sayNothingToPress() {
    say(.plain, "Nothing to press on this screen. esc is the system's back.")
  }

  /// After anything changed: the focus stays on its path, else goes to the same id, else to the
  /// same kind of action, else to where a new screen has it.
  mutating func settleFocus() {
    guard walk.hasPresentation, let rendered = arrange() else { return }
    let enabled = rendered.targets.filter { $0.disabledReason == nil }
    let face = topFace
    if rendered.targets.contains(where: { $0.target == face.focus }) { return }
    let found =
      enabled.first { $0.id != nil && $0.id == face.focusID }
      ?? enabled.first {
        $0.actions.contains { $0.action?.kind == face.focusKind } && face.focusKind != nil
      }
      ?? enabled.first { $0.target == rendered.firstFocus } ?? enabled.first
    if let found { focusOn(found) } else { topFace.focus = nil }
  }
}

/// Which of several things is nearest in a direction.
enum SpatialOrder {
  static func nearest(
    to current: TapTarget, among others: [TapTarget], _ direction: Intent
  ) -> TapTarget? {
    let from = box(of: current)
    return others.compactMap { other in
      distance(from: from, to: box(of: other), direction).map { (other, $0) }
    }.min { $0.1 < $1.1 }?.0
  }

  /// In the content's rows, so that what is scrolled out of sight counts too.
  private static func box(of target: TapTarget) -> Rect {
    guard let rows = target.rowsInContent else { return target.rect }
    let columns = target.rect.isEmpty ? 1 : target.rect.columns
    return Rect(
      column: target.rect.column, row: rows.lowerBound, columns: columns, rows: rows.count)
  }

  private static func distance(from: Rect, to: Rect, _ direction: Intent) -> Int? {
    let rowGap = gap(from.row..<max(from.row + 1, from.endRow), to.row..<max(to.row + 1, to.endRow))
    let columnGap = gap(
      from.column..<max(from.column + 1, from.endColumn),
      to.column..<max(to.column + 1, to.endColumn))
    switch direction {
    case .up: return rowGap < 0 ? -rowGap * 4 + abs(columnGap) : nil
    case .down: return rowGap > 0 ? rowGap * 4 + abs(columnGap) : nil
    case .left: return columnGap < 0 && rowGap == 0 ? -columnGap : nil
    case .right: return columnGap > 0 && rowGap == 0 ? columnGap : nil
    default: return nil
    }
  }

  /// 0 where the ranges meet; negative when the other one comes before.
  private static func gap(_ one: Range<Int>, _ other: Range<Int>) -> Int {
    if one.overlaps(other) { return 0 }
    return other.lowerBound >= one.upperBound
      ? other.lowerBound - one.upperBound + 1 : other.upperBound - one.lowerBound - 1
  }
}
