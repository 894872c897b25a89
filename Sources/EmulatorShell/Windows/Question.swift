import EmulatorCore
import PaywallModel

/// What a dialog of Paywalk is for.
enum Purpose: Hashable, Sendable {
  case why
  /// Why, with other answers to a call that can be tried.
  case tryAnswer(CallID, [InterceptResult])
  /// Why a line of the trace is there, with other answers of the store's sheet.
  case tryStoreAnswer(line: Int)
  case leave
  case restart
  case platform
  case sdkVersion
  case signIn
  case link
  /// A link as a code for a camera.
  case code(link: String)
  case marker
  case path
  case newScreen
  /// The program is used for the first time.
  case welcome
  /// There is no screen, recording or scenario.
  case nothingHere
  case replayStep
  case lab(LabSample)
  case problem(file: String, index: Int)
  case panel(PanelKind, id: String)
}

/// A dialog of Paywalk itself, over the middle of the window; it takes every key.
struct Question: Hashable, Sendable {
  var purpose: Purpose
  /// After `paywalk · `.
  var title: String
  /// At the right of the upper border.
  var corner = ""
  /// Above fields and options; wrapped where they are drawn.
  var lines: [String] = []
  /// Below the lines: labels with their values.
  var facts: [Fact] = []
  /// Below the facts; wrapped where they are drawn.
  var texts: [Text] = []
  /// Below the lines; rows of a file, not wrapped.
  var sourceRows: [String] = []
  /// Below those: rows of a QR code, in black and white whatever the theme.
  var codeRows: [String] = []
  /// Below fields and options.
  var notes: [String] = []
  var labels: [String] = []
  var fieldIDs: [String] = []
  var fields: [TextField] = []
  var takesDigitsOnly: [Bool] = []
  /// A value that ←→ change, after the fields; nil for none.
  var toggle: Toggle?
  /// Numbered from 1.
  var options: [String] = []
  /// Fields first, then options.
  var focus = 0
  /// The first visible line of a long text.
  var firstLine = 0
  /// Earlier entries, newest first, and which one is shown.
  var earlier: [String] = []
  var earlierIndex: Int?
  /// The keys in the lower border.
  var keys: String
  var escape = "esc cancel"

  /// A label and its value: `call`, `7, after 1.5 s`.
  struct Fact: Hashable, Sendable {
    var label: String
    var value: String

    init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  /// A text and how it is drawn.
  struct Text: Hashable, Sendable {
    var text: String
    var isQuiet: Bool
    var isStrong: Bool

    init(_ text: String, isQuiet: Bool = false, isStrong: Bool = false) {
      self.text = text
      self.isQuiet = isQuiet
      self.isStrong = isStrong
    }
  }

  init(_ purpose: Purpose, title: String, keys: String) {
    self.purpose = purpose
    self.title = title
    self.keys = keys
  }

  /// A panel's question.
  init(_ prompt: PanelPrompt, from kind: PanelKind) {
    self.init(
      .panel(kind, id: prompt.id), title: prompt.title,
      keys: prompt.options.isEmpty ? "⏎ do it" : "⏎ choose")
    lines = prompt.lines
    options = prompt.options
    for field in prompt.fields {
      addField(field.label, id: field.id, value: field.value, digits: field.takesDigitsOnly)
    }
    focus = fields.isEmpty ? max(0, min(prompt.firstOption, options.count - 1)) : 0
  }

  /// The rule behind a note or a line.
  static func why(_ title: String, _ text: String) -> Question {
    var question = Question(.why, title: "why", keys: "y copy")
    question.lines =
      [title, ""]
      + text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    question.escape = "esc back"
    return question
  }

  mutating func addField(_ label: String, id: String, value: String = "", digits: Bool = false) {
    labels.append(label)
    fieldIDs.append(id)
    fields.append(TextField(value))
    takesDigitsOnly.append(digits)
  }

  /// A few values on one row, one of which is chosen.
  struct Toggle: Hashable, Sendable {
    var label: String
    var values: [String]
    /// For narrow windows.
    var shortValues: [String]
    var chosen = 0

    /// `arrives  (•) app running  ( ) cold start`.
    func text(_ values: [String]) -> String {
      let marked = values.enumerated().map { "\($0 == chosen ? "(•)" : "( )") \($1)" }
      return "\(label)  \(marked.joined(separator: "  "))"
    }
  }

  /// Before the options: the fields and the toggle.
  var headCount: Int { fields.count + (toggle == nil ? 0 : 1) }
  var itemCount: Int { headCount + options.count }
  var isTyping: Bool { fields.indices.contains(focus) }
  var isOnToggle: Bool { toggle != nil && focus == fields.count }
  /// From 0; nil while something else has the focus or there is none.
  var option: Int? {
    let index = focus - headCount
    return options.indices.contains(index) && !isTyping ? index : nil
  }

  mutating func turnToggle() {
    guard let toggle else { return }
    self.toggle?.chosen = (toggle.chosen + 1) % toggle.values.count
  }

  var values: [String: String] {
    Dictionary(
      zip(fieldIDs, fields.map(\.text)), uniquingKeysWith: { first, _ in first })
  }
}

/// What lies over the middle of the window.
enum Window: Hashable, Sendable {
  case question(Question)
  case list(ListWindow)
  case mail(MailWindow)

  var place: Place {
    switch self {
    case .question(let question): question.isTyping ? .textField : .ownDialog
    case .list: .list
    case .mail: .ownDialog
    }
  }
}
