public import EmulatorCore
public import PaywallModel

/// What the face asks of the world around it.
public enum ShellRequest: Hashable, Sendable {
  /// Leave; the recording is kept or thrown away.
  case quit(keepsRecording: Bool)
  case saveIntegration(Integration)
  case setRecording(isKept: Bool)
  case setMarker(String)
  case copy(String)
  case redraw
  case suspend
  /// Write the walk so far as a file: `session`, `scenario` or `text`.
  case export(format: String)
  /// A new walk begins with this profile and integration; what was recorded so far ends here.
  case beginAgain(Profile, Integration)
  /// Play a recording of the start list, by its name there.
  case openSession(String)
  /// Run a scenario of the start list, by its name there.
  case runScenario(String)
  /// Play a published sample that goes wrong, or its fixed twin.
  case playLab(LabSample, isFixed: Bool)
  /// Play the walk that shows what the program is for.
  case playTour
  /// Open another folder or file.
  case openPath(String)
  /// Write a first screen with this name into the project's folder, and open the folder again.
  case makeScreen(name: String)
  /// Open the screens that come with the program.
  case openShipped
  /// A key of a replay was pressed (frames §6, replay): `playOrPause`, `left`, `right`, `first`,
  /// `last`, `nextProblem`, `previousProblem`, `slower`, `faster`, `takeOver`, `back`.
  case replay(Intent)
  /// The replay goes to the moment after this step, from 1; 0 is before the first.
  case seek(step: Int)
}
