import EmulatorCore
import PaywallModel

/// What a key can change besides the walk: small values, and how often the large ones were set. It
/// tells whether a key has changed anything without a copy of the whole shell, which would touch
/// all of it.
struct FaceState: Equatable {
  /// Whatever is set of these is set to something else.
  let walkChanges: Int
  let optionChanges: Int
  let stepCount: Int
  let pastCount: Int
  let futureCount: Int

  let selectedPanel: PanelKind
  let panels: Panels
  let replay: ReplayBar?
  let half: Half
  let views: [WidthClass: HalvesShown]
  let isRecordingKept: Bool
  let ownNote: Note?
  let toldNote: Note?
  let hasSaved: Bool
  let reloadFault: ReloadFault?
  let staleNote: Note?
  let lastPress: LastPress
  let outbox: [ShellRequest]
  let start: StartList
  let phone: PhoneFace
  let dialogFaces: [DialogFace]
  let lastWaysOut: [Dialog.Owner: WayOut]
  let windows: [Window]
  let filterField: TextField?
  let filterBefore: String
  let hidesDifference: Bool
  let recordedWindowCount: Int
  let isViewerInPanel: Bool
  let deadKey: DeadKey?
  let savedInterceptors: Integration?
  let cleanIntegration: Integration
  let recentCommands: [String]
}

extension Shell {
  var faceState: FaceState {
    FaceState(
      walkChanges: changes.walk, optionChanges: changes.options, stepCount: steps.count,
      pastCount: history.past.count, futureCount: history.future.count,
      selectedPanel: selectedPanel, panels: panels, replay: replay, half: half, views: views,
      isRecordingKept: isRecordingKept, ownNote: ownNote, toldNote: toldNote, hasSaved: hasSaved,
      reloadFault: reloadFault, staleNote: staleNote, lastPress: lastPress, outbox: outbox,
      start: start, phone: phone, dialogFaces: dialogFaces, lastWaysOut: lastWaysOut,
      windows: windows, filterField: filterField, filterBefore: filterBefore,
      hidesDifference: hidesDifference, recordedWindowCount: recordedWindowCount,
      isViewerInPanel: isViewerInPanel, deadKey: deadKey, savedInterceptors: savedInterceptors,
      cleanIntegration: cleanIntegration, recentCommands: recentCommands)
  }
}
