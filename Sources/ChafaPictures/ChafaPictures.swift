import CChafa
public import TerminalModel

/// Draws pictures by chafa.
public struct ChafaPictures: PictureDrawer {
  /// Why a file gives no picture.
  public enum Fault: Hashable, Sendable {
    case otherFormat, tooLarge, damaged, noMemory, noLibrary
  }

  /// The file of a library that pictures need and that is not installed; nil when all are there.
  public static var missingLibrary: String? {
    cchafa_missing_library().map { String(cString: $0) }
  }

  /// Gives the bytes of a picture by its address; nil where there is none to be drawn.
  public typealias Find = (String) -> [UInt8]?

  private let find: Find
  private let depth: ColorDepth
  private let drawsUnicode: Bool
  private let largestSide: Int
  private let mostDots: Int
  private var dots: [String: Dots?] = [:]
  private var drawn: [PlacedPicture: Surface] = [:]

  /// So many pictures are kept in cells, and so many in dots; one more begins anew.
  private static let mostDrawn = 64
  private static let mostRead = 16

  /// Makes a drawer for a terminal. Larger pictures than these are not drawn.
  public init(
    depth: ColorDepth, drawsUnicode: Bool, largestSide: Int, mostDots: Int, find: @escaping Find
  ) {
    self.depth = depth
    self.drawsUnicode = drawsUnicode
    self.largestSide = largestSide
    self.mostDots = mostDots
    self.find = find
  }

  /// The cells of a picture, drawn once for each size.
  public mutating func cells(of picture: PlacedPicture) -> Surface? {
    var key = picture
    key.rect.column = 0
    key.rect.row = 0
    if let known = drawn[key] { return known }
    guard let dots = dots(of: picture.name) else { return nil }
    let surface = dots.drawn(as: key, depth: depth, drawsUnicode: drawsUnicode)
    if drawn.count >= Self.mostDrawn { drawn.removeAll() }
    drawn[key] = surface
    return surface
  }

  private mutating func dots(of name: String) -> Dots? {
    if let known = dots[name] { return known }
    let read = find(name).flatMap {
      try? Dots.read($0, largestSide: largestSide, mostDots: mostDots).get()
    }
    if dots.count >= Self.mostRead { dots.removeAll() }
    dots[name] = .some(read)
    return read
  }

  /// Why bytes give no picture of at most this size; nil when they do.
  public static func fault(of bytes: [UInt8], largestSide: Int, mostDots: Int) -> Fault? {
    switch Dots.read(bytes, largestSide: largestSide, mostDots: mostDots) {
    case .success: nil
    case .failure(let error): error.fault
    }
  }
}

/// The dots of one picture, which are given back with it.
private final class Dots {
  struct Failure: Error {
    var fault: ChafaPictures.Fault
  }

  private var image: cchafa_image

  private init(_ image: cchafa_image) { self.image = image }

  deinit { cchafa_free(&image) }

  static func read(_ bytes: [UInt8], largestSide: Int, mostDots: Int) -> Result<Dots, Failure> {
    var image = cchafa_image()
    let status = cchafa_read(
      bytes, bytes.count, Int32(clamping: largestSide), Int64(mostDots), &image)
    switch status {
    case CCHAFA_OK: return .success(Dots(image))
    case CCHAFA_OTHER_FORMAT: return .failure(Failure(fault: .otherFormat))
    case CCHAFA_TOO_LARGE: return .failure(Failure(fault: .tooLarge))
    case CCHAFA_NO_MEMORY: return .failure(Failure(fault: .noMemory))
    case CCHAFA_NO_LIBRARY: return .failure(Failure(fault: .noLibrary))
    default: return .failure(Failure(fault: .damaged))
    }
  }

  func drawn(as picture: PlacedPicture, depth: ColorDepth, drawsUnicode: Bool) -> Surface? {
    let size = Size(columns: picture.rect.columns, rows: picture.rect.rows)
    guard size.columns > 0, size.rows > 0 else { return nil }
    var options = cchafa_options(
      columns: Int32(size.columns), rows: Int32(size.rows), depth: depth.chafa,
      draws_unicode: drawsUnicode ? 1 : 0, fills: picture.fills ? 1 : 0,
      page: picture.ground.packed)
    var cells = [cchafa_cell](repeating: cchafa_cell(), count: size.columns * size.rows)
    guard cchafa_draw(&image, &options, &cells) == CCHAFA_OK else { return nil }
    var surface = Surface(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        surface[column, row] = cells[row * size.columns + column].cell(depth: depth)
      }
    }
    return surface
  }
}

extension cchafa_cell {
  /// A character that is not one column wide is a blank.
  fileprivate func cell(depth: ColorDepth) -> Cell {
    let glyphs = Unicode.Scalar(character).map { Glyphs.split(String($0)) } ?? []
    let glyph = glyphs.count == 1 && glyphs[0].columns == 1 ? glyphs[0] : .blank
    guard depth != .mono else { return Cell(glyph) }
    return Cell(
      glyph, style: Style(foreground: .rgb(RGB(hex: ink)), background: .rgb(RGB(hex: ground))))
  }
}

extension ColorDepth {
  fileprivate var chafa: cchafa_depth {
    switch self {
    case .mono: CCHAFA_MONO
    case .ansi16: CCHAFA_COLORS_16
    case .xterm256: CCHAFA_COLORS_256
    case .trueColor: CCHAFA_TRUE_COLOR
    }
  }
}

extension RGB {
  fileprivate var packed: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
