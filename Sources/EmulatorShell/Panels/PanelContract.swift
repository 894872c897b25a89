import TerminalModel

public import EmulatorCore
public import PaywallModel

/// One row of the Recording panel: what came from outside, and when.
public struct RecordedStep: Hashable, Sendable {
  /// What kind of row it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Something that a person did.
    case input
    /// A digest of the state was taken.
    case checkpoint
    /// A marker of the person, drawn with `◆`.
    case marker
    /// Left behind by stepping back; kept as a branch.
    case branch
  }

  /// From 1.
  public var number: Int
  /// What kind of row it is.
  public var kind: Kind
  /// When it came, on the walk's clock.
  public var at: Instant
  /// `⏎ Continue`, `terms refused`, `A custom alerts on`.
  public var text: String

  /// Makes a row.
  public init(number: Int, kind: Kind, at: Instant, text: String) {
    self.number = number
    self.kind = kind
    self.at = at
    self.text = text
  }
}

/// Everything that a panel may look at.
public struct PanelContext: Hashable, Sendable {
  /// The walk; its catalog is `walk.emulator.catalog`.
  public var walk: Walk
  /// Size, glyphs and motion.
  public var options: ShellOptions
  /// Colours.
  public var theme: Theme
  /// The rows of the Recording panel, oldest first.
  public var steps: [RecordedStep]
  /// The moment that is drawn, of the walk's clock.
  public var now: Instant
  /// Whether the border lists all tabs; the upper of two stacked panels names itself only.
  public var showsTabs: Bool
  /// The filter that is being typed in this panel, with its cursor; nil when nobody types.
  public var filterField: TextField?

  /// Makes a context.
  public init(
    walk: Walk, options: ShellOptions, theme: Theme, steps: [RecordedStep] = [], now: Instant,
    showsTabs: Bool = true, filterField: TextField? = nil
  ) {
    self.walk = walk
    self.options = options
    self.theme = theme
    self.steps = steps
    self.now = now
    self.showsTabs = showsTabs
    self.filterField = filterField
  }

  /// What was read for the walk.
  public var catalog: Catalog { walk.emulator.catalog }
}

/// The line that stands out in a panel: what `y` copies and `w` explains.
public struct ChosenLine: Hashable, Sendable {
  /// As it is read, without colours.
  public var text: String
  /// The rule behind it; nil when there is none to tell.
  public var reason: Reason?
  /// Its place in the walk's trace, where it is a line of that.
  public var traceIndex: Int?

  /// Makes a line.
  public init(text: String, reason: Reason? = nil, traceIndex: Int? = nil) {
    self.text = text
    self.reason = reason
    self.traceIndex = traceIndex
  }
}

/// A question of a panel, asked by a dialog of Paywalk over the middle of the window.
public struct PanelPrompt: Hashable, Sendable {
  /// Handed back with the answer.
  public var id: String
  /// After `paywalk · ` in the border.
  public var title: String
  /// Above fields and options.
  public var lines: [String]
  /// What is to be filled in.
  public var fields: [Dialog.Field]
  /// Numbered from 1.
  public var options: [String]
  /// The option that has the focus first, from 0.
  public var firstOption: Int

  /// Makes a question; with no options ⏎ takes the fields as they are.
  public init(
    id: String, title: String, lines: [String] = [], fields: [Dialog.Field] = [],
    options: [String] = [], firstOption: Int = 0
  ) {
    self.id = id
    self.title = title
    self.lines = lines
    self.fields = fields
    self.options = options
    self.firstOption = firstOption
  }
}

/// What a person answered to a panel's question; esc answers nothing.
public struct PanelAnswer: Hashable, Sendable {
  /// The prompt's.
  public var id: String
  /// From 0; nil where the prompt has none.
  public var option: Int?
  /// By the fields' ids.
  public var values: [String: String]

  /// Makes an answer.
  public init(id: String, option: Int?, values: [String: String] = [:]) {
    self.id = id
    self.option = option
    self.values = values
  }
}

/// One thing that a panel wants done.
public enum PanelEffect: Hashable, Sendable {
  /// Do this in the walk; it is recorded.
  case perform(WalkEvent)
  /// Say this in the note row.
  case note(Note)
  /// Ask the world around the face.
  case request(ShellRequest)
  /// Give the keys back to the phone.
  case leave
  /// Ask the person.
  case prompt(PanelPrompt)
  /// Go back (or forward) to the step with this number, from 1.
  case goToStep(Int)
  /// Say why a line of the walk's trace is there, by its index.
  case why(line: Int)
  /// Show the rule behind a line: a title for the border, and the text.
  case explain(title: String, text: String)
}

/// What a panel made of an intent.
public struct PanelReply: Hashable, Sendable {
  /// In the order in which they are to be done.
  public var effects: [PanelEffect]
  /// Why the intent can do nothing now; the shell says it in the note row. Nil when it did
  /// something.
  public var reason: String?

  /// Done, with these effects.
  public init(_ effects: [PanelEffect] = []) {
    self.effects = effects
    reason = nil
  }

  /// Done; only the panel's own state changed.
  public static let done = PanelReply()

  /// Nothing was done, and why: `Nothing to unfold: no press yet.`
  public static func nothing(_ reason: String) -> PanelReply {
    var reply = PanelReply()
    reply.reason = reason
    return reply
  }
}

/// What the seven panels do for the shell; `Panels` holds the state of all.
protocol PanelPainting {
  /// Does what a key means while the panel has the keys. Intents of the place `panel(kind)` in the
  /// key table come here, and `filter` never does.
  mutating func handle(
    _ intent: Intent, in kind: PanelKind, context: PanelContext
  ) -> PanelReply
  /// Draws the panel with its border and tabs; a border with the keys is heavy. Where the same
  /// panel is there already, with the same focus, only what differs is drawn.
  @discardableResult
  func paint(
    _ kind: PanelKind, into surface: inout Surface, rect: Rect, hasFocus: Bool,
    context: PanelContext, over shown: PanelPicture?
  ) -> PanelPicture
  /// Narrows the panel's lines; an empty text shows all.
  mutating func setFilter(_ text: String, in kind: PanelKind)
  /// The filter that holds.
  func filter(in kind: PanelKind) -> String
  /// The line that stands out, if there is one.
  func chosenLine(in kind: PanelKind, context: PanelContext) -> ChosenLine?
  /// A person answered the panel's question.
  mutating func answer(
    _ answer: PanelAnswer, in kind: PanelKind, context: PanelContext
  ) -> PanelReply
  /// A click on a cell of `rect`, the panel's block with its border; a double click is `⏎`.
  mutating func click(
    _ point: Point, isDouble: Bool, in kind: PanelKind, rect: Rect, context: PanelContext
  ) -> PanelReply
  /// The panel whose tab is at a cell of the border's top row; nil where there is none.
  func tab(at point: Point, selected: PanelKind, rect: Rect, context: PanelContext) -> PanelKind?
}
