import PaywallModel
import TerminalModel

/// The fourth pass: gives every node its rows and paints it, parents first, later siblings on top.
final class Painter {
  let view: ScreenView
  let layouter: Layouter
  /// What the screen was made of; nil where nothing of it can be seen.
  let layout: ScreenLayout?
  let isMirrored: Bool
  /// The header's buttons that are there, back first.
  let header: [HeaderPlace]
  var canvas: Canvas
  /// Pressables in reading order; an index is the owner of cells.
  var pressed: [PaintedPressable] = []
  /// The pressable around what is painted now.
  var owner = Canvas.nobody
  /// The labels painted now are links.
  var isUnderlined = false
  var window: PaintedWindow?
  /// For each pressable, whether it owns a cell of the scrolled content, seen or not.
  var ownersInContent: [Bool] = []
  var isInContent = false
  /// Something may be painted over what is painted now.
  var isInLayers = false
  var pagers: [PagerWindow] = []
  var pictures: [PlacedPicture] = []
  /// Where a form of the spinner was drawn.
  var spinners: [PaintedMark] = []
  /// Where nodes were painted, for who looks into the picture; a layout is painted more than once
  /// and keeps nothing of it.
  private(set) var places: [ObjectIdentifier: PaintedPlace] = [:]
  let keepsPlaces: Bool

  init(view: ScreenView, layout: ScreenLayout?, metrics: Metrics, canvas: Canvas, keepsPlaces: Bool)
  {
    self.keepsPlaces = keepsPlaces
    self.view = view
    self.layout = layout
    layouter = layout?.layouter ?? Layouter(metrics: metrics, scroll: nil, pages: [:])
    self.canvas = canvas
    let isMirrored = layout?.isMirrored ?? view.isRightToLeft
    self.isMirrored = isMirrored
    let places =
      layout?.header
      ?? view.headerPlaces(columns: canvas.size.columns, isMirrored: isMirrored)
    header = places.filter { view.isShown($0) }
  }

  var metrics: Metrics { layouter.metrics }
  var isMono: Bool { view.depth == .mono }

  /// Paints a node in so many rows. `isFollowed`: something is drawn directly below it.
  func paint(_ node: Node, column: Int, row: Int, rows: Int, isFollowed: Bool = false) {
    let rect = Rect(column: column, row: row, columns: node.columns, rows: rows)
    guard node.hasInk, !rect.isEmpty else { return }
    if !keepsPlaces, isNeedless(node), isOutOfSight(rect, of: node) { return }
    let (outerOwner, outerUnderline) = (owner, isUnderlined)
    if keepsPlaces {
      places[ObjectIdentifier(node)] = PaintedPlace(rect: visual(rect), isInContent: isInContent)
    }
    enter(node, rect)
    paintFrame(of: node, rect)
    if node.press != nil { canvas.stamp(visual(rect), owner: owner) }
    let content = contentRect(of: node, rect)
    if let press = node.press, press.isTarget(view.loading) {
      paintLoading(node, press, content)
    } else {
      paintBody(of: node, content, isFollowed: isFollowed && node.bottom == 0)
    }
    paintMark(of: node, rect, content)
    if let press = node.press { finish(node, press, rect, content) }
    (owner, isUnderlined) = (outerOwner, outerUnderline)
  }

  /// Whether nothing follows from painting it where it is not seen: it only draws glyphs, or only
  /// picked rows count and nothing lies over it that could take its colour for a ground.
  private func isNeedless(_ node: Node) -> Bool {
    node.isInkOnly || (canvas.seenRows.arePicked && !isInLayers)
  }

  /// Whether none of its rows is seen; with fewer rows than it wants, it might draw beyond them.
  private func isOutOfSight(_ rect: Rect, of node: Node) -> Bool {
    rect.rows >= node.rows && !canvas.seenRows.overlaps(rect.row..<rect.endRow)
  }

  private func enter(_ node: Node, _ rect: Rect) {
    guard let press = node.press else { return }
    owner = Int32(pressed.count)
    pressed.append(PaintedPressable(node: node, rect: visual(rect), isInContent: isInContent))
    isUnderlined = node.shape == .link && press.role == .button && press.disabledReason == nil
  }

  private func finish(_ node: Node, _ press: Press, _ rect: Rect, _ content: Rect) {
    let row = min(max(content.row, rect.row), max(rect.row, rect.endRow - 1))
    pressed[Int(owner)].marks.rows = row..<row + 1
    if press.isTarget(view.pressed) {
      canvas.add(
        .reverse, to: visual(Rect(column: rect.column, row: row, columns: rect.columns, rows: 1)))
    }
    if press.disabledReason != nil { paintDisabled(node, rect, row: row) }
    if press.isTarget(view.focus) { paintFocus(of: node, rect, row: row) }
  }

  private func contentRect(of node: Node, _ rect: Rect) -> Rect {
    Rect(
      column: rect.column + node.left, row: rect.row + node.top,
      columns: node.columns - node.left - node.right, rows: rect.rows - node.top - node.bottom)
  }

  /// Where a block of logical columns is drawn: mirrored for languages that run from the right.
  func visual(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(
      column: canvas.size.columns - rect.endColumn, row: rect.row, columns: rect.columns,
      rows: rect.rows)
  }

  /// The glyph of a drawn character in the terminal's set.
  func glyph(_ drawn: Drawn) -> Glyph { drawn.glyph(in: view.glyphs) }
}

/// A pressable that was painted.
struct PaintedPressable {
  let node: Node
  /// Its cells on the canvas that it was painted on.
  let rect: Rect
  let isInContent: Bool
  /// Where its focus would be marked.
  var marks: PaintedMark

  init(node: Node, rect: Rect, isInContent: Bool) {
    self.node = node
    self.rect = rect
    self.isInContent = isInContent
    marks = PaintedMark(rows: 0..<1, isInContent: isInContent)
  }
}

/// The rows of a mark on the canvas that it was painted on.
struct PaintedMark {
  var rows: Range<Int>
  let isInContent: Bool

  /// The rows on the screen, as far as they are seen through its window.
  func seenRows(through window: PaintedWindow?) -> Range<Int> {
    guard isInContent, let window else { return rows }
    let first = window.rect.row - window.scroll.firstRow
    return (rows.lowerBound + first..<rows.upperBound + first)
      .clamped(to: window.rect.row..<window.rect.endRow)
  }
}

/// The part of scrolled content that is seen.
struct PaintedWindow {
  /// Where on the screen.
  var rect: Rect
  var scroll: ScrollWindow
  /// A line below it says that it is cut.
  var hasCutLine: Bool
}

extension ScreenView {
  /// Whether the screen runs from the right for this person.
  var isRightToLeft: Bool { screen.isRightToLeft(for: texts.locale) }
}
