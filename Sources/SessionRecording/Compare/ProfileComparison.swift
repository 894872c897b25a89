/// One walk under several profiles: only what differs, aligned by step.
public struct ProfileComparison: Hashable, Sendable {
  /// Profiles that tell the same in a step.
  public struct Group: Hashable, Sendable {
    /// `iOS 6.2`, …
    public var profiles: [String]
    /// What they tell, without what all groups begin and end with.
    public var lines: [ToldLine]
  }

  /// A step in which not all profiles tell the same.
  public struct Step: Hashable, Sendable {
    /// From 1; 0 is what was opened before the first step.
    public var number: Int
    /// `terms refuse`.
    public var title: String
    /// At least two.
    public var groups: [Group]
  }

  /// The profiles in the order in which they were asked for.
  public let profiles: [String]
  /// Steps that differ.
  public let steps: [Step]
  /// What each profile's walk came to.
  public let accounts: [WalkAccount]

  /// Whether all walks are the same.
  public var isEmpty: Bool {
    steps.isEmpty
      && accounts.allSatisfy {
        $0.rules == accounts[0].rules && $0.place == accounts[0].place
          && $0.entitlements == accounts[0].entitlements && $0.stop == accounts[0].stop
      }
  }

  /// Compares the accounts of some profiles; at least one.
  public init(_ told: [(profile: String, account: WalkAccount)]) {
    precondition(!told.isEmpty, "a comparison has something to compare")
    profiles = told.map(\.profile)
    accounts = told.map(\.account)
    let numbers = Set(told.flatMap { $0.account.steps.map(\.number) }).sorted()
    steps = numbers.compactMap { number in
      let lines = told.map { entry in
        entry.account.steps.first { $0.number == number }?.lines ?? []
      }
      guard Set(lines).count > 1 else { return nil }
      let title = told.lazy.compactMap { entry in
        entry.account.steps.first { $0.number == number }?.title
      }.first
      return Step(
        number: number, title: title ?? "", groups: Self.groups(told.map(\.profile), lines))
    }
  }

  private static func groups(_ profiles: [String], _ lines: [[ToldLine]]) -> [Group] {
    let shortest = lines.map(\.count).min() ?? 0
    let head = (0..<shortest).prefix { index in
      lines.allSatisfy { $0[index] == lines[0][index] }
    }.count
    let tail = (0..<shortest - head).prefix { index in
      lines.allSatisfy { $0[$0.count - 1 - index] == lines[0][lines[0].count - 1 - index] }
    }.count
    var groups: [Group] = []
    for (profile, all) in zip(profiles, lines) {
      let own = Array(all[head..<all.count - tail])
      if let index = groups.firstIndex(where: { $0.lines == own }) {
        groups[index].profiles.append(profile)
      } else {
        groups.append(Group(profiles: [profile], lines: own))
      }
    }
    return groups
  }
}
