import EmulatorCore
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// The published samples in the palette.
@Suite struct LabPaletteTests {
  @Test(arguments: LabSample.allCases)
  func aSampleIsFoundByItsNameAndAskedAbout(sample: LabSample) {
    var stage = Stage()
    stage.press(":")
    stage.type("lab \(sample.rawValue)")
    stage.press("Enter")
    #expect(stage.text.contains("paywalk · lab: \(sample.rawValue)"), "\(stage.text)")
    stage.press("2", "Enter")
    #expect(stage.requests.contains(.playLab(sample, isFixed: true)))
  }

  @Test func escapeGoesOnWalking() {
    var stage = Stage()
    stage.press("Enter", ":")
    stage.type("lab terms")
    stage.press("Enter", "Esc")
    #expect(stage.requests == [])
    #expect(stage.shell.place == .phone)
  }

  @Test func yourAppClosesAndSynchronizesFromThePalette() {
    var stage = Stage()
    stage.press("Enter", ":")
    stage.type("calls closeAllScreens")
    stage.press("Enter")
    #expect(stage.shell.walk.presentation == nil)
    stage.press(":")
    stage.type("calls synchronize")
    stage.press("Enter")
    #expect(stage.shell.walk.emulator.store.synchronizations == 1)
    stage.press(":")
    stage.type("synchronizes its own")
    stage.press("Enter")
    #expect(!stage.shell.walk.app.integration.synchronizesOwnPurchases)
  }
}
