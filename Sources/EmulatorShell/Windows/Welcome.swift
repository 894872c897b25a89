import EmulatorCore

/// What is said to who uses the program for the first time (frames §1).
extension Shell {
  var welcomeQuestion: Question {
    var question = Question(.welcome, title: "welcome", keys: "shown once")
    let signs = ["⏎", "⇥"].map { KeySigns.text($0, glyphs: options.glyphs) }
    question.lines = [
      "Walk a paywall with the keyboard, and see what your app and the SDK do about each press.",
      "",
      "Left is the phone, right is what happened and why. \(signs[0]) presses, \(signs[1]) moves on, "
        + "esc is back, ? helps.",
    ]
    question.options = ["Take the tour, one minute", "Open \(firstToOpen)", "Look around"]
    question.escape = "esc look around"
    return question
  }

  /// The first row of the start list that can be opened.
  private var firstToOpen: String { chosenStartRow?.name ?? "the first screen" }

  /// Goes on after the welcome.
  mutating func beginFirstWalk(_ option: Int?) {
    switch option {
    case 0: outbox.append(.playTour)
    case 1: openChosenRow()
    default: break
    }
  }
}
