import PaywallModel
import PaywallRenderer
import TerminalModel

/// Small components and screens for tests.
enum Build {
  static let green = pair(0x1f, 0x7a, 0x5c)
  static let grey = pair(0xdd, 0xe2, 0xe0)
  static let yellow = pair(0xff, 0xd1, 0x66)

  static func pair(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) -> ColorPair {
    let color = DocumentColor(red: red, green: green, blue: blue, alpha: alpha)
    return ColorPair(light: color, dark: color)
  }

  static func states(_ change: (inout ComponentStyle) -> Void) -> StyleStates {
    var states = StyleStates()
    change(&states.normal)
    return states
  }

  static func pad(_ style: inout ComponentStyle, _ points: Int) {
    style.padding.top = points
    style.padding.right = points
    style.padding.bottom = points
    style.padding.left = points
  }

  static func label(
    _ text: String, _ change: (inout ComponentStyle) -> Void = { _ in }
  ) -> Component {
    Component(.label(Label(text: text)), styles: states(change))
  }

  static func column(
    _ components: [Component], _ change: (inout ComponentStyle) -> Void = { _ in }
  ) -> Component {
    Component(.vstack(Stack(components)), styles: states(change))
  }

  static func row(
    _ components: [Component], equal: Bool = false,
    _ change: (inout ComponentStyle) -> Void = { _ in }
  ) -> Component {
    Component(.hstack(Stack(components, fillsEqually: equal)), styles: states(change))
  }

  static func layers(_ components: [Component]) -> Component {
    Component(.zstack(Stack(components)))
  }

  static func scroll(_ component: Component, horizontal: Bool = false) -> Component {
    Component(.scroll(Scroll(isHorizontal: horizontal, component: component)))
  }

  /// A filled button of three rows.
  static func button(
    _ text: String, _ kind: ActionKind = .purchase, enabledWhen: EnabledWhen? = nil
  ) -> Component {
    Component(
      .vstack(Stack([label(text) { $0.alignment = .center }])),
      styles: states {
        $0.backgroundColors = green
        $0.cornerRadius = 14
        pad(&$0, 15)
      }, actions: [.intercepted(Action(kind))], enabledWhen: enabledWhen)
  }

  static func link(_ text: String, _ kind: ActionKind = .restore) -> Component {
    Component(
      .vstack(Stack([label(text)])), styles: states { pad(&$0, 8) },
      actions: [.intercepted(Action(kind))])
  }

  /// A bordered card that picks an option.
  static func card(_ text: String, picks option: String, of select: String = "pick") -> Component {
    let binding = SelectBinding(selectID: select, options: [option])
    var states = states {
      $0.borderColors = grey
      $0.borderWidth = 1
      $0.cornerRadius = 12
      pad(&$0, 16)
    }
    var selected = ComponentStyle()
    selected.borderWidth = 2
    states.selected = selected
    return Component(
      .vstack(Stack([label(text) { $0.horizontalAlignment = .leading }])), styles: states,
      actions: [.selectOptions(binding)], selected: binding)
  }

  static func screen(
    _ root: Component, selects: [Select] = [], header: HeaderButton? = nil, language: String = "en"
  ) -> Screen {
    Screen(id: "test", language: language, headerButton: header, selects: selects, root: root)
  }

  static func view(_ root: Component, columns: Int, rows: Int) -> ScreenView {
    ScreenView(
      screen: screen(root), pane: Size(columns: columns, rows: rows), scheme: .light, depth: .mono)
  }

  /// The rows of a component that is a whole screen, without blanks at their ends; blank rows at
  /// the end are left out.
  static func drawn(_ root: Component, columns: Int, rows: Int = 20) -> [String] {
    trimmed(ScreenRenderer.render(view(root, columns: columns, rows: rows), catalog: Catalog()))
  }

  /// The rows of a drawn screen without blanks at their ends.
  static func trimmed(_ screen: RenderedScreen) -> [String] {
    var rows = Screens.rows(screen.surface).map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }
}
