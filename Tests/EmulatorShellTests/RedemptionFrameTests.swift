import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorCore
@testable import EmulatorShell

/// The prompt for a link, each dialog of a redemption and the mail box.
@Suite struct RedemptionFrameTests {
  private static let active = "SPRING-ACTIVE-0001"
  private static let old = "SPRING-OLD-0000002"

  private static let catalog: Catalog = {
    var project = Plus.project
    project.links = LinkSettings(
      scheme: "nw",
      examples: [
        LinkSettings.Example(url: "nw://ply/placements/winback"),
        LinkSettings.Example(url: "nw://ply/redeem/\(active)"),
      ])
    project.integration.redemption = RedemptionHandling(registration: .atStart)
    project.redemption = RedemptionServer(
      latencyMilliseconds: 500,
      sales: [
        sale(active), sale(old, ageMinutes: 300), sale("SPRING-BROKEN-0003", .transportFailure),
        sale("SPRING-SLOW-000004", .slow),
      ])
    return Plus.catalog(project)
  }()

  private static func sale(
    _ token: String, _ answer: WebSale.Answer = .active, ageMinutes: Int = 0
  ) -> WebSale {
    WebSale(
      token: RedemptionToken(token), answer: answer, planID: "yearly", ageMinutes: ageMinutes,
      mail: TokenMask.mail("june@example.com"))
  }

  private func stage(_ change: (inout Catalog) -> Void = { _ in }) -> Stage {
    var catalog = Self.catalog
    change(&catalog)
    return Stage(catalog)
  }

  private func opened(
    _ token: String, wait: Int = 3_000, _ change: (inout Catalog) -> Void = { _ in }
  ) -> Stage {
    var stage = stage(change)
    stage.press("Enter", "d")
    stage.type("nw://ply/redeem/\(token)")
    stage.press("Enter")
    stage.wait(wait)
    return stage
  }

  /// Case 64: what was opened and closed does not come up again by itself.
  @Test func case64AnOldLinkStaysGone() {
    var stage = stage()
    stage.press("d")
    stage.type("nw://ply/presentations/thanks")
    stage.press("Enter")
    #expect(stage.shell.walk.presentation?.screenID == "thanks")
    stage.press("C")
    for size in [(60, 20), (10, 3), (120, 40), (80, 24)] { stage.resize(size.0, size.1) }
    stage.press("C-l", "D", "D", "v", "v", "v")
    stage.wait(60 * 60_000)
    #expect(stage.shell.walk.presentation == nil)
  }

  private func expect(_ stage: Stage, _ name: String) {
    Golden.expect(stage.text, "frames/\(name)")
  }

  @Test func aLinkIsTyped() {
    var stage = stage()
    stage.press("Enter", "d")
    expect(stage, "link-to-try-80x24")
    stage.type("nw://ply/placement/winback")
    expect(stage, "link-not-ours-80x24")
    stage.press("C-u")
    stage.type("nw://ply/redeem/\(Self.active)?auid=1")
    stage.press("Tab", "Right")
    expect(stage, "link-redemption-cold-80x24")
    stage.resize(40, 12)
    expect(stage, "link-redemption-cold-40x12")
  }

  @Test func aRedemptionRuns() {
    var stage = opened("SPRING-SLOW-000004", wait: 3_000)
    expect(stage, "redemption-running-80x24")
    stage.resize(40, 12)
    expect(stage, "redemption-running-40x12")
    stage.press("Tab", "S-Tab", "Down", "Right", "Enter", "Esc")
    #expect(stage.shell.walk.dialogs.last?.kind == .sdkRedemption)
    stage.resize(80, 24)
    stage.wait(90_000)
    expect(stage, "redemption-failed-80x24")
  }

  @Test(arguments: [
    ("active", "SPRING-ACTIVE-0001"), ("expired", "SPRING-OLD-0000002"),
    ("invalid", "SPRING-NOBODY-0009"),
  ])
  func aRedemptionEnds(name: String, token: String) {
    var stage = opened(token)
    expect(stage, "redemption-\(name)-80x24")
    stage.resize(40, 12)
    expect(stage, "redemption-\(name)-40x12")
  }

  @Test func aRedemptionIsRepeated() {
    var stage = opened(Self.active)
    stage.press("Enter", "d", "Up", "Enter")
    stage.wait(3_000)
    expect(stage, "redemption-replay-80x24")
  }

  @Test func theAppDrawsItsOwnAlert() {
    let stage = opened(Self.old) { $0.project.integration.redemption.handlesAlert = true }
    expect(stage, "redemption-by-the-app-80x24")
  }

  @Test func theMailBox() {
    var stage = opened(Self.old)
    stage.press("Enter", "m")
    expect(stage, "mail-new-link-80x24")
    stage.press("Right", "Down")
    expect(stage, "mail-receipt-cold-80x24")
    stage.resize(40, 12)
    expect(stage, "mail-receipt-cold-40x12")
    stage.resize(120, 40)
    expect(stage, "mail-receipt-cold-120x40")
    stage.press("Up", "Left", "Enter")
    stage.wait(3_000)
    #expect(stage.shell.walk.emulator.links.records.last?.fate == .redeemed(.active))
  }

  @Test func noCodeShowsAToken() {
    var stage = stage()
    stage.press("Enter", "d")
    stage.type("nw://ply/redeem/\(Self.active)")
    stage.press("Tab", "Tab", "Enter")
    #expect(stage.noteRow.contains("No code for a redemption link"))
    #expect(!stage.text.contains("RING-ACTIVE"))
  }
}
