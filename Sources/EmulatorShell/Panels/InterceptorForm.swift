import EmulatorCore
import PaywallModel

/// All fields of one action's interceptor, to be changed with ←→.
struct InterceptorForm: Hashable, Sendable {
  /// One row that can be changed.
  enum Field: Hashable, Sendable {
    case shows
    case answer(WayOut)
    case calls, delay, fault
  }

  let subject: InterceptorSubject
  /// What `esc` brings back.
  let before: Integration
  /// An index into the fields.
  var row = 0

  static let delays = [0, 500, 1_000, 2_000, 5_000, 10_000, 29_000, 31_000]

  init(_ subject: InterceptorSubject, before: Integration) {
    self.subject = subject
    self.before = before
  }

  static func fields(of setting: InterceptorSetting?) -> [Field] {
    guard let setting else { return [.shows] }
    return [.shows] + setting.shows.waysOut.map { .answer($0) } + [.delay, .fault, .calls]
  }

  /// The setting after one step of a field's values.
  static func changed(
    _ setting: InterceptorSetting?, field: Field, by step: Int
  ) -> InterceptorSetting? {
    var changed = setting ?? InterceptorSetting()
    switch field {
    case .shows:
      let screens: [AppScreen?] = [nil] + AppScreen.allCases
      guard let screen = screens.cycled(from: setting?.shows, by: step) ?? nil else { return nil }
      changed.shows = screen
      changed.answers = [:]
    case .answer(let wayOut):
      let next = InterceptResult.allCases.cycled(from: changed.answer(for: wayOut), by: step)
      changed.set(wayOut, to: next ?? .failed)
    case .calls: changed.calls = AppCall.allCases.cycled(from: changed.calls, by: step) ?? .nothing
    case .delay:
      changed.delayMilliseconds =
        delays.cycled(from: changed.delayMilliseconds, by: step) ?? 0
    case .fault: changed.fault = AppFault.allCases.cycled(from: changed.fault, by: step) ?? .none
    }
    return changed
  }

  /// `◂ terms ▸`.
  static func value(of field: Field, in setting: InterceptorSetting?) -> String {
    switch field {
    case .shows: setting?.shows.panelName ?? "– (SDK)"
    case .answer(let wayOut): setting?.answer(for: wayOut).rawValue ?? ""
    case .calls: setting?.calls.panelName ?? ""
    case .delay: PanelText.seconds(setting?.delayMilliseconds ?? 0)
    case .fault: setting?.fault.rawValue ?? ""
    }
  }

  static func name(of field: Field) -> String {
    switch field {
    case .shows: "shows"
    case .answer(let wayOut): wayOut.panelName
    case .calls: "calls"
    case .delay: "delay"
    case .fault: "fault"
    }
  }
}

extension InterceptorsPanel {
  mutating func openForm(_ context: PanelContext) -> PanelReply {
    if let owed = owed(in: context.walk), isOnOwedRow(in: context.walk) {
      chosen = .kind(owed.kind)
    }
    form = InterceptorForm(chosen, before: context.walk.app.integration)
    return .done
  }

  mutating func handleInForm(_ intent: Intent, context: PanelContext) -> PanelReply {
    guard let open = form else { return .done }
    let integration = context.walk.app.integration
    let fields = InterceptorForm.fields(of: integration[open.subject])
    if let move = ListMove(intent, context: context) {
      form?.row = move.from(open.row, count: fields.count)
      return .done
    }
    switch intent {
    case .left, .right:
      let step = intent == .right ? 1 : -1
      let field = fields[min(open.row, fields.count - 1)]
      return changeForm(open, field, by: step, integration: integration)
    case .press:
      form = nil
      return .done
    case .back:
      form = nil
      guard open.before != integration else { return .done }
      return PanelReply([.perform(.setIntegration(open.before))])
    default: return .nothing("←→ change the value, ⏎ keeps it, esc undoes it.")
    }
  }

  private func changeForm(
    _ open: InterceptorForm, _ field: InterceptorForm.Field, by step: Int, integration: Integration
  ) -> PanelReply {
    var changed = integration
    changed[open.subject] = InterceptorForm.changed(
      integration[open.subject], field: field, by: step)
    return PanelReply([.perform(.setIntegration(changed))])
  }
}
