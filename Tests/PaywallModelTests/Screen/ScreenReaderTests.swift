import EmulatorTestSupport
import PaywallModel
import Testing

@Suite struct ScreenReaderTests {
  static func read(_ text: String, file: String = "a.screen.json") throws -> (Screen?, [Problem]) {
    let source = SourceFile(name: file, bytes: Array(text.utf8))
    return ScreenReader.read(try JSONReader.read(source), file: file)
  }

  /// A component in a vstack that is the root; there must be no problem.
  static func component(_ text: String) throws -> Component {
    let (screen, problems) = try read(
      """
      { "presentation": { "vendor_id": "a", "root_component": {
        "type": "vstack", "components": [\(text)] } } }
      """)
    #expect(problems == [])
    return try #require(screen?.root.children.first)
  }

  @Test func `what a screen does not say has the wire's defaults`() throws {
    let (screen, problems) = try Self.read(
      "{ \"presentation\": { \"vendor_id\": \"a\", \"root_component\": { \"type\": \"spacer\" } } }"
    )
    let root = Component(.spacer, position: SourcePosition(line: 1, column: 57))
    #expect(problems == [])
    #expect(screen == Screen(id: "a", root: root))
  }

  @Test func `every key of a presentation is read`() throws {
    let (read, problems) = try Self.read(
      """
      { "$schema": "s", "presentation": {
        "id": "pres_1", "vendor_id": "a", "version": 2, "language": "ja", "preview": false,
        "is_client": true, "is_fallback": true, "is_markdown_enabled": true,
        "dark_mode_enabled": true, "display_mode": { "type": "drawer", "dismissible": false },
        "height": "60%", "background_colors": { "light": "#ffFFff", "dark": "#01020380" },
        "is_close_button_visible": false, "close_button_colors": {}, "assets_to_prefetch": [],
        "header_button": { "actions": [{ "type": "close" }, { "type": "login" }],
          "is_visible": false, "delay": 1500, "alignment": "leading", "spacer_size": 12 },
        "back_button": { "is_visible": true, "display_default_icon": true },
        "plans": [{ "default": true, "plan_public_id": "plan_1", "plan_vendor_id": "year",
          "store_product_id": "app.year" }],
        "selects": [{ "id": "s", "select_type": "select_surveys", "type": "multiple",
          "default": ["x"], "options": [{ "id": "x", "value": "v", "offer": "o" },
          { "id": "y", "offer": "" }], "min_selectable": 2, "persistent": false,
          "user_attribute": "use", "validate_on_selection": true, "name": "n" }],
        "root_component": { "type": "spacer" } } }
      """)
    #expect(problems == [])
    let screen = try #require(read)
    #expect(screen.publicID == "pres_1" && screen.language == "ja")
    #expect(screen.isClient && screen.isFallback && screen.isMarkdownEnabled && screen.hasDarkMode)
    #expect(
      screen.displayMode == DisplayMode(.drawer, height: .percentage(60), isDismissible: false))
    #expect(
      screen.backgroundColors
        == ColorPair(
          light: DocumentColor(red: 255, green: 255, blue: 255),
          dark: DocumentColor(red: 1, green: 2, blue: 3, alpha: 128)))
    #expect(
      screen.headerButton
        == HeaderButton(
          actions: [.intercepted(Action(.close)), .intercepted(Action(.login))], isVisible: false,
          delayMilliseconds: 1500, alignment: .leading))
    #expect(
      screen.backButton
        == HeaderButton(actions: [.intercepted(Action(.close))], alignment: .leading))
    #expect(
      screen.plans == [
        ScreenPlan(id: "year", publicID: "plan_1", storeProductID: "app.year", isDefault: true)
      ])
    var select = Select(
      id: "s", kind: .survey, isMultiple: true, defaults: ["x"],
      options: [.init(id: "x", value: "v", offerID: "o"), .init(id: "y", value: "y")],
      minimum: 2, userAttribute: "use")
    select.validatesOnSelection = true
    select.name = "n"
    #expect(screen.selects == [select])
  }

  @Test func `a screen without header button has the legacy close button if it says so`() throws {
    let screen = try Self.read(
      """
      { "presentation": { "vendor_id": "a", "is_close_button_visible": true,
        "root_component": { "type": "spacer" } } }
      """
    ).0
    #expect(screen?.headerButton == HeaderButton(actions: [.intercepted(Action(.close))]))
  }

  @Test func `a screen without vendor_id is called by its id, else by its file`() throws {
    let root = "\"root_component\": { \"type\": \"spacer\" }"
    let byID = try Self.read("{ \"presentation\": { \"id\": \"pres_1\", \(root) } }")
    #expect(byID.0?.id == "pres_1")
    #expect(byID.1.map(\.advice) == ["It is called \"pres_1\" here."])
    let byFile = try Self.read(
      "{ \"presentation\": { \(root) } }", file: "screens/old-offer.screen.json")
    #expect(byFile.0?.id == "old-offer")
  }

  static let actions: [(String, ComponentAction)] = [
    ("close\"", .intercepted(Action(.close))),
    ("close_all\"", .intercepted(Action(.closeAll))),
    ("login\"", .intercepted(Action(.login))),
    ("restore\"", .intercepted(Action(.restore))),
    ("promo_code\"", .intercepted(Action(.promoCode))),
    (
      "purchase\", \"plan_vendor_id\": \"p\", \"offer_vendor_id\": \"o\"",
      .intercepted(Action(.purchase, planID: "p", offerID: "o"))
    ),
    (
      "navigate\", \"url\": \"https://a\", \"title\": \"t\"",
      .intercepted(Action(.navigate, url: "https://a", title: "t"))
    ),
    (
      "open_presentation\", \"presentation_vendor_id\": \"s\"",
      .intercepted(Action(.openPresentation, screenID: "s"))
    ),
    (
      "open_placement\", \"placement_id\": \"p\"",
      .intercepted(Action(.openPlacement, placementID: "p"))
    ),
    (
      "web_checkout\", \"url\": \"https://a\", \"client_reference_id\": \"c\"",
      .intercepted(Action(.webCheckout, url: "https://a", clientReferenceID: "c"))
    ),
    (
      "select_options\", \"select\": { \"id\": \"s\", \"options\": [\"x\", \"y\"] }",
      .selectOptions(SelectBinding(selectID: "s", options: ["x", "y"]))
    ),
    ("track_event\", \"event_name\": \"e\"", .trackEvent("e")),
  ]

  @Test(arguments: actions)
  func `every action is read with what it needs`(text: String, action: ComponentAction) throws {
    let component = try Self.component(
      "{ \"type\": \"vstack\", \"actions\": [{ \"type\": \"\(text) }] }")
    #expect(component.actions == [action])
  }

  @Test func `every type of component is read`() throws {
    let component = try Self.component(
      """
      { "type": "zstack", "components": [
        { "type": "hstack", "distribution": "fill_equally", "expand_to_fill": false },
        { "type": "scroll", "direction": "horizontal", "component": { "type": "loader" } },
        { "type": "label", "text": "t", "intro_price_text": "i", "plan_vendor_id": "p" },
        { "type": "image", "image_url": "a", "dark_image_url": "b", "image_selected_url": "c",
          "dark_image_selected_url": "d", "content_mode": "fill", "glyph": "★" },
        { "type": "countdown", "seconds": 9905.4 }
      ] }
      """)
    let contents = component.children.map(\.content)
    #expect(contents[0] == .hstack(Stack([], fillsEqually: true, expandsToFill: false)))
    guard case .scroll(let scroll) = contents[1] else { throw Missing() }
    #expect(scroll.isHorizontal && scroll.component.content == .loader)
    #expect(contents[2] == .label(Label(text: "t", introPriceText: "i", planID: "p")))
    let image = Image(
      url: "a", darkURL: "b", selectedURL: "c", darkSelectedURL: "d", fills: true, glyph: "★")
    #expect(contents[3] == .image(image))
    #expect(contents[4] == .countdown(Countdown(seconds: 9905)))
  }

  @Test func `what is common to components is read`() throws {
    let component = try Self.component(
      """
      { "type": "vstack", "id": "c", "selected": { "id": "s", "options": ["x"] },
        "enabled_when": { "id": "s", "min": 2 }, "styles": {
          "default": { "alpha": 0.7, "width": "100%", "height": 12.5, "padding_left": 16,
            "margin_bottom": 8, "border_width": 2, "corner_radius": 14, "min_width": 1,
            "max_height": 2, "alignment": "justified", "h_align": "trailing", "v_align": "top",
            "font": { "size": 17, "weight": "semibold" }, "colors": { "light": "#010203" } },
          "disabled": { "alpha": 0 }, "loading": { "alpha": 1 } } }
      """)
    #expect(component.id == "c")
    #expect(component.selected == SelectBinding(selectID: "s", options: ["x"]))
    #expect(component.enabledWhen == EnabledWhen(selectID: "s", minimum: 2))
    var style = ComponentStyle()
    style.alpha = 0.7
    style.width = .percentage(100)
    style.height = .points(13)
    style.padding.left = 16
    style.margin.bottom = 8
    style.borderWidth = 2
    style.cornerRadius = 14
    style.minimumWidth = 1
    style.maximumHeight = 2
    style.alignment = .natural
    style.horizontalAlignment = .trailing
    style.verticalAlignment = .top
    style.font = Font(size: 17, isBold: true)
    let color = DocumentColor(red: 1, green: 2, blue: 3)
    style.colors = ColorPair(light: color, dark: color)
    #expect(component.styles.normal == style)
    #expect(component.styles.disabled?.alpha == 0 && component.styles.loading?.alpha == 1)
    #expect(component.styles.selected == nil && component.styles.highlighted == nil)
  }

  @Test func `a root that is left out leaves no screen`() throws {
    let (screen, problems) = try Self.read(
      "{ \"presentation\": { \"vendor_id\": \"a\", \"root_component\": { \"type\": \"scroll\" } } }"
    )
    #expect(screen == nil)
    #expect(problems.map(\.code).sorted() == ["bad-value", "missing-key"])
  }

  @Test func `an unknown type keeps what is in it`() throws {
    let (screen, problems) = try Self.read(
      """
      { "presentation": { "vendor_id": "a", "root_component": { "type": "vstack", "components": [
        { "type": "hologram", "page_dots": true, "components": [{ "type": "spacer" }] } ] } } }
      """)
    #expect(problems.map(\.code) == ["unknown-type"])
    guard case .unknown(let unknown)? = screen?.root.children.first?.content else {
      throw Missing()
    }
    #expect(unknown.type == "hologram" && unknown.shown.map(\.content) == [.spacer])
  }

  @Test func `a wrong field does not cost its neighbours`() throws {
    let (screen, problems) = try Self.read(
      """
      { "presentation": { "vendor_id": "a", "root_component": { "type": "vstack", "components": [
        7, { "type": "label", "text": "x", "styles": { "default": { "alpha": "y", "width": 3 } } }
      ] } } }
      """)
    #expect(problems.map(\.position.line) == [2, 2])
    let label = try #require(screen?.root.children.first)
    #expect(label.content == .label(Label(text: "x")))
    #expect(label.styles.normal.width == .points(3) && label.styles.normal.alpha == nil)
  }

  @Test(arguments: [64, 65])
  func `64 components may lie in one another`(depth: Int) throws {
    let text =
      String(repeating: "{ \"type\": \"vstack\", \"components\": [", count: depth - 1)
      + "{ \"type\": \"spacer\" }" + String(repeating: "] }", count: depth - 1)
    let (screen, problems) = try Self.read(
      "{ \"presentation\": { \"vendor_id\": \"a\", \"root_component\": \(text) } }")
    #expect((screen == nil) == (depth > 64))
    #expect(problems.map(\.code) == (depth > 64 ? ["too-deep"] : []))
  }

  @Test func `of many problems the first 200 and every first error are kept`() throws {
    let wrong = Array(repeating: "7", count: 10_000).joined(separator: ",\n")
    let (screen, problems) = try Self.read(
      """
      { "presentation": { "vendor_id": "a", "root_component": { "type": "vstack", "components": [
        \(wrong), { "type": "vstack", "actions": [{ "type": "fly" }] } ] } } }
      """)
    #expect(screen == nil)
    #expect(problems.count == 202)
    #expect(problems.last?.message == "9800 more problems were found in this file.")
    #expect(problems.filter { $0.severity == .error }.map(\.code) == ["unknown-action"])
  }

  private struct Missing: Error {}
}
