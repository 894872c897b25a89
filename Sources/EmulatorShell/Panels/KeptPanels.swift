import TerminalModel

/// The panels that were drawn in one place of the window, with and without the keys. Whoever comes
/// back to one finds its cells, and only what differs is drawn.
struct KeptPanels: Sendable {
  private struct Pane: Sendable {
    var input: PanelInput
    var picture: PanelPicture
    var cells: Surface
  }

  private var panes: [Pane] = []

  /// The cells of a panel. `draw` is handed the picture that is among the cells already, if one is,
  /// and answers with the one that it has drawn.
  mutating func cells(
    of input: PanelInput, size: Size, draw: (inout Surface, PanelPicture?) -> PanelPicture
  ) -> Surface {
    let known = panes.firstIndex {
      $0.input.kind == input.kind && $0.input.hasFocus == input.hasFocus
    }
    guard let known else {
      var cells = Surface(size: size)
      let picture = draw(&cells, nil)
      panes.append(Pane(input: input, picture: picture, cells: cells))
      return cells
    }
    if panes[known].input != input {
      let shown = panes[known].picture
      panes[known].picture = draw(&panes[known].cells, shown)
      panes[known].input = input
    }
    return panes[known].cells
  }
}
