import EmulatorTestSupport
import Testing

/// The corpus of wrong files: each with what is wrong with it and where, and whether its schema can
/// see that.
struct WrongFile: CustomTestStringConvertible, Sendable {
  /// Below `Tests/Fixtures/wrong`.
  var path: String
  /// `line:column:code`, in order.
  var problems: [String]
  /// `schema`, `beyond`, `json` or `none`.
  var seenBy: String

  var testDescription: String { path }

  static let all: [WrongFile] = {
    let index = Repository.text("Tests/Fixtures/wrong/INDEX.txt") ?? ""
    return index.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ").map(String.init)
      return WrongFile(
        path: words[0], problems: Array(words[1..<words.count - 1]), seenBy: words[words.count - 1])
    }
  }()

  var fullPath: String { Repository.root + "/Tests/Fixtures/wrong/" + path }

  var bytes: [UInt8] { Repository.bytes("Tests/Fixtures/wrong/" + path) ?? [] }

  /// What the file is called in a project.
  var nameInProject: String {
    if path.hasSuffix(".paywalk.json") { return "paywalk.json" }
    if path.hasSuffix(".strings") { return "strings/fr.lproj/Localizable.strings" }
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The name of the schema for it.
  var schema: String { path.hasPrefix("projects/") ? "project" : "screen" }
}
