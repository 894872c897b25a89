import EmulatorTestSupport
import Foundation
import PaywallModel
import Testing

@testable import PaywalkKit

/// How much may be read from folders and lines, and written into recordings; and one beyond.
@Suite struct FileLimitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func refusal() -> String? {
    do throws(FileFailure) {
      _ = try ProjectFiles(folder: folder.path).readBytes()
      return nil
    } catch {
      return error.message
    }
  }

  private var tooMuch: String {
    "\(folder.path): more than 4000 files or 256 MiB in them. Name the project's folder."
  }

  @Test func filesOfAProject() throws {
    let first = try folder.write("0.storekit", "{}")
    for number in 1..<Limits.projectFiles { link(first, "\(folder.path)/\(number).storekit") }
    #expect(refusal() == nil)
    try folder.write("one.storekit", "{}")
    #expect(refusal() == tooMuch)
  }

  /// Files without their bytes: holes on the disk.
  @Test func bytesOfAProject() throws {
    for number in 0..<(Limits.projectBytes / Limits.fileBytes) {
      let path = try folder.write("\(number).screen.json", "")
      #expect(truncate(path, off_t(Limits.fileBytes)) == 0)
    }
    #expect(refusal() == nil)
    try folder.write("one.screen.json", " ")
    #expect(refusal() == tooMuch)
  }

  @Test func bytesOfARecording() throws {
    let path = folder.path + "/a.session"
    var journal = try JournalFile(at: path)
    let line = String(repeating: "x", count: Limits.journalBytes / 4 - 1)
    for _ in 0..<4 { journal.append([line]) }
    #expect(journal.failure == nil)
    journal.append([""])
    #expect(journal.failure?.message == "\(path): it has 64 MiB, the rest is not recorded.")
    journal.append(["more"])
    journal.finish()
    #expect(try Files.kind(of: path) == .file(size: Limits.journalBytes))
  }

  @Test func recordingsThatNobodyAskedToKeep() throws {
    func name(_ number: Int) -> String {
      "journal-00000000000\(number / 10)-\(number % 10).session"
    }
    for number in 0..<(Limits.journals - 1) { try folder.write(name(number), "") }
    var journal = try JournalFile(in: folder.path)
    journal.finish()
    #expect(try Files.names(in: folder.path).count == Limits.journals)
    #expect(Files.exists(folder.path + "/" + name(0)))
    try folder.write(name(Limits.journals - 1), "")
    unlink(journal.path)
    journal = try JournalFile(in: folder.path)
    journal.finish()
    #expect(try Files.names(in: folder.path).count == Limits.journals)
    #expect(!Files.exists(folder.path + "/" + name(0)))
    #expect(Files.exists(folder.path + "/" + name(1)))
  }

  private func lines(_ text: String) throws -> [String] {
    let descriptor = open(try folder.write("lines", text), O_RDONLY)
    defer { close(descriptor) }
    var reader = LineReader(descriptor: descriptor)
    var lines: [String] = []
    while case .line(let line) = reader.next(waitingAtMost: 0) { lines.append(line) }
    return lines
  }

  @Test func bytesOfALine() throws {
    let line = String(repeating: "x", count: Limits.lineBytes)
    #expect(try lines("\(line)\ny\n") == [line, "y"])
    #expect(try lines("\(line)z\ny") == [line, "z", "y"])
    #expect(try lines(line) == [line])
    #expect(try lines("\n\na\n") == ["", "", "a"])
  }

  /// Cut before the character that would be torn.
  @Test(arguments: ["é", "年", "👍"])
  func aLineIsNotCutInACharacter(character: String) throws {
    let head = String(repeating: "x", count: Limits.lineBytes - 1)
    #expect(try lines(head + character + "z\n") == [head, character + "z"])
  }
}
