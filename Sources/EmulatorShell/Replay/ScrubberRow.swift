import EmulatorCore
import PaywallRenderer
import TerminalModel

/// The row of a replay: `━` done, `─` to come, `◆` marker, `✗` difference (frames §5).
struct ScrubberRow {
  let bar: ReplayBar
  let theme: Theme

  /// `step 4/24 · 0:13.9 of 1:02.8 · ×1`.
  var text: String {
    "step \(bar.step)/\(bar.count) · \(PanelText.moment(bar.at)) of "
      + "\(PanelText.moment(bar.total)) · \(bar.speed)"
  }

  /// The columns of the line that stands for the time, from the left edge.
  func track(columns: Int) -> Range<Int> {
    let pen = Pen(theme: theme)
    let end = columns - 2 - pen.columns(of: text)
    return 3..<max(3, end)
  }

  /// The step at a column of the track.
  func step(at column: Int, columns: Int) -> Int? {
    let track = track(columns: columns)
    guard track.contains(column), track.count > 1 else { return nil }
    return (column - track.lowerBound) * bar.count / (track.count - 1)
  }

  func paint(into surface: inout Surface, at place: Rect) {
    let pen = Pen(theme: theme)
    surface.fill(place, style: theme.style(.text))
    pen.write(bar.isPlaying ? "▸" : "‖", at: 1, in: place, role: .focus, into: &surface)
    let track = track(columns: place.columns)
    let done = column(of: bar.step, track)
    for column in track {
      let isDone = bar.step > 0 && column <= done
      write(isDone ? "━" : "─", isDone ? .focus : .line, at: column, place, &surface)
    }
    for marker in bar.markers {
      write("◆", .key, at: self.column(of: marker, track), place, &surface)
    }
    if let difference = bar.difference {
      write("✗", .bad, at: column(of: difference.step, track), place, &surface)
    }
    pen.write(text, at: track.upperBound + 1, in: place, into: &surface)
  }

  private func column(of step: Int, _ track: Range<Int>) -> Int {
    let count = max(1, bar.count)
    return track.lowerBound + max(0, track.count - 1) * min(max(0, step), count) / count
  }

  private func write(
    _ text: String, _ role: ColorRole, at column: Int, _ place: Rect, _ surface: inout Surface
  ) {
    let track = track(columns: place.columns)
    guard track.contains(column) else { return }
    let shown = theme.glyphs == .ascii ? Self.ascii[text] ?? text : text
    Pen(theme: theme).write(shown, at: column, in: place, role: role, into: &surface)
  }

  private static let ascii = ["━": "=", "─": "-", "◆": "#", "✗": "x"]
}

/// Recording and program side by side, where they differ.
struct DifferencePanel {
  let difference: ReplayDifference
  let theme: Theme

  func paint(into surface: inout Surface, rect: Rect) {
    let inside = rect.inset(by: 1)
    surface.fill(rect, style: theme.style(.text))
    surface.drawBorder(
      rect, Border.heavy.drawn(ascii: theme.glyphs == .ascii), style: theme.style(.bad),
      titles: BorderTitles(
        upperLeft: "recording and now differ", upperRight: "step \(difference.step)",
        lowerLeft: "1 of 1", lowerRight: "w panel"))
    var row = inside.row
    let pen = Pen(theme: theme)
    func line(_ left: String, _ right: String = "", role: ColorRole = .text) {
      guard row < inside.endRow else { return }
      let place = Rect(column: inside.column, row: row, columns: inside.columns, rows: 1)
      let half = Rect(
        column: inside.column, row: row,
        columns: right.isEmpty ? inside.columns : inside.columns / 2, rows: 1)
      pen.write(left, at: 1, in: half, role: role, into: &surface)
      if !right.isEmpty {
        pen.write(right, at: inside.columns / 2 + 1, in: place, role: role, into: &surface)
      }
      row += 1
    }
    line("recorded", "now", role: .quiet)
    line("")
    for index in 0..<max(difference.recorded.count, difference.now.count) {
      let left = difference.recorded.indices.contains(index) ? difference.recorded[index] : ""
      let right = difference.now.indices.contains(index) ? difference.now[index] : " "
      line(left, right)
    }
    line("")
    if !difference.subject.isEmpty { line("▸ \(difference.subject)", role: .focus) }
    line("")
    for text in Wrapping.rows(difference.explanation, columns: inside.columns - 2) { line(text) }
    line("")
    line("t  go on from here with the new one")
    line("←  look at the step before")
  }
}
