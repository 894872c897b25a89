import PaywallModel

extension PretendApp.Wait: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(due)
    switch answer {
    case .interceptor(let call, let result, let because):
      hash.add(call)
      hash.add(result.rawValue)
      hash.add(because)
    case .alert(let call, let answer):
      hash.add(call)
      hash.add("alert \(answer.rawValue)")
    case .interceptorThrew(let call):
      hash.add(call)
      hash.add("threw")
    case .presentation(let call, let answer):
      hash.add(call)
      hash.add("presentation \(answer.rawValue)")
    }
  }
}

extension PretendApp.Handled: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(interception.action)
    hash.add(interception.position)
    hash.add(interception.count)
    hash.add(interception.presentation)
    hash.add(setting)
  }
}

extension PretendApp.OwnAlert: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(custom)
    hash.add(leftBy?.rawValue)
  }
}

extension CustomAlert: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(title)
    hash.add(text)
    hash.add(buttons)
    hash.add(dismissesOnBack)
  }
}

extension CustomAlert.Button: Digestible {
  func add(to hash: inout StateHash) {
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
  func add(to hash: inout StateHash) {
    hash.add(2)
    hash.add(shows.rawValue)
    hash.add(fault.rawValue)
    hash.add(delayMilliseconds)
    hash.add(answerWords)
    if calls != .nothing { hash.add(calls.rawValue) }
  }
}

extension Integration: Digestible {
  func add(to hash: inout StateHash) {
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
