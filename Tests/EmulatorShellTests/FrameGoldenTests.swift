import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

@testable import EmulatorShell

/// The frames of the drawings, with a small project.
@Suite struct FrameGoldenTests {
  private func expect(_ stage: Stage, _ name: String) {
    Golden.expect(stage.text, "frames/\(name)")
  }

  @Test func start() {
    var stage = Stage()
    expect(stage, "start-80x24")
    stage.press("j", "j", "j", "j", "j", "j")
    expect(stage, "start-broken-80x24")
    stage.resize(40, 12)
    expect(stage, "start-40x12")
  }

  @Test func walk() {
    var stage = Stage()
    stage.press("Enter", "Enter", "2", "Enter")
    expect(stage, "walk-refused-80x24")
    stage.resize(40, 12)
    expect(stage, "walk-40x12")
    stage.press("p")
    expect(stage, "walk-panel-40x12")
    stage.resize(30, 12)
    expect(stage, "too-small-30x12")
  }

  @Test func stackedPanels() {
    var stage = Stage(columns: 120, rows: 40)
    stage.press("Enter", "i", "Esc", "Enter", "1", "Enter")
    expect(stage, "walk-sheet-120x40")
  }

  @Test func frozen() {
    var project = Plus.project
    project.integration.interceptors[.purchase] = InterceptorSetting(fault: .never)
    var stage = Stage(Plus.catalog(project), columns: 60, rows: 20)
    stage.press("Enter", "Enter")
    stage.wait(12_400)
    expect(stage, "frozen-60x20")
    stage.resize(80, 24)
    expect(stage, "frozen-80x24")
  }

  @Test func dialogsOfTheApp() {
    var stage = Stage()
    stage.press("Enter", "Enter")
    expect(stage, "dialog-terms-80x24")
    stage.resize(40, 12)
    expect(stage, "dialog-terms-40x12")
    var signIn = Stage()
    signIn.press("Enter", "3", "Enter")
    expect(signIn, "sign-in-80x24")
    signIn.resize(40, 12)
    expect(signIn, "sign-in-40x12")
    var gate = Stage()
    gate.press("Enter", "4", "Enter", "4")
    expect(gate, "gate-80x24")
  }

  @Test func alertsOfTheSDK() {
    for platform in [Platform.ios, .android] {
      var project = Plus.project
      project.profile = Profile(platform: platform, mode: .full)
      var stage = Stage(Plus.catalog(project))
      stage.press("Enter", "Enter", "1", "Enter", "3")
      // Android 6.2 raises no alert for a network error.
      if platform == .android { stage.press("Right") }
      stage.press("Enter")
      expect(stage, "alert-\(platform.rawValue)-80x24")
    }
  }

  @Test func alertsOfTheApp() {
    var stage = Stage()
    stage.press("Enter", "A", "Enter", "1", "Enter", "3", "Enter")
    expect(stage, "alert-app-80x24")
  }

  @Test func alertsOfBoth() {
    var project = Plus.project
    project.integration.hasUIHandler = true
    project.integration.alerts[.inAppError] = .both
    var stage = Stage(Plus.catalog(project))
    stage.press("Enter", "Enter", "1", "Enter", "3", "Enter")
    expect(stage, "alert-both-80x24")
  }

  @Test func restoreSheet() {
    var stage = Stage()
    stage.press("Enter", "2", "Enter")
    expect(stage, "restore-80x24")
    stage.resize(40, 12)
    expect(stage, "restore-40x12")
    stage.press("6")
    #expect(stage.text.contains("▸ 6 failed"))
  }

  @Test func dialogsOfPaywalk() {
    for sample in PlaceSamples.all where ["leave", "why", "link"].contains(sample.name) {
      expect(sample.stage, "\(sample.name)-80x24")
    }
    var problem = Stage()
    problem.press("/")
    problem.type("old-offer")
    problem.press("Enter", "j", "Enter")
    expect(problem, "problem-80x24")
    var platform = Stage()
    platform.press("P")
    expect(platform, "platform-80x24")
    var mail = Stage()
    mail.press("m")
    expect(mail, "mail-80x24")
  }

  @Test func lists() {
    var palette = Stage()
    palette.press("Enter", ":")
    palette.type("clock")
    expect(palette, "palette-80x24")
    var help = Stage()
    help.press("Enter", "?")
    expect(help, "help-80x24")
    help.press("Tab", "z")
    expect(help, "help-key-80x24")
  }

  @Test func replays() {
    for sample in PlaceSamples.all where ["replay", "difference"].contains(sample.name) {
      expect(sample.stage, "\(sample.name)-80x24")
    }
  }

  @Test func withoutUnicode() {
    var options = ShellOptions()
    options.glyphs = .ascii
    var stage = Stage(options: options)
    expect(stage, "start-ascii-80x24")
    stage.press("Enter", "Enter")
    expect(stage, "dialog-terms-ascii-80x24")
    stage.press("1", "Enter")
    expect(stage, "sheet-ascii-80x24")
    #expect(stage.text.unicodeScalars.allSatisfy { $0.isASCII || $0 == "€" })
  }

  @Test func anEmptyScreenSaysSo() {
    var stage = Stage()
    stage.press("j", "j", "j", "j", "Enter")
    expect(stage, "empty-80x24")
  }
}
