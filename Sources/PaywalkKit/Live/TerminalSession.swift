import ChafaPictures
import CursesTerminal
import EmulatorCore
import EmulatorShell
import PaywallModel
import PaywallRenderer
import SessionRecording
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal from its taking over to its giving back: one walk or replay after the other.
struct TerminalSession {
  /// What comes next.
  enum Next {
    case walk(ProjectFolder, Opening?, [Key])
    case replay(RecordedWalk, ProjectFolder?)
    case goOn(LiveWalk, at: Instant)
    case end(ExitStatus)
    case signal(Int32)
  }

  private let environment: Environment
  private let device: CursesTerminal
  private var loop: TerminalLoop
  private var complaints: [String] = []
  /// What the next walk's note row says first.
  private var news: Note?
  private var maker: WalkMaker
  /// Of the command line.
  private var scheme: ColorScheme?
  private var usesHighContrast = false

  /// Takes the terminal over.
  init(request: RunRequest? = nil) throws(CommandFailure) {
    environment = Environment.current()
    do throws(CursesTerminalError) {
      device = try CursesTerminal(environment: environment.variables)
    } catch {
      throw CommandFailure(error.description)
    }
    loop = TerminalLoop(device: device, clock: WalkClock())
    loop.copyPath = environment.stateFolder.map { PathText.joined($0, "copied.txt") }
    maker = WalkMaker(
      environment: environment, recordPath: request?.recordPath, userID: request?.userID)
    scheme = request?.scheme
    usesHighContrast = request?.theme == .highContrast
  }

  /// Runs until the end; the terminal is given back then, and what is to be told is told.
  mutating func run(_ first: Next) -> ExitStatus {
    var next = first
    while true {
      switch next {
      case .walk(let project, let opening, let keys): next = walk(project, opening, keys)
      case .goOn(let walk, let moment): next = goOn(walk, at: moment)
      case .replay(let recorded, let project): next = replay(recorded, backTo: project)
      case .end(let status):
        giveBack()
        return status
      case .signal(let number):
        giveBack()
        endProcess(by: number)
        return .fine
      }
    }
  }

  /// The runtime's own handler for some signals would print a trace and ask to be read.
  private func endProcess(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Shows what a walk begins with, so that there is something to see while the rest of the project
  /// is read; the walk itself begins afterwards, from everything.
  mutating func showFirst(_ request: RunRequest) {
    guard let opening = request.opening else { return }
    let project = request.project
    let header = SessionHeader(
      program: Paywalk.version, catalog: project.catalog,
      options: maker.firstOptions(options), userID: request.userID)
    var shell = header.shell(of: project.catalog)
    _ = opening.perform(on: &shell, at: .start)
    guard shell.walk.hasPresentation else { return }
    CursesTerminal.setLastWords(
      "Paywalk stopped by its own fault before the walk began. Nothing is lost.\r\n")
    loop.pictures = pictures(of: project)
    loop.show(shell.frame())
  }

  mutating func giveBack() {
    device.close()
    for complaint in maker.complaints + complaints { Output.talk(complaint) }
    OwnFaults.tell()
  }

  private mutating func walk(
    _ project: ProjectFolder, _ opening: Opening?, _ keys: [Key]
  ) -> Next {
    var options = options
    options.isFirstRun = opening == nil && keys.isEmpty && FirstRun.begins(in: environment)
    var walk = maker.walk(of: project, options: options)
    var moment = Instant.start
    if let opening { walk.open(opening, at: moment) }
    if let news { walk.recorder.tell(news) }
    news = nil
    for key in keys {
      moment = moment.advanced(by: LiveWalk.millisecondsBetweenKeys)
      guard case .requests(let requests) = walk.handle(.key(key), at: moment) else { continue }
      for request in requests {
        if let ending = walk.perform(request, at: moment) {
          return follow(ending, of: &walk, at: moment)
        }
      }
    }
    return goOn(walk, at: moment)
  }

  private mutating func goOn(_ walk: LiveWalk, at moment: Instant) -> Next {
    var walk = walk
    if let path = walk.journal?.path {
      CursesTerminal.setLastWords(
        """
        Paywalk stopped by its own fault. The walk so far is kept, paywalk replay plays it:\r
        \(Glyphs.visible(path))\r\n
        """)
    }
    loop.clock = WalkClock(at: moment)
    loop.pictures = pictures(of: walk.paths.project)
    let ending = loop.run(&walk)
    return follow(ending, of: &walk, at: loop.clock.now)
  }

  private mutating func follow(_ ending: Ending, of walk: inout LiveWalk, at moment: Instant)
    -> Next
  {
    var keeps = walk.isKept
    if case .quit(let keepsRecording) = ending { keeps = keepsRecording }
    complaints += walk.finish(keeps: keeps, at: moment)
    switch ending {
    case .quit, .leaveReplay, .takeOver: return .end(walk.isRecordingLost ? .wrongInput : .fine)
    case .signal(let number): return .signal(number)
    case .change(let request): return change(request, project: walk.paths.project)
    }
  }

  /// What the start list opens, and walks that begin again. What cannot be opened is told in the
  /// note row of its start list, and once more at the end.
  private mutating func change(_ request: ShellRequest, project: ProjectFolder) -> Next {
    var project = project
    maker.recordPath = nil
    do throws(CommandFailure) {
      switch request {
      case .beginAgain(let profile, let integration):
        if integration != project.catalog.project.integration {
          project.changedIntegration = integration
        }
        project.catalog.project.profile = profile
        project.catalog.project.integration = integration
        news = Note(.plain, "A new walk: \(profile.words).")
      case .openPath(let path):
        let opened = try ProjectFolder.open(path, store: nil)
        try RunRequest.refuse(opened)
        project = opened
      case .openSession(let name):
        let folder = WalkPaths(project: project).sessions
        let path = PathText.joined(folder, name.hasSuffix(".session") ? name : name + ".session")
        return .replay(try RecordedWalk.open(path), project)
      case .makeScreen(let name): project = try made(name, in: project)
      case .openShipped: project = try ProjectFolder.openShipped()
      case .runScenario(let name):
        return try show(scenario: WalkPaths(project: project).scenario(name), name, of: project)
      case .playTour:
        let name = "tour-of-paywalk"
        let path = PathText.joined(ShippedFolder.path("scenarios"), name + ".scenario")
        return try show(scenario: path, name, of: project)
      case .playLab(let sample, let isFixed):
        let name = isFixed ? sample.fixedScenarioName : sample.scenarioName
        let path = PathText.joined(ShippedFolder.path("lab"), name)
        return try show(scenario: path, name, of: project)
      case .quit, .saveIntegration, .setRecording, .setMarker, .copy, .redraw,
        .suspend, .export, .replay, .seek:
        break
      }
    } catch {
      complaints.append(error.message)
      news = Note(.bad, error.message.split(separator: "\n").first.map(String.init) ?? "")
    }
    return .walk(project, nil, [])
  }

  /// The folder with a new screen in it, read again.
  private mutating func made(
    _ name: String, in project: ProjectFolder
  ) throws(CommandFailure) -> ProjectFolder {
    do throws(FileFailure) {
      let path = try TemplateScreen.write(name: name, into: project.folder)
      news = Note(.good, "The screen is written to \(path). Edit it, and open its folder again.")
    } catch {
      throw CommandFailure("Not made: \(error.message)")
    }
    return try ProjectFolder.open(project.folder, store: project.storePath)
  }

  /// A scenario is run at once, and its walk is played like a recording. How it ended is said
  /// afterwards, and stands in the start list from then on.
  private mutating func show(
    scenario path: String, _ name: String, of project: ProjectFolder
  ) throws(CommandFailure) -> Next {
    let file = try ScenarioFile.open(path)
    let result = file.run()
    if let failure = result.failure {
      complaints.append(failure.message)
      news = Note(.bad, "\(failure.step): wanted \(failure.wanted), seen \(failure.seen).")
      let detail = "line \(failure.position.line)"
      maker.scenarioRows[path] = ListedFile(name: name, summary: "✗", detail: detail)
    } else {
      news = Note(.good, "\(name) passed, \(result.doneStepCount) steps.")
      maker.scenarioRows[path] = ListedFile(name: name, summary: "✓", detail: "passed")
    }
    let source = SourceFile(name: result.file, bytes: Array(result.session.utf8))
    guard let session = SessionFile.read(source).session else { return .walk(project, nil, []) }
    return .replay(
      RecordedWalk(session: session, project: file.project, warnings: [], errors: []), project)
  }

  private mutating func replay(_ recorded: RecordedWalk, backTo project: ProjectFolder?) -> Next {
    loop.clock = WalkClock()
    loop.pictures = pictures(of: recorded.project)
    let player = ReplayPlayer(
      recorded.session, catalog: recorded.project.catalog, size: device.size,
      speed: recorded.speed, isPlaying: recorded.isPlaying, at: .start)
    var program = ReplayProgram(player: player)
    switch loop.run(&program) {
    case .signal(let number): return .signal(number)
    case .takeOver: return takeOver(program.player, of: recorded)
    case .quit, .leaveReplay, .change:
      complaints += recorded.errors
      if let project { return .walk(project, nil, []) }
      if program.player.divergence != nil { return .end(.differs) }
      return .end(recorded.errors.isEmpty ? .fine : .wrongInput)
    }
  }

  /// The walk goes on from where the replay stands, as a recording of its own.
  private mutating func takeOver(_ player: ReplayPlayer, of recorded: RecordedWalk) -> Next {
    let paths = WalkPaths(project: recorded.project)
    var walk = LiveWalk(
      paths: paths, recorder: SessionRecorder(continuing: player.replayer), journal: nil,
      recordPath: PathText.joined(paths.sessions, paths.nextName + ".session"),
      isKept: player.replayer.shell.options.keepsRecording)
    walk.journal = maker.journal()
    let moment = max(player.moment, walk.recorder.moment)
    _ = walk.handle(.resized(device.size), at: moment)
    return .goOn(walk, at: moment)
  }

  private func pictures(of project: ProjectFolder) -> ChafaPictures {
    ProjectPictures(folder: project.folder)
      .drawer(depth: device.depth, drawsUnicode: device.drawsUnicode)
  }

  private var options: ShellOptions {
    var options = ShellOptions(
      size: device.size, depth: device.depth,
      scheme: scheme ?? (environment.hasLightGround ? .light : .dark),
      glyphs: device.drawsUnicode ? .unicode : .ascii,
      reducesMotion: environment.reducesMotion)
    options.textOrder = environment.ordersText ? .logical : .visual
    options.usesHighContrast = usesHighContrast
    options.showsWelcome = true
    return options
  }
}
