import EmulatorCore
import EmulatorShell
import TerminalModel

public import PaywallModel
public import SurfaceFormats

/// A recording as a file for somebody who has no Paywalk.
public enum SessionExport {
  /// What it is written as.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// asciinema's recording of a terminal.
    case cast
    /// A page with the window at each step.
    case html
    /// What happened, step by step.
    case markdown
    /// The window at each step.
    case text
  }

  /// How it is drawn.
  public struct Look: Hashable, Sendable {
    /// Ink and page of an HTML page.
    public var colors: PictureColors
    /// The version of a cast.
    public var castVersion: AsciiCast.Version
    /// Nil draws as it was recorded.
    public var scheme: ColorScheme?

    /// Makes a look.
    public init(
      colors: PictureColors, castVersion: AsciiCast.Version = .two, scheme: ColorScheme? = nil
    ) {
      self.colors = colors
      self.castVersion = castVersion
      self.scheme = scheme
    }
  }

  /// The whole file. The name is what its title says.
  public static func text(
    of session: Session, named name: String, catalog: Catalog, as format: Format, look: Look
  ) -> String {
    var session = session
    if let scheme = look.scheme { session.header.options.scheme = scheme }
    switch format {
    case .cast, .html: session.header.options.depth = .trueColor
    case .text, .markdown: break
    }
    var tour = ExportTour(session, catalog: catalog)
    let moments = tour.moments(showsTime: format == .cast)
    switch format {
    case .cast: return cast(moments, of: session, named: name, look: look)
    case .html: return html(moments, named: name, look: look)
    case .markdown: return MarkdownExport(session, named: name, moments).text
    case .text: return plain(moments)
    }
  }

  private static func cast(
    _ moments: [ExportedMoment], of session: Session, named name: String, look: Look
  ) -> String {
    var cast = AsciiCast(
      version: look.castVersion, size: session.header.options.size, title: name,
      depth: .trueColor)
    for moment in moments {
      cast.show(
        moment.frame.surface, cursor: moment.frame.cursor, at: moment.at.milliseconds)
      if moment.words.hasPrefix("marker ") {
        cast.mark(String(moment.words.dropFirst(7)), at: moment.at.milliseconds)
      }
    }
    return cast.text
  }

  private static func html(
    _ moments: [ExportedMoment], named name: String, look: Look
  ) -> String {
    let frames = moments.map { moment in
      HTMLPage.Frame(
        heading: heading(of: moment), notes: moment.trace.map(TraceText.line),
        warning: moment.difference.map { "differs: \($0)" }, surface: moment.frame.surface)
    }
    return HTMLPage.text(of: frames, title: name, colors: look.colors)
  }

  private static func plain(_ moments: [ExportedMoment]) -> String {
    moments.map { moment in
      let difference = moment.difference.map { "\ndiffers: \($0)" } ?? ""
      return "== \(heading(of: moment))\(difference)\n\(moment.frame.surface.text)\n"
    }.joined(separator: "\n")
  }

  private static func heading(of moment: ExportedMoment) -> String {
    moment.step == 0
      ? "start" : "step \(moment.step), \(moment.at.exportedText), \(moment.words)"
  }
}
