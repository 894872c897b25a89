import TerminalModel

public import PaywallModel

extension ScreenRenderer {
  /// Brings a picture of some views up to others that differ from them only in the focus and in the
  /// spinner's form, by painting the rows anew in which these are. Says whether it could; where it
  /// could not, the picture is as it was.
  public static func refresh(
    _ rendered: inout RenderedScreen, from old: [ScreenView], to new: [ScreenView],
    catalog: Catalog, memory: inout LayoutMemory
  ) -> Bool {
    guard let view = new.last, let before = old.last, !view.showsNumbers,
      before.isArranged(like: view), before.pressed == view.pressed,
      old.dropLast() == new.dropLast()
    else { return false }
    var rows: Set<Int> = []
    for focus in [before.focus, view.focus] where before.focus != view.focus {
      guard let focus else { continue }
      guard let index = rendered.targets.firstIndex(where: { $0.target == focus }) else {
        return false
      }
      rows.formUnion(rendered.changing.ofTargets[index])
    }
    if before.clockMilliseconds != view.clockMilliseconds {
      rows.formUnion(rendered.changing.ofSpinners)
    }
    guard !rows.isEmpty else { return true }
    let place = ScreenPlace(
      of: view, Shape(of: view), at: new.count - 1, catalog: catalog, memory: &memory)
    place.repaint(view, rows: rows.sorted(), on: &rendered.surface)
    return true
  }
}

extension ScreenView {
  /// Whether another view puts the same things into the same places: the focus, what is pressed
  /// and the spinner's form only mark things.
  public func isArranged(like other: ScreenView) -> Bool {
    var view = self
    view.focus = other.focus
    view.pressed = other.pressed
    view.clockMilliseconds = other.clockMilliseconds
    return view == other
  }
}
