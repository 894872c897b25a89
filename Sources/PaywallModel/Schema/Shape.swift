/// What a reader expects of a value: what JSON Schema tells editors and other programs.
indirect enum Shape: Hashable, Sendable {
  /// It is not looked at.
  case anything
  /// Any string.
  case text
  /// A string that is not empty.
  case name
  /// A string of a form, as a regular expression, with the form in words.
  case pattern(String, words: String)
  case flag
  case number(ClosedRange<Int>)
  /// A number without bounds.
  case anyNumber
  /// A string, a number or a truth.
  case scalar
  /// A number from 0 to 1.
  case fraction
  /// One of some strings.
  case choice([String])
  case list(Shape)
  /// An object whose keys are names of ours.
  case table([String], Shape)
  /// An object with any keys, whose values are strings, numbers or truths.
  case attributes
  /// The same, where a value may be a list of strings as well.
  case attributesAndLists
  /// Points, or a percentage as a string.
  case dimension
  /// An object that is described by itself.
  case definition(String)
  /// One of several.
  case either([Shape])
}

/// An object of a format: its keys, each with what is expected of it.
struct Definition: Hashable, Sendable {
  var properties: [String: Shape] = [:]
  /// Keys without which it is left out.
  var required: [String] = []
  /// A key that must be there unless another one is true.
  var requiredUnless: RequiredKey?
  /// Keys that are known and mean nothing here.
  var ignored: [String] = []
  /// Other keys are told as unknown.
  var isClosed = true
  /// Where `type` decides which keys there are: the definition of each type.
  var variants: [String: String] = [:]
}

/// Takes down what readers expect while they are asked, not read with.
struct SchemaProbe: Sendable {
  /// Of the value that was asked for last.
  var seen = Shape.anything
  /// By name.
  var definitions: [String: Definition] = [:]

  /// `placement` for "a placement".
  static func name(of owner: String) -> String {
    var words = owner.split(separator: " ").map(String.init)
    if let first = words.first, ["a", "an", "the"].contains(first), words.count > 1 {
      words.removeFirst()
    }
    // A slash would end the name in a pointer.
    return words.joined(separator: "-").split(separator: "/").joined(separator: "-")
  }
}

extension DocumentReader {
  /// A reader that is asked what it expects.
  static func probing() -> DocumentReader {
    var reader = DocumentReader(file: "")
    reader.probe = SchemaProbe()
    return reader
  }

  /// True while this reader is only asked: then what is expected has been taken down, and nothing
  /// is to be read.
  mutating func expects(_ shape: @autoclosure () -> Shape) -> Bool {
    guard probe != nil else { return false }
    probe?.seen = shape()
    return true
  }

  /// While this reader is only asked: takes down that a value may be read in any of some ways.
  mutating func expectsEither(_ ways: [(inout DocumentReader) -> Void]) -> Bool {
    guard probe != nil else { return false }
    var shapes: [Shape] = []
    for way in ways {
      way(&self)
      shapes.append(probe?.seen ?? .anything)
    }
    return expects(.either(shapes))
  }

  /// Asks a table of fields about each of its keys.
  mutating func ask<Value>(
    _ value: inout Value, _ fields: DocumentFields<Value>, of owner: String
  ) {
    let name = SchemaProbe.name(of: owner)
    if probe?.definitions[name] == nil {
      var definition = Definition(
        required: fields.required, requiredUnless: fields.requiredUnless, ignored: fields.ignored)
      probe?.definitions[name] = definition
      for key in fields.names {
        probe?.seen = .anything
        fields[key]?(&value, JSONNode(.object([])), &self)
        definition.properties[key] = probe?.seen
      }
      probe?.definitions[name] = definition
    }
    probe?.seen = .definition(name)
  }
}
