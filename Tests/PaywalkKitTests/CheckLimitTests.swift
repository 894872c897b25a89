import EmulatorTestSupport
import Foundation
import PaywallModel
import Testing

@testable import PaywalkKit

/// At each limit `check` has nothing to say against a file's size, one beyond it says so at the
/// right file.
@Suite struct CheckLimitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func codes() throws -> [String] {
    let checked = try CheckedPath.open(folder.path, store: nil)
    return checked.problems.filter { ["too-many", "too-deep", "too-long"].contains($0.code) }
      .map(\.code)
  }

  private func list(_ element: String, _ count: Int) -> String {
    "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
  }

  private func write(root: String) throws {
    try folder.write(
      "a.screen.json", #"{"presentation":{"vendor_id":"a","root_component":\#(root)}}"#)
  }

  @Test(arguments: [0, 1])
  func componentsOfAScreen(beyond: Int) throws {
    let children = list(#"{"type":"spacer"}"#, Limits.components - 1 + beyond)
    try write(root: #"{"type":"vstack","components":\#(children)}"#)
    #expect(try codes() == (beyond == 0 ? [] : ["too-many"]))
  }

  @Test(arguments: [0, 1])
  func componentsInOneAnother(beyond: Int) throws {
    let levels = Limits.depth - 1 + beyond
    try write(
      root: String(repeating: #"{"type":"vstack","components":["#, count: levels)
        + #"{"type":"spacer"}"# + String(repeating: "]}", count: levels))
    #expect(try codes() == (beyond == 0 ? [] : ["too-deep"]))
  }

  @Test(arguments: [0, 1])
  func bytesOfAText(beyond: Int) throws {
    let text = String(repeating: "x", count: Limits.textBytes + beyond)
    try write(root: #"{"type":"label","text":"\#(text)"}"#)
    #expect(try codes() == (beyond == 0 ? [] : ["too-long"]))
  }

  /// Files that are as large as may be, without their bytes: a hole on the disk.
  private func writeHole(_ name: String, bytes: Int) throws {
    try folder.write(name, "")
    #expect(truncate(folder.path + "/" + name, off_t(bytes)) == 0)
  }

  @Test(arguments: ["a.screen.json", "paywalk.json", "a.storekit", "a.flow.json"])
  func bytesOfAFile(name: String) throws {
    try writeHole(name, bytes: Limits.fileBytes + 1)
    let result = try Program.run("check", ".", in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors == "\(name): it has more than 64 MiB, the most that is read.\n")
  }

  /// What is as large as may be is read: it is found to be no JSON.
  @Test func bytesOfAFileAtTheLimit() throws {
    try writeHole("a.screen.json", bytes: Limits.fileBytes)
    let result = try Program.run("check", ".", "--format", "json", in: folder.path)
    #expect(result.status == 1)
    #expect(result.output.contains("json-missing-value"))
  }

  @Test(arguments: [0, 1])
  func bytesOfTexts(beyond: Int) throws {
    let line = "\"ply_price_free\" = \"Free\";"
    let padding = String(repeating: "\n", count: Limits.stringsBytes - line.utf8.count + beyond)
    try folder.write("a.screen.json", TestScreens.plain)
    try folder.write("strings/fr.lproj/Localizable.strings", line + padding)
    let checked = try CheckedPath.open(folder.path, store: nil)
    let said = checked.problems.filter { $0.file.hasSuffix(".strings") }
    #expect(said.count == beyond)
    #expect(said.allSatisfy { $0.message == "The file has \(Limits.stringsBytes + 1) bytes." })
  }

  @Test(arguments: [0, 1])
  func bytesOfAPicture(beyond: Int) throws {
    try write(root: #"{"type":"image","image_url":"images/a.png"}"#)
    try writeHole("images/a.png", bytes: Limits.pictureBytes + beyond)
    let checked = try CheckedPath.open(folder.path, store: nil)
    let said = checked.problems.filter { $0.code == "no-picture" }.map(\.message)
    #expect(
      said == [
        beyond == 0
          ? "images/a.png: this is neither a PNG nor a JPEG."
          : "images/a.png: it has more than 16 MiB, the most that is read."
      ])
  }

  private let tooLarge =
    "images/a.png: a picture has at most \(Limits.pictureSide) dots a side and "
    + "\(Limits.pictureDots) in all."

  /// Of the files with so many dots only the beginning is there: the size is looked at first.
  @Test(arguments: [(0, false), (1, true)])
  func dotsOfAPictureInAll(rows beyond: Int, isTooLarge: Bool) throws {
    let (columns, rows) = (8_000, Limits.pictureDots / 8_000 + beyond)
    try write(root: #"{"type":"image","image_url":"images/a.png"}"#)
    try folder.write("images/a.png", PlainPicture.cutOff(columns: columns, rows: rows))
    let checked = try CheckedPath.open(folder.path, store: nil)
    let said = checked.problems.filter { $0.code == "no-picture" }.map(\.message)
    #expect(said.count == 1 && (said.first == tooLarge) == isTooLarge, "\(said)")
  }

  @Test(arguments: [(0, 0), (1, 0), (0, 1)])
  func dotsOfAPicture(beyond: (columns: Int, rows: Int)) throws {
    let columns = beyond.rows > 0 ? 1 : Limits.pictureSide + beyond.columns
    let rows = beyond.rows > 0 ? Limits.pictureSide + beyond.rows : 1
    try write(root: #"{"type":"image","image_url":"images/a.png"}"#)
    try folder.write("images/a.png", PlainPicture.png(columns: columns, rows: rows))
    let checked = try CheckedPath.open(folder.path, store: nil)
    let said = checked.problems.filter { $0.code == "no-picture" }.map(\.message)
    #expect(said == (columns > Limits.pictureSide || rows > Limits.pictureSide ? [tooLarge] : []))
  }
}
