import EmulatorCore
import PaywallModel
import TerminalModel

/// The first row: where one is, and what holds for the whole walk (frames §2).
struct StatusRow: Equatable {
  fileprivate struct Chip: Equatable {
    var text: String
    var role: ColorRole = .text
  }

  fileprivate let crumb: Breadcrumb
  /// By priority.
  fileprivate let wanted: [Chip]
  /// Drawn last, and always.
  fileprivate let clock: Chip
  fileprivate let columns: Int
  fileprivate let theme: Theme

  /// From here on everything is said, also what is as usual.
  private static let roomyColumns = 100

  func paint(into surface: inout Surface, at place: Rect) {
    let pen = Pen(theme: theme)
    surface.fill(place, style: pen.theme.style(.text))
    let isShort = columns < 60
    let crumbText = isShort ? crumb.crumbs.last ?? "" : crumb.text
    let crumbColumns = pen.columns(of: crumbText)
    let (chips, right) = chips(beside: min(crumbColumns, isShort ? 8 : 15), pen)
    let room = max(0, columns - 2 - right - 2)
    let left = isShort || crumbColumns <= room ? crumbText : crumb.text(columns: room)
    let crumbPlace = Rect(column: place.column, row: place.row, columns: room + 1, rows: 1)
    pen.write(left, at: 1, in: crumbPlace, isStrong: true, into: &surface)
    var column = max(1, columns - 1 - right)
    for (index, chip) in chips.enumerated() {
      if index > 0 {
        column += pen.write(" · ", at: column, in: place, role: .quiet, into: &surface)
      }
      column += pen.write(chip.text, at: column, in: place, role: chip.role, into: &surface)
    }
  }

  /// As many as fit, and the columns that they take with what stands between them.
  private func chips(beside crumbColumns: Int, _ pen: Pen) -> (chips: [Chip], columns: Int) {
    let room = columns - 2 - crumbColumns - 2
    var kept: [Chip] = []
    var used = pen.columns(of: clock.text)
    for chip in wanted {
      let longer = used + 3 + pen.columns(of: chip.text)
      if longer <= room {
        used = longer
        kept.append(chip)
      }
    }
    return (kept + [clock], used)
  }

  /// Mode, platform, user and alerts, in the words of the width.
  fileprivate static func usual(_ shell: Shell) -> [Chip] {
    let profile = shell.walk.emulator.profile
    let columns = shell.options.size.columns
    let name = profile.platform.displayName
    let platform = columns < 60 ? name : "\(name) \(profile.sdkVersion.rawValue)"
    var chips = [Chip(text: profile.mode.rawValue), Chip(text: platform), Chip(text: user(shell))]
    if columns >= 60 { chips.append(Chip(text: alerts(shell))) }
    return chips
  }

  private static func user(_ shell: Shell) -> String {
    let columns = shell.options.size.columns
    guard let userID = shell.walk.emulator.user.userID else {
      return columns < 72 ? "anon" : "anonymous"
    }
    return TextWidth.truncated(userID, to: columns < 72 ? 8 : 16)
  }

  private static func alerts(_ shell: Shell) -> String {
    let emulator = shell.walk.emulator
    let prefix = shell.options.size.columns < 72 ? "a:" : "alerts "
    guard emulator.hasUIHandler else { return prefix + "SDK" }
    let integration = shell.walk.app.integration
    let settings = AlertKind.allCases.filter { kind in
      if case .handled = emulator.profile.standing(of: kind) { true } else { false }
    }.map { integration.setting(for: $0) }
    if settings.allSatisfy({ $0 == .sdk }) { return prefix + "SDK" }
    return prefix + (settings.contains(.sdk) ? "mixed" : "APP")
  }

  fileprivate static func clock(_ shell: Shell) -> Chip {
    guard !shell.isReplaying else {
      return Chip(
        text: "REPLAY", role: shell.replay?.difference == nil ? .focus : .bad)
    }
    let time = PanelText.minute(shell.walk.now)
    guard shell.isRecordingKept else { return Chip(text: "○ \(time)", role: .quiet) }
    return Chip(text: shell.options.size.columns < 72 ? "● \(time)" : "● REC \(time)", role: .text)
  }

  /// Offline, held links, store, language: always where out of the ordinary, else where there is
  /// much room.
  fileprivate static func unusual(_ shell: Shell) -> [Chip] {
    let emulator = shell.walk.emulator
    let isRoomy = shell.options.size.columns >= roomyColumns && shell.walk.hasPresentation
    var chips: [Chip] = []
    if emulator.store.isOffline { chips.append(Chip(text: "offline", role: .warn)) }
    if let answer = emulator.store.presetAnswer {
      chips.append(Chip(text: "store \(WayOutNames.name(answer))", role: .warn))
    } else if isRoomy {
      chips.append(Chip(text: "store asks"))
    }
    if !emulator.links.isAllowed {
      let count = emulator.links.held.count
      chips.append(Chip(text: count == 0 ? "links held" : "\(count) held", role: .warn))
    } else if isRoomy {
      chips.append(Chip(text: "links ready"))
    }
    if isRoomy {
      let currency = Currency(storefront: shell.catalog.store.storefront) ?? .dollar
      chips.append(Chip(text: "\(shell.catalog.project.locale) \(currency.code)"))
    }
    return chips
  }
}

extension Shell {
  var statusRow: StatusRow {
    StatusRow(
      crumb: breadcrumb, wanted: StatusRow.usual(self) + StatusRow.unusual(self),
      clock: StatusRow.clock(self), columns: options.size.columns, theme: options.theme)
  }
}
