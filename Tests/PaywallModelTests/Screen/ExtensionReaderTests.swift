import PaywallModel
import Testing

/// The components and fields that are ours (`Components.md`).
@Suite struct ExtensionReaderTests {
  private func read(
    _ component: String, more: String = ""
  ) -> (component: Component?, problems: [Problem]) {
    let text = """
      { "presentation": { "vendor_id": "a"\(more), "root_component":
      \(component)
      } }
      """
    let node = try? JSONReader.read(SourceFile(name: "a.screen.json", bytes: Array(text.utf8)))
    let (screen, problems) = node.map { ScreenReader.read($0, file: "a.screen.json") } ?? (nil, [])
    return (screen?.root, problems)
  }

  private func content(_ component: String) -> Component.Content? {
    let read = read(component)
    #expect(read.problems == [])
    return read.component?.content
  }

  @Test func aCarouselIsRead() {
    let text = """
      { "type": "carousel", "auto_play": true, "pause_time": 5000, "infinite_loop": true,
        "peek_offset": 0, "page_dots": false, "default_slide": 1,
        "components": [{ "type": "loader" }, { "type": "spacer" }] }
      """
    guard case .carousel(let carousel)? = content(text) else { return #expect(Bool(false)) }
    #expect(carousel.slides.map(\.content) == [.loader, .spacer])
    #expect(carousel.playsByItself && carousel.loops && !carousel.peeks && !carousel.showsDots)
    #expect(carousel.pauseMilliseconds == 5_000 && carousel.firstSlide == 1)
  }

  @Test func aCarouselHasAtMostTwentySlides() {
    let slides = Array(repeating: #"{"type":"spacer"}"#, count: 21).joined(separator: ",")
    let (component, problems) = read(
      #"{ "type": "carousel", "default_slide": 19, "components": [\#(slides)] }"#)
    #expect(component?.children.count == 20)
    #expect(problems.map(\.message) == ["The carousel has 21 slides."])
  }

  @Test(arguments: [
    (0, 1, 1 as Int?), (1, 1, 2), (2, 1, nil), (0, -1, nil), (2, -1, 1),
  ])
  func aCarouselEndsAtItsEnds(slide: Int, step: Int, next: Int?) {
    let spacer = Component(.spacer)
    var carousel = Carousel([spacer, spacer, spacer])
    #expect(carousel.slide(after: slide, by: step) == next)
    carousel.loops = true
    #expect(carousel.slide(after: slide, by: step) == (slide + step + 3) % 3)
  }

  @Test func videosAndAnimationsAreRead() {
    let video = """
      { "type": "video", "video_url": "a.mp4", "title": "T", "duration": 9, "loop": false }
      """
    #expect(
      content(video)
        == .media(Media(.video, url: "a.mp4", title: "T", durationSeconds: 9, loops: false)))
    #expect(
      content(#"{ "type": "lottie", "animation_url": "a.json", "auto_play": false }"#)
        == .media(Media(.lottie, url: "a.json", playsByItself: false)))
  }

  @Test(arguments: [("true", true as Bool?), ("false", false), ("null", nil)])
  func aVideoSaysWhetherItHasSound(written: String, isMuted: Bool?) {
    let video = #"{ "type": "video", "video_url": "a.mp4", "is_muted": \#(written) }"#
    guard case .media(let media)? = content(video) else { return #expect(Bool(false)) }
    #expect(media.isMuted == isMuted)
  }

  @Test(arguments: [
    (9, true, 12_000, 3), (9, false, 12_000, 9), (0, true, 12_000, 12), (9, true, -5, 0),
  ])
  func mediaRunAsLongAsTheyLast(duration: Int, loops: Bool, after: Int, second: Int) {
    var media = Media(.video, url: "a", durationSeconds: duration, loops: loops)
    #expect(media.second(afterMilliseconds: after) == second)
    media.playsByItself = false
    #expect(media.second(afterMilliseconds: after) == 0)
  }

  @Test func barsAndPagesAreRead() {
    #expect(
      content(#"{ "type": "progress_bar", "value": 7, "max": 5, "segments": 5 }"#)
        == .progressBar(ProgressBar(value: 5, maximum: 5, segmentCount: 5)))
    #expect(
      content(#"{ "type": "web_view", "url": "https://x", "title": "X" }"#)
        == .webView(WebView(url: "https://x", title: "X")))
    #expect(ProgressBar(value: 1, maximum: 2, segmentCount: 5).fullSegmentCount == 3)
  }

  @Test(arguments: [
    ("\"seconds\": 9", Countdown.End.afterShowing(seconds: 9)),
    ("\"end_date\": \"1970-01-02\"", .at(86_400)),
    ("\"user_attribute\": \"k\", \"offset\": 60", .attribute("k", offsetSeconds: 60)),
  ])
  func aCountdownEndsInOneOfThreeWays(keys: String, end: Countdown.End) {
    #expect(content("{ \"type\": \"countdown\", \(keys) }") == .countdown(Countdown(end)))
  }

  @Test(arguments: ["video", "lottie", "countdown", "progress_bar", "web_view", "scroll"])
  func whatLacksWhatItNeedsIsLeftOutOrShowsItsFallback(type: String) {
    let alone = read(#"{ "type": "vstack", "components": [{ "type": "\#(type)" }] }"#)
    #expect(alone.component?.children == [])
    #expect(alone.problems.map(\.code) == ["missing-key"])
    let fallback = #""fallback": { "type": "label", "text": "x" }"#
    let instead = read(
      #"{ "type": "vstack", "components": [{ "type": "\#(type)", \#(fallback) }] }"#)
    guard case .unknown(let unknown)? = instead.component?.children.first?.content else {
      return #expect(Bool(false))
    }
    #expect(unknown.shown.map(\.content) == [.label(Label(text: "x"))])
    #expect(instead.problems.map(\.advice) == ["Its fallback is shown."])
  }

  @Test func anUnknownTypeShowsItsFallbackBeforeWhatIsInIt() {
    let (component, problems) = read(
      """
      { "type": "vstack", "components": [{ "type": "hologram", "components": [{ "type": "spacer" }],
        "fallback": { "type": "loader" } }] }
      """)
    #expect(component?.children.first?.children.map(\.content) == [.loader])
    #expect(problems.map(\.code) == ["unknown-type"])
  }

  @Test func linksOfALabelAreLabelsWithoutAType() {
    let text = """
      { "type": "label", "text": "Our terms.",
        "texts": { "fr": "Nos conditions.", "pt-BR": "Termos" },
        "links": [{ "text": "terms", "texts": { "fr": "conditions" }, "actions": [
          { "type": "navigate", "url": "https://x" }] }] }
      """
    guard case .label(let label)? = content(text) else { return #expect(Bool(false)) }
    #expect(label.textsByLanguage == ["fr": "Nos conditions.", "pt-br": "Termos"])
    #expect(label.links.map(\.actions.count) == [1])
    #expect(
      label.links.map(\.content)
        == [.label(Label(text: "terms", textsByLanguage: ["fr": "conditions"]))])
  }

  @Test func aScreenIsShownInALanguageThatItHasTexts() throws {
    let label = Component(
      .label(Label(text: "Hi", textsByLanguage: ["ar": "أهلا", "pt-br": "Oi"])))
    var screen = TextFixtures.screen(label)
    screen.textLanguages = ["ar", "pt-br"]
    let shown = ["ar-EG", "pt_BR", "pt", "de"].map { screen.shownLanguage(for: $0) }
    #expect(shown == ["ar", "pt-br", "en", "en"])
    #expect(screen.isRightToLeft(for: "ar") && !screen.isRightToLeft(for: "de"))
    guard case .label(let written) = label.content else { return }
    let french = TextExpander.text(
      of: written, in: screen, context: TextContext(locale: "ar-EG"), catalog: Catalog())
    #expect(french.plain == "أهلا")
  }

  @Test func aHeaderButtonHasAnIconAndALabel() throws {
    let text = """
      { "presentation": { "vendor_id": "a", "root_component": { "type": "spacer" },
        "header_button": { "actions": [{ "type": "close" }], "alignment": "center",
          "icon": { "size": 32, "url": { "light": "a.png", "dark": "b.png" } },
          "icon_alignment": "trailing", "display_default_icon": false,
          "default_icon_tints": { "light": "#010203" }, "label": { "text": "Skip" } } } }
      """
    let (screen, problems) = ScreenReader.read(
      try JSONReader.read(SourceFile(name: "a.screen.json", bytes: Array(text.utf8))),
      file: "a.screen.json")
    #expect(problems == [])
    let button = try #require(screen?.headerButton)
    #expect(button.icon == Image(url: "a.png", darkURL: "b.png"))
    #expect(button.label == Label(text: "Skip") && button.alignment == .center)
    #expect(button.iconAlignment == .trailing && !button.showsDefaultIcon && button.tints != nil)
  }

  @Test func whatASelectDoesByItselfIsRead() throws {
    let text = """
      { "presentation": { "vendor_id": "a", "root_component": { "type": "spacer" }, "selects": [
        { "id": "q", "select_type": "select_surveys", "persistent": true, "skippable": true,
          "validate_on_selection": true, "name": "Goal", "min_selectable": 2 }] } }
      """
    let (screen, problems) = ScreenReader.read(
      try JSONReader.read(SourceFile(name: "a.screen.json", bytes: Array(text.utf8))),
      file: "a.screen.json")
    #expect(problems == [])
    let select = try #require(screen?.selects.first)
    #expect(select.isPersistent && select.isSkippable && select.validatesOnSelection)
    #expect(select.name == "Goal")
    #expect(EnabledWhen(selectID: "q").leastCount(in: select) == 2)
    #expect(EnabledWhen(selectID: "q", minimum: 1).leastCount(in: select) == 1)
  }
}
