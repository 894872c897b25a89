import PaywallModel
import TerminalModel

/// One visible component on its way to cells. Each pass fills in its own part.
final class Node {
  /// Which child of its parent's component it is.
  let index: Int
  let content: Component.Content
  /// The style at rest, which decides the size.
  let style: ComponentStyle
  /// The colours of now.
  var look: Look
  var body: Body
  var children: [Node] = []
  var frame: Frame = .none
  /// What can be done with it, if it can be pressed.
  var press: Press?
  /// The state of the choice that it makes, drawn at its edge or before its content.
  var mark: ChoiceMark?
  /// It takes the whole line when its width is not given.
  var takesWidth = false
  /// It takes the rows that are left.
  var isFlexible = false
  /// It is as high as what stands beside it, and asks for nothing.
  var stretches = false
  /// It is a large picture or holds one.
  var hasPicture = false
  /// Neither it nor anything in it can be pressed, has a ground of its own or is noted while it is
  /// painted: where it is not seen, painting it changes nothing.
  var isInkOnly = false

  // Intrinsic.
  /// Columns below which words break.
  var leastColumns = 0
  /// Columns at which nothing wraps.
  var naturalColumns = 0

  // Layout.
  /// The frame that is drawn at this density.
  var shape: Frame = .none
  var columns = 0
  /// Columns between its edge and its content, marks included.
  var left = 0
  var right = 0
  /// Rows between its edge and its content.
  var top = 0
  var bottom = 0
  /// Rows with nothing missing and nothing extra.
  var rows = 0
  /// Rows that a density must find room for.
  var fittingRows = 0
  /// Rows below which it cannot be drawn.
  var leastRows = 0
  /// Points of blank above, not yet rounded.
  var lead = 0
  /// Points of blank below, not yet rounded.
  var trail = 0
  /// Blank rows above it in its stack.
  var gap = 0
  /// Its first column in its parent's content.
  var offset = 0
  var lines: [TextLine] = []
  /// The width that `lines` were wrapped at.
  var wrappedColumns = -1
  /// The width that a scroll's content was laid out in.
  var placedColumns = -1
  /// Rows of an hstack that flows: indices of children.
  var flow: [[Int]] = []

  init(
    index: Int, content: Component.Content, style: ComponentStyle, look: Look, body: Body
  ) {
    self.index = index
    self.content = content
    self.style = style
    self.look = look
    self.body = body
  }

  /// Whether anything of it can be seen.
  var hasInk: Bool {
    if case .blank = body { false } else { true }
  }

  /// Whether it is a row of cells that can all be pressed.
  var isRowOfPressables: Bool {
    guard case .horizontal(let isEqual) = body, isEqual, !children.isEmpty else { return false }
    return children.allSatisfy { $0.press != nil }
  }
}

/// What a node draws inside its frame.
enum Body {
  case vertical
  case horizontal(isEqual: Bool)
  case layered
  case scroll
  /// Pages, turned by the component at a path.
  case pager(ComponentPath)
  case text(TextBlock)
  case icon(Drawn)
  /// An icon that shows the state of the choice around it.
  case mark(ChoiceMark)
  case picture(PictureLook)
  case progress(ProgressBar)
  case spinner
  /// Only space: points, and whether it takes what is left.
  case blank(points: Int)
}

extension Body {
  /// Whether it is an image that is more than one glyph.
  var isPicture: Bool {
    if case .picture = self { true } else { false }
  }
}

extension Body {
  /// Whether it draws glyphs only, or what is in it does.
  var isInkOnly: Bool {
    switch self {
    case .vertical, .horizontal, .layered, .text, .icon, .mark, .progress, .spinner, .blank: true
    case .scroll, .pager, .picture: false
    }
  }
}

/// A picture, or a frame that stands for something that moves or is not known.
struct PictureLook {
  /// What it is called; empty for nothing.
  var name = ""
  /// What stands in the middle.
  var sign = Drawn.picture
  /// What stands at the lower right: the time of a video.
  var caption = ""
  /// The address of the dots that can be drawn in its place.
  var url: String?
  /// The dots are cut so that they fill all of it.
  var fills = false
  /// Rows where no height is given.
  var usualRows = 5
  /// What it is, for reading aloud: `picture`, `video`, `page`.
  var kind = "picture"
}

/// How a node's edge is drawn (`Layout.md`, Kinds).
enum Frame {
  case none
  /// A line of one row.
  case rule
  /// A line of one column.
  case stem
  /// A border around the content.
  case line
  /// A solid button of three rows and more.
  case solid
  /// `[text]`.
  case pill
  /// `▐text▌`.
  case badge
  /// A fill without edges.
  case plate
  /// An underlined text.
  case link
  /// A line at the left: a card where rows are rare.
  case bar
  /// `( A  ‹ B › )`: a bordered row of one row.
  case segment
}

/// The colours and weights that a node is painted with.
struct Look {
  /// A colour of the scheme and how opaque it is.
  struct Tint: Equatable {
    var color: RGB
    var alpha: UInt8
  }

  var ink: Tint?
  var fill: Tint?
  var border: Tint?
  var isBold = false
  /// Faint where there are no colours.
  var isMinor = false
  var isDisabled = false
  /// 0…1, of everything around it too.
  var alpha = 1.0
}

/// What a pressable component is. A class, because few nodes have one.
final class Press {
  let path: ComponentPath
  let id: String?
  let actions: [ComponentAction]
  let role: TapTarget.Role
  let isChosen: Bool
  let disabledReason: String?
  /// What a person reads on it, in one line.
  var label = ""

  init(
    of component: Component, at path: ComponentPath, role: TapTarget.Role, isChosen: Bool,
    disabledReason: String?
  ) {
    self.path = path
    id = component.id
    actions = component.actions
    self.role = role
    self.isChosen = isChosen
    self.disabledReason = disabledReason
  }

  /// Whether it is what a target means.
  func isTarget(_ target: PressTarget?) -> Bool {
    guard case .component(let aimed)? = target else { return false }
    return aimed == path
  }
}
