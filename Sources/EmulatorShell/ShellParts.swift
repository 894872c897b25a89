import TerminalModel

import EmulatorCore

/// Which half has the keys.
enum Half: String, Hashable, Sendable, CaseIterable {
  case phone, panel
}

/// Which halves are drawn where there is room for both.
enum HalvesShown: String, Hashable, Sendable, CaseIterable {
  case both, phoneOnly, panelOnly

  /// The next one, round and round.
  var next: HalvesShown {
    switch self {
    case .both: .phoneOnly
    case .phoneOnly: .panelOnly
    case .panelOnly: .both
    }
  }
}

/// A window's width, as far as the face is cut differently (frames §2).
enum WidthClass: String, Hashable, Sendable, CaseIterable {
  /// Below 72 columns: one half at a time.
  case narrow
  case wide
  /// From 100×34: Pipeline above, another panel below.
  case stacked

  /// The class of a window.
  init(_ size: Size) {
    if size.columns < 72 {
      self = .narrow
    } else {
      self = size.columns >= 100 && size.rows >= 34 ? .stacked : .wide
    }
  }
}

/// The walk before the last press, as far as the note row compares it with what came of it.
struct LastPress: Hashable, Sendable {
  var note: Note?
  var dialog: DialogID?
}

/// A key that does nothing for a moment, so that holding it does not press what it opened.
struct DeadKey: Hashable, Sendable {
  /// How long, after it was last seen.
  static let milliseconds = 150

  var key: Key
  var until: Instant
}
