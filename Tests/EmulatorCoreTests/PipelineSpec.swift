import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import Testing

/// One line of `Tests/Fixtures/pipeline.jsonl`: a press and what it must lead to, read off the
/// interceptor document's tables by hand.
struct PipelineSpec {
  struct Expectation: Equatable {
    var asked: [String] = []
    var defaults: [String] = []
    var store = 0
    var synchronize = 0
    var alerts: [String] = []
    var opened: [String] = []
    var closed: String?
    var warned: [String] = []
    var skipped: [String] = []
    var loading = ""
    var completed = false
  }

  var chain: [ActionKind]
  /// What the app answers; `never` is nil.
  var answers: [ActionKind: InterceptResult?]
  /// How a default ends: store outcomes and the way out of the sign-in.
  var world: [ActionKind: WayOut]
  var mode: RunningMode
  var platform: Platform
  var isIdentified: Bool
  var expected: Expectation

  /// All lines of the file.
  static func readAll() throws -> [PipelineSpec] {
    let text = try #require(Repository.text("Tests/Fixtures/pipeline.jsonl"))
    return try text.split(separator: "\n").map { line in
      try PipelineSpec(
        JSONReader.read(SourceFile(name: "pipeline.jsonl", bytes: [UInt8](line.utf8))))
    }
  }

  private init(_ node: JSONNode) throws {
    chain = try Self.strings(node["chain"]).map { try #require(ActionKind(rawValue: $0)) }
    answers = [:]
    for member in node["answers"]?.members ?? [] {
      let kind = try #require(ActionKind(rawValue: member.key))
      answers.updateValue(member.node.string.flatMap(InterceptResult.init(rawValue:)), forKey: kind)
    }
    world = [:]
    for member in node["world"]?.members ?? [] {
      let kind = try #require(ActionKind(rawValue: member.key))
      world[kind] = try Self.wayOut(kind, try #require(member.node.string))
    }
    mode = try #require(RunningMode(rawValue: node["mode"]?.string ?? ""))
    platform = try #require(Platform(rawValue: node["platform"]?.string ?? ""))
    isIdentified = try #require(node["identified"]?.bool as Bool?)
    expected = try Self.expectation(#require(node["expect"]))
  }

  private static func wayOut(_ kind: ActionKind, _ word: String) throws -> WayOut {
    let words: [String: WayOut] = [
      "signed in": .signIn, "bought": .bought, "pending": .pending, "failed": .failed,
      "found": .allFound, "nothing": .nothingFound,
      "cancelled": kind == .login ? .cancel : .cancelled,
    ]
    return try #require(words[word])
  }

  private static func expectation(_ node: JSONNode) throws -> Expectation {
    var expected = Expectation()
    expected.asked = try strings(node["asked"])
    expected.defaults = try strings(node["defaults"])
    expected.store = try number(node["store"])
    expected.synchronize = try number(node["synchronize"])
    expected.alerts = try strings(node["alerts"])
    expected.opened = try strings(node["opened"])
    expected.closed = node["closed"]?.string
    expected.warned = try strings(node["warned"])
    expected.skipped = try strings(node["skipped"])
    expected.loading = try #require(node["loading"]?.string)
    expected.completed = try #require(node["completed"]?.bool as Bool?)
    return expected
  }

  private static func strings(_ node: JSONNode?) throws -> [String] {
    try #require(node?.elements).map { try #require($0.string) }
  }

  private static func number(_ node: JSONNode?) throws -> Int {
    Int(try #require(node?.double))
  }
}
