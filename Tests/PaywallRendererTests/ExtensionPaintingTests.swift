import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

/// How the components that are ours look (`Components.md`).
@Suite struct ExtensionPaintingTests {
  private func slide(_ text: String) -> Component {
    Build.column([Build.label(text) { $0.alignment = .center }]) {
      $0.borderColors = Build.grey
      $0.borderWidth = 1
      $0.cornerRadius = 12
    }
  }

  private func carousel(
    _ texts: [String], peeks: Bool = true, dots: Bool = true, first: Int = 0
  ) -> Component {
    Component(
      .carousel(Carousel(texts.map(slide), peeks: peeks, showsDots: dots, firstSlide: first)))
  }

  @Test func aCarouselShowsASlideItsNeighboursAndDots() {
    #expect(
      Build.drawn(carousel(["One", "Two", "Three"], first: 1), columns: 24)
        == [
          "╮ ╭──────────────────╮ ╭", "│ │       Two        │ │", "╯ ╰──────────────────╯ ╰",
          "       ‹ ○ ● ○ ›",
        ])
  }

  @Test func withoutPeeksASlideHasTheWidth() {
    #expect(
      Build.drawn(carousel(["One", "Two"], peeks: false), columns: 16) == [
        "╭──────────────╮", "│     One      │", "╰──────────────╯", "    ‹ ● ○ ›",
      ])
  }

  @Test func manySlidesAreCountedAndWithoutDotsNothingIsBelow() {
    let texts = (1...9).map { "\($0)" }
    #expect(Build.drawn(carousel(texts), columns: 18).last == "    ‹ 1 of 9 ›")
    #expect(Build.drawn(carousel(["One", "Two"], dots: false), columns: 16).count == 3)
    #expect(Build.drawn(carousel(["One"]), columns: 16).count == 3)
  }

  @Test func aBarIsHeavyAsFarAsItIsDone() {
    func bar(_ value: Double, segments: Int = 1) -> [String] {
      Build.drawn(
        Component(.progressBar(ProgressBar(value: value, segmentCount: segments))), columns: 19)
    }
    #expect(bar(0) == ["───────────────────"])
    #expect(bar(1) == ["━──────────────────"])
    #expect(bar(50) == ["━━━━━━━━━━─────────"])
    #expect(bar(99.9) == ["━━━━━━━━━━━━━━━━━━─"])
    #expect(bar(100) == ["━━━━━━━━━━━━━━━━━━━"])
    #expect(bar(40, segments: 5) == ["━━━ ━━━ ─── ─── ───"])
    #expect(bar(40, segments: 11) == ["━━━━━━━━───────────"])
  }

  @Test func aVideoSaysItsTitleAndItsTime() {
    let video = Component(
      .media(Media(.video, url: "https://x/tour.mp4", title: "Tour", durationSeconds: 90)))
    var view = Build.view(video, columns: 24, rows: 20)
    view.elapsedMilliseconds = 12_000
    #expect(
      Build.trimmed(ScreenRenderer.render(view, catalog: Catalog())) == [
        "┌┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┐", "┊                      ┊", "┊           ▶          ┊",
        "┊                      ┊", "└┈ Tour ┈ 0:12 / 1:30 ┈┘",
      ])
  }

  @Test func whatHasNoRoomIsCutWithAMark() {
    let page = Component(.webView(WebView(url: "https://quillmoss.example/help")))
    #expect(Build.drawn(page, columns: 16).last == "└┈ https://q… ┈┘")
    let animation = Component(.media(Media(.lottie, url: "https://x/confetti-long.json")))
    #expect(Build.drawn(animation, columns: 20).last == "└┈ confet… ┈ 0:00 ┈┘")
  }

  @Test func anUnknownComponentIsNamed() {
    let unknown = Component(.unknown(UnknownComponent(type: "hologram")))
    #expect(
      Build.drawn(unknown, columns: 20) == [
        "┌┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┐", "┊         ?        ┊", "└┈ hologram ┈┈┈┈┈┈┈┘",
      ])
  }

  @Test func aStemIsAsHighAsWhatStandsBesideIt() {
    let stem = Build.column([]) {
      $0.backgroundColors = Build.green
      $0.width = .points(2)
      $0.height = .percentage(100)
    }
    let dot = Component(
      .image(Image(glyph: "●")), styles: Build.states { $0.width = .points(16) })
    let row = Build.row([
      Build.column([dot, stem]) { $0.width = .points(16) },
      Build.column([Build.label("Today"), Build.label("Open"), Build.label("Free")]) {
        $0.horizontalAlignment = .leading
      },
    ])
    #expect(Build.drawn(row, columns: 12, rows: 9).map { $0.first } == ["●", "│", "│"])
  }
}

/// Links in running text.
@Suite struct LinkTests {
  private func label(_ text: String, _ links: [String]) -> Component {
    let links = links.map {
      Component(.label(Label(text: $0)), actions: [.intercepted(Action(.navigate, url: $0))])
    }
    return Component(.label(Label(text: text, links: links)))
  }

  private func render(_ root: Component, columns: Int, focus: [Int]? = nil) -> RenderedScreen {
    var view = Build.view(root, columns: columns, rows: 9)
    view.focus = focus.map { .component(ComponentPath($0)) }
    return ScreenRenderer.render(view, catalog: Catalog())
  }

  @Test func eachLinkIsATargetWhereItStands() {
    let screen = render(label("See our terms and notice.", ["terms", "notice"]), columns: 30)
    #expect(screen.targets.map(\.label) == ["terms", "notice"])
    #expect(screen.targets.map(\.role) == [.link, .link])
    #expect(
      screen.targets.map(\.rect) == [
        Rect(column: 10, row: 0, columns: 5, rows: 1),
        Rect(column: 20, row: 0, columns: 6, rows: 1),
      ])
    let isUnderlined = (0..<30).map {
      screen.surface[$0, 0].style.attributes.contains(.underline)
    }
    #expect(
      isUnderlined.enumerated().filter(\.element).map(\.offset) == [
        10, 11, 12, 13, 14, 20, 21, 22, 23, 24, 25,
      ])
  }

  @Test func aLinkOverTwoLinesIsOneTarget() {
    let screen = render(label("Read the terms of use", ["terms of use"]), columns: 14)
    #expect(Build.trimmed(screen) == ["Read the terms", "of use"])
    #expect(screen.targets.map(\.rect) == [Rect(column: 0, row: 0, columns: 14, rows: 2)])
  }

  @Test func theFocusReversesALinkAndMarksBlanksBesideIt() {
    let screen = render(label("See our terms now", ["terms"]), columns: 20, focus: [0])
    #expect(Build.trimmed(screen) == [" See our▸terms◂now"])
    #expect(screen.surface[9, 0].style.attributes.contains(.reverse))
  }

  @Test func equalLinksStandOneBehindTheOther() {
    let screen = render(label("here or here", ["here", "here"]), columns: 14)
    #expect(screen.targets.map(\.rect.column) == [1, 9])
  }

  @Test func aLinkThatIsNotInTheTextIsNone() {
    #expect(render(label("Nothing here", ["terms"]), columns: 20).targets.isEmpty)
  }

  @Test func aLabelThatIsPressedKeepsTheRest() {
    var root = label("All our terms", ["terms"])
    root.actions = [.intercepted(Action(.restore))]
    let screen = render(root, columns: 20)
    #expect(screen.targets.map(\.label) == ["All our terms", "terms"])
  }
}

/// The header's buttons with texts and pictures.
@Suite struct HeaderLookTests {
  private func row(_ button: HeaderButton, columns: Int = 20, language: String = "en") -> String {
    let screen = Build.screen(Component(.spacer), header: button, language: language)
    let view = ScreenView(
      screen: screen, pane: Size(columns: columns, rows: 6), depth: .mono)
    return Build.trimmed(ScreenRenderer.render(view, catalog: Catalog()))[0]
  }

  private func button(
    _ label: String?, icon: String? = nil, _ kind: ActionKind = .close,
    _ alignment: HorizontalAlignment = .trailing
  ) -> HeaderButton {
    var button = HeaderButton(actions: [.intercepted(Action(kind))], alignment: alignment)
    button.label = label.map { Label(text: $0) }
    button.icon = icon.map { Image(url: $0) }
    return button
  }

  @Test func aLabelStandsAloneOrBesideItsIcon() {
    #expect(row(button("Skip")) == "               Skip")
    #expect(row(button("Skip", icon: "a.png")) == "             ✕ Skip")
    var trailing = button("Help", icon: "info.png", .navigate)
    trailing.iconAlignment = .trailing
    #expect(row(trailing) == "             Help ⓘ")
    #expect(row(button(nil, icon: "info.png", .navigate)) == "                  ⓘ")
  }

  @Test func aLabelStandsWhereItIsWantedAndMirrored() {
    #expect(row(button("Skip", .close, .leading)).hasPrefix(" Skip"))
    #expect(row(button("Skip", .close, .center)) == "        Skip")
    #expect(row(button("Skip"), language: "ar").hasPrefix(" Skip"))
  }

  @Test func aLongLabelIsCutWithAMark() {
    #expect(row(button("Maybe some other time")) == "           Maybe s…")
  }
}
