import EmulatorCore
import PaywallModel
import TerminalModel

/// A key and its word in the footer.
struct FooterHint: Hashable, Sendable {
  /// As the plan names it.
  var planSign: String
  /// As it is drawn.
  var sign: String
  var label: String
  /// What a click on it does.
  var intent: Intent
}

/// Which hints a place has, in the order in which they are drawn and in the order in which they are
/// kept where room is short (frames §6, Footer).
struct FooterPlan: Hashable, Sendable {
  /// Drawn order, by sign.
  var order: [String]
  /// Most important first, by the place in the order.
  var priority: [Int]
  /// Words that differ from the table's, by sign.
  var labels: [String: String] = [:]

  init(_ order: String, keeps priority: String, labels: [String: String] = [:]) {
    let signs = order.split(separator: " ").map(String.init)
    self.order = signs
    self.priority = priority.split(separator: " ").compactMap { signs.firstIndex(of: String($0)) }
    self.labels = labels
  }

  static let phone = FooterPlan(
    "⏎ ⇥ esc p i a s v z d b : ? q", keeps: "⏎ ⇥ esc ? : q i a p s v z d b")
  static let frozen = FooterPlan(
    "i z p b : ? q", keeps: "i z ? : p b q", labels: ["i": "answer it"])
  static let start = FooterPlan(
    "⏎ / ↑↓ d U M P m : ? q", keeps: "⏎ ? / ↑↓ : q d U M P m", labels: ["/": "search"])
  static let sheet = FooterPlan(
    "⏎ 1-7 ←→ p s : esc ?", keeps: "⏎ esc ? 1-7 ←→ p s :", labels: ["⏎": "answer", "←→": "reason"])
  static let alert = FooterPlan("⏎ p a z : ? q", keeps: "⏎ ? : p a z q")
  static let alertWithChoice = FooterPlan("⏎ ⇥ p a z : ? q", keeps: "⏎ ⇥ ? : p a z q")
  static let page = FooterPlan(
    "⏎ 1-7 p s : esc ?", keeps: "⏎ esc ? 1-7 p s :", labels: ["⏎": "answer"])
  static let dialog = FooterPlan(
    "⏎ ⇥ 1-9 p : esc ?", keeps: "⏎ esc ? ⇥ 1-9 p :")
  static let textField = FooterPlan("⏎ ⇥ ^U esc F1", keeps: "⏎ esc F1 ⇥ ^U")
  static let ownDialog = FooterPlan(
    "⏎ ↑↓ 1-9 y esc ?", keeps: "⏎ esc ? ↑↓ 1-9 y", labels: ["↑↓": "choose"])
  static let list = FooterPlan("⏎ ↑↓ ⇥ ^U esc", keeps: "⏎ esc ↑↓ ⇥ ^U")
  static let replay = FooterPlan("␣ ←→ n <> g t esc ?", keeps: "␣ ←→ esc ? n <> g t")
  static let differs = FooterPlan(
    "w t ←→ ␣ esc ?", keeps: "w esc ? t ←→ ␣", labels: ["w": "both sides", "␣": "play on"])

  static func panel(_ kind: PanelKind, isNarrow: Bool) -> FooterPlan {
    if isNarrow { return narrowPanel }
    switch kind {
    case .interceptors: return interceptors
    case .alerts: return alerts
    case .pipeline, .store, .user, .events, .recording: return otherPanel
    }
  }

  private static let narrowPanel = FooterPlan(
    "⏎ n / : esc ?", keeps: "⏎ esc ? n / :", labels: ["esc": "paywall"])
  private static let interceptors = FooterPlan(
    "←→ 123 x ⏎ t ^S - esc ?", keeps: "←→ esc ? 123 x ⏎ t ^S -")
  private static let alerts = FooterPlan(
    "←→ ␣ A t ⏎ c ^S esc ?", keeps: "←→ esc ? ␣ A t ⏎ c ^S")
  private static let otherPanel = FooterPlan(
    "⏎ ←→ n / v f y : esc ?", keeps: "⏎ esc ? ←→ n / v f y :")
}

extension Shell {
  /// The footer's hints for a place, which is where one is.
  func footerPlan(in place: Place) -> FooterPlan {
    switch place {
    case .start: return .start
    case .phone: return frozen == nil ? .phone : .frozen
    case .panel(let kind): return .panel(kind, isNarrow: widthClass == .narrow)
    case .phoneDialog: return dialogPlan
    case .ownDialog: return ownDialogPlan
    case .textField: return .textField
    case .list: return listPlan
    case .replay: return replay?.difference == nil ? .replay : .differs
    case .tooSmall: return FooterPlan("", keeps: "")
    }
  }

  private var ownDialogPlan: FooterPlan {
    if case .mail? = windows.last { return mailPlan }
    guard case .question(let question)? = windows.last, question.options.isEmpty else {
      return .ownDialog
    }
    return FooterPlan(
      "⏎ ↑↓ y esc ?", keeps: "⏎ esc ? ↑↓ y", labels: ["⏎": "close", "↑↓": "scroll"])
  }

  private var mailPlan: FooterPlan {
    guard !walk.emulator.redemption.mails.isEmpty else {
      return FooterPlan("⏎ y esc ?", keeps: "⏎ esc ? y", labels: ["⏎": "close"])
    }
    return FooterPlan(
      "⏎ ↑↓ ←→ y esc ?", keeps: "⏎ esc ? ↑↓ ←→ y", labels: ["⏎": "open", "←→": "arrives"])
  }

  private var listPlan: FooterPlan {
    guard case .list(let list)? = windows.last, case .help = list.kind else { return .list }
    var plan = FooterPlan.list
    plan.labels["⏎"] = "close"
    return plan
  }

  private var dialogPlan: FooterPlan {
    guard let dialog = walk.topDialog else { return .dialog }
    if dialog.owner == .store || (dialog.listsOptions && dialog.fields.isEmpty) {
      let hasValues = dialog.options.contains { !$0.values.isEmpty }
      var plan = hasValues ? FooterPlan.sheet : .page
      plan.labels["esc"] = dialog.escape.map { WayOutNames.escape($0) }
      plan.labels["1-9"] = nil
      return plan
    }
    guard let escape = dialog.escape else {
      return dialog.options.count > 1 ? .alertWithChoice : .alert
    }
    var plan = FooterPlan.dialog
    plan.labels["esc"] = WayOutNames.escape(escape)
    return plan
  }
}
