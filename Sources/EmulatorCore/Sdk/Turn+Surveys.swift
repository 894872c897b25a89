import PaywallModel

/// Answers of quizzes and other selects: told to the app, saved as the user's attribute
/// (dossier §10.3, §11.3).
extension Turn {
  /// What a press on the button of a survey does besides its actions: a button that waits for a
  /// select answers it.
  mutating func answerSurvey(of pressable: Pressable) {
    guard let condition = pressable.condition, let index = state.presentations.indices.last,
      let select = topScreen?.select(condition.selectID), select.kind.isAnswered,
      !select.validatesOnSelection
    else { return }
    answer(select, on: index, atLeast: condition.leastCount(in: select))
  }

  /// Validates what is chosen in a select of a presentation; fewer than it asks for is no answer.
  mutating func answer(_ select: Select, on index: Int, atLeast minimum: Int? = nil) {
    let selections = state.presentations[index].selections
    let chosen = selections.chosen[select.id] ?? []
    guard !chosen.isEmpty, chosen.count >= minimum ?? select.minimum else { return }
    emit(
      .optionsValidated,
      [
        SDKEvent.Property("selected_option_id", select.id),
        SDKEvent.Property("selected_options", .texts(chosen)),
        SDKEvent.Property("displayed_options", .texts(select.options.map(\.id))),
      ])
    guard let key = select.userAttribute else { return }
    save(key, selections.values(of: select), isList: select.isMultiple)
  }

  /// A text for one answer, a list where several can be chosen; not kept where the person has
  /// forbidden it.
  private mutating func save(_ key: String, _ values: [String], isList: Bool) {
    guard !state.consent.forbids(.personalization) else {
      return note(Notes.attributeForbidden(key))
    }
    let value = values.joined(separator: ", ")
    state.user.set(
      UserAttribute(
        key: key, value: value, kind: isList ? .stringArray : .string, source: .quiz, setAt: now))
    trace(.SDK, depth: 1, TraceTexts.savesAnswer(key, value), reason: Reasons.savesAnswer)
  }

  /// Remembers what was chosen in a select that is still chosen when its screen comes again.
  mutating func keep(_ chosen: [String], of selectID: String, on index: ScreenIndex) {
    guard index.select(selectID)?.isPersistent == true else { return }
    state.keptSelections[index.id, default: [:]][selectID] = chosen
  }
}

extension Select.Kind {
  /// Whether a button that waits for it sends it as an answer.
  fileprivate var isAnswered: Bool {
    switch self {
    case .survey, .options: true
    case .plan, .faq, .tabs, .switches, .audiences, .introOfferEligibility: false
    }
  }
}
