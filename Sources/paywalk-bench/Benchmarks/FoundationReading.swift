import Foundation

/// What Foundation does with a file of screens.
enum FoundationReading {
  /// How much of it is kept.
  enum Depth: String, CaseIterable {
    /// Every field, typed: our reader's document has every value.
    case everything = "foundation"
    /// A few fields of each component; the rest is passed over.
    case fewFields = "foundation-few"

    var name: String {
      switch self {
      case .everything: "JSONDecoder, every field"
      case .fewFields: "JSONDecoder, 5 fields"
      }
    }
  }

  static func run(_ path: String, _ depth: Depth) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let decoder = JSONDecoder()
    // A decoder that stops at the first key that is missing would look fast.
    do {
      switch depth {
      case .everything:
        print(
          try Stopwatch.milliseconds {
            use(try decoder.decode([DecodedScreen.File].self, from: data))
          })
      case .fewFields:
        print(try Stopwatch.milliseconds { use(try decoder.decode([File].self, from: data)) })
      }
    } catch {
      FileHandle.standardError.write(Data("JSONDecoder: \(error)\n".utf8))
      exit(1)
    }
  }

  private struct File: Decodable {
    var presentation: Presentation
  }

  private struct Presentation: Decodable {
    var id: String?
    var root: Part?

    enum CodingKeys: String, CodingKey {
      case id
      case root = "root_component"
    }
  }

  private final class Part: Decodable {
    var type: String?
    var id: String?
    var components: [Part]?
    var component: Part?
    var actions: [Action]?
  }

  private struct Action: Decodable {
    var type: String?
  }
}
