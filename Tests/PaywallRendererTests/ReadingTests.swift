import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

private func label(_ text: String, _ actions: Action...) -> Component {
  Component(.label(Label(text: text)), actions: actions.map { .intercepted($0) })
}

private func read(_ screen: Screen) -> [String] {
  let view = ScreenView(screen: screen, pane: Size(columns: 40, rows: 12))
  let catalog = Catalog(screens: [screen])
  let targets = ScreenRenderer.render(view, catalog: catalog).targets
  return ScreenRenderer.read(view, targets: targets, catalog: catalog).map { item in
    switch item {
    case .text(let text): text
    case .picture(let name): "picture \(name)"
    case .sign(let text): text
    case .target(let target): "\(target.role) \(target.label)"
    }
  }
}

@Test func aScreenIsReadInItsOrderWithTheHeaderLast() {
  let card = Component(
    .vstack(Stack([label("Yearly"), label("€99.99")])), actions: [.intercepted(Action(.purchase))])
  let screen = Screen(
    id: "plans", headerButton: HeaderButton(actions: [.intercepted(Action(.close))]),
    root: Component(.vstack(Stack([label("Plus"), card, label("Renews each year")]))))
  #expect(read(screen) == ["Plus", "link Yearly, €99.99", "Renews each year", "close Close"])
}

@Test func whatCannotBeSeenIsNotRead() {
  var hidden = label("Hidden")
  hidden.styles.normal.alpha = 0
  let screen = Screen(id: "plans", root: Component(.vstack(Stack([hidden, label("Seen")]))))
  #expect(read(screen) == ["Seen"])
}

/// A picture of a size that makes it an icon.
private func icon(_ name: String) -> Component {
  var image = Component(.image(Image(url: "https://a.example/\(name).png")))
  image.styles.normal.width = .points(16)
  image.styles.normal.height = .points(16)
  return image
}

private func row(_ children: Component...) -> Component {
  Component(.hstack(Stack(children)))
}

private func read(_ components: Component...) -> [String] {
  read(Screen(id: "table", root: Component(.vstack(Stack(components)))))
}

@Test func aRowOfATableIsReadInOneLineWithYesAndNo() {
  #expect(
    read(
      row(label("What you get"), label("Free"), label("Plus")),
      row(label("Offline reading"), icon("cross"), icon("check")),
      row(label("Notebooks"), label("3"), label("∞")))
      == ["What you get, Free, Plus", "Offline reading, no, yes", "Notebooks, 3, ∞"])
}

@Test func aBulletIsReadWithoutItsTickAndACrossSaysNo() {
  #expect(
    read(row(icon("check"), label("Search")), row(icon("cross"), label("Sharing")))
      == ["Search", "no: Sharing"])
}

@Test func starsAreCounted() {
  #expect(
    read(
      row(icon("star"), icon("star"), icon("star"), icon("star")),
      row(icon("star"), label("Tom, Leeds")))
      == ["4 stars", "Tom, Leeds"])
}

@Test func aNameAndItsPriceStayTwoTexts() {
  #expect(read(row(label("Yearly"), label("€44.99"))) == ["Yearly", "€44.99"])
}
