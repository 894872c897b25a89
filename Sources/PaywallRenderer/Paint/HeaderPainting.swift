import PaywallModel
import TerminalModel

/// A button of the header, as far as it counts for the picture.
struct HeaderPlace {
  let target: PressTarget
  let button: HeaderButton
  /// Its cells: a blank, what it shows, a blank.
  let rect: Rect
  /// What it shows: a sign, a text, or both.
  let glyphs: [Glyph]
  /// What a person reads on it; nil where it shows only a sign.
  let text: String?
}

extension ScreenView {
  /// The header's buttons in a screen of so many columns, back first; a delayed one has its place
  /// from the start. `isMirrored`: the screen runs from the right.
  func headerPlaces(columns: Int, isMirrored: Bool) -> [HeaderPlace] {
    guard columns > 0, pane.rows > 0 else { return [] }
    var places: [HeaderPlace] = []
    if let button = screen.backButton, button.counts {
      places.append(place(.backButton, button, .leading, columns, isMirrored, beside: nil))
    }
    if let button = screen.headerButton, button.counts {
      places.append(
        place(
          .headerButton, button, button.alignment, columns, isMirrored,
          beside: places.first?.rect))
    }
    return places
  }

  /// Whether a header button has been there long enough to be drawn.
  func isShown(_ place: HeaderPlace) -> Bool {
    elapsedMilliseconds >= place.button.delayMilliseconds
  }

  private func place(
    _ target: PressTarget, _ button: HeaderButton, _ alignment: HorizontalAlignment,
    _ columns: Int, _ isMirrored: Bool, beside other: Rect?
  ) -> HeaderPlace {
    let text = headerText(of: button)
    let sign = button.showsSign ? button.sign(of: target).glyph(in: glyphs) : nil
    let content = HeaderContent(
      sign: sign, text: text.map { shortened($0, columns: columns / 2 - (sign == nil ? 2 : 4)) },
      signComesLast: button.iconAlignment == .trailing, isMirrored: isMirrored)
    let shown = content.glyphs
    let width = min(columns, TextWidth.columns(of: shown) + 2)
    var start: Int
    switch alignment {
    case .leading: start = 0
    case .center: start = max(0, columns - width) / 2
    case .trailing: start = max(0, columns - width)
    }
    if let other, start < other.columns { start = min(other.columns, max(0, columns - width)) }
    if isMirrored { start = max(0, columns - width) - start }
    let rect = Rect(column: start, row: 0, columns: width, rows: 1)
    return HeaderPlace(target: target, button: button, rect: rect, glyphs: shown, text: text)
  }

  /// A text that is cut ends with a mark.
  private func shortened(_ text: String, columns: Int) -> [Glyph] {
    let ellipsis = glyphs == .ascii ? "..." : Glyphs.ellipsis
    return glyphsInOrder(TextWidth.truncated(text, to: max(1, columns), ellipsis: ellipsis))
  }

  private func headerText(of button: HeaderButton) -> String? {
    guard let label = button.label else { return nil }
    let text = TextExpander.text(of: label, in: screen, context: texts, catalog: Catalog()).plain
    return text.isEmpty ? nil : text
  }
}

/// A sign and a text of a header button, put together.
private struct HeaderContent {
  let sign: Glyph?
  let text: [Glyph]?
  let signComesLast: Bool
  let isMirrored: Bool

  var glyphs: [Glyph] {
    guard let text else { return sign.map { [$0] } ?? [] }
    guard let sign else { return text }
    return signComesLast != isMirrored ? text + [.blank, sign] : [sign, .blank] + text
  }
}

extension HeaderButton {
  fileprivate var counts: Bool { isVisible && !actions.isEmpty }

  /// Without a text there is always a sign: a button that shows nothing cannot be found.
  fileprivate var showsSign: Bool { label == nil || icon != nil }

  /// What it does decides, else what its picture's file says.
  fileprivate func sign(of target: PressTarget) -> Drawn {
    if target == .backButton { return .back }
    if closes { return .close }
    return icon.map { IconNames.named($0) } ?? .standIn
  }

  /// Whether it closes the screen.
  var closes: Bool {
    actions.contains { action in
      switch action.action?.kind {
      case .close, .closeAll: true
      case .login, .navigate, .purchase, .restore, .openPresentation, .openPlacement, .promoCode,
        .webCheckout, nil:
        false
      }
    }
  }
}

extension Painter {
  /// Draws the header's buttons over everything else.
  func paintHeader() {
    for place in header {
      let isMarked = view.focus == place.target || view.pressed == place.target
      var column = place.rect.column + (place.rect.columns > 2 ? 1 : 0)
      canvas.clear(place.rect)
      for glyph in place.glyphs where column + Int(glyph.columns) <= place.rect.endColumn {
        canvas.draw(
          glyph, column: column, row: 0, ink: tint(of: place.button), contrast: 4.5,
          attributes: isMarked ? .reverse : [])
        column += Int(glyph.columns)
      }
      canvas.stamp(place.rect, owner: Canvas.nobody)
    }
  }

  private func tint(of button: HeaderButton) -> Look.Tint? {
    guard let color = button.tints?.color(isDark: view.isDark), color.alpha > 0 else { return nil }
    return Look.Tint(color: color.rgb, alpha: color.alpha)
  }

  /// Draws the focus of a header button, over the scroll's marks.
  func paintHeaderFocus() {
    for place in header where view.focus == place.target { focusHeader(place.rect) }
  }

  private func focusHeader(_ rect: Rect) {
    guard rect.columns >= 3 else { return }
    canvas.draw(glyph(.focusLeft), column: rect.column, row: 0, ink: nil, contrast: 4.5)
    canvas.draw(glyph(.focusRight), column: rect.endColumn - 1, row: 0, ink: nil, contrast: 4.5)
  }
}
