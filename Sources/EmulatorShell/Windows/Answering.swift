import EmulatorCore
import PaywallModel

/// Keys in the dialogs of Paywalk, and what their answers do.
extension Shell {
  mutating func windowIntent(_ intent: Intent) {
    switch windows.last {
    case .question(let question): questionIntent(intent, question)
    case .list(let list): listIntent(intent, list)
    case .mail(let mail): mailIntent(intent, mail)
    case nil: break
    }
  }

  private mutating func replaceTop(_ question: Question) {
    guard !windows.isEmpty else { return }
    windows[windows.count - 1] = .question(question)
  }

  private mutating func questionIntent(_ intent: Intent, _ before: Question) {
    var question = before
    switch intent {
    case .back: windows.removeLast()
    case .press: answer(question)
    case .help:
      windows.append(.list(ListWindow(.help(question.isTyping ? .textField : .ownDialog))))
    case .quit: quitFromWindow(question)
    case .redraw: outbox.append(.redraw)
    case .suspend: outbox.append(.suspend)
    case .copy: copy(question.copied)
    case .nextProblem: turnProblem(by: 1, question)
    case .previousProblem: turnProblem(by: -1, question)
    default:
      let hidden = QuestionPainter(question: question, theme: options.theme)
        .hiddenRows(in: options.size)
      if !question.scroll(intent, hiddenRows: hidden) { question.move(intent) }
      if question.purpose == .link {
        question.notes = linkNotes(question)
      }
      question.firstLine = min(question.firstLine, hidden)
      replaceTop(question)
    }
  }

  /// ^C once more in the leave dialog leaves; elsewhere it opens that dialog.
  private mutating func quitFromWindow(_ question: Question) {
    guard question.purpose != .leave else {
      return outbox.append(.quit(keepsRecording: isRecordingKept))
    }
    quit()
  }

  private mutating func turnProblem(by step: Int, _ question: Question) {
    guard case .problem(let file, let index) = question.purpose else { return }
    let count = BrokenFiles.problems(of: file, in: catalog).count
    guard count > 1 else { return say(.plain, "This is the only problem of the file.") }
    windows.removeLast()
    ask(.problem(file: file, index: (index + step + count) % count))
  }

  /// `⏎` in a dialog of Paywalk.
  private mutating func answer(_ question: Question) {
    windows.removeLast()
    switch question.purpose {
    case .why, .problem, .code: break
    case .tryAnswer(let call, let results):
      if let option = question.option { tryAnswer(results[option], to: call) }
    case .tryStoreAnswer(let line):
      if let option = question.option { tryStoreAnswer(option, ofLine: line) }
    case .leave: leave(question.option)
    case .restart: if question.option == 0 { restart(walk.emulator.catalog.project.profile) }
    case .platform: changePlatform(question.option)
    case .sdkVersion: changeVersion(question.option)
    case .signIn:
      filled(question, Dialog.Field.userID.id) { $0.perform(.command(.login(userID: $1))) }
    case .link:
      let showsCode = question.option == 0
      filled(question, "link") { shell, link in
        if showsCode { shell.showCode(of: link) } else { shell.open(link: link, question.arrival) }
      }
    case .marker: filled(question, "name") { $0.setMarker($1) }
    case .newScreen: filled(question, "name") { $0.makeScreen($1, question) }
    case .welcome: beginFirstWalk(question.option)
    case .nothingHere: beginSomewhere(question.option)
    case .path: filled(question, "path") { $0.outbox.append(.openPath($1)) }
    case .replayStep: seek(question.values["step"])
    case .lab(let sample): playLab(sample, question.option)
    case .panel(let kind, let id): answerPanel(kind, id, question)
    }
  }

  /// Goes on with what was typed; an empty field keeps the dialog open.
  private mutating func filled(
    _ question: Question, _ id: String, _ then: (inout Shell, String) -> Void
  ) {
    let text = question.values[id]?.trimmed ?? ""
    guard !text.isEmpty else {
      windows.append(.question(question))
      return say(.plain, "Nothing typed yet. esc cancels.")
    }
    then(&self, text)
  }

  private mutating func leave(_ option: Int?) {
    switch option {
    case 0: outbox.append(.quit(keepsRecording: true))
    case 1: outbox.append(.quit(keepsRecording: false))
    default: say(.plain, "The walk goes on.")
    }
  }

  /// A name that is a file's on every system.
  private mutating func makeScreen(_ name: String, _ question: Question) {
    let isPlain = name.utf8.allSatisfy { byte in
      byte == 0x2d || byte == 0x5f || (0x30...0x39).contains(byte)
        || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
    }
    guard isPlain, name.utf8.count <= 60 else {
      windows.append(.question(question))
      return say(.plain, "A name has letters, digits, - and _ only, and at most 60 of them.")
    }
    outbox.append(.makeScreen(name: name))
  }

  private mutating func beginSomewhere(_ option: Int?) {
    switch option {
    case 0: ask(.newScreen)
    case 1: outbox.append(.openShipped)
    default: ask(.path)
    }
  }

  private mutating func changeVersion(_ option: Int?) {
    guard let option, SDKVersion.allCases.indices.contains(option) else { return }
    let version = SDKVersion.allCases[option]
    guard walk.emulator.profile.sdkVersion != version else {
      return say(.plain, "The SDK version stays \(version.rawValue).")
    }
    restart(catalog.project.profile(walk.emulator.profile, in: version))
  }

  private mutating func changePlatform(_ option: Int?) {
    if option == Platform.allCases.count { return ask(.sdkVersion) }
    guard let option, Platform.allCases.indices.contains(option) else { return }
    var profile = walk.emulator.profile
    guard profile.platform != Platform.allCases[option] else {
      return say(.plain, "The platform stays \(profile.platform.displayName).")
    }
    profile.platform = Platform.allCases[option]
    restart(profile)
  }

  /// A new walk from the start; the integration stays as it was changed.
  mutating func restart(_ profile: Profile) {
    var fresh = catalog
    fresh.project.profile = profile
    fresh.project.integration = walk.app.integration
    walk = Walk(catalog: fresh, seed: seed, reducesMotion: options.reducesMotion)
    lag = now.milliseconds
    phone = PhoneFace()
    dialogFaces = []
    steps = []
    history = History()
    half = .phone
    ownNote = nil
    outbox.append(.beginAgain(profile, fresh.project.integration))
    settle()
    say(.plain, "A new walk: \(profile.words).")
  }

  private mutating func setMarker(_ name: String) {
    remember(name, kind: .marker)
    outbox.append(.setMarker(name))
    say(.good, "Marker set: \(name).")
  }

  private mutating func seek(_ text: String?) {
    guard let number = text.flatMap({ Int($0) }), let replay, (0...replay.count).contains(number)
    else {
      return say(.plain, "There is no such step. They go from 0 to \(replay?.count ?? 0).")
    }
    outbox.append(.seek(step: number))
  }

  private mutating func answerPanel(_ kind: PanelKind, _ id: String, _ question: Question) {
    let answer = PanelAnswer(id: id, option: question.option, values: question.values)
    apply(panels.answer(answer, in: kind, context: panelContext(for: kind)), from: kind)
  }
}

extension Question {
  /// What `y` copies.
  var copied: String {
    let values = facts.map { "\($0.label): \($0.value)" }
    return ([title] + lines + values + texts.map(\.text) + sourceRows).joined(separator: "\n")
  }

  /// Reads on in a text that is longer than its dialog, before an option has the focus.
  mutating func scroll(_ intent: Intent, hiddenRows: Int) -> Bool {
    guard focus < 0 else { return false }
    switch intent {
    case .down where firstLine < hiddenRows: firstLine += 1
    case .up where firstLine > 0: firstLine -= 1
    default: return false
    }
    return true
  }

  /// Moving, picking and typing.
  mutating func move(_ intent: Intent) {
    switch intent {
    case .next, .previous: moveFocus(by: intent == .next ? 1 : -1)
    case .up, .down: vertical(by: intent == .down ? 1 : -1)
    case .pageUp, .pageDown: firstLine = max(0, firstLine + (intent == .pageDown ? 8 : -8))
    case .first: focus = 0
    case .last: focus = max(0, itemCount - 1)
    case .digit(let number) where number <= options.count: focus = headCount + number - 1
    case .left where isOnToggle, .right where isOnToggle: turnToggle()
    case .left, .right:
      if isTyping { type(intent) } else { moveFocus(by: intent == .right ? 1 : -1) }
    default: type(intent)
    }
  }

  private mutating func type(_ intent: Intent) {
    guard isTyping else { return }
    if case .insert(let text) = intent, takesDigitsOnly[focus], !text.allSatisfy(\.isNumber) {
      return
    }
    _ = fields[focus].edit(intent)
    earlierIndex = nil
  }

  private mutating func moveFocus(by step: Int) {
    guard itemCount > 0 else { return }
    if focus < 0 { return focus = step > 0 ? 0 : itemCount - 1 }
    focus = (focus + step + itemCount) % itemCount
  }

  private mutating func vertical(by step: Int) {
    if isTyping, !earlier.isEmpty { return recall(by: -step) }
    if itemCount == 0 {
      firstLine = max(0, firstLine + step)
    } else {
      moveFocus(by: step)
    }
  }

  private mutating func recall(by step: Int) {
    let index = (earlierIndex ?? -1) + step
    guard earlier.indices.contains(index) else { return }
    earlierIndex = index
    fields[focus] = TextField(earlier[index])
  }
}

extension String {
  /// Without blanks at both ends.
  var trimmed: String {
    let kept = drop { $0.isWhitespace }
    return String(kept.reversed().drop { $0.isWhitespace }.reversed())
  }
}
