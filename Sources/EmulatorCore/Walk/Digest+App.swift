import PaywallModel

extension PretendApp: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(integration)
    hash.add(dialogs)
    hash.add(waits)
    hash.add(handled)
    hash.add(wrongAnswers)
    hash.add(ownAlerts)
    hash.add(keptLink)
    hash.add(signInDialog?.number)
    for calls in [answeredAlerts, answeredEarly, keptForLater] { hash.add(calls.sorted()) }
  }
}

extension PretendApp.Wait: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(due)
    switch answer {
    case .interceptor(let call, let result, let because):
      hash.add("interceptor \(call.number) \(result.rawValue)")
      hash.add(because)
    case .alert(let call, let answer): hash.add("alert \(call.number) \(answer.rawValue)")
    case .interceptorThrew(let call): hash.add("threw \(call.number)")
    case .presentation(let call, let answer):
      hash.add("presentation \(call.number) \(answer.rawValue)")
    }
  }
}

extension PretendApp.Handled: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(interception.action)
    hash.add([interception.position, interception.count, interception.presentation.number])
    hash.add(setting)
  }
}

extension PretendApp.OwnAlert: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(custom)
    hash.add(leftBy?.rawValue)
  }
}

extension CustomAlert: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(title)
    hash.add(text)
    hash.add(buttons)
    hash.add(dismissesOnBack)
  }
}

extension CustomAlert.Button: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(label)
    hash.add(dismisses)
    switch effect {
    case .nothing: hash.add("nothing")
    case .signIn: hash.add("sign in")
    case .link(let address): hash.add("link \(address)")
    case .placement(let id): hash.add("placement \(id)")
    }
  }
}

extension InterceptorSetting: Digestible {
  func add(to hash: inout StableHash) {
    hash.add([shows.rawValue, fault.rawValue])
    hash.add(delayMilliseconds)
    hash.add(answers.map { "\($0.key.rawValue) \($0.value.rawValue)" }.sorted())
    if calls != .nothing { hash.add(calls.rawValue) }
  }
}

extension Integration: Digestible {
  func add(to hash: inout StableHash) {
    for kind in ActionKind.allCases { hash.add(interceptors[kind]) }
    hash.add(hasUIHandler)
    hash.add(alerts.map { "\($0.key.rawValue) \($0.value.rawValue)" }.sorted())
    for kind in AlertKind.allCases { hash.add(customAlerts[kind]) }
    hash.add([termsTitle, termsText, sdkLogin.rawValue])
    hash.add(alertsOnCancel)
    addUses(to: &hash)
    hash.add(redemption.registration.rawValue)
    let flags = [
      links.forwards, links.isAutomatic, links.signsInFirst, links.opensItself,
      redemption.handlesAlert, redemption.thanksOnReplay, redemption.logsMessage,
    ]
    hash.add(flags.map { "\($0)" })
    hash.add(presentationHandler.rawValue)
    hash.add(presentations)
  }
}
