import EmulatorTestSupport
import Foundation
import Testing

/// Inputs that once broke a reader, and those that reach far into it, are read at each change.
/// `.ci/fuzz` makes new ones.
@Suite struct FuzzCorpusTests {
  @Test(arguments: [
    "screen", "project", "storekit", "apple-strings", "string-catalog", "android-strings",
    "session", "scenario", "link", "arguments", "keys",
  ])
  func aReaderTakesWhatIsKept(reader: String) throws {
    let folder = Repository.root + "/Tests/Corpus/" + reader
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    try #require(!names.isEmpty, "\(folder) has no input")
    let result = try Program.run(
      [reader] + names.map { folder + "/" + $0 }, of: Program.built("paywalk-fuzz"))
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == "\(reader): \(names.count) inputs, none broke it.\n")
  }

  @Test func aReaderThatIsNotThereIsNamed() throws {
    let result = try Program.run(["nothing"], of: Program.built("paywalk-fuzz"))
    #expect(result.status == 2)
    #expect(result.output.contains("readers: screen project storekit"))
  }
}
