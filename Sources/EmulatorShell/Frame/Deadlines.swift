public import EmulatorCore

import PaywallModel

extension Shell {
  /// One form of the loading mark lasts so long, in milliseconds (frames §10).
  static let spinnerMilliseconds = 120

  /// The moment at which something happens or moves by itself; nil waits for input only.
  public var nextDeadline: Instant? {
    guard !isReplaying else { return phone.pressedUntil }
    let own = [walk.nextDeadline, nextMotion].compactMap { $0?.advanced(by: lag) }
    return (own + [phone.pressedUntil].compactMap { $0 }).min()
  }

  /// When a mark, a countdown or a "since" looks different next, on the walk's clock.
  private var nextMotion: Instant? {
    guard !FrameLayout.isTooSmall(options.size) else { return nil }
    let steps = [spinnerStep, secondStep, headerDelay].compactMap { $0 }
    return steps.min()
  }

  private var spinnerStep: Instant? {
    let loads = walk.emulator.press != nil || walk.topStage == .loading
    guard loads, !options.reducesMotion else { return nil }
    return after(Self.spinnerMilliseconds, from: .start)
  }

  private var secondStep: Instant? {
    let unit = options.reducesMotion ? 60_000 : 1_000
    var moments: [Instant] = []
    if let call = owedCall { moments.append(after(1_000, from: call.since)) }
    if let start = walk.emulator.redemptionStartedAt {
      moments.append(after(unit == 1_000 ? 1_000 : 10_000, from: start))
    }
    if let shownAt = walk.presentation?.shownAt, let screen = walk.screen,
      picture.traits(of: screen).changesBySeconds
    {
      moments.append(after(unit, from: shownAt))
    }
    return moments.min()
  }

  private var headerDelay: Instant? {
    guard let presentation = walk.presentation, let screen = walk.screen else { return nil }
    return screen.headerDelays.map { presentation.shownAt.advanced(by: $0) }.filter {
      $0 > walk.now
    }.min()
  }

  private func after(_ unit: Int, from start: Instant) -> Instant {
    walk.now.next(unit, since: start)
  }
}

extension Instant {
  /// The next whole multiple of a unit, in milliseconds, since a moment.
  func next(_ unit: Int, since start: Instant) -> Instant {
    let passed = max(0, milliseconds - start.milliseconds)
    return start.advanced(by: (passed / unit + 1) * unit)
  }
}

extension Screen {
  /// Whether something on it counts seconds: a countdown, or a video or animation that runs.
  var changesBySeconds: Bool {
    root.first { component in
      switch component.content {
      case .countdown: true
      case .media(let media): media.playsByItself
      case .vstack, .hstack, .zstack, .scroll, .label, .image, .spacer, .loader, .carousel,
        .progressBar, .webView, .unknown:
        false
      }
    } != nil
  }

  /// After so many milliseconds each of its own buttons comes.
  var headerDelays: [Int] { [headerButton, backButton].compactMap { $0?.delayMilliseconds } }
}
