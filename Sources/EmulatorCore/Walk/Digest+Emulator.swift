import PaywallModel

extension Emulator: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(profile)
    hash.add(user)
    hash.add(presentations)
    addHandles(to: &hash)
    hash.add(press)
    hash.add(dialogs)
    hash.add(store)
    hash.add(webCheckout.map { "\($0.payment.rawValue) \($0.address)" })
    hash.add(links)
    hash.add(redemption)
    hash.add(hasStarted)
    hash.add(ConsentPurpose.allCases.filter(consent.contains).map(\.rawValue))
    hash.add([session.number, session.startedAt.milliseconds, session.lastDoingAt.milliseconds])
    hash.add(language)
    hash.add(languages.sorted { $0.key.number < $1.key.number }.map(\.value))
    hash.add(subscriptionCache?.readAt)
    hash.add(interceptors.map(\.rawValue).sorted())
    hash.add(hasUIHandler)
    hash.add(alerts)
    hash.add(calls)
    hash.add(sdkLogin.rawValue)
    hash.add(alertsOnCancel)
    // Recordings without it are older than it.
    if reducesMotion { hash.add("reduces motion") }
    hash.add(timers.sorted { $0.number < $1.number })
    hash.add([counters.press, counters.presentation, counters.dialog, counters.timer])
    hash.add(counters.flowSession)
    hash.add(clock)
    addKeptSelections(to: &hash)
  }

  /// Only where there are some, so that older recordings keep their digests.
  private func addKeptSelections(to hash: inout StableHash) {
    for (screen, selects) in keptSelections.sorted(by: { $0.key < $1.key }) {
      hash.add(screen)
      for (select, options) in selects.sorted(by: { $0.key < $1.key }) {
        hash.add(select)
        hash.add(options)
      }
    }
  }
}

extension Profile: Digestible {
  func add(to hash: inout StableHash) {
    hash.add([platform.rawValue, sdkVersion.rawValue, mode.rawValue])
  }
}

extension User: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(anonymousID)
    hash.add(userID)
    hash.add(attributes + builtIns)
    hash.add(hasAnonymousID)
    hash.add(hasFailedTransfer)
  }
}

extension Press: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(number)
    hash.add(presentation.number)
    hash.add(startedAt)
    hash.add(userID)
    hash.add(owed)
    hash.add(pipeline)
    switch target {
    case .component(let path): hash.add(path.indices)
    case .headerButton: hash.add("header")
    case .backButton: hash.add("back")
    }
  }
}

extension Press.Owed: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(call)
    hash.add(kind.rawValue)
    hash.add(since)
    hash.add([before.transactions, before.presentations, before.opened, before.synchronizations])
    if !before.wasShown { hash.add("pressed screen gone before") }
    if hasOpenedLink { hash.add("link opened by app") }
    if let goneAt { hash.add(goneAt) }
  }
}

extension InterceptorPipeline: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(mode.rawValue)
    hash.add(index)
    hash.add(actions)
    switch phase {
    case .ready: hash.add("ready")
    case .awaitingInterceptor(let call): hash.add("awaiting \(call.number)")
    case .performingDefault: hash.add("performing")
    case .completed: hash.add("completed")
    case .stopped: hash.add("stopped")
    }
  }
}

extension Action: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(kind.rawValue)
    for value in [planID, offerID, url, title, screenID, placementID, clientReferenceID] {
      hash.add(value)
    }
  }
}

extension StoreState: Digestible {
  func add(to hash: inout StableHash) {
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
  func add(to hash: inout StableHash) {
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
  func add(to hash: inout StableHash) {
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
  func add(to hash: inout StableHash) {
    hash.add([alert.kind.rawValue, alert.content])
    hash.add(alert.error)
    switch stage {
    case .queued: hash.add("queued")
    case .askingApp(let call): hash.add("asking \(call.number)")
    case .shownBySDK(let dialog): hash.add("shown \(dialog.number)")
    case .frozen: hash.add("frozen")
    }
    switch purpose {
    case .standsAlone: hash.add("alone")
    case .endsRedemption(let result): hash.add("redemption \(result.outcome.rawValue)")
    case .endsDefault(.succeeded): hash.add("succeeds")
    case .endsDefault(.failed(let why)): hash.add("fails \(why)")
    case .decidesPurchase: hash.add("decides")
    }
  }
}

extension Call: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(id)
    hash.add(name)
    hash.add(since)
    switch standing {
    case .open: hash.add("open")
    case .answered(let value): hash.add("answered \(value)")
    case .gaveUp: hash.add("gave up")
    }
  }
}
