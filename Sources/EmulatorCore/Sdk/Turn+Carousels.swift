import PaywallModel

/// Carousels: a swipe turns them, or time. Only a swipe is told to the app (dossier §11.3).
extension Turn {
  /// Puts the carousels of the presentation that came up to their first slides.
  mutating func startCarousels(of screen: ScreenIndex) {
    guard let index = state.presentations.indices.last else { return }
    for (path, carousel) in screen.carousels {
      state.presentations[index].slides[path] = carousel.firstSlide
      wait(for: carousel, at: path, in: state.presentations[index].id)
    }
  }

  /// A presentation has gone, and its timers with it.
  mutating func stopCarousels(of presentation: Presentation) {
    #if MUTANTS
      if Mutant.isPlanted(.keepsTimer) { return }
    #endif
    for path in presentation.slides.keys {
      stopTimers(for: .carouselTurns(presentation.id, path))
    }
  }

  private mutating func wait(
    for carousel: Carousel, at path: ComponentPath, in id: PresentationID
  ) {
    guard carousel.playsByItself, carousel.slides.count > 1, !state.reducesMotion else { return }
    startTimer(after: carousel.pauseMilliseconds, for: .carouselTurns(id, path))
  }

  /// The time of a slide is over. Where the carousel cannot be seen it waits once more.
  mutating func carouselTurns(_ path: ComponentPath, in id: PresentationID) {
    guard let index = state.presentations.firstIndex(where: { $0.id == id }),
      let served = screenIndex(state.presentations[index].screenID),
      let carousel = served.screen.carousel(at: path)
    else { return }
    let presentation = state.presentations[index]
    let isOnTop = index == state.presentations.count - 1 && state.dialogs.isEmpty
    if isOnTop && served.screen.shows(path, selections: presentation.selections) {
      let slide = presentation.slides[path] ?? carousel.firstSlide
      guard let next = carousel.slide(after: slide, by: 1) else { return }
      state.presentations[index].slides[path] = next
    }
    wait(for: carousel, at: path, in: id)
  }

  /// A finger turns a carousel of the presentation on top.
  mutating func swipe(_ path: ComponentPath, to slide: Int) {
    guard let index = state.presentations.indices.last,
      let carousel = topScreen?.screen.carousel(at: path),
      carousel.slides.indices.contains(slide)
    else { return }
    let presentation = state.presentations[index]
    let before = presentation.slides[path] ?? carousel.firstSlide
    guard slide != before else { return }
    state.presentations[index].slides[path] = slide
    trace(
      .you, mark: .press, TraceTexts.swipe(to: slide + 1, of: carousel.slides.count),
      reason: Reasons.swipe)
    emit(
      .carouselSlideSwiped,
      [
        SDKEvent.Property(
          "carousels",
          .list([
            .object([
              SDKEvent.Property("selected_slide", .integer(slide)),
              SDKEvent.Property("number_of_slides", .integer(carousel.slides.count)),
              SDKEvent.Property("is_carousel_auto_playing", .truth(carousel.playsByItself)),
              SDKEvent.Property("default_slide", .integer(carousel.firstSlide)),
              SDKEvent.Property("previous_slide", .integer(before)),
            ])
          ]))
      ])
    note(Notes.slide(slide + 1, of: carousel.slides.count))
    stopTimers(for: .carouselTurns(presentation.id, path))
    wait(for: carousel, at: path, in: presentation.id)
  }
}

extension Emulator {
  /// Carousels turn by themselves no more, until their screens come up again.
  mutating func stopAllCarousels() {
    timers.removeAll { timer in
      if case .carouselTurns = timer.purpose { true } else { false }
    }
  }
}
