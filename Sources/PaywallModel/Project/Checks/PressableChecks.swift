/// What can go wrong with the things on a screen that are pressed.
extension CheckedScreen {
  /// A press on the inner one is easily one on the outer one. Two purchases are told apart: it is
  /// easy to believe that both buy.
  var nestedActions: [Problem] {
    var around: [Pressables.Entry] = []
    return pressables.visible.compactMap { inner in
      // Parents come first in the document's order, so those around this one are the last ones.
      while let last = around.last, !last.path.contains(inner.path) { around.removeLast() }
      defer { around.append(inner) }
      let buys = inner.component.actionKinds.contains(.purchase)
      let buyer = around.first { $0.component.actionKinds.contains(.purchase) }
      if buys, let buyer { return nestedPurchase(inner, in: buyer) }
      return around.last.map { nestedAction(inner, in: $0) }
    }
  }

  private func nestedPurchase(_ inner: Pressables.Entry, in outer: Pressables.Entry) -> Problem {
    problem(
      "nested-purchase", inner,
      "This purchase lies inside another, line \(outer.component.position.line).",
      advice: "Keep the one on the container.")
  }

  private func nestedAction(_ inner: Pressables.Entry, in outer: Pressables.Entry) -> Problem {
    problem(
      "nested-actions", inner,
      "\(inner.component.spokenName.capitalizedFirst) can be pressed and lies inside another "
        + "pressable, line \(outer.component.position.line).",
      advice: "Keep the actions of one of the two, or put them side by side.")
  }

  /// Buttons that wait for more than can be chosen.
  var neverEnabled: [Problem] {
    pressables.visible.compactMap { entry in
      guard let condition = entry.component.enabledWhen,
        let select = screen.select(condition.selectID), !select.isSkippable,
        let most = pressables.reachable.mostChosen(in: condition.selectID),
        most < condition.leastCount(in: select)
      else { return nil }
      let count = most == 1 ? "1 option" : "\(most) options"
      return problem(
        "never-enabled", entry,
        "\(entry.component.spokenName.capitalizedFirst) stays off: it waits for "
          + "\(condition.leastCount(in: select)) in \"\(condition.selectID)\", and at most "
          + "\(count) can be chosen.",
        advice: most == 0
          ? "Look at what chooses the select's options." : "Set \"min\" to \(most) or less.")
    }
  }

}
