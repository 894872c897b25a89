import TerminalModel

public import PaywallModel

extension ScreenRenderer {
  /// Brings a picture of some views up to others that differ from them only in what is focused,
  /// pressed or loading on top and in the spinner's form, by painting the rows anew in which these
  /// are. Answers with these rows; nil where it could not, and the picture is as it was.
  public static func refresh(
    _ rendered: inout RenderedScreen, from old: [ScreenView], to new: [ScreenView],
    catalog: Catalog, memory: inout LayoutMemory
  ) -> Set<Int>? {
    guard !new.isEmpty, old.count == new.count, old.dropLast() == new.dropLast() else { return nil }
    return refresh(
      &rendered, from: old[old.count - 1], to: new[new.count - 1], at: new.count - 1,
      catalog: catalog, memory: &memory)
  }

  /// The same for the view on top.
  private static func refresh(
    _ rendered: inout RenderedScreen, from before: ScreenView, to view: ScreenView, at index: Int,
    catalog: Catalog, memory: inout LayoutMemory
  ) -> Set<Int>? {
    guard !view.showsNumbers, before.isMarked(otherwiseThan: view),
      let rows = changedRows(of: rendered, from: before, to: view)
    else { return nil }
    if rows.isEmpty, before.pressed == view.pressed { return rows }
    let place = ScreenPlace(
      of: view, Shape(of: view), at: index, catalog: catalog, memory: &memory)
    if before.pressed != view.pressed {
      let old = ScreenPlace(
        of: before, Shape(of: before), at: index, catalog: catalog, memory: &memory)
      guard old.layout?.root === place.layout?.root else { return nil }
    }
    place.repaint(view, rows: rows, of: &rendered)
    return rows
  }

  /// The rows in which two views differ that are laid out alike; nil where that is not known.
  private static func changedRows(
    of rendered: RenderedScreen, from before: ScreenView, to view: ScreenView
  ) -> Set<Int>? {
    var rows: Set<Int> = []
    func add(
      _ one: PressTarget?, _ other: PressTarget?,
      _ range: (ChangingRows.OfTarget) -> Range<Int>?
    ) -> Bool {
      guard one != other else { return true }
      for case let target? in [one, other] {
        guard let index = rendered.targets.firstIndex(where: { $0.target == target }),
          let found = range(rendered.changing.ofTargets[index])
        else { return false }
        rows.formUnion(found)
      }
      return true
    }
    guard add(before.focus, view.focus, { $0.marked }),
      add(before.pressed, view.pressed, { $0.marked }),
      add(before.loading, view.loading, { $0.whole })
    else { return nil }
    if before.clockMilliseconds != view.clockMilliseconds {
      rows.formUnion(rendered.changing.ofSpinners)
    }
    return rows
  }
}

extension ScreenView {
  /// Whether another view puts the same things into the same places: the focus, what is pressed
  /// and the spinner's form only mark things.
  public func isArranged(like other: ScreenView) -> Bool {
    loading == other.loading && isMarked(otherwiseThan: other)
  }

  /// Whether another view is the same but for its marks and for what is loading.
  fileprivate func isMarked(otherwiseThan other: ScreenView) -> Bool {
    scrollRow == other.scrollRow && showsNumbers == other.showsNumbers && isLaidOut(like: other)
  }
}
