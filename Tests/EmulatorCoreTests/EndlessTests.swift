import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import Testing

/// What would go on for ever is stopped and named; nothing hangs.
@Suite struct EndlessTests {
  private func walk(_ files: [(String, String)]) -> Walk {
    Walk(
      catalog: CatalogReader.read(
        files.map { SourceFile(name: $0.0, bytes: Array($0.1.utf8)) }))
  }

  private func screen(_ id: String, _ component: String) -> (String, String) {
    (
      "\(id).screen.json",
      #"{"presentation":{"vendor_id":"\#(id)","root_component":{"type":"vstack","components":["#
        + component + "]}}}"
    )
  }

  private let button = GestureMaker.button

  private func press(_ walk: inout Walk, times: Int) {
    for _ in 0..<times { walk.handle(.gesture(button), at: walk.now.advanced(by: 1_000)) }
  }

  @Test func aScreenThatOpensItself() {
    let action = #"{"type":"open_presentation","presentation_vendor_id":"me"}"#
    var walk = walk([screen("me", #"{"type":"label","text":"on","actions":[\#(action)]}"#)])
    walk.handle(.command(.openScreen("me")), at: .start)
    press(&walk, times: Limits.windows - 1)
    #expect(walk.emulator.presentations.count == Limits.windows && walk.diagnostics.isEmpty)
    press(&walk, times: 1)
    #expect(walk.emulator.presentations.count == Limits.windows)
    #expect(walk.diagnostics.map(\.rule) == [.windowsPileUp] && walk.ownFaults.isEmpty)
  }

  @Test func windowsThatWaitForTheirScreenCountToo() {
    var walk = walk([screen("me", #"{"type":"spacer"}"#)])
    walk.handle(.command(.presentation(.setFetchLatency(milliseconds: 5_000))), at: .start)
    for _ in 0..<(Limits.windows + 5) { walk.handle(.command(.openScreen("me")), at: .start) }
    walk.advance(to: Instant(milliseconds: 60_000))
    #expect(walk.emulator.presentations.count <= Limits.windows)
    #expect(walk.diagnostics.contains { $0.rule == .windowsPileUp })
    #expect(walk.ownFaults.map(\.text) == [])
  }

  @Test func aFlowInARing() {
    let flow = #"""
      {"placements":[{"id":"ring","flow":"ring"}],"flows":[{"id":"ring","steps":[
      {"id":"a","screen":"me","links":[{"from":"on","to":"b"}]},
      {"id":"b","screen":"me","links":[{"from":"on","to":"a"}]}]}]}
      """#
    let action = #"{"type":"open_presentation","presentation_vendor_id":"me"}"#
    var walk = walk([
      ("paywalk.json", flow),
      screen("me", #"{"type":"label","text":"on","id":"on","actions":[\#(action)]}"#),
    ])
    walk.handle(.command(.openPlacement("ring")), at: .start)
    press(&walk, times: Limits.windows + 3)
    #expect(walk.emulator.presentations.count == Limits.windows)
    #expect(Set(walk.diagnostics.map(\.rule)) == [.windowsPileUp] && walk.ownFaults.isEmpty)
  }

  @Test(arguments: [
    "PRESENTATION_VIEWED", "PRESENTATION_CLOSED", "PRESENTATION_LOADED", "APP_STARTED",
  ])
  func aCampaignThatTriggersItself(event: String) {
    let project = #"""
      {"campaigns":[{"id":"me","screen":"me","trigger":{"event":"\#(event)"}},
      {"id":"you","screen":"me","priority":2,"trigger":{"event":"\#(event)"}}]}
      """#
    var walk = walk([("paywalk.json", project), screen("me", #"{"type":"spacer"}"#)])
    for second in 1...40 {
      walk.handle(.command(.openScreen("me")), at: Instant(milliseconds: second * 1_000))
      walk.handle(.command(.closeAllScreens), at: Instant(milliseconds: second * 1_000 + 1))
    }
    #expect(walk.emulator.presentations.count <= Limits.windows && walk.ownFaults.isEmpty)
    #expect(!walk.diagnostics.contains { $0.rule == .walkTooLong })
  }

  @Test(arguments: [0, 499])
  func aTimerOfZeroIsNotRead(pause: Int) {
    let carousel =
      #"{"type":"carousel","auto_play":true,"pause_time":\#(pause),"components":["#
      + #"{"type":"spacer"},{"type":"spacer"}]}"#
    let (name, text) = screen("me", carousel)
    let catalog = CatalogReader.read([SourceFile(name: name, bytes: Array(text.utf8))])
    #expect(catalog.problems.contains { $0.message.contains("500") || $0.advice.contains("500") })
    var walk = Walk(catalog: catalog)
    walk.handle(.command(.openScreen("me")), at: .start)
    walk.advance(to: Instant(milliseconds: 60_000))
    #expect(walk.now == Instant(milliseconds: 60_000) && walk.ownFaults.isEmpty)
  }

  /// At 500 ms a slide, a pause in which as many timers fire as may, and one in which one more
  /// does.
  @Test(arguments: [(0, false), (1, true)])
  func aYearOfSlides(beyond: Int, isStopped: Bool) {
    let carousel =
      #"{"type":"carousel","auto_play":true,"infinite_loop":true,"pause_time":500,"components":["#
      + #"{"type":"spacer"},{"type":"spacer"}]}"#
    var walk = walk([screen("me", carousel)])
    walk.handle(.command(.openScreen("me")), at: .start)
    let moment = Instant(milliseconds: (Limits.timersPerPause + beyond) * 500)
    walk.advance(to: moment)
    #expect(walk.now == moment && walk.ownFaults.isEmpty)
    #expect(walk.diagnostics.contains { $0.rule == .walkTooLong } == isStopped)
    #expect((walk.nextDeadline == nil) == isStopped)
  }

  /// The press is a step, and so is each answer of the app.
  @Test(arguments: [(0, false), (1, true)])
  func stepsThatOneEventLeadsTo(beyond: Int, isStopped: Bool) {
    let chain = Array(repeating: ActionKind.promoCode, count: Limits.stepsPerEvent - 1 + beyond)
    var walk = Walk.on(chain, intercepting(.promoCode, answering(.success)))
    walk.press()
    #expect(walk.rules.contains(.walkTooLong) == isStopped)
    #expect(walk.isIdle == !isStopped)
  }

  @Test(arguments: [(0, "app://ply/placements/0"), (1, "app://ply/placements/1")])
  func linksThatTheLogKeeps(beyond: Int, oldest: String) {
    var walk = walk([screen("me", #"{"type":"spacer"}"#)])
    for number in 0..<(Limits.linkRecords + beyond) {
      walk.handle(.openLink("app://ply/placements/\(number)", .appRunning), at: .start)
    }
    #expect(walk.emulator.links.records.count == Limits.linkRecords)
    #expect(walk.emulator.links.records.first?.url == oldest)
  }
}

private enum GestureMaker {
  static let button = Gesture.tap(.component(ComponentPath([0])), label: "on")
}
