import EmulatorCore
import PaywallModel
import PaywallRenderer

/// What the face remembers of one presentation: where the focus is and how far it is scrolled.
struct PresentationFace: Hashable, Sendable {
  var focus: PressTarget?
  /// The focused component's id and first kind of action, to find it again after a new layout.
  var focusID: String?
  var focusKind: ActionKind?
  var scrollRow = 0
  /// Shown child of each horizontal scroll.
  var pages: [ComponentPath: Int] = [:]
}

/// What the face remembers of the phone.
struct PhoneFace: Hashable, Sendable {
  /// How long a pressed thing looks pressed.
  static let pressedMilliseconds = 100

  var faces: [PresentationID: PresentationFace] = [:]
  var pressed: PressTarget?
  var pressedUntil: Instant?
  var showsNumbers = false

  mutating func press(_ target: PressTarget, at now: Instant) {
    pressed = target
    pressedUntil = now.advanced(by: Self.pressedMilliseconds)
  }

  mutating func releasePress() {
    pressed = nil
    pressedUntil = nil
  }
}

extension Shell {
  /// The face of the presentation on top.
  var topFace: PresentationFace {
    get { walk.topPresentationID.flatMap { phone.faces[$0] } ?? PresentationFace() }
    set {
      guard let id = walk.topPresentationID, phone.faces[id] != newValue else { return }
      phone.faces[id] = newValue
    }
  }

  /// What can be pressed and how far it scrolls, for which it does not matter where the focus is.
  var arranged: RenderedScreen? {
    let views = phoneViews
    return picture.isArranged(like: views)
      ? picture.screen : ScreenRenderer.render(stack: views, catalog: catalog)
  }

  /// The same, kept for who looks next.
  mutating func arrange() -> RenderedScreen? {
    guard !picture.isCurrent else { return picture.screen }
    let views = keptViews()
    if !picture.isArranged(like: views) {
      picture.draw(views, of: catalog)
      picture.noteCurrent()
    }
    return picture.screen
  }

  /// Draws the phone as it is now.
  mutating func keepPicture() {
    guard !picture.isCurrent else { return }
    let views = keptViews()
    if !picture.shows(views) { picture.draw(views, of: catalog) }
    picture.noteCurrent()
  }

  private var phoneViews: [ScreenView] {
    guard let known = picture.current else { return currentViews.views }
    return known.isDressed ? known.views : dressed(known).views
  }

  private mutating func keptViews() -> [ScreenView] {
    if let known = picture.current {
      if !known.isDressed { picture.keep(dressed(known)) }
    } else {
      for presentation in walk.emulator.presentations {
        guard !picture.knows(presentation.screenID) else { continue }
        if let screen = walk.emulator.screen(of: presentation) { picture.learn(screen) }
      }
      picture.keep(currentViews)
    }
    return picture.current?.views ?? []
  }

  private var currentViews: CurrentViews {
    var current = CurrentViews()
    var moments: [Instant] = []
    for presentation in walk.emulator.presentations {
      guard let view = view(of: presentation) else { continue }
      current.views.append(view)
      current.owners.append(presentation.id)
      moments += nextMoments(of: view, for: presentation)
    }
    current.until = moments.min()
    return current
  }

  /// The same views with what the face remembers now: most keys change nothing else of them.
  private func dressed(_ known: CurrentViews) -> CurrentViews {
    var current = known
    for (index, owner) in known.owners.enumerated() {
      guard let presentation = walk.emulator.presentations.first(where: { $0.id == owner })
      else { continue }
      dress(&current.views[index], of: presentation)
    }
    current.isDressed = true
    return current
  }

  /// When the view of a presentation differs next by the time alone, or may.
  private func nextMoments(of view: ScreenView, for presentation: Presentation) -> [Instant] {
    let now = walk.now
    let shownAt = presentation.shownAt
    var moments = view.screen.headerDelays.map { shownAt.advanced(by: $0) }.filter { $0 > now }
    if picture.traits(of: view.screen).changesBySeconds {
      moments += [now.next(1_000, since: shownAt), now.next(1_000, since: .start)]
    }
    if view.loading != nil, !options.reducesMotion {
      moments.append(now.next(100, since: .start))
    }
    return moments
  }

  /// What is drawn of one presentation. Marks belong to the one on top, and only there.
  private func view(of presentation: Presentation) -> ScreenView? {
    guard var screen = walk.emulator.screen(of: presentation) else { return nil }
    screen.displayMode = presentation.displayMode
    var view = ScreenView(
      screen: screen, selections: presentation.selections,
      texts: texts(of: presentation, on: screen),
      pane: phonePane, scheme: options.scheme, depth: options.depth, glyphs: options.glyphs)
    view.loading = loadingTarget(in: presentation)
    view.textOrder = options.textOrder
    view.elapsedMilliseconds = elapsed(of: presentation, showing: screen)
    view.clockMilliseconds =
      view.loading == nil || options.reducesMotion ? 0 : walk.now.milliseconds / 100 * 100
    dress(&view, of: presentation)
    return view
  }

  /// Puts into a view what the face remembers.
  private func dress(_ view: inout ScreenView, of presentation: Presentation) {
    let face = phone.faces[presentation.id] ?? PresentationFace()
    let isTop = presentation.id == walk.emulator.presentations.last?.id
    view.focus = isTop && !walk.hasDialogs ? face.focus : nil
    view.pressed = isTop ? phone.pressed : nil
    view.scrollRow = face.scrollRow
    view.pages = face.pages.merging(presentation.slides) { $1 }
    view.showsNumbers = isTop && phone.showsNumbers
  }

  private func loadingTarget(in presentation: Presentation) -> PressTarget? {
    guard let press = walk.emulator.press, press.presentation == presentation.id else {
      return nil
    }
    return press.target
  }

  /// Goes on only where something on the screen changes with time, so that equal pictures have
  /// equal views: from one of the header's buttons to the next, by the second where seconds count,
  /// and with reduced motion by the minute.
  private func elapsed(of presentation: Presentation, showing screen: Screen) -> Int {
    let passed = max(0, walk.now.milliseconds - presentation.shownAt.milliseconds)
    let lastDelay = screen.headerDelays.filter { $0 <= passed }.max() ?? 0
    guard picture.traits(of: screen).changesBySeconds else { return lastDelay }
    if options.reducesMotion { return passed / 60_000 * 60_000 }
    return max(passed / 1_000 * 1_000, lastDelay)
  }

  private func texts(of presentation: Presentation, on screen: Screen) -> TextContext {
    guard picture.traits(of: screen).changesBySeconds else {
      return walk.emulator.textContext(of: presentation)
    }
    var context = walk.emulator.textContext(of: presentation, at: walk.now)
    guard let now = context.now else { return walk.emulator.textContext(of: presentation) }
    if options.reducesMotion { context.now = Moment(seconds: now.seconds / 60 * 60) }
    return context
  }
}
