import PaywallModel

extension ComponentStyle {
  /// This style with what another one gives laid over it.
  func merged(with other: ComponentStyle?) -> ComponentStyle {
    guard let other else { return self }
    var result = self
    result.mergeSizes(of: other)
    result.mergeLooks(of: other)
    result.margin = margin.merged(with: other.margin)
    result.padding = padding.merged(with: other.padding)
    return result
  }

  private mutating func mergeSizes(of other: ComponentStyle) {
    alignment = other.alignment ?? alignment
    horizontalAlignment = other.horizontalAlignment ?? horizontalAlignment
    verticalAlignment = other.verticalAlignment ?? verticalAlignment
    width = other.width ?? width
    height = other.height ?? height
    minimumWidth = other.minimumWidth ?? minimumWidth
    maximumWidth = other.maximumWidth ?? maximumWidth
    minimumHeight = other.minimumHeight ?? minimumHeight
    maximumHeight = other.maximumHeight ?? maximumHeight
  }

  private mutating func mergeLooks(of other: ComponentStyle) {
    alpha = other.alpha ?? alpha
    cornerRadius = other.cornerRadius ?? cornerRadius
    borderWidth = other.borderWidth ?? borderWidth
    borderColors = other.borderColors ?? borderColors
    backgroundColors = other.backgroundColors ?? backgroundColors
    colors = other.colors ?? colors
    font = other.font ?? font
  }
}

extension ComponentStyle.Edges {
  fileprivate func merged(with other: ComponentStyle.Edges) -> ComponentStyle.Edges {
    var result = self
    result.top = other.top ?? top
    result.right = other.right ?? right
    result.bottom = other.bottom ?? bottom
    result.left = other.left ?? left
    return result
  }
}

extension ComponentStyle {
  /// Points above and below the content.
  var verticalPadding: Int {
    Metrics.limited(padding.top) + Metrics.limited(padding.bottom)
  }

  /// Whether corners are round.
  var isRounded: Bool { (cornerRadius ?? 0) > 0 }

  /// Whether there is a border to be seen.
  var hasBorder: Bool { (borderWidth ?? 0) > 0 && (borderColors?.isVisible ?? false) }

  /// Whether it takes all the height that there is.
  var fillsHeight: Bool { height == .percentage(100) }
}

extension ColorPair {
  /// Whether it can be seen in one of the schemes.
  var isVisible: Bool { light.alpha > 0 || dark.alpha > 0 }
}
