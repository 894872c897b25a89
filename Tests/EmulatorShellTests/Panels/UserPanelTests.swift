import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorCore
@testable import EmulatorShell

/// The long panel: each of its rows can be come to, read whole and copied.
@Suite struct UserPanelTests {
  /// A campaign's screen with everything that the panel can tell.
  private static var story: PanelStory {
    var project = PanelStory.catalog.project
    project.audiences = [Audience(id: "teams", name: "Teams")]
    project.placements = [
      Placement(
        id: "premium",
        audiences: [
          Placement.AudienceAssignment(
            audienceID: "teams", assignment: Assignment(.screen("plans")))
        ], everyoneElse: Assignment(.screen("plans")))
    ]
    project.campaigns = [
      Campaign(
        id: "spring", name: "Spring", audienceID: "teams",
        trigger: CampaignTrigger(event: "saved", isCustom: true),
        assignment: Assignment(.screen("plans")))
    ]
    project.integration.presentations.contentID = "book-7"
    let screen = PanelStory.catalog.screens
    var story = PanelStory(
      walk: Walk(
        catalog: Catalog(project: project, screens: screen, store: PanelStory.catalog.store)))
    story.walk.handle(.command(.openPlacement("premium")), at: .start)
    story.walk.emulator.user.builtIns = [
      UserAttribute(
        key: "ply_custom_events_tracked.chapter_finished", value: "2", kind: .int, source: .sdk)
    ]
    story.walk.emulator.links.held = ["nw://ply/placements/winback"]
    return story
  }

  @Test(arguments: [(40, 9), (40, 21), (70, 13)])
  func everyRowIsSeenOnTheWayDown(columns: Int, rows: Int) {
    var story = Self.story
    let all = story.rows(.user, columns: columns, rows: 200).filter { !$0.isEmpty }
    var seen: Set<String> = []
    _ = story.press(.first, in: .user)
    for _ in 0..<all.count {
      for row in story.rows(.user, columns: columns, rows: rows) { seen.insert(plain(row)) }
      _ = story.press(.down, in: .user)
    }
    #expect(all.map(plain).filter { !seen.contains($0) } == [])
  }

  private func plain(_ row: String) -> String { row.replacing("▸", with: " ") }

  @Test func whyAndTheContentIDStandWithWhatWasServed() {
    let rows = Self.story.rows(.user, columns: 40, rows: 60)
    #expect(rows.contains(" content id book-7"))
    #expect(rows.contains(" audience   ◂ Teams ▸"))
    #expect(rows.contains { $0.hasPrefix(" why: The first audience that fits is") })
    let why = rows.firstIndex { $0.hasPrefix(" why:") } ?? 0
    let shown = rows.firstIndex { $0.hasPrefix(" shown as") } ?? 0
    #expect(why < shown)
  }

  @Test func aLongNameIsReadWhole() {
    let rows = Self.story.rows(.user, columns: 50, rows: 60)
    #expect(rows.contains(" ply_custom_events_tracked.chapter_finished"))
  }

  @Test func aScreenThatCannotBeSweptAwaySaysSo() {
    var story = Self.story
    story.walk.emulator.presentations[0].displayMode = DisplayMode(.drawer, isDismissible: false)
    #expect(story.rows(.user, rows: 60).contains(" shown as   drawer, not dismissible"))
  }

  @Test func whatWasFetchedAgainKnowsItsAttributes() {
    var story = Self.story
    story.now = Instant(milliseconds: 1_000)
    story.obey(PanelReply([.perform(.command(.setAttribute(key: "size", value: "4")))]))
    let late = " size       \"4\"     after the fetch !"
    #expect(story.rows(.user, rows: 60).contains(late))
    story.now = Instant(milliseconds: 2_000)
    _ = story.press(.fetchAgain, in: .user)
    #expect(story.rows(.user, rows: 60).contains(" size       \"4\""))
  }

  @Test func enterExplainsWhatNothingChanges() {
    var story = Self.story
    var titles: [String] = []
    _ = story.press(.first, in: .user)
    for _ in 0..<40 {
      for case .explain(let title, _) in story.press(.press, in: .user).effects {
        titles.append(title)
      }
      _ = story.press(.down, in: .user)
    }
    for title in ["anonymous id", "attribute", "why this screen", "campaign spring", "held link"] {
      #expect(titles.contains(title), "\(title)")
    }
  }

  @Test func aSubscriptionIsReadBack() throws {
    var story = Self.story
    story.walk.handle(
      .command(.recordPurchaseElsewhere(planID: "yearly", .appleAppStore)), at: .start)
    let count = story.walk.emulator.subscriptions.count
    try #require(count == 1)
    let texts = (0..<60).flatMap { _ -> [String] in
      let reply = story.press(.down, in: .user)
      #expect(reply.reason == nil || reply.effects.isEmpty)
      return story.panels.user.explain(
        .subscription(0), context: story.context(Size(columns: 80, rows: 24))
      )
      .effects.compactMap { if case .explain(_, let text) = $0 { text } else { nil } }
    }
    #expect(
      texts.first == """
        plan     yearly
        product  nw.plus.yearly
        source   App Store
        status   autoRenewing
        owner    anonymous
        bought   2026-03-01
        renews   2027-03-01
        unlocks  plus
        """)
  }
}

/// The whole of an event, and whose view it is.
@Suite struct EventsPanelTests {
  private static func story(_ event: SDKEvent) -> PanelStory {
    var story = PanelStory.empty
    story.walk.events = [event]
    _ = story.press(.press, in: .events)
    return story
  }

  private static let redeemed = SDKEvent(
    name: "REDEMPTION_CONSUMED", at: .start,
    properties: [
      SDKEvent.Property(
        "redemption", .object([SDKEvent.Property("token", "SP…"), SDKEvent.Property("a", "b")]))
    ])

  @Test func theTokenIsToldToTheListenerAndNotSent() {
    var story = Self.story(Self.redeemed)
    #expect(story.rows(.events).contains(" ◂ told to your listener ▸"))
    #expect(story.rows(.events).contains("   \"token\": \"SP…\","))
    _ = story.press(.right, in: .events)
    let sent = story.rows(.events)
    #expect(sent.contains(" ◂ sent to Purchasely ▸") && sent.contains("   \"a\": \"b\""))
    #expect(!sent.joined().contains("SP…"))
    #expect(sent.joined().contains("The token is kept out of what is"))
  }

  @Test func aCustomEventIsSentAndNotTold() {
    var story = Self.story(
      SDKEvent(
        name: "saved", at: .start, properties: [SDKEvent.Property("a", "b")], reach: .wireOnly))
    #expect(!story.rows(.events).joined().contains("\"a\""))
    _ = story.press(.right, in: .events)
    #expect(story.rows(.events).contains(" \"a\": \"b\""))
  }

  @Test func whatIsForbiddenReachesNobody() {
    let story = Self.story(
      SDKEvent(
        name: "X", at: .start, properties: [SDKEvent.Property("a", "b")], reach: .nobody))
    #expect(!story.rows(.events).joined().contains("\"a\""))
    #expect(story.rows(.events).joined().contains("Not sent: analytics is revoked."))
  }

  @Test func theWholeEventScrolls() {
    let many = (0..<60).map { SDKEvent.Property("key_\($0)", .integer($0)) }
    var story = Self.story(SDKEvent(name: "X", at: .start, properties: many))
    var seen: Set<String> = []
    for _ in 0..<20 {
      for row in story.rows(.events, rows: 21) { seen.insert(row) }
      _ = story.press(.pageDown, in: .events)
    }
    #expect((0..<60).allSatisfy { seen.contains(" \"key_\($0)\": \($0)" + ($0 < 59 ? "," : "")) })
    #expect(story.press(.pageDown, in: .events).reason == "The event ends here.")
    for _ in 0..<20 { _ = story.press(.pageUp, in: .events) }
    #expect(story.rows(.events).contains(" {"))
    #expect(story.press(.pageUp, in: .events).reason == "The event begins here.")
  }
}
