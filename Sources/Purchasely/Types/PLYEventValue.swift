import EmulatorCore
import PaywallModel

/// The value of an event's property, typed as the SDK gives it (dossier §8.2).
public indirect enum PLYEventValue: Hashable, Sendable {
  case string(String)
  case int(Int)
  /// As it is written, so that no digit is lost.
  case decimal(String)
  case bool(Bool)
  case array([PLYEventValue])
  case dictionary([String: PLYEventValue])

  init(_ value: EventValue) {
    self =
      switch value {
      case .text(let text): .string(text)
      case .integer(let number): .int(number)
      case .decimal(let number): .decimal(number.description)
      case .truth(let flag): .bool(flag)
      case .list(let values): .array(values.map { PLYEventValue($0) })
      case .object(let members): .dictionary(Self.table(members))
      }
  }

  static func table(_ properties: [SDKEvent.Property]) -> [String: PLYEventValue] {
    Dictionary(
      properties.map { ($0.key, PLYEventValue($0.value)) }, uniquingKeysWith: { _, last in last })
  }

  /// The emulator's value, for custom events.
  var value: EventValue {
    switch self {
    case .string(let text): .text(text)
    case .int(let number): .integer(number)
    case .decimal(let text): ExactDecimal(text).map { .decimal($0) } ?? .text(text)
    case .bool(let flag): .truth(flag)
    case .array(let values): .list(values.map(\.value))
    case .dictionary(let table):
      .object(
        table.sorted { $0.key < $1.key }.map { SDKEvent.Property($0.key, $0.value.value) })
    }
  }
}

extension PLYEventValue: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral text: String) { self = .string(text) }
}

extension PLYEventValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral number: Int) { self = .int(number) }
}

extension PLYEventValue: ExpressibleByBooleanLiteral {
  /// A truth.
  public init(booleanLiteral flag: Bool) { self = .bool(flag) }
}
