import Foundation
import SurfaceFormats
import TerminalModel
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct MarkupTests {
  private func svg(_ surface: Surface, title: String = "t") -> String {
    SVGPicture.text(of: surface, title: title, colors: pictureColors)
  }

  private func html(_ surface: Surface, title: String = "t") -> String {
    HTMLPage.text(of: surface, title: title, colors: pictureColors)
  }

  @Test(arguments: hostileTexts)
  func keepsTextsTextsInEveryPlace(text: String) throws {
    let surface = picture(text, columns: 60)
    for made in [svg(surface, title: text), html(surface, title: text)] {
      #expect(!made.contains("<script") && !made.contains("<img") && !made.contains("onerror=a\""))
      let scalars = made.unicodeScalars.filter {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(scalars.isEmpty)
    }
    let reader = MarkupReader(svg(surface, title: text))
    #expect(reader.isWellFormed)
    #expect(reader.elements.isSubset(of: ["svg", "title", "style", "rect", "path", "g", "text"]))
    #expect(reader.text(of: "title") == Glyphs.visible(text))
  }

  @Test func namesNothingOutside() {
    for made in [svg(picture("Northwind")), html(picture("Northwind"))] {
      let rest = made.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      for word in ["http:", "https:", "url(", "@import", "href", "src=", "<script"] {
        #expect(!rest.contains(word), "\(word)")
      }
    }
  }

  @Test func putsWideLettersIntoTheirCells() {
    let made = svg(picture("年x"))
    #expect(made.contains("<text x=\"9\" y=\"22.5\" fill=\"#e4e6eb\">年</text>"))
    #expect(made.contains("<text x=\"27\" textLength=\"9\""))
    #expect(html(picture("年✓x")).contains("<pre><b>年</b><i>✓</i>x "))
  }

  /// A browser would turn letters of one element round that run from the right.
  @Test func leavesLettersFromTheRightInTheirCells() {
    let made = svg(picture("a لا 5"))
    for letter in ["ل", "ا"] { #expect(made.contains(">\(letter)</text>"), "\(made)") }
  }

  @Test func drawsLinesAndKeepsTheirCharacters() {
    let made = svg(picture("┌─┐", "╚█╯"))
    for path in ["shape-rendering=\"crispEdges\" d=\"", "fill=\"none\" stroke=\"#e4e6eb\""] {
      #expect(made.contains(path))
    }
    #expect(
      made.contains("<text x=\"9 18 27\" fill-opacity=\"0\" y=\"22.5\" fill=\"#e4e6eb\">┌─┐</text>")
    )
  }

  @Test func takesColoursFromCellsAndElseFromTheTheme() {
    let style = Style(
      foreground: .rgb(RGB(1, 2, 3)), background: .rgb(RGB(250, 251, 252)),
      attributes: [.bold, .underline, .dim])
    let surface = picture("ab", style: style)
    #expect(svg(surface).contains("rx=\"6\" fill=\"#15171c\""))
    #expect(svg(surface).contains("fill=\"#fafbfc\" shape-rendering"))
    #expect(
      svg(surface).contains(
        "fill=\"#010203\" font-weight=\"700\" opacity=\"0.6\" text-decoration=\"underline\">ab<"))
    #expect(
      html(surface).contains(
        ".s0{color:#010203;background:#fafbfc;font-weight:700;opacity:.6;text-decoration:underline}"
      ))
  }

  @Test func changesInkAndGroundWhereACellIsReversed() {
    let made = svg(picture("ab", style: Style(attributes: .reverse)))
    #expect(made.contains("fill=\"#15171c\">ab</text>"))
    #expect(made.contains("<rect x=\"9\" y=\"9\" width=\"18\" height=\"18\" fill=\"#e4e6eb\""))
  }

  @Test func isWellFormedForEveryDrawnCharacter() {
    let all = String(String.UnicodeScalarView((0x2500...0x259f).compactMap(Unicode.Scalar.init)))
    let surface = picture(all, columns: 160)
    #expect(MarkupReader(svg(surface)).isWellFormed)
    let shown = surface.cells.map(\.glyph.text).joined()
    #expect(MarkupReader(svg(surface)).allText.hasSuffix(shown))
  }

  @Test func drawsAnEmptySurface() {
    #expect(MarkupReader(svg(Surface(size: Size(columns: 0, rows: 0)))).isWellFormed)
    #expect(html(Surface(size: Size(columns: 0, rows: 0))).contains("<pre></pre>"))
  }
}

/// What an XML parser that is not ours makes of a picture.
private final class MarkupReader: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var isWellFormed = false
  private var texts: [String: String] = [:]
  private var open: [String] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func text(of element: String) -> String { texts[element] ?? "" }

  /// What stands in the cells, in order.
  var allText: String { text(of: "text") }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.insert(name)
    open.append(name)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    texts[open.last ?? "", default: ""] += text
  }
}
