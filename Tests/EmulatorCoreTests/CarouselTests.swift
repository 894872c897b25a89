import EmulatorCore
import PaywallModel
import Testing

/// Carousels: who turns them, and what the app is told.
@Suite struct CarouselTests {
  private func driver(_ change: (inout Carousel) -> Void) -> EmulatorDriver {
    var carousel = Carousel([Component(.spacer), Component(.spacer), Component(.spacer)])
    carousel.pauseMilliseconds = 1_000
    change(&carousel)
    let binding = SelectBinding(selectID: "tab", options: ["a"])
    var styles = StyleStates()
    styles.normal.alpha = 0
    styles.selected = ComponentStyle()
    styles.selected?.alpha = 1
    let holder = Component(
      .vstack(Stack([Component(.carousel(carousel))])), styles: styles, selected: binding)
    let press = SelectBinding(selectID: "tab", options: ["b"])
    let other = Component(.label(Label(text: "B")), actions: [.selectOptions(press)])
    let screen = Screen(
      id: "tour", selects: [Select(id: "tab", kind: .tabs, defaults: ["a"])],
      root: Component(.vstack(Stack([holder, other]))))
    var driver = EmulatorDriver(Catalog(screens: [screen]))
    driver.command(.openScreen("tour"))
    return driver
  }

  private let path = ComponentPath([0, 0])

  private func slide(_ driver: EmulatorDriver) -> Int? {
    driver.emulator.presentations.last?.slides[path]
  }

  /// The slide after each timer; nil where none runs.
  private func slides(afterTimers count: Int, _ driver: inout EmulatorDriver) -> [Int?] {
    (0..<count).map { _ in driver.waitForTimer() ? slide(driver) : nil }
  }

  private func swipes(_ driver: EmulatorDriver) -> [SDKEvent] {
    driver.effects.compactMap { effect in
      if case .emit(let event) = effect, event.name == "CAROUSEL_SLIDE_SWIPED" {
        event
      } else {
        nil
      }
    }
  }

  @Test func aSwipeTurnsASlideAndIsTold() throws {
    var driver = driver { $0.firstSlide = 1 }
    #expect(slide(driver) == 1)
    driver.send(.gesture(.swipe(path, slide: 2)))
    #expect(slide(driver) == 2)
    let event = try #require(swipes(driver).first)
    let told: EventValue = .list([
      .object([
        SDKEvent.Property("selected_slide", .integer(2)),
        SDKEvent.Property("number_of_slides", .integer(3)),
        SDKEvent.Property("is_carousel_auto_playing", .truth(false)),
        SDKEvent.Property("default_slide", .integer(1)),
        SDKEvent.Property("previous_slide", .integer(1)),
      ])
    ])
    #expect(event.value(of: "carousels") == told)
  }

  @Test(arguments: [3, -1, 0])
  func aSwipeToNowhereIsNothing(to: Int) {
    var driver = driver { _ in }
    driver.send(.gesture(.swipe(path, slide: to)))
    driver.send(.gesture(.swipe(ComponentPath([1]), slide: 1)))
    #expect(slide(driver) == 0 && swipes(driver).isEmpty)
  }

  @Test func aCarouselTurnsByItselfUpToItsEndAndTellsNothing() {
    var driver = driver { $0.playsByItself = true }
    #expect(slides(afterTimers: 4, &driver) == [1, 2, 2, nil])
    #expect(swipes(driver).isEmpty)
  }

  @Test func aLoopBeginsAgain() {
    var driver = driver {
      $0.playsByItself = true
      $0.loops = true
    }
    #expect(slides(afterTimers: 4, &driver) == [1, 2, 0, 1])
  }

  @Test func aSwipeGivesItsSlideTheWholeTime() {
    var driver = driver { $0.playsByItself = true }
    driver.send(.gesture(.swipe(path, slide: 1)), after: 900)
    driver.send(.tick, after: 900)
    #expect(slide(driver) == 1)
    driver.send(.tick, after: 100)
    #expect(slide(driver) == 2)
  }

  @Test func whatCannotBeSeenStandsStill() {
    var driver = driver { $0.playsByItself = true }
    driver.tap(.component(ComponentPath([1])))
    #expect(slides(afterTimers: 1, &driver) == [0])
  }

  @Test func aClosedScreenHasNoTimer() {
    var driver = driver { $0.playsByItself = true }
    driver.command(.closeAllScreens)
    #expect(slides(afterTimers: 1, &driver) == [nil])
  }
}

/// Answers of selects.
@Suite struct SurveyTests {
  private func driver(
    _ change: (inout Select) -> Void, minimum: Int? = nil
  ) -> EmulatorDriver {
    var select = Select(
      id: "goal", kind: .survey, isMultiple: true,
      options: [.init(id: "a", value: "letters"), .init(id: "b", value: "lists")], minimum: 2,
      userAttribute: "goals")
    change(&select)
    let options = ["a", "b"].map { option in
      Component(
        .label(Label(text: option)),
        actions: [.selectOptions(SelectBinding(selectID: "goal", options: [option]))])
    }
    let next = Component(
      .label(Label(text: "Next")), actions: [.intercepted(Action(.close))],
      enabledWhen: EnabledWhen(selectID: "goal", minimum: minimum))
    let screen = Screen(
      id: "quiz", selects: [select], root: Component(.vstack(Stack(options + [next]))))
    var driver = EmulatorDriver(Catalog(screens: [screen]))
    driver.command(.openScreen("quiz"))
    return driver
  }

  private func tap(_ index: Int, _ driver: inout EmulatorDriver) {
    driver.tap(.component(ComponentPath([index])))
  }

  private func answers(_ driver: EmulatorDriver) -> [String] {
    driver.effects.compactMap { effect in
      guard case .emit(let event) = effect, event.name == "OPTIONS_VALIDATED" else { return nil }
      return event.properties.prefix(2).map(\.value.words).joined(separator: ": ")
    }
  }

  private func attributes(_ driver: EmulatorDriver) -> [String] {
    driver.emulator.user.attributes.map { "\($0.key)=\($0.value)" }
  }

  @Test func theButtonSendsAnAnswerAndSavesItsValues() {
    var driver = driver { _ in }
    tap(1, &driver)
    tap(0, &driver)
    #expect(answers(driver) == [] && attributes(driver) == [])
    tap(2, &driver)
    #expect(answers(driver) == ["goal: b, a"])
    #expect(attributes(driver) == ["goals=lists, letters"])
    #expect(driver.emulator.presentations.isEmpty)
  }

  @Test func theButtonIsOffBelowTheSelectsMinimum() {
    var driver = driver { _ in }
    tap(0, &driver)
    tap(2, &driver)
    #expect(driver.emulator.presentations.count == 1 && answers(driver) == [])
  }

  @Test func whatMayBeSkippedGoesOnWithoutAnAnswer() {
    var driver = driver { $0.isSkippable = true }
    tap(0, &driver)
    tap(2, &driver)
    #expect(driver.emulator.presentations.isEmpty && answers(driver) == [])
  }

  @Test func aChoiceMayBeAnAnswerAtOnce() {
    var driver = driver {
      $0.validatesOnSelection = true
      $0.isMultiple = false
      $0.minimum = 1
    }
    tap(1, &driver)
    #expect(answers(driver) == ["goal: b"] && attributes(driver) == ["goals=lists"])
    tap(0, &driver)
    #expect(attributes(driver) == ["goals=letters"])
    tap(2, &driver)
    #expect(answers(driver).count == 2)
  }

  @Test(arguments: [true, false])
  func aSelectRemembersIfItSaysSo(isPersistent: Bool) {
    var driver = driver { $0.isPersistent = isPersistent }
    tap(0, &driver)
    driver.command(.closeAllScreens)
    driver.command(.openScreen("quiz"))
    let chosen = driver.emulator.presentations.last?.selections.chosen["goal"]
    #expect(chosen == (isPersistent ? ["a"] : []))
  }
}
