/// A cell's place in an SVG picture.
struct SVGCell {
  /// Six tenths of the letters' size, as monospaced fonts are.
  static let width = 9.0
  static let height = 18.0
  static let fontSize = 15.0
  /// From the cell's top to the line that letters stand on.
  static let baseline = 13.5
  /// Around the picture.
  static let margin = 9.0

  var left: Double
  var top: Double
  var columns: Int

  init(column: Int, row: Int, columns: Int = 1) {
    left = Self.margin + Double(column) * Self.width
    top = Self.margin + Double(row) * Self.height
    self.columns = columns
  }

  var width: Double { Self.width * Double(columns) }
  var height: Double { Self.height }
  var right: Double { left + width }
  var bottom: Double { top + height }
  var middleX: Double { left + width / 2 }
  var middleY: Double { top + height / 2 }

  /// The attributes of a rectangle over the cell.
  var place: String {
    let numbers = [left, top, width, height].map(SVGNumber.text)
    return
      "x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
  }
}

/// Numbers as SVG writes them: at most two digits after the point, none that are not needed.
enum SVGNumber {
  static func text(_ number: Double) -> String {
    let hundredths = Int((abs(number) * 100).rounded())
    let sign = number < 0 && hundredths > 0 ? "-" : ""
    let (whole, part) = (hundredths / 100, hundredths % 100)
    if part == 0 { return "\(sign)\(whole)" }
    if part % 10 == 0 { return "\(sign)\(whole).\(part / 10)" }
    return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
  }
}
