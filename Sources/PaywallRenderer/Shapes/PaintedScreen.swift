import PaywallModel
import TerminalModel

/// A screen painted in its own columns, before it is put into a pane.
struct PaintedScreen {
  let canvas: Canvas
  let targets: [TapTarget]
  let scroll: ScrollWindow?
  let firstFocus: PressTarget?
  let pagers: [PagerWindow]
  let pictures: [PlacedPicture]
  let window: PaintedWindow?
  let places: [ObjectIdentifier: PaintedPlace]
  /// Where the focus of each target would be marked, and where spinners are.
  let changing: ChangingRows

  /// Paints a laid-out screen in so many rows; without a layout, only the header.
  init(
    _ layout: ScreenLayout?, view: ScreenView, metrics: Metrics, ground: RGB, rows: Int,
    keepsPlaces: Bool = false
  ) {
    let size = Size(columns: metrics.columns, rows: rows)
    let painter = Painter(
      view: view, layout: layout, metrics: metrics, canvas: Canvas(size: size, ground: ground),
      keepsPlaces: keepsPlaces)
    Self.paint(layout, with: painter, rows: rows)
    let list = TargetList(painter: painter)
    targets = list.targets
    changing = ChangingRows(of: list)
    if view.showsNumbers { painter.paintNumbers(of: targets) }
    firstFocus = list.firstFocus(of: targets)
    canvas = painter.canvas
    scroll = painter.window?.scroll
    window = painter.window
    pagers = painter.pagers
    pictures = painter.pictures
    places = painter.places
  }

  /// Paints only some rows of a screen, for who knows everything else.
  static func painter(
    ofRows picked: [Int], _ layout: ScreenLayout?, view: ScreenView, metrics: Metrics, ground: RGB,
    rows: Int
  ) -> Painter {
    let size = Size(columns: metrics.columns, rows: rows)
    let canvas = Canvas(size: size, ground: ground, seenRows: SeenRows(picked: picked))
    let painter = Painter(
      view: view, layout: layout, metrics: metrics, canvas: canvas, keepsPlaces: false)
    paint(layout, with: painter, rows: rows)
    return painter
  }

  private static func paint(_ layout: ScreenLayout?, with painter: Painter, rows: Int) {
    if let layout { paintRoot(of: layout, with: painter, rows: rows) }
    painter.paintHeader()
    painter.paintScrollMarks()
    painter.paintHeaderFocus()
  }

  private static func paintRoot(of layout: ScreenLayout, with painter: Painter, rows: Int) {
    let root = layout.root
    guard layout.scrollsWhole, layout.rows > rows else {
      let room = max(0, rows - layout.topRows)
      let height = root.isFlexible || root.rows > room ? room : root.rows
      return painter.paint(root, column: root.offset, row: layout.topRows, rows: height)
    }
    let place = Rect(column: 0, row: 0, columns: layout.metrics.columns, rows: rows)
    painter.paintWindow(place, contentRows: layout.rows, hasCutLine: false) {
      $0.paint(root, column: root.offset, row: layout.topRows, rows: root.rows)
    }
  }
}
