/// A place where the dots of a picture may be drawn over what stands for it.
public struct PlacedPicture: Hashable, Sendable {
  /// The picture's address as its document has it.
  public var name: String
  /// All of its cells, also those that are out of sight or have something on them.
  public var rect: Rect
  /// The dots are cut so that they fill all cells; else all of them are seen.
  public var fills: Bool
  /// The colour behind it.
  public var ground: RGB

  /// Makes a place.
  public init(name: String, rect: Rect, fills: Bool, ground: RGB) {
    self.name = name
    self.rect = rect
    self.fills = fills
    self.ground = ground
  }
}

/// Draws the dots of pictures as cells. What is drawn so is no part of a recording: the frame that
/// stands for it is, because a picture's file and the library that draws it may be others
/// elsewhere.
public protocol PictureDrawer {
  /// The cells of a picture, as large as its place; nil where what stands for it remains.
  mutating func cells(of picture: PlacedPicture) -> Surface?
}

extension Surface {
  /// The surface with the dots of its pictures in the cells that nothing else was drawn in.
  public func drawing(_ pictures: [PlacedPicture], by drawer: inout some PictureDrawer) -> Surface {
    guard !pictures.isEmpty else { return self }
    var result = self
    for (index, picture) in pictures.prefix(Int(UInt8.max)).enumerated() {
      let seen = picture.rect.intersection(bounds)
      guard !seen.isEmpty, let cells = drawer.cells(of: picture) else { continue }
      for row in seen.row..<seen.endRow {
        for column in seen.column..<seen.endColumn
        where self[column, row].picture == UInt8(index + 1) {
          result[column, row] = cells[column - picture.rect.column, row - picture.rect.row]
        }
      }
    }
    return result
  }
}
