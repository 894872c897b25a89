import EmulatorCore
import TerminalModel

/// The last row: the keys of the place.
struct FooterRow {
  let input: FooterInput
  let theme: Theme

  /// A hint takes so many at least: a sign, a blank and a word.
  private static let leastColumns = 3

  private var pen: Pen { Pen(theme: theme) }

  /// Where each hint is, from the left edge.
  func placed(columns: Int) -> [(hint: FooterHint, columns: Range<Int>)] {
    var column = columns > FrameLayout.least.columns ? 1 : 0
    return hints(columns: columns).map { hint, width in
      defer { column += width + 2 }
      return (hint, column..<column + width)
    }
  }

  func paint(into surface: inout Surface, at place: Rect) {
    surface.fill(place, style: theme.style(.text))
    for (hint, columns) in placed(columns: place.columns) {
      let sign = KeySigns.text(hint.sign, glyphs: theme.glyphs)
      let width = pen.write(sign, at: columns.lowerBound, in: place, role: .key, into: &surface)
      pen.write(
        hint.label, at: columns.lowerBound + width + 1, in: place, role: .quiet, into: &surface)
    }
  }

  /// The hints that fit into so many columns, in their order, with their columns.
  private func hints(columns: Int) -> [(hint: FooterHint, width: Int)] {
    let order = input.plan.order
    var kept = [(hint: FooterHint, width: Int)?](repeating: nil, count: order.count)
    var room = columns > FrameLayout.least.columns ? columns - 1 : columns
    for index in input.plan.priority where room >= Self.leastColumns {
      guard let hint = hint(order[index]) else { continue }
      let width = width(of: hint)
      guard width <= room else { continue }
      room -= width + 2
      kept[index] = (hint, width)
    }
    return kept.compactMap(\.self)
  }

  /// The columns of a hint's sign, a blank and its word.
  private func width(of hint: FooterHint) -> Int {
    pen.columns(of: KeySigns.text(hint.sign, glyphs: theme.glyphs)) + 1
      + pen.columns(of: hint.label)
  }

  /// The hint of a sign, if the place has such a key.
  private func hint(_ sign: String) -> FooterHint? {
    let looked = sign == "1-7" ? "1-9" : sign
    guard let binding = KeyTable.binding(signed: looked, in: input.place) else { return nil }
    let shown = sign == "1-7" ? "1-\(input.optionCount ?? 9)" : sign
    var label = input.plan.labels[sign] ?? binding.label
    if sign == "U", input.isSignedIn { label = "sign out" }
    return FooterHint(planSign: sign, sign: shown, label: label, intent: binding.intent)
  }
}

/// What the footer follows from, besides its width and the theme.
struct FooterInput: Equatable {
  let place: Place
  /// Of the dialog on top.
  let optionCount: Int?
  let isSignedIn: Bool
  let plan: FooterPlan
}

extension Shell {
  var footerInput: FooterInput {
    let place = place
    return FooterInput(
      place: place, optionCount: walk.topDialog?.options.count,
      isSignedIn: walk.emulator.user.userID != nil, plan: footerPlan(in: place))
  }
}
