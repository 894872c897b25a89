import EmulatorCore
import PaywallModel
import TerminalModel

/// The first block of the key table.
extension Shell {
  /// Does what an intent of the first block means; says whether it is one.
  mutating func everywhere(_ intent: Intent) -> Bool {
    looking(intent) || changing(intent) || scrolling(intent) || leaving(intent)
  }

  private mutating func looking(_ intent: Intent) -> Bool {
    switch intent {
    case .showPanel(let kind): showPanel(kind)
    case .previousPanel: turnPanel(by: -1)
    case .nextPanel: turnPanel(by: 1)
    case .cycleView: cycleView()
    case .why: why()
    case .filter: beginFilter()
    case .openLink: ask(.link)
    case .openMail: openMail()
    case .stepBack: stepBack()
    case .stepForward: stepForward()
    case .setMarker: ask(.marker)
    case .copy: copyLine()
    default: return false
    }
    return true
  }

  private mutating func changing(_ intent: Intent) -> Bool {
    switch intent {
    case .toggleHandler: toggleHandler()
    case .toggleInterceptors: toggleInterceptors()
    case .toggleMode: toggleMode()
    case .nextPlatform: ask(.platform)
    case .nextStoreAnswer: nextStoreAnswer()
    case .toggleUser: toggleUser()
    case .toggleOffline: toggleOffline()
    case .toggleLinks: toggleLinks()
    case .toggleRecording: toggleRecording()
    case .toggleCampaigns, .preloadOrDisplay, .displayAgain, .closeByApp, .backByApp:
      presenting(intent)
    case .callApp(let call): callApp(call)
    case .readSubscriptions(let invalidatesCache):
      perform(.command(.readSubscriptions(invalidatesCache: invalidatesCache)))
    case .readSubscriptionsHistory: perform(.command(.readSubscriptionsHistory))
    case .toggleSynchronizing: toggleSynchronizing()
    case .playLab(let sample): ask(.lab(sample))
    default: return false
    }
    return true
  }

  private mutating func scrolling(_ intent: Intent) -> Bool {
    switch intent {
    case .pageUp: scroll(half, by: -1)
    case .pageDown: scroll(half, by: 1)
    case .otherPageUp: scroll(half == .phone ? .panel : .phone, by: -1)
    case .otherPageDown: scroll(half == .phone ? .panel : .phone, by: 1)
    default: return false
    }
    return true
  }

  private mutating func leaving(_ intent: Intent) -> Bool {
    switch intent {
    case .palette: windows.append(.list(ListWindow(.palette)))
    case .help: windows.append(.list(ListWindow(.help(place))))
    case .quit: quit()
    case .restart: ask(.restart)
    case .saveIntegration: saveIntegration()
    case .redraw: outbox.append(.redraw)
    case .suspend: outbox.append(.suspend)
    default: return false
    }
    return true
  }

  /// Shows a panel and goes into it; the same letter again goes back to the phone.
  private mutating func showPanel(_ kind: PanelKind) {
    if half == .panel, selectedPanel == kind { return go(to: .phone) }
    selectedPanel = kind
    go(to: .panel)
  }

  /// Gives a half the keys; it is shown then.
  mutating func go(to half: Half) {
    self.half = half
    isViewerInPanel = isReplaying && half == .panel
    guard widthClass != .narrow else { return }
    switch (halvesShown, half) {
    case (.phoneOnly, .panel), (.panelOnly, .phone): views[widthClass] = .both
    case (.both, _), (.phoneOnly, .phone), (.panelOnly, .panel): break
    }
  }

  private mutating func turnPanel(by step: Int) {
    let all = PanelKind.allCases
    let index = all.firstIndex(of: selectedPanel) ?? 0
    selectedPanel = all[(index + step + all.count) % all.count]
    if showsDifference { hidesDifference = true }
    if showsPreview {
      say(
        .plain,
        "\(selectedPanel.title) comes here when something is shown. \(selectedPanel.letter) opens it.",
        short: "\(selectedPanel.letter) opens \(selectedPanel.title).")
    }
    if widthClass == .narrow {
      half = .panel
    } else if halvesShown == .phoneOnly {
      views[widthClass] = .both
    }
  }

  private mutating func cycleView() {
    guard widthClass != .narrow else {
      half = half == .phone ? .panel : .phone
      return
    }
    let next = halvesShown.next
    views[widthClass] = next
    switch next {
    case .both: break
    case .phoneOnly: half = .phone
    case .panelOnly: half = .panel
    }
  }

  private var showsPanel: Bool { layout.panel != nil && !showsPreview && !showsDifference }

  private mutating func scroll(_ which: Half, by pages: Int) {
    let isShown = which == .panel ? showsPanel : layout.phone != nil
    guard isShown || which == half else {
      return say(.plain, "The other half is not shown. v shows it.")
    }
    switch which {
    case .panel: panelIntent(pages < 0 ? .pageUp : .pageDown, selectedPanel)
    case .phone:
      if !dialogFaces.isEmpty {
        scrollDialogText(by: pages * 4)
      } else if !walk.hasPresentation {
        startIntent(pages < 0 ? .pageUp : .pageDown)
      } else {
        pagePhone(by: pages)
      }
    }
  }

  private mutating func beginFilter() {
    guard walk.hasPresentation || half == .panel else {
      start.field = TextField(start.search)
      return
    }
    go(to: .panel)
    filterBefore = panels.filter(in: selectedPanel)
    filterField = TextField(filterBefore)
  }

  mutating func quit() {
    guard !isReplaying else { return outbox.append(.quit(keepsRecording: false)) }
    let losesSomething = isRecordingKept && !steps.isEmpty
    let losesChanges = walk.app.integration != cleanIntegration.value
    guard losesSomething || losesChanges else {
      return outbox.append(.quit(keepsRecording: isRecordingKept))
    }
    ask(.leave)
  }

  static func whyNothingToSave(_ shell: Shell) -> String? {
    !shell.hasSaved && shell.walk.app.integration == shell.cleanIntegration.value
      ? "Nothing to save: the integration is as it was read." : nil
  }

  private mutating func saveIntegration() {
    cleanIntegration = Shared(walk.app.integration)
    panels.integrationWasSaved(cleanIntegration.value)
    hasSaved = true
    outbox.append(.saveIntegration(cleanIntegration.value))
    say(.plain, "^S asks for the integration to be written.")
  }
}
