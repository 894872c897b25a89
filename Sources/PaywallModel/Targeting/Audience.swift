/// A group of people, as the Console declares it.
public struct Audience: Hashable, Sendable {
  /// Unique in the project.
  public var id: String
  /// For people; the id when not given.
  public var name: String?
  /// Who belongs to it; nil is everybody.
  public var condition: AudienceCondition?

  /// Makes an audience.
  public init(id: String, name: String? = nil, condition: AudienceCondition? = nil) {
    self.id = id
    self.name = name
    self.condition = condition
  }

  /// What a person reads.
  public var title: String { name ?? id }
}

/// What is served to somebody: a screen, a flow or nothing.
public enum Served: Hashable, Sendable {
  case screen(String)
  case flow(String)
  /// Type `deactivated` (dossier §5.2).
  case nothing

  /// Of two ids at most one counts; the flow's first.
  public init(screenID: String?, flowID: String?) {
    self = flowID.map(Served.flow) ?? screenID.map(Served.screen) ?? .nothing
  }

  /// The screen's or the flow's id.
  public var id: String? {
    switch self {
    case .screen(let id), .flow(let id): id
    case .nothing: nil
    }
  }
}

/// What an audience, or everyone else, is served.
public struct Assignment: Hashable, Sendable {
  /// Without a running test.
  public var served: Served
  /// May put something else in its place (dossier §5.3).
  public var abTest: ABTest?

  /// Makes an assignment.
  public init(_ served: Served = .nothing, abTest: ABTest? = nil) {
    self.served = served
    self.abTest = abTest
  }

  /// Everything that it can serve, in the file's order, each once.
  public var everythingServed: [Served] {
    var all = [served]
    for variant in abTest?.variants ?? [] where !all.contains(variant.served) {
      all.append(variant.served)
    }
    return all
  }
}

/// An A/B test.
public struct ABTest: Hashable, Sendable {
  /// How many variants a test has at most (dossier §5.3).
  public static let maximumVariantCount = Limits.variants

  /// Unique in the project.
  public var id: String
  /// In the file's order.
  public var variants: [Variant]

  /// One of the things that are compared.
  public struct Variant: Hashable, Sendable {
    /// Unique in the test: `A`.
    public var id: String
    /// How many of a hundred buckets it has.
    public var percent: Int
    /// What it serves.
    public var served: Served

    /// Makes a variant.
    public init(id: String, percent: Int, served: Served) {
      self.id = id
      self.percent = percent
      self.served = served
    }
  }

  /// Makes a test.
  public init(id: String, variants: [Variant]) {
    self.id = id
    self.variants = variants
  }

  /// The variant of a bucket; nil where the percentages leave the bucket out, and what is served
  /// without the test counts.
  public func variant(inBucket bucket: Int) -> Variant? {
    var upper = 0
    for variant in variants {
      upper += variant.percent
      if bucket < upper { return variant }
    }
    return nil
  }

  /// The variant with an id, if there is one.
  public func variant(_ id: String) -> Variant? { variants.first { $0.id == id } }

  /// A user's bucket, 0…99, the same for ever and on every machine (dossier §5.3).
  public static func bucket(of userID: String) -> Int {
    var hash = StableHash()
    hash.add(userID)
    return Int((hash.value ^ hash.value >> 32) % 100)
  }
}
