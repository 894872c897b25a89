/// What a label's text depends on besides its screen: the store, who the user is, what is picked,
/// what day it is.
public struct TextContext: Hashable, Sendable {
  /// What tags that count time count.
  public enum Timer: Hashable, Sendable {
    /// No countdown runs: the tags stay as they are written.
    case none
    /// So many seconds are left; nil where nobody knows.
    case left(Int?)
  }

  /// The plan that tags without an argument refer to, if the label names none.
  public var currentPlanID: String?
  /// The offer that the option of the current plan carries, if it does.
  public var currentOfferID: String?
  /// The offers that the screen sells plans with, by plan; nil: they are looked up.
  public var offers: [String: String]?
  /// Whether the user gets introductory offers in a group, by group id; absent means yes.
  public var introEligibility: [String: Bool]
  /// The language of texts, period words and the writing of prices.
  public var locale: String
  /// The moment of the walk; nil where nobody knows what day it is.
  public var now: Moment?
  /// The user's attributes, for countdowns that end by one.
  public var attributes: [String: String] = [:]
  /// What `{{TIMER(…)}}` counts.
  public var timer = Timer.none

  /// Makes a context.
  public init(
    currentPlanID: String? = nil, introEligibility: [String: Bool] = [:], locale: String = "en"
  ) {
    self.currentPlanID = currentPlanID
    self.introEligibility = introEligibility
    self.locale = locale
  }
}

extension TextContext {
  /// What the texts of a screen depend on for a new user at the beginning of a walk.
  public init(of screen: Screen, selections: Selections, in catalog: Catalog) {
    let plan = screen.currentPlan(selections: selections)
    self.init(currentPlanID: plan.id, locale: catalog.project.locale)
    currentOfferID = plan.offerID
    now = Moment(catalog.project.start.date)
    attributes = Dictionary(
      catalog.project.start.attributes.map { ($0.key, $0.value) },
      uniquingKeysWith: { _, last in last })
  }
}
