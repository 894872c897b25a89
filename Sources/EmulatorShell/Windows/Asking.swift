import EmulatorCore
import PaywallModel
import TerminalModel

/// The dialogs of Paywalk, as they are asked.
extension Shell {
  mutating func ask(_ purpose: Purpose) {
    windows.append(.question(question(for: purpose)))
  }

  private func question(for purpose: Purpose) -> Question {
    switch purpose {
    case .why, .tryAnswer, .tryStoreAnswer: Question.why("", "")
    case .leave: leaveQuestion
    case .restart: restartQuestion
    case .platform: platformQuestion
    case .sdkVersion: sdkVersionQuestion
    case .signIn: signInQuestion
    case .link: linkQuestion
    case .code(let link): Question.code(of: link, in: options.size, glyphs: options.glyphs)
    case .marker: markerQuestion
    case .path: pathQuestion
    case .newScreen: newScreenQuestion
    case .welcome: welcomeQuestion
    case .nothingHere: nothingHereQuestion
    case .replayStep: replayStepQuestion
    case .lab(let sample): labQuestion(sample)
    case .problem(let file, let index): problemQuestion(file, index)
    case .panel(let kind, let id): Question(PanelPrompt(id: id, title: kind.title), from: kind)
    }
  }

  private var stepWords: String {
    let markers = steps.filter { $0.kind == .marker }.count
    let stepsText = steps.count == 1 ? "1 step" : "\(steps.count) steps"
    let markersText = markers == 1 ? "1 marker" : "\(markers) markers"
    return markers == 0 ? stepsText : "\(stepsText), \(markersText)"
  }

  private var leaveQuestion: Question {
    var question = Question(.leave, title: "leave?", keys: "⏎ choose")
    question.lines = [
      isRecordingKept
        ? "This walk is recorded: \(stepWords)." : "This walk is not kept: \(stepWords)."
    ]
    if !options.recordingName.isEmpty { question.lines.append(options.recordingName) }
    question.options = [
      "Keep the recording and leave", "Throw it away and leave", "Go on walking",
    ]
    question.focus = isRecordingKept ? 0 : 1
    if let owed = walk.emulator.press?.owed {
      question.notes.append("An answer is still owed (call \(owed.call.number)).")
    }
    if walk.app.integration != cleanIntegration.value {
      question.notes.append("The changed integration is not saved. ^S saves it.")
    }
    question.escape = "esc go on"
    return question
  }

  private var restartQuestion: Question {
    var question = Question(.restart, title: "walk again?", keys: "⏎ choose")
    question.lines = ["A new walk begins at the start. This one had \(stepWords)."]
    question.options = ["Walk again", "Go on walking"]
    question.escape = "esc go on"
    return question
  }

  private var platformQuestion: Question {
    var question = Question(.platform, title: "platform", keys: "⏎ choose")
    let current = walk.emulator.profile.platform
    question.lines = [
      "The walk pretends to run on \(current.displayName). Another platform has other rules, so a "
        + "new walk begins."
    ]
    question.options = Platform.allCases.map {
      $0 == current ? "\($0.displayName), as now" : $0.displayName
    }
    question.options.append(
      "Another SDK version than \(walk.emulator.profile.sdkVersion.rawValue)")
    let index = Platform.allCases.firstIndex(of: current) ?? 0
    question.focus = (index + 1) % Platform.allCases.count
    return question
  }

  private var sdkVersionQuestion: Question {
    var question = Question(.sdkVersion, title: "SDK version", keys: "⏎ choose")
    let profile = walk.emulator.profile
    question.lines = [
      "The walk pretends to run with SDK \(profile.sdkVersion.rawValue) on "
        + "\(profile.platform.displayName). Another version has other rules, so a new walk begins."
    ]
    question.options = SDKVersion.allCases.map { version in
      let other = catalog.project.profile(profile, in: version)
      return
        ([version == profile.sdkVersion ? "\(version.rawValue), as now" : version.rawValue]
        + ProfileChanges.words(from: profile, to: other)).joined(separator: ": ")
    }
    question.focus = SDKVersion.allCases.firstIndex { $0 != profile.sdkVersion } ?? 0
    return question
  }

  private var signInQuestion: Question {
    var question = Question(.signIn, title: "sign in", keys: "⏎ sign in")
    question.lines = ["Your app signs the person in and tells the SDK who it is."]
    question.addField(
      "User id", id: Dialog.Field.userID.id, value: UserIDMask.Proposed.prompt.rawValue)
    question.notes = ["No password is asked or recorded."]
    return question
  }

  private var markerQuestion: Question {
    let count = steps.filter { $0.kind == .marker }.count
    var question = Question(.marker, title: "set a marker", keys: "⏎ set")
    question.addField("Name", id: "name", value: "marker \(count + 1)")
    question.notes = ["n and N go from marker to marker in Recording and in a replay."]
    return question
  }

  private var pathQuestion: Question {
    var question = Question(.path, title: "open another folder or file", keys: "⏎ open")
    question.addField("Path", id: "path")
    question.notes = ["A project's folder, a *.screen.json or a .storekit. A new walk begins."]
    return question
  }

  private var newScreenQuestion: Question {
    var question = Question(.newScreen, title: "new screen", keys: "⏎ make it")
    question.lines = ["A title, a button that buys, a link that restores, a close button."]
    question.addField("Name", id: "name", value: "my-screen")
    question.notes = ["Written as NAME.screen.json into the folder. A new walk begins."]
    return question
  }

  private var nothingHereQuestion: Question {
    var question = Question(.nothingHere, title: "nothing to open", keys: "⏎ choose")
    question.lines = [
      "No screen here.", "", "Looked for *.screen.json in the folder and in those below.", "",
      "A screen is one file in the served format.",
    ]
    question.options = [
      "Make one from a template", "Open the screens that come with Paywalk",
      "Open another folder or file",
    ]
    question.escape = "esc look around"
    return question
  }

  private var replayStepQuestion: Question {
    var question = Question(.replayStep, title: "go to a step", keys: "⏎ go")
    question.addField("Step, 0 to \(replay?.count ?? 0)", id: "step", digits: true)
    return question
  }

  private func problemQuestion(_ file: String, _ index: Int) -> Question {
    let problems = BrokenFiles.problems(of: file, in: catalog)
    var question = Question(
      .problem(file: file, index: index), title: "screen not read", keys: "n next problem")
    question.escape = "esc close"
    guard problems.indices.contains(index) else {
      question.lines = ["\(file) was not read as a screen.", "", "paywalk check lists why."]
      return question
    }
    let problem = problems[index]
    question.corner = "\(index + 1) of \(problems.count)"
    if problems.count == 1 { question.keys = "y copy" }
    let place = "line \(problem.position.line), column \(problem.position.column)"
    question.lines = ["\(problem.file), \(place)"]
    if !problem.path.isEmpty { question.lines.append("in \(problem.path)") }
    question.lines += ["", problem.message]
    if !problem.advice.isEmpty { question.lines.append(problem.advice) }
    let excerpt = catalog.excerpts[problem]
    question.sourceRows = excerpt?.rows { TextWidth.columns(of: $0) } ?? []
    question.notes = ["Save the file and open the folder again; then it is read anew."]
    return question
  }
}
