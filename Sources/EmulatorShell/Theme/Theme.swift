public import PaywallModel
public import PaywallRenderer
public import TerminalModel

/// What a colour is for; a painter names the role, never the colour.
public enum ColorRole: String, Hashable, Sendable, CaseIterable {
  /// What one reads.
  case text
  /// Times, hints, tabs that are not chosen.
  case quiet
  /// Borders and rules.
  case line
  /// Focus mark, the border that has the keys, the chosen tab.
  case focus
  /// Names of keys.
  case key
  /// `✓`, active, success.
  case good
  /// `!`, offline, gate closed.
  case warn
  /// `✗`, failed, diagnostics.
  case bad
  /// `…`, loading, owed answers.
  case wait
  /// The word SDK and its border.
  case sdk
  /// The word APP and its border.
  case app
  /// The word STORE and its border.
  case store
}

/// What a thing lies on.
public enum Ground: String, Hashable, Sendable, CaseIterable {
  case page
  /// A dialog.
  case raised
  /// The chosen row.
  case select
}

/// Colours and glyphs of Paywalk's own face; the screens on the phone have their own.
public struct Theme: Hashable, Sendable {
  /// Dark or light.
  public var scheme: ColorScheme
  /// Yellow on black, whatever the scheme.
  public var usesHighContrast: Bool
  /// How many colours the terminal has.
  public var depth: ColorDepth
  /// Which characters it draws.
  public var glyphs: GlyphSet

  /// Makes a theme.
  public init(
    scheme: ColorScheme = .dark, usesHighContrast: Bool = false, depth: ColorDepth = .trueColor,
    glyphs: GlyphSet = .unicode
  ) {
    self.scheme = scheme
    self.usesHighContrast = usesHighContrast
    self.depth = depth
    self.glyphs = glyphs
  }

  /// The look of a role on a ground. With 16 colours and with none the page and dialogs keep the
  /// terminal's own ground; without colours a chosen row and the focus are reversed and only what
  /// `isStrong` says is bold.
  public func style(
    _ role: ColorRole, on ground: Ground = .page, isStrong: Bool = false
  ) -> Style {
    var attributes: Attributes = isStrong ? .bold : []
    guard depth != .mono else {
      if ground == .select { attributes.insert(.reverse) }
      return Style(attributes: attributes)
    }
    if depth == .ansi16, ground == .select { attributes.insert(.reverse) }
    let back: Color = depth == .ansi16 ? .terminal : .rgb(color(of: ground))
    return Style(foreground: .rgb(color(of: role)), background: back, attributes: attributes)
  }

  private func color(of role: ColorRole) -> RGB {
    ThemeColors.shade(of: role, in: self).rgb(at: depth)
  }

  private func color(of ground: Ground) -> RGB {
    ThemeColors.shade(of: ground, in: self).rgb(at: depth)
  }
}
