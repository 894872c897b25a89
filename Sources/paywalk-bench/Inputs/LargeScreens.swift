import PaywallModel

/// Inputs that are larger than what people write.
enum LargeScreens {
  /// An array of the shipped screens, again and again up to a size.
  static func json(atLeast bytes: Int) throws -> [UInt8] {
    let screens = try Repository.shippedFiles().filter { $0.name.hasSuffix(".screen.json") }
    guard !screens.isEmpty else { throw BenchFailure("screens/ has no screens.") }
    var text: [UInt8] = [0x5b]
    var index = 0
    while text.count < bytes {
      if text.count > 1 { text.append(0x2c) }
      text += screens[index % screens.count].bytes
      index += 1
    }
    text.append(0x5d)
    return text
  }

  /// A scrolled list of rows: five components a row, one of them pressable; two more around them.
  static func screen(components: Int) -> Screen {
    let rows = (0..<max(1, (components - 2) / 5)).map(row)
    let list = Component(.vstack(Stack(rows)))
    return Screen(
      id: "large", language: "en",
      root: Component(.scroll(Scroll(isHorizontal: false, component: list))))
  }

  private static func row(_ number: Int) -> Component {
    let title = label("Row \(number): everything that a plan has")
    let detail = label("Included in every plan, for you and for the five others of your family.")
    let price = label("€\(number % 90).99")
    var padded = StyleStates()
    padded.normal.padding.top = 8
    padded.normal.padding.bottom = 8
    let words = Component(.vstack(Stack([title, detail])))
    let actions: [ComponentAction] = number.isMultiple(of: 10) ? [.intercepted(Action(.close))] : []
    return Component(.hstack(Stack([words, price])), styles: padded, actions: actions)
  }

  private static func label(_ text: String) -> Component { Component(.label(Label(text: text))) }
}
