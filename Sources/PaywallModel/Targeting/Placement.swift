/// A place in the app where a paywall can come up.
public struct Placement: Hashable, Sendable {
  /// Unique in the project.
  public var id: String
  /// Looked at from the top; the first that the person belongs to counts (dossier §5.3).
  public var audiences: [AudienceAssignment]
  /// What people of no audience are served.
  public var everyoneElse: Assignment
  /// Served in the place of a screen that is not there; nil is the project's.
  public var fallbackScreenID: String?
  /// What it is for, for the start list.
  public var note: String?

  /// What one audience is served at a placement.
  public struct AudienceAssignment: Hashable, Sendable {
    /// One of the project's audiences.
    public var audienceID: String
    /// What it is served.
    public var assignment: Assignment

    /// Makes one.
    public init(audienceID: String, assignment: Assignment) {
      self.audienceID = audienceID
      self.assignment = assignment
    }
  }

  /// Makes a placement that serves everyone the same.
  public init(id: String, screenID: String?, note: String? = nil) {
    self.init(
      id: id, everyoneElse: Assignment(Served(screenID: screenID, flowID: nil)), note: note)
  }

  /// Makes a placement.
  public init(
    id: String, audiences: [AudienceAssignment] = [], everyoneElse: Assignment,
    fallbackScreenID: String? = nil, note: String? = nil
  ) {
    self.id = id
    self.audiences = audiences
    self.everyoneElse = everyoneElse
    self.fallbackScreenID = fallbackScreenID
    self.note = note
  }

  /// The screen that everyone else is served, if it is a screen.
  public var screenID: String? {
    if case .screen(let id) = everyoneElse.served { id } else { nil }
  }

  /// Everything that it can serve, each once.
  public var everythingServed: [Served] {
    var all: [Served] = []
    for served in (audiences.map(\.assignment) + [everyoneElse]).flatMap(\.everythingServed)
    where !all.contains(served) {
      all.append(served)
    }
    return all
  }

  /// The tests that can decide what is served, in the file's order.
  public var abTests: [ABTest] {
    (audiences.map(\.assignment) + [everyoneElse]).compactMap(\.abTest)
  }
}
