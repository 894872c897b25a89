import PaywallModel

extension AppSession: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(number)
    hash.add(startedAt)
    hash.add(lastDoingAt)
  }
}

extension Counters: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(press)
    hash.add(presentation)
    hash.add(flowSession)
    hash.add(dialog)
    hash.add(timer)
  }
}

extension Profile: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(platform.rawValue)
    hash.add(sdkVersion.rawValue)
    hash.add(mode.rawValue)
  }
}

extension User: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(anonymousID)
    hash.add(userID)
    hash.add(attributes)
    hash.add(builtIns)
    hash.add(hasAnonymousID)
    hash.add(hasFailedTransfer)
  }
}

extension Press: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(number)
    hash.add(presentation.number)
    hash.add(startedAt)
    hash.add(userID)
    hash.add(owed)
    hash.add(pipeline)
    switch target {
    case .component(let path): hash.add(path)
    case .headerButton: hash.add("header")
    case .backButton: hash.add("back")
    }
  }
}

extension Press.Owed: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(call)
    hash.add(kind.rawValue)
    hash.add(since)
    hash.add(before.transactions)
    hash.add(before.presentations)
    hash.add(before.opened)
    hash.add(before.synchronizations)
    if !before.wasShown { hash.add("pressed screen gone before") }
    if hasOpenedLink { hash.add("link opened by app") }
    if let goneAt { hash.add(goneAt) }
  }
}

extension InterceptorPipeline: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(mode.rawValue)
    hash.add(index)
    hash.add(actions)
    switch phase {
    case .ready: hash.add("ready")
    case .awaitingInterceptor(let call):
      hash.add("awaiting")
      hash.add(call)
    case .performingDefault: hash.add("performing")
    case .completed: hash.add("completed")
    case .stopped: hash.add("stopped")
    }
  }
}

extension Action: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(kind.rawValue)
    hash.add(planID)
    hash.add(offerID)
    hash.add(url)
    hash.add(title)
    hash.add(screenID)
    hash.add(placementID)
    hash.add(clientReferenceID)
  }
}

extension StoreState: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(transactions)
    hash.add(entitlements)
    hash.add(ownedProductIDs)
    hash.add(source.rawValue)
    hash.add(presetAnswer?.rawValue)
    hash.add(latencyMilliseconds)
    hash.add(isOffline)
    hash.add(synchronizations)
  }
}

extension StoreState.Transaction: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(name)
    hash.add(planID)
    hash.add(productID)
    hash.add(state.rawValue)
    hash.add(reason)
    hash.add(at)
    hash.add(isByApp)
  }
}

extension StoreState.Entitlement: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(name)
    hash.add(planID)
    hash.add(productID)
    hash.add(since)
    hash.add(isActive)
    hash.add(owner)
    hash.add(source.rawValue)
  }
}

extension PendingAlert: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(alert.kind.rawValue)
    hash.add(alert.content)
    hash.add(alert.error)
    switch stage {
    case .queued: hash.add("queued")
    case .askingApp(let call):
      hash.add("asking")
      hash.add(call)
    case .shownBySDK(let dialog):
      hash.add("shown")
      hash.add(dialog.number)
    case .frozen: hash.add("frozen")
    }
    switch purpose {
    case .standsAlone: hash.add("alone")
    case .endsRedemption(let result):
      hash.add("redemption")
      hash.add(result.outcome.rawValue)
    case .endsDefault(.succeeded): hash.add("succeeds")
    case .endsDefault(.failed(let why)):
      hash.add("fails")
      hash.add(why)
    case .decidesPurchase: hash.add("decides")
    }
  }
}

extension Call.Subject: Digestible {
  func add(to hash: inout StateHash) {
    switch self {
    case .action(let kind): hash.add(kind.rawValue)
    case .alert(let kind):
      hash.add("alert")
      hash.add(kind.rawValue)
    case .presentation(let request):
      hash.add("presentation")
      hash.add(request)
    }
  }
}

extension ActionKind: Digestible {
  func add(to hash: inout StateHash) { hash.add(rawValue) }
}

extension ConsentPurpose: Digestible {
  func add(to hash: inout StateHash) { hash.add(rawValue) }
}

extension WebCheckout: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(payment.rawValue)
    hash.add(address)
  }
}

extension Call: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(id)
    hash.add(subject)
    hash.add(since)
    switch standing {
    case .open: hash.add("open")
    case .answered(let value):
      hash.add("answered")
      hash.add(value)
    case .gaveUp: hash.add("gave up")
    }
  }
}
