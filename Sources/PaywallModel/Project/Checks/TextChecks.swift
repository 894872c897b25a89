/// What can go wrong with what a screen says.
extension CheckedScreen {
  /// Labels with nothing to say.
  var emptyTexts: [Problem] {
    entries { _ in true }.compactMap { entry in
      guard case .label(let label) = entry.component.content, label.isEmpty else { return nil }
      return problem(
        "empty-text", entry, "This label has no text.",
        advice: "Give it one, or take the label out.")
    }
  }
}

extension CheckedScreen {
  /// The outermost components whose own alpha is 0 in every state that they are given, where they
  /// hold something to see. Those with something to press are told apart.
  var neverShown: [Problem] {
    let hidden = Set(pressables.hidden.map(\.component.path))
    return entries { !$0.isTransparentForEver }.compactMap { entry in
      guard entry.component.isTransparentForEver, entry.component.holdsInk,
        !hidden.contains(where: { $0.contains(entry.path) || entry.path.contains($0) })
      else { return nil }
      return problem(
        "never-visible", entry, "Its alpha is 0 in every state, so nobody sees it.",
        advice: "Take it out, or give a state an alpha above 0.")
    }
  }

  /// All components in the document's order; what lies in one is passed over unless it is entered.
  func entries(enters: (Component) -> Bool) -> [Pressables.Entry] {
    var found: [Pressables.Entry] = []
    var waiting = [Pressables.Entry(path: ComponentPath(), component: screen.root)]
    while let entry = waiting.popLast() {
      found.append(entry)
      guard enters(entry.component) else { continue }
      for (index, child) in entry.component.children.enumerated().reversed() {
        waiting.append(Pressables.Entry(path: entry.path.child(index), component: child))
      }
    }
    return found
  }
}

extension Component {
  /// Whether no state that it is given has an alpha above 0. States without an alpha keep the
  /// default's.
  fileprivate var isTransparentForEver: Bool {
    let others = [styles.selected, styles.highlighted, styles.disabled, styles.loading]
    return styles.normal.alpha == 0 && others.allSatisfy { ($0?.alpha ?? 0) == 0 }
  }

  /// Whether there is a text or a picture in it.
  fileprivate var holdsInk: Bool {
    var waiting = [self]
    while let component = waiting.popLast() {
      switch component.content {
      case .label(let label): if !label.isEmpty { return true }
      case .image, .countdown, .loader, .media, .progressBar, .webView: return true
      case .unknown(let unknown): if unknown.shown.isEmpty { return true }
      case .vstack, .hstack, .zstack, .scroll, .spacer, .carousel: break
      }
      waiting += component.children
    }
    return false
  }
}

extension Label {
  fileprivate var isEmpty: Bool {
    (text + (introPriceText ?? "")).unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
