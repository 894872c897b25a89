public import PaywallModel

/// A screen that is being shown.
public struct Presentation: Hashable, Sendable {
  /// Who asked for it; decides who hears the outcome.
  public enum Opener: String, Hashable, Sendable, CaseIterable {
    case app, action, link, campaign
  }

  /// Its number.
  public var id: PresentationID
  /// The screen that it shows.
  public var screenID: String
  /// The placement that it came from, if it did.
  public var placementID: String?
  /// Who asked for it.
  public var openedBy: Opener
  /// How it came up; not always as its screen says.
  public var displayMode: DisplayMode
  /// What is chosen on it.
  public var selections: Selections
  /// The slide that each of its carousels shows, from 0.
  public var slides: [ComponentPath: Int] = [:]
  /// When it came up.
  public var shownAt: Instant
  /// What was bought or restored on it, for the outcome.
  public var result: Outcome.PurchaseResult
  /// The plan of the result, if one is known.
  public var resultPlanID: String?

  /// Makes a presentation.
  public init(
    id: PresentationID, screenID: String, placementID: String?, openedBy: Opener,
    displayMode: DisplayMode, selections: Selections, shownAt: Instant
  ) {
    self.id = id
    self.screenID = screenID
    self.placementID = placementID
    self.openedBy = openedBy
    self.displayMode = displayMode
    self.selections = selections
    self.shownAt = shownAt
    result = .none
    resultPlanID = nil
  }
}
