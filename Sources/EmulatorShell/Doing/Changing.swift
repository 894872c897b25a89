import EmulatorCore
import PaywallModel

/// Capital letters: what changes the world around the screen, and what the note says of it.
extension Shell {
  mutating func toggleHandler() {
    perform(.command(.setUIHandler(!walk.emulator.hasUIHandler)))
  }

  mutating func toggleInterceptors() {
    var integration = walk.app.integration
    if integration.interceptedKinds.isEmpty {
      guard let saved = savedInterceptors?.value ?? notEmpty(cleanIntegration.value) else {
        return say(
          .plain, "No interceptor to turn on. i opens Interceptors: ← → choose what your app shows."
        )
      }
      integration.interceptors = saved.interceptors
      integration.winBack = saved.winBack
      setIntegration(integration)
      rename("I interceptors on")
      say(.plain, "Interceptors on: \(saved.interceptedKinds.count) registered.")
    } else {
      let saved = integration
      integration.interceptors = [:]
      integration.winBack = nil
      setIntegration(integration)
      rename("I interceptors off")
      savedInterceptors = Shared(saved)
      say(.plain, "Interceptors off: the SDK performs every action itself. I brings them back.")
    }
  }

  private func notEmpty(_ integration: Integration) -> Integration? {
    integration.interceptedKinds.isEmpty ? nil : integration
  }

  /// The step's name in the Recording panel, where the event alone does not tell.
  private mutating func rename(_ text: String) {
    guard !steps.isEmpty else { return }
    steps[steps.count - 1].text = text
  }

  mutating func toggleMode() {
    let mode: RunningMode = walk.emulator.profile.mode == .full ? .observer : .full
    perform(.command(.setMode(mode)))
  }

  /// Asks you, bought, cancelled, …, round and round.
  mutating func nextStoreAnswer() {
    let all: [WayOut?] = [
      nil, .bought, .cancelled, .failed, .pending, .interrupted, .notFound, .owned,
    ]
    let index = all.firstIndex(of: walk.emulator.store.presetAnswer) ?? 0
    perform(.command(.setStoreAnswer(all[(index + 1) % all.count])))
  }

  mutating func toggleUser() {
    guard !walk.emulator.user.isAnonymous else { return ask(.signIn) }
    perform(.command(.logout))
  }

  mutating func toggleOffline() {
    perform(.command(.setOffline(!walk.emulator.store.isOffline)))
  }

  mutating func toggleLinks() {
    perform(.command(.allowDeeplink(!walk.emulator.links.isAllowed)))
  }

  mutating func toggleRecording() {
    isRecordingKept.toggle()
    outbox.append(.setRecording(isKept: isRecordingKept))
    say(
      .plain,
      isRecordingKept
        ? "The recording is kept, from the first step on."
        : "The recording is not kept. A bounded journal is written all the same.")
  }
}
