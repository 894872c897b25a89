import EmulatorShell
import PaywallModel
import PaywallRenderer
import SurfaceFormats
import TerminalModel

/// What a picture is written as.
enum PictureFormat: String, CaseIterable {
  case text, ansi, svg, html, json
}

/// What a picture's colours are.
enum PictureScheme: String, CaseIterable {
  case dark, light, mono
}

/// How many colours a picture for terminals has.
enum PictureColorCount: String, CaseIterable {
  case all, xterm256 = "256", ansi16 = "16"

  var depth: ColorDepth {
    switch self {
    case .all: .trueColor
    case .xterm256: .xterm256
    case .ansi16: .ansi16
    }
  }
}

/// How a picture looks and what it is written as: the options that all of them have.
struct PictureLook {
  var format: PictureFormat
  /// Nil: not said.
  var scheme: PictureScheme?
  var depth: ColorDepth
  var glyphs: GlyphSet
  /// For what names no colour of its own.
  var colors: PictureColors

  init(_ line: CommandLineArguments) throws(CommandFailure) {
    format = try line.choice("format", PictureFormat.self) ?? .text
    scheme = try line.choice("scheme", PictureScheme.self)
    glyphs = try line.choice("glyphs", GlyphSet.self) ?? .unicode
    let count = try line.choice("colors", PictureColorCount.self)
    if count != nil && format != .ansi {
      throw CommandFailure("--colors counts for --format ansi only.")
    }
    switch format {
    case .text, .json: depth = .mono
    case .ansi, .svg, .html: depth = scheme == .mono ? .mono : (count ?? .all).depth
    }
    colors = PictureColors(of: Theme(scheme: scheme == .light ? .light : .dark))
  }

  /// Pictures show each letter at its cell; texts are read by whoever shows them.
  var textOrder: TextOrder {
    switch format {
    case .text, .json: .logical
    case .svg, .html: .visual
    case .ansi: Environment.current().ordersText ? .logical : .visual
    }
  }

  /// The scheme of what is drawn; a picture without colours is drawn as in the dark.
  var colorScheme: ColorScheme { scheme == .light ? .light : .dark }

  /// Prints a surface; `json` is asked for where that format is wanted.
  func print(_ surface: Surface, title: String, json: () -> JSONNode) {
    switch format {
    case .text: Output.data(surface.text + "\n")
    case .ansi: Output.picture(ANSIText.text(of: surface, depth: depth))
    case .svg: Output.picture(SVGPicture.text(of: surface, title: title, colors: colors))
    case .html: Output.picture(HTMLPage.text(of: surface, title: title, colors: colors))
    case .json: Output.json(json())
    }
  }
}

extension PictureColors {
  /// A theme's ink and page.
  init(of theme: Theme) {
    let style = theme.style(.text)
    self.init(ink: RGB.of(style.foreground), ground: RGB.of(style.background))
  }
}

extension RGB {
  /// A colour that is named; a theme with all colours names each.
  fileprivate static func of(_ color: Color) -> RGB {
    switch color {
    case .rgb(let rgb): rgb
    case .terminal: .black
    }
  }
}
