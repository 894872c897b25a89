import EmulatorCore

extension Shell {
  /// What a published sample gets wrong, and which of the two is to be walked.
  func labQuestion(_ sample: LabSample) -> Question {
    var question = Question(.lab(sample), title: "lab: \(sample.rawValue)", keys: "⏎ play")
    question.lines = [sample.text, "", "Fixed: \(sample.advice)"]
    question.options = ["Play the sample", "Play its fixed twin"]
    question.notes = ["This walk ends. In the replay t takes over: then you walk it yourself."]
    return question
  }

  mutating func playLab(_ sample: LabSample, _ option: Int?) {
    guard let option else { return }
    outbox.append(.playLab(sample, isFixed: option == 1))
  }
}
