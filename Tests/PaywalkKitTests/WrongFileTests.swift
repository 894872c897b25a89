import EmulatorTestSupport
import Foundation
import Testing

/// Each wrong file is told at the right place with the right code, by the program as it is built.
@Suite struct WrongFileTests {
  @Test func thereAreEnoughOfThem() {
    #expect(WrongFile.all.count >= 120)
    let files = Repository.files(below: "Tests/Fixtures/wrong").filter { $0.contains(".") }
    #expect(files.sorted() == (WrongFile.all.map(\.path) + ["INDEX.txt"]).sorted())
  }

  @Test(arguments: WrongFile.all)
  func isToldWhereItIs(file: WrongFile) throws {
    let folder = try TemporaryFolder()
    try folder.write(file.nameInProject, file.bytes)
    let isScript = file.path.hasSuffix(".scenario") || file.path.hasSuffix(".session")
    let result = try Program.run(
      ["check", isScript ? file.nameInProject : ".", "--format", "json"], in: folder.path)
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let problems = try #require(value as? [[String: Any]], "\(result.errors)")
    let found = problems.map { problem in
      "\(problem["line"] ?? 0):\(problem["column"] ?? 0):\(problem["code"] ?? "")"
    }
    #expect(found == file.problems, "\(result.output)")
    #expect(problems.allSatisfy { $0["file"] as? String == file.nameInProject })
    let isError = problems.contains { $0["severity"] as? String == "error" }
    #expect(result.status == (isError ? 1 : 0))
  }
}
