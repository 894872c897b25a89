import PaywallModel

extension Turn {
  /// Sends an event with texts as its own properties; empty ones are left out.
  mutating func emit(
    _ name: EventName, _ own: @autoclosure () -> [(String, String)] = [],
    about presentation: Presentation? = nil
  ) {
    let told = state.isLogged ? own().filter { !$0.1.isEmpty } : []
    emit(name, told.map { SDKEvent.Property($0.0, $0.1) }, about: presentation)
  }

  /// Sends an event: its own properties, then the screen's, the user's, the session's.
  mutating func emit(
    _ name: EventName, _ own: @autoclosure () -> [SDKEvent.Property],
    about presentation: Presentation? = nil
  ) {
    if state.isLogged { log(name, own(), about: presentation ?? state.presentations.last) }
    if name == .presentationLoaded { sendLinkEvent() }
    triggerCampaigns(by: name.rawValue, about: presentation)
  }

  private mutating func log(
    _ name: EventName, _ own: [SDKEvent.Property], about presentation: Presentation?
  ) {
    let context = EventContext(state, at: now, about: presentation)
    let properties = context.properties(of: name, after: own)
    let isForbidden = name.isBehaviour && state.consent.forbids(.analytics)
    tell(
      .emit(
        SDKEvent(
          name: name.rawValue, at: now, properties: properties,
          reach: isForbidden ? .nobody : .listenerAndWire)))
    let forbidden = isForbidden ? "\(name.rawValue), not sent" : nil
    trace(
      .event, depth: 1, forbidden ?? name.rawValue,
      wide: Self.wideText(name, own, presentation), reason: name.reason)
  }

  private static func wideText(
    _ name: EventName, _ own: [SDKEvent.Property], _ presentation: Presentation?
  ) -> String? {
    let placement = presentation?.placementID
      .map { [SDKEvent.Property("placement", $0)] }
    let short = own.filter { $0.key != "error_message" } + (placement ?? [])
    let texts = short.map { "\($0.key) \($0.value.words)" }
    return texts.isEmpty ? nil : "\(name.rawValue)  \(texts.inOneText(separator: ", "))"
  }

  /// Whatever comes from a person or the app counts as a doing; time alone does not.
  mutating func countSession(_ event: EmulatorEvent) {
    switch event {
    case .command, .gesture, .dialog: state.session.note(at: now)
    case .answer, .tick: break
    }
  }

  /// The one event of a redemption (dossier §7.6).
  mutating func emitRedemption(_ result: RedemptionResult, of running: Redemption) {
    var redemption = [SDKEvent.Property("token", result.token.masked)]
    guard result.outcome.isSuccess else {
      if let code = result.outcome.errorCode {
        redemption.append(SDKEvent.Property("error_code", code))
      }
      return emit(
        .redemptionFailed,
        [
          SDKEvent.Property("error_message", result.errorMessage ?? ""),
          SDKEvent.Property("redemption", .object(redemption)),
        ])
    }
    redemption += RedemptionProperties(result, running, in: state).members
    emit(.redemptionConsumed, [SDKEvent.Property("redemption", .object(redemption))])
  }
}

/// What REDEMPTION_CONSUMED tells beside the token.
private struct RedemptionProperties {
  let result: RedemptionResult
  let running: Redemption
  let state: Emulator

  init(_ result: RedemptionResult, _ running: Redemption, in state: Emulator) {
    self.result = result
    self.running = running
    self.state = state
  }

  var members: [SDKEvent.Property] {
    [
      SDKEvent.Property("receipt", .object(receipt)),
      SDKEvent.Property("subscriptions", .list([.object(subscription)])),
      SDKEvent.Property("purchase_context", .object(context)),
    ]
  }

  private var receipt: [SDKEvent.Property] {
    [
      SDKEvent.Property("id", "rcpt_\(result.token.fingerprint)"),
      SDKEvent.Property("validation_status", "VALIDATED"),
    ]
  }

  private var subscription: [SDKEvent.Property] {
    [
      SDKEvent.Property("public_id", "subs_\(result.token.fingerprint)"),
      SDKEvent.Property("plan_id", result.planID ?? ""),
      SDKEvent.Property("store_type", "STRIPE"),
      SDKEvent.Property("subscription_status", "AUTO_RENEWING"),
      SDKEvent.Property("environment", "PRODUCTION"),
    ]
  }

  private var context: [SDKEvent.Property] {
    let builtIns = state.user.builtIns.filter { $0.source == .web }.map { attribute in
      EventValue.object([
        SDKEvent.Property("key", attribute.key),
        SDKEvent.Property("type", attribute.kind.rawValue),
        SDKEvent.Property("value", attribute.eventValue),
      ])
    }
    let answers = state.user.attributes.filter { $0.source == .web }
    return [
      SDKEvent.Property("version", .integer(1)), SDKEvent.Property("source", "web"),
      SDKEvent.Property("sandbox", .truth(false)),
      SDKEvent.Property("replay", .truth(result.outcome == .replay)),
      SDKEvent.Property("built_in_attributes", .list(builtIns)),
      SDKEvent.Property(
        "custom_attributes",
        .object(answers.map { SDKEvent.Property($0.key, $0.eventValue) })),
    ]
  }
}

extension UserAttribute {
  /// The value with its type.
  var eventValue: EventValue {
    switch kind {
    case .string, .date: .text(value)
    case .bool: .truth(value == "true")
    case .int: Int(value).map { .integer($0) } ?? .text(value)
    case .double: ExactDecimal(value).map { .decimal($0) } ?? .text(value)
    case .stringArray:
      .texts(StartState.Attribute(key: key, value: value, kind: kind).listItems)
    }
  }
}
