import EmulatorCore
import PaywallModel
import TerminalModel

/// What the app does about each kind of action: a table, and one action's fields.
struct InterceptorsPanel: Panel {
  /// What the project's file holds; nil is the catalog's.
  var saved: Integration?
  var chosen = InterceptorSubject.kind(.purchase)
  /// The call whose row the person moved away from.
  private var leftCall: CallID?
  var form: InterceptorForm?

  func store(in panels: inout Panels) { panels.interceptors = self }

  /// A call that waits while nothing of the app is open for it.
  func owed(in walk: Walk) -> Press.Owed? {
    guard let owed = walk.emulator.press?.owed else { return nil }
    return walk.dialogs.contains { $0.call == owed.call } ? nil : owed
  }

  /// The owed call's row is chosen until the person moves.
  func isOnOwedRow(in walk: Walk) -> Bool {
    owed(in: walk).map { $0.call != leftCall } ?? false
  }

  mutating func choose(_ target: Int, context: PanelContext) {
    if form != nil {
      form?.row = target
    } else if target < 0 {
      leftCall = nil
    } else {
      leftCall = owed(in: context.walk)?.call
      chosen = InterceptorSubject.allCases[target]
    }
  }

  mutating func move(_ move: ListMove, context: PanelContext) {
    let lowest = owed(in: context.walk) == nil ? 0 : -1
    let subjects = InterceptorSubject.allCases
    let here = isOnOwedRow(in: context.walk) ? -1 : subjects.firstIndex(of: chosen) ?? 0
    let count = subjects.count - lowest
    choose(move.from(here - lowest, count: count) + lowest, context: context)
  }
}

// Keys.
extension InterceptorsPanel {
  mutating func handle(_ intent: Intent, context: PanelContext) -> PanelReply {
    if form != nil { return handleInForm(intent, context: context) }
    if let move = ListMove(intent, context: context) {
      self.move(move, context: context)
      return .done
    }
    switch intent {
    case .left, .right: return cycle(by: intent == .right ? 1 : -1, context: context)
    case .answer(let result): return answer(result, context: context)
    case .digit(let digit) where (1...3).contains(digit):
      return answer(InterceptResult.allCases[digit - 1], context: context)
    case .nextFault: return nextFault(context)
    case .unregister, .remove: return unregister(context)
    case .presets: return PanelReply([.prompt(presetsPrompt(context))])
    case .press: return openForm(context)
    case .back: return PanelReply([.leave])
    default: return .nothing("That key has no use in Interceptors. ? lists those that have.")
    }
  }

  private func current(_ context: PanelContext) -> Integration { context.walk.app.integration }

  private func changed(
    _ context: PanelContext, to setting: InterceptorSetting?
  ) -> PanelReply {
    var integration = current(context)
    integration[chosen] = setting
    return PanelReply([.perform(.setIntegration(integration))])
  }

  private mutating func cycle(by step: Int, context: PanelContext) -> PanelReply {
    let screens: [AppScreen?] = [nil] + AppScreen.allCases
    let setting = current(context)[chosen]
    guard let next = screens.cycled(from: setting?.shows, by: step) else { return .done }
    guard let screen = next else { return changed(context, to: nil) }
    var changedSetting = setting ?? InterceptorSetting()
    changedSetting.shows = screen
    changedSetting.answers = [:]
    return changed(context, to: changedSetting)
  }

  private func answer(_ result: InterceptResult, context: PanelContext) -> PanelReply {
    if let owed = owed(in: context.walk),
      isOnOwedRow(in: context.walk) || owed.kind == chosen.kind
    {
      return PanelReply([.perform(.answerByHand(owed.call, result))])
    }
    var setting = current(context)[chosen] ?? InterceptorSetting()
    guard let good = setting.shows.waysOut.first else {
      return .nothing("\(chosen.name) asks you: the answer is given when a call comes.")
    }
    setting.set(good, to: result)
    return changed(context, to: setting)
  }

  private func nextFault(_ context: PanelContext) -> PanelReply {
    guard var setting = current(context)[chosen] else { return noInterceptor }
    setting.fault = AppFault.allCases.cycled(from: setting.fault, by: 1) ?? .none
    return changed(context, to: setting)
  }

  private func unregister(_ context: PanelContext) -> PanelReply {
    guard current(context)[chosen] != nil else { return noInterceptor }
    return changed(context, to: nil)
  }

  private var noInterceptor: PanelReply {
    .nothing(
      chosen == .winBack
        ? "Offers are answered as other purchases are. ←→ answers them apart."
        : "\(chosen.name) has no interceptor. ←→ registers one.")
  }

  private func presetsPrompt(_ context: PanelContext) -> PanelPrompt {
    let now = InterceptorPreset(of: current(context))
    return PanelPrompt(
      id: "presets", title: "presets of interceptors",
      lines: ["All interceptors are replaced."],
      options: InterceptorPreset.allCases.map(\.title), firstOption: now?.rawValue ?? 0)
  }

  mutating func answer(_ answer: PanelAnswer, context: PanelContext) -> PanelReply {
    guard let preset = answer.option.flatMap(InterceptorPreset.init(rawValue:)) else {
      return .done
    }
    var integration = current(context)
    preset.apply(to: &integration)
    var effects: [PanelEffect] = [.perform(.setIntegration(integration))]
    if let mode = preset.mode, mode != context.walk.emulator.profile.mode {
      effects.append(.perform(.command(.setMode(mode))))
    }
    return PanelReply(effects)
  }
}

extension InterceptorSetting {
  /// Keeps only answers that are not the careful app's, so that equal settings are equal.
  mutating func set(_ wayOut: WayOut, to result: InterceptResult) {
    let isDefault = InterceptorSetting.defaultAnswer(for: wayOut, in: shows) == result
    answers[wayOut] = isDefault ? nil : result
  }
}
