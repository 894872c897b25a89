import EmulatorCore
import PaywallModel

/// What a key can change besides the walk: small values, references to larger ones, and how often
/// the largest were set. It tells whether a key has changed anything without a copy of the whole
/// shell, which would touch all of it.
struct FaceState: Equatable {
  /// Whatever is set of these is set to something else.
  let walkChanges: Int
  let optionChanges: Int
  let stepCount: Int
  let pastCount: Int
  let futureCount: Int

  /// What most keys change comes first: what differs there needs no further look.
  let phone: PhoneFace
  let dialogFaces: [DialogFace]
  let windows: [Window]
  let half: Half
  let selectedPanel: PanelKind
  let sharedPanels: Shared<Panels>
  let start: StartList
  let filterField: TextField?
  let filterBefore: String
  let outbox: [ShellRequest]
  let replay: ReplayBar?
  let views: [WidthClass: HalvesShown]
  let isRecordingKept: Bool
  let ownNote: Note?
  let toldNote: Note?
  let hasSaved: Bool
  let reloadFault: ReloadFault?
  let staleNote: Note?
  let lastPress: LastPress
  let lastWaysOut: [Dialog.Owner: WayOut]
  let hidesDifference: Bool
  let recordedWindowCount: Int
  let isViewerInPanel: Bool
  let deadKey: DeadKey?
  let savedInterceptors: Shared<Integration>?
  let cleanIntegration: Shared<Integration>
  let recentCommands: [String]
}

extension Shell {
  var faceState: FaceState {
    FaceState(
      walkChanges: changes.walk, optionChanges: changes.options, stepCount: steps.count,
      pastCount: history.past.count, futureCount: history.future.count,
      phone: phone, dialogFaces: dialogFaces, windows: windows, half: half,
      selectedPanel: selectedPanel, sharedPanels: sharedPanels, start: start,
      filterField: filterField, filterBefore: filterBefore, outbox: outbox, replay: replay,
      views: views,
      isRecordingKept: isRecordingKept, ownNote: ownNote, toldNote: toldNote, hasSaved: hasSaved,
      reloadFault: reloadFault, staleNote: staleNote, lastPress: lastPress,
      lastWaysOut: lastWaysOut, hidesDifference: hidesDifference,
      recordedWindowCount: recordedWindowCount, isViewerInPanel: isViewerInPanel,
      deadKey: deadKey, savedInterceptors: savedInterceptors,
      cleanIntegration: cleanIntegration, recentCommands: recentCommands)
  }
}
