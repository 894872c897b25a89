import ChafaPictures
import CursesTerminal
import EmulatorCore
import EmulatorShell
import TerminalModel

/// The event loop: one thread, which waits for input, for the program's next deadline, or for a
/// signal.
struct TerminalLoop {
  var device: CursesTerminal
  var clock: WalkClock { didSet { moments = InputMoments(since: clock.now) } }
  /// Draws the pictures of the project that is walked.
  var pictures: ChafaPictures?
  /// Where a copied line goes besides the clipboard.
  var copyPath: String?
  private var moments: InputMoments

  /// After so long without input, what was written is made safe.
  private static let restMilliseconds = 300
  /// So many inputs are taken in before the picture is drawn again, when they come faster than
  /// that.
  private static let mostInputsPerFrame = 64

  init(device: CursesTerminal, clock: WalkClock) {
    self.device = device
    self.clock = clock
    moments = InputMoments(since: clock.now)
  }

  /// Runs a program until it ends or is told to.
  mutating func run(_ program: inout some TerminalProgram) -> Ending {
    var hasRested = true
    while true {
      present(&program)
      program.settle()
      let wait = waiting(for: program, hasRested: hasRested)
      let early = device.nextInput(waitingAtMost: 0)
      let input = early ?? device.nextInput(waitingAtMost: wait)
      if let signal = device.endingSignal { return .signal(signal) }
      if let input {
        hasRested = false
        let moment = early == nil ? passed() : moments.next(before: clock.now)
        if let ending = takeIn(input, at: moment, program: &program) { return ending }
      } else {
        _ = program.poll(at: passed())
        let requests = program.advance(to: passed())
        if let ending = perform(requests, of: &program) { return ending }
        if !hasRested && wait == Self.restMilliseconds {
          program.rest()
          hasRested = true
        }
      }
    }
  }

  /// It is now.
  private mutating func passed() -> Instant { moments.pass(to: clock.now) }

  /// Until the next deadline, look around or rest, whichever comes first; nil waits for input only.
  private func waiting(for program: some TerminalProgram, hasRested: Bool) -> Int? {
    let times = [
      milliseconds(until: program.nextDeadline), program.pollMilliseconds,
      hasRested ? nil : Self.restMilliseconds,
    ]
    return times.compactMap { $0 }.min()
  }

  private mutating func present(_ program: inout some TerminalProgram) { show(program.frame()) }

  /// Brings a frame to the terminal.
  mutating func show(_ frame: Frame) {
    var surface = frame.surface
    if var drawer = pictures {
      surface = surface.drawing(frame.pictures, by: &drawer)
      pictures = drawer
    }
    device.present(surface, cursor: frame.cursor)
  }

  /// Handles an input and those that wait behind it, up to a number: a flood of keys must not keep
  /// the picture from being drawn.
  private mutating func takeIn(
    _ first: Input, at moment: Instant, program: inout some TerminalProgram
  ) -> Ending? {
    var next: Input? = first
    var moment = moment
    var left = Self.mostInputsPerFrame
    while let input = next {
      switch program.handle(input, at: moment) {
      case .ending(let ending): return ending
      case .requests(let requests):
        if let ending = perform(requests, of: &program) { return ending }
      }
      left -= 1
      next = left > 0 ? device.nextInput(waitingAtMost: 0) : nil
      moment = moments.next(before: clock.now)
      if let signal = device.endingSignal { return .signal(signal) }
    }
    return nil
  }

  private mutating func perform(
    _ requests: [ShellRequest], of program: inout some TerminalProgram
  ) -> Ending? {
    for request in requests {
      switch request {
      case .redraw: device.redraw()
      case .suspend: suspend()
      case .copy(let text): copy(text)
      case .quit, .saveIntegration, .setRecording, .setMarker, .export, .beginAgain, .openSession,
        .runScenario, .playLab, .playTour, .openPath, .makeScreen, .openShipped, .replay, .seek:
        if let ending = program.perform(request, at: passed()) { return ending }
      }
    }
    return nil
  }

  /// The walk's time stands still meanwhile.
  private mutating func suspend() {
    let moment = clock.now
    device.suspend()
    clock.goOn(at: moment)
  }

  private func copy(_ text: String) {
    let line = Glyphs.visible(text)
    device.copy(line)
    guard let copyPath else { return }
    if let folder = PathText.parent(of: copyPath) { try? Files.makeFolder(folder) }
    try? Files.replace(copyPath, with: Array((line + "\n").utf8))
  }

  private func milliseconds(until moment: Instant?) -> Int? {
    moment.map { max(0, $0.milliseconds - clock.now.milliseconds) }
  }
}
