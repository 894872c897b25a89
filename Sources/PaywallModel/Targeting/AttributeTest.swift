/// What a value must be: the one test of audiences and of the properties of custom events.
public enum AttributeTest: Hashable, Sendable {
  /// `is`: one of some texts; numbers and truths by their spelling.
  case isOneOf([String])
  /// `is_not`: none of them. A value that is not there counts as none.
  case isNoneOf([String])
  /// `contains`: a text in it.
  case contains(String)
  /// `above`: a number greater than this one.
  case above(Double)
  /// `below`: a number less than this one.
  case below(Double)
  /// `exists`: whether there is a value at all.
  case exists(Bool)

  /// Whether a value passes; nil where there is none.
  public func passes(_ value: String?) -> Bool {
    switch self {
    case .isOneOf(let texts): value.map(texts.contains) ?? false
    case .isNoneOf(let texts): value.map { !texts.contains($0) } ?? true
    case .contains(let text): value.map { $0.holds(text) } ?? false
    case .above(let number): value.flatMap(Double.init).map { $0 > number } ?? false
    case .below(let number): value.flatMap(Double.init).map { $0 < number } ?? false
    case .exists(let isThere): (value != nil) == isThere
    }
  }

  /// As a person says it: `is "4"`, `is above 3`.
  public var words: String {
    switch self {
    case .isOneOf(let texts): "is \(Self.list(texts))"
    case .isNoneOf(let texts): "is not \(Self.list(texts))"
    case .contains(let text): "contains \(JSONText.quoted(text))"
    case .above(let number): "is above \(Self.shown(number))"
    case .below(let number): "is below \(Self.shown(number))"
    case .exists(let isThere): isThere ? "is set" : "is not set"
    }
  }

  private static func list(_ texts: [String]) -> String {
    texts.map { JSONText.quoted($0) }.joined(separator: " or ")
  }

  private static func shown(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension String {
  /// Whether another text is somewhere in it, scalar by scalar.
  fileprivate func holds(_ other: String) -> Bool {
    let all = Array(unicodeScalars)
    let wanted = Array(other.unicodeScalars)
    guard !wanted.isEmpty else { return true }
    guard wanted.count <= all.count else { return false }
    return (0...(all.count - wanted.count)).contains { start in
      all[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }
}
