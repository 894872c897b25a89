import EmulatorTestSupport
import Foundation
import PaywallModel
import Testing

/// The schemas, looked at by a validator that is not ours: Python's `jsonschema`.
@Suite struct SchemaTests {
  /// Beside the build where `.ci/run` puts it, else the machine's own.
  private static let python: String? = {
    let own = Repository.root + "/.build/validator/bin/python"
    for path in [own, "/usr/bin/python3", "/root/.pyenv/shims/python3"] {
      guard FileManager.default.isExecutableFile(atPath: path) else { continue }
      let result = try? Program.run(["-c", "import jsonschema"], of: path)
      if result?.status == 0 { return path }
    }
    return nil
  }()

  private struct Verdict: Decodable {
    var file: String
    var valid: Bool
    var places: [String]
  }

  /// What the validator says of each file, by path; nil with a printed reason without one.
  private func verdicts(_ files: [(schema: String, path: String)]) throws -> [String: Verdict]? {
    guard let python = Self.python else {
      print("skipped: python3 with jsonschema is not here; .ci/run installs it")
      return nil
    }
    let folder = try TemporaryFolder()
    for name in Set(files.map(\.schema)) {
      try folder.write("\(name).json", try #require(JSONSchemas.text(name)))
    }
    let lines = files.map { "\(folder.path)/\($0.schema).json\t\($0.path)\n" }.joined()
    let input = try folder.write("input", lines)
    let script = Repository.root + "/Tests/Fixtures/validate.py"
    let result = try Program.run(
      ["-c", "'\(python)' '\(script)' < '\(input)'"], of: "/bin/sh", in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    let all = try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(Verdict.self, from: Data($0.utf8))
    }
    return Dictionary(all.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func whatShipsIsValid() throws {
    let files = Repository.files(below: "screens").filter { $0.hasSuffix(".json") }.map { name in
      (
        schema: name.hasSuffix("paywalk.json") ? "project" : "screen",
        path: "\(Repository.root)/screens/\(name)"
      )
    }
    #expect(files.count > 10)
    guard let verdicts = try verdicts(files) else { return }
    for (_, path) in files {
      let verdict = try #require(verdicts[path])
      #expect(verdict.valid, "\(path): \(verdict.places)")
    }
  }

  @Test func whatShipsNamesItsSchema() throws {
    let files = Repository.files(below: "screens")
    for name in files where name.hasSuffix(".json") && !name.contains("/") {
      let text = try #require(Repository.text("screens/\(name)"))
      let schema = name == "paywalk.json" ? "project" : "screen"
      #expect(text.contains("\"$schema\": \"../schemas/\(schema).schema.json\""), "\(name)")
    }
  }

  @Test func samplesAreValid() throws {
    guard Samples.areThere else { return print(Samples.missing) }
    let files = ["purchasely/served-screen.json", "screens/faq.screen.json"].map {
      (schema: "screen", path: "\(Samples.folder)/\($0)")
    }
    guard let verdicts = try verdicts(files) else { return }
    for (_, path) in files { #expect(verdicts[path]?.valid == true, "\(path)") }
  }

  @Test func agreesWithTheReaderOnEveryWrongFile() throws {
    let files = WrongFile.all.filter { $0.seenBy == "schema" || $0.seenBy == "beyond" }
    #expect(files.filter { $0.seenBy == "schema" }.count >= 60)
    guard let verdicts = try verdicts(files.map { ($0.schema, $0.fullPath) }) else { return }
    for file in files {
      let verdict = try #require(verdicts[file.fullPath])
      #expect(verdict.valid == (file.seenBy == "beyond"), "\(file.path): \(verdict.places)")
      guard file.seenBy == "schema" else { continue }
      let node = try JSONReader.read(SourceFile(name: file.path, bytes: file.bytes))
      let lines = verdict.places.compactMap { node.line(of: $0) }
      let wanted = file.problems.compactMap { Int($0.split(separator: ":")[0]) }
      #expect(
        wanted.allSatisfy { line in lines.contains { abs($0 - line) <= 1 } },
        "\(file.path): \(verdict.places) in lines \(lines), wanted \(wanted)")
    }
  }

  @Test func whatIsPrintedIsValid() throws {
    let folder = try TemporaryFolder()
    let picture = try Program.run("render", "plans", "--format", "json")
    try folder.write("picture", picture.output)
    let wrong = try Program.run("check", "Tests/Fixtures/wrong/stores", "--format", "json")
    #expect(wrong.output.contains("\"code\""))
    try folder.write("problems", wrong.output)
    let files = ["picture", "problems"].map { (schema: $0, path: "\(folder.path)/\($0)") }
    guard let verdicts = try verdicts(files) else { return }
    for (_, path) in files {
      #expect(verdicts[path]?.valid == true, "\(path): \(verdicts[path]?.places ?? [])")
    }
  }

  @Test func listsAndPrintsThem() throws {
    let list = try Program.run("schema")
    #expect(list.output.split(separator: "\n").count == JSONSchemas.names.count)
    let one = try Program.run("schema", "project")
    #expect(one.output == JSONSchemas.text("project"))
    let wrong = try Program.run("schema", "screens")
    #expect(wrong.status == 2)
    #expect(wrong.errors == "There is no schema \"screens\". Did you mean \"screen\"?\n")
  }
}

extension JSONNode {
  /// The line of what a JSON pointer names.
  fileprivate func line(of pointer: String) -> Int? {
    var node = self
    for part in pointer.split(separator: "/") {
      guard
        let next = node[String(part)]
          ?? Int(part).flatMap({
            node.elements?.indices.contains($0) == true ? node.elements?[$0] : nil
          })
      else { return nil }
      node = next
    }
    return node.position.line
  }
}
