import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel

/// The start list and its preview as they were painted last. They follow from the rest of the
/// shell, so the picture takes no part in comparing shells.
struct StartPicture: Hashable, Sendable {
  /// Everything that they follow from.
  struct Basis: Hashable, Sendable {
    let emulator: Emulator
    let integration: Integration
    let options: ShellOptions
    let start: StartList
    let hasKeys: Bool
    let showsPreview: Bool
    let list: Rect?
    let preview: Rect?
  }

  private(set) var basis: Basis?
  private(set) var list: Surface?
  private(set) var preview: Surface?
  /// Of the miniatures.
  private var layouts = LayoutMemory()

  /// Nothing was painted yet.
  init() {}

  /// Paints both anew, each in a surface of its own.
  mutating func paint(_ shell: Shell, basis: Basis) {
    self.basis = basis
    list = Self.painted(basis.list, shell) { StartPainter(shell: shell).paint(into: &$0, rect: $1) }
    preview = Self.painted(basis.showsPreview ? basis.preview : nil, shell) {
      StartPreview(shell: shell).paint(into: &$0, rect: $1, memory: &layouts)
    }
  }

  private static func painted(
    _ place: Rect?, _ shell: Shell, _ paint: (inout Surface, Rect) -> Void
  ) -> Surface? {
    guard let place else { return nil }
    var surface = Surface(
      size: Size(columns: place.columns, rows: place.rows),
      style: shell.options.theme.style(.text))
    paint(&surface, surface.bounds)
    return surface
  }

  static func == (one: StartPicture, other: StartPicture) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension Shell {
  /// The picture of the start list as it is now; nil where none was kept.
  var keptStartPicture: StartPicture? {
    startPicture.basis == startBasis ? startPicture : nil
  }

  /// Paints the start list anew if it is shown and has changed.
  mutating func keepStartPicture() {
    guard walk.presentation == nil, !layout.isTooSmall else { return }
    let basis = startBasis
    guard startPicture.basis != basis else { return }
    var picture = startPicture
    picture.paint(self, basis: basis)
    startPicture = picture
  }

  private var startBasis: StartPicture.Basis {
    let layout = layout
    return StartPicture.Basis(
      emulator: walk.emulator, integration: walk.app.integration, options: options, start: start,
      hasKeys: half == .phone && windows.isEmpty, showsPreview: showsPreview, list: layout.phone,
      preview: layout.panel)
  }
}
