public import PaywallModel

/// The value of an event's property, typed as the SDK sends it.
public indirect enum EventValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case decimal(ExactDecimal)
  case truth(Bool)
  case list([EventValue])
  case object([SDKEvent.Property])

  /// In few words: texts bare, lists with commas, objects by their first value.
  public var words: String {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .truth(let flag): "\(flag)"
    case .list(let values): values.map(\.words).joined(separator: ", ")
    case .object(let members): members.map { "\($0.key) \($0.value.words)" }.joined(separator: ", ")
    }
  }

  /// A list of texts.
  static func texts(_ texts: [String]) -> EventValue { .list(texts.map { .text($0) }) }
}

extension EventValue: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral text: String) { self = .text(text) }
}

/// An event of the SDK.
public struct SDKEvent: Hashable, Sendable {
  /// Who gets an event.
  public enum Reach: String, Hashable, Sendable, CaseIterable {
    /// The app's event listener, and the wire.
    case listenerAndWire
    /// The wire alone: custom events (dossier §8.4).
    case wireOnly
    /// Nobody: the person has forbidden it (dossier §10.4).
    case nobody
  }

  /// Upper snake case, dossier §8.1; custom events as the app calls them.
  public var name: String
  /// When it was sent.
  public var at: Instant
  /// Keys in the order in which they are shown.
  public var properties: [Property]
  /// Who gets it.
  public var reach: Reach

  /// A key and its value.
  public struct Property: Hashable, Sendable {
    /// Snake case, dossier §8.2.
    public var key: String
    /// Typed.
    public var value: EventValue

    /// Makes a property.
    public init(_ key: String, _ value: EventValue) {
      self.key = key
      self.value = value
    }

    /// Makes a property with a text.
    public init(_ key: String, _ text: String) { self.init(key, .text(text)) }
  }

  /// Makes an event.
  public init(
    name: String, at: Instant, properties: [Property] = [], reach: Reach = .listenerAndWire
  ) {
    self.name = name
    self.at = at
    self.properties = properties
    self.reach = reach
  }

  /// The value of a key; nil where there is none.
  public func value(of key: String) -> EventValue? { properties.first { $0.key == key }?.value }
}
