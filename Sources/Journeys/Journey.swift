public import PaywallModel
import EmulatorCore

/// A walk by chance: from its seed follow the project, the app and every step.
public struct Journey: Sendable {
  /// What it goes through.
  public enum Kind: String, Sendable, CaseIterable {
    /// The SDK alone, used as code may use it.
    case sdk
    /// The SDK with the pretend app.
    case walk
    /// The whole face, recorded; killed and taken over from its journal.
    case shell

    var traveller: any Traveller.Type {
      switch self {
      case .sdk: SDKTraveller.self
      case .walk: WalkTraveller.self
      case .shell: ShellTraveller.self
      }
    }
  }

  /// How a journey ended.
  public struct End: Hashable, Sendable {
    /// Steps until its end or its first fault.
    public var stepCount: Int
    /// What is wrong; nil where nothing is.
    public var fault: String?
    /// The same on every machine.
    public var digest: UInt64
    /// The recording, where there is one.
    public var recording: String?
  }

  /// Which one.
  public let seed: UInt64
  /// What it goes through.
  public let kind: Kind
  private let shipped: Catalog
  private(set) var steps: [JourneyStep] = []
  /// Kinds of things that the last walk met: events, alerts, rules.
  public private(set) var sights: Set<String> = []

  /// Plans the journey of a seed; `shipped` is one of the projects that it may go through.
  public init(seed: UInt64, kind: Kind? = nil, shipped: Catalog) {
    self.seed = seed
    self.kind = kind ?? Self.kind(of: seed)
    self.shipped = shipped
  }

  /// Of ten journeys one goes through the face, which takes longer than all the others.
  private static func kind(of seed: UInt64) -> Kind {
    switch seed % 10 {
    case 0: .shell
    case 1, 2, 3, 4: .sdk
    default: .walk
    }
  }

  /// The steps, one line each.
  public var text: String { steps.map { $0.text + "\n" }.joined() }

  /// Some of the steps, one line each.
  public func text(of indices: [Int]) -> String {
    indices.filter(steps.indices.contains).map { steps[$0].text + "\n" }.joined()
  }

  /// Makes so many steps, each from what the one before has led to. With `takesLast` off the last
  /// one is only made, for one that would end the process.
  public mutating func go(_ length: Int, takesLast: Bool = true) -> End {
    var chance = Chance(seed: seed ^ 0x6a6f_7572_6e65_7973)
    var traveller = kind.traveller.init(seed: seed, shipped: shipped)
    var now = Instant.start
    steps = []
    for index in 0..<length {
      let step = JourneyStep(pause: Self.pause(&chance), event: traveller.next(&chance))
      steps.append(step)
      now = now.advanced(by: step.pause)
      if index + 1 < length || takesLast { traveller.take(step.event, at: now) }
      if traveller.fault != nil { break }
    }
    sights = traveller.sights
    return end(of: traveller)
  }

  /// Takes the steps that were made once more, all or some of them, in their order.
  public func again(_ indices: [Int]? = nil) -> End {
    var traveller = kind.traveller.init(seed: seed, shipped: shipped)
    var now = Instant.start
    let wanted = indices.map(Set.init)
    for (index, step) in steps.enumerated() {
      now = now.advanced(by: step.pause)
      guard wanted?.contains(index) ?? true else { continue }
      traveller.take(step.event, at: now)
      if traveller.fault != nil { break }
    }
    return end(of: traveller)
  }

  /// The same journey with fewer steps, as long as it still fails; each try is judged by `fails`,
  /// which is given the steps that are left.
  public func shrunk(while fails: (Journey) -> Bool) -> Journey {
    var journey = self
    var size = max(1, steps.count / 2)
    while size > 0 {
      var start = 0
      while start < journey.steps.count {
        let candidate = journey.without(start..<min(start + size, journey.steps.count))
        if fails(candidate) { journey = candidate } else { start += size }
      }
      size /= 2
    }
    return journey
  }

  /// The moments of the steps that are left stay what they were.
  private func without(_ range: Range<Int>) -> Journey {
    var journey = self
    let pause = steps[range].map(\.pause).reduce(0, +)
    journey.steps.removeSubrange(range)
    if range.lowerBound < journey.steps.count { journey.steps[range.lowerBound].pause += pause }
    return journey
  }

  private func end(of traveller: some Traveller) -> End {
    End(
      stepCount: steps.count, fault: traveller.fault, digest: traveller.digest,
      recording: traveller.recording)
  }

  /// Held keys, people, and long waits.
  private static func pause(_ chance: inout Chance) -> Int {
    if chance.one(in: 6) { return chance.number(40) }
    if chance.one(in: 20) { return chance.number(100_000) }
    return chance.number(1_200)
  }
}
