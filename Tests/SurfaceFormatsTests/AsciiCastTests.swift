import Foundation
import SurfaceFormats
import TerminalModel
import Testing

@Suite struct AsciiCastTests {
  private func lines(_ version: AsciiCast.Version, title: String = "walk") throws -> [Any] {
    var cast = AsciiCast(
      version: version, size: Size(columns: 12, rows: 1), title: title, depth: .mono)
    cast.show(picture("ab"), cursor: nil, at: 0)
    cast.show(picture("ab"), cursor: nil, at: 400)
    cast.show(picture("aX"), cursor: Point(column: 1, row: 0), at: 1_250)
    cast.mark("here", at: 1_500)
    cast.show(picture("ab", columns: 14), cursor: nil, at: 2_000)
    return try cast.text.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8))
    }
  }

  @Test func beginsWithItsSize() throws {
    let two = try #require(try lines(.two)[0] as? [String: Any])
    #expect(two["version"] as? Int == 2 && two["width"] as? Int == 12)
    let three = try #require(try lines(.three)[0] as? [String: Any])
    let term = try #require(three["term"] as? [String: Int])
    #expect(three["version"] as? Int == 3 && term == ["cols": 12, "rows": 1])
  }

  @Test func writesOnlyFramesThatDiffer() throws {
    let events = try lines(.two).dropFirst().compactMap { $0 as? [Any] }
    #expect(events.map { $0[1] as? String } == ["o", "o", "m", "r", "o"])
    #expect(events[1][2] as? String == "\u{1b}[1;2HX\u{1b}[1;2H\u{1b}[?25h")
    #expect(events[3][2] as? String == "14x1")
  }

  @Test func countsTimeAsTheVersionDoes() throws {
    func times(_ version: AsciiCast.Version) throws -> [Double] {
      try lines(version).dropFirst().compactMap { ($0 as? [Any])?[0] as? Double }
    }
    #expect(try times(.two) == [0, 1.25, 1.5, 2, 2])
    #expect(try times(.three) == [0, 1.25, 0.25, 0.5, 0])
  }

  @Test(arguments: hostileTexts)
  func staysJSON(text: String) throws {
    let header = try #require(try lines(.three, title: text)[0] as? [String: Any])
    #expect(header["title"] as? String == Glyphs.visible(text))
  }
}
