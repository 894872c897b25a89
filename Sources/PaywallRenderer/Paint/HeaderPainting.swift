import PaywallModel
import TerminalModel

/// A button of the header, as far as it counts for the picture.
struct HeaderPlace {
  let target: PressTarget
  let button: HeaderButton
  /// Its three cells; the glyph stands in the middle one.
  let rect: Rect
}

extension ScreenView {
  /// The header's buttons in a screen of so many columns, back first; a delayed one has its place
  /// from the start.
  func headerPlaces(columns: Int) -> [HeaderPlace] {
    guard columns > 0, pane.rows > 0 else { return [] }
    var places: [HeaderPlace] = []
    if let button = screen.backButton, button.counts {
      places.append(place(.backButton, button, atStart: true, columns: columns))
    }
    if let button = screen.headerButton, button.counts {
      let atStart = button.alignment == .leading
      places.append(place(.headerButton, button, atStart: atStart, columns: columns))
    }
    return places
  }

  /// Whether a header button has been there long enough to be drawn.
  func isShown(_ place: HeaderPlace) -> Bool {
    elapsedMilliseconds >= place.button.delayMilliseconds
  }

  private func place(
    _ target: PressTarget, _ button: HeaderButton, atStart: Bool, columns: Int
  ) -> HeaderPlace {
    let isLeft = atStart != screen.isRightToLeft
    let column = isLeft ? 0 : max(0, columns - 3)
    let rect = Rect(column: column, row: 0, columns: min(3, columns), rows: 1)
    return HeaderPlace(target: target, button: button, rect: rect)
  }
}

extension HeaderButton {
  fileprivate var counts: Bool { isVisible && !actions.isEmpty }

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
    for place in view.headerPlaces(columns: canvas.size.columns) where view.isShown(place) {
      let isFocused = view.focus == place.target
      let middle = place.rect.column + place.rect.columns / 2
      canvas.clear(place.rect)
      canvas.draw(
        glyph(place.drawn), column: middle, row: 0, ink: nil, contrast: 4.5,
        attributes: view.pressed == place.target || isFocused ? .reverse : [])
      canvas.stamp(place.rect, owner: Canvas.nobody)
    }
  }

  /// Draws the focus of a header button, over the scroll's marks.
  func paintHeaderFocus() {
    for place in view.headerPlaces(columns: canvas.size.columns)
    where view.isShown(place) && view.focus == place.target {
      focusHeader(place.rect)
    }
  }

  private func focusHeader(_ rect: Rect) {
    guard rect.columns == 3 else { return }
    canvas.draw(glyph(.focusLeft), column: rect.column, row: 0, ink: nil, contrast: 4.5)
    canvas.draw(glyph(.focusRight), column: rect.endColumn - 1, row: 0, ink: nil, contrast: 4.5)
  }
}

extension HeaderPlace {
  fileprivate var drawn: Drawn {
    if target == .backButton { return .back }
    return button.closes ? .close : .standIn
  }
}
