extension Integration {
  static let fields = DocumentFields<Integration> { fields in
    fields["interceptors"] = { integration, node, reader in
      integration.interceptors = reader.table(node, "an action", ActionKind.names) {
        node, reader in InterceptorSetting.read(node, &reader)
      }
    }
    fields["ui_handler"] = { integration, node, reader in
      integration.hasUIHandler = reader.flag(node) ?? false
    }
    fields["alerts"] = { integration, node, reader in
      let names = AlertKind.allCases.map { ($0.rawValue, $0) }
      let drafts = reader.table(node, "an alert", names) { node, reader in
        AlertDraft.read(node, &reader)
      }
      integration.alerts = drafts.compactMapValues(\.setting)
      integration.customAlerts = drafts.mapValues(\.dialog).filter { $0.value != CustomAlert() }
    }
    fields["cancel_alert"] = { integration, node, reader in
      integration.alertsOnCancel = reader.flag(node) ?? false
    }
    fields["presentation_handler"] = { integration, node, reader in
      integration.presentationHandler = reader.choice(node) ?? .sdk
    }
    fields["presentations"] = { integration, node, reader in
      reader.fill(
        &integration.presentations, from: node, PresentationUse.fields, of: "presentations")
    }
    fields["terms"] = { integration, node, reader in
      reader.fill(&integration, from: node, termsFields, of: "terms")
    }
    fields["links"] = { integration, node, reader in
      reader.fill(&integration.links, from: node, LinkHandling.fields, of: "link handling")
    }
    fields["redemption"] = { integration, node, reader in
      reader.fill(
        &integration.redemption, from: node, RedemptionHandling.fields, of: "redemption handling")
    }
    fields["sdk_login"] = { integration, node, reader in
      integration.sdkLogin = reader.choice(node) ?? .plain
    }
    fields["win_back"] = { integration, node, reader in
      integration.winBack = InterceptorSetting.read(node, &reader)
    }
    fields["message"] = { integration, node, reader in
      reader.fill(&integration, from: node, messageFields, of: "message")
    }
    fields["credentials"] = { integration, node, reader in
      reader.fill(&integration, from: node, credentialsFields, of: "credentials")
    }
    fields["synchronizes"] = { integration, node, reader in
      integration.synchronizesOwnPurchases = reader.flag(node) ?? true
    }
  }

  private static let messageFields = DocumentFields<Integration> { fields in
    fields["title"] = { integration, node, reader in
      integration.messageTitle = reader.text(node) ?? integration.messageTitle
    }
    fields["text"] = { integration, node, reader in
      integration.messageText = reader.text(node) ?? integration.messageText
    }
  }

  private static let credentialsFields = DocumentFields<Integration> { fields in
    fields["parameter"] = { integration, node, reader in
      integration.credentials.parameter = reader.text(node) ?? integration.credentials.parameter
    }
    fields["token"] = { integration, node, reader in
      integration.credentials.token = reader.text(node) ?? integration.credentials.token
    }
  }

  private static let termsFields = DocumentFields<Integration> { fields in
    fields["title"] = { integration, node, reader in
      integration.termsTitle = reader.text(node) ?? integration.termsTitle
    }
    fields["text"] = { integration, node, reader in
      integration.termsText = reader.text(node) ?? integration.termsText
    }
  }
}

extension InterceptorSetting {
  fileprivate static func read(
    _ node: JSONNode, _ reader: inout DocumentReader
  ) -> InterceptorSetting? {
    var setting = InterceptorSetting()
    guard reader.fill(&setting, from: node, fields, of: "an interceptor") else { return nil }
    for member in node["answers"]?.members ?? [] {
      guard let wayOut = WayOut(rawValue: member.key) else { continue }
      if !setting.shows.waysOut.contains(wayOut) { warnOf(member, setting.shows, &reader) }
    }
    return setting
  }

  private static func warnOf(
    _ member: JSONMember, _ shows: AppScreen, _ reader: inout DocumentReader
  ) {
    let names = shows.waysOut.map(\.rawValue)
    reader.warn(
      "unused-answer", at: member.keyPosition,
      "\(shows.rawValue) has no way out called \"\(member.key)\".",
      advice: names.isEmpty
        ? "You give the answer by hand." : "It has \(names.joined(separator: ", ")).")
  }

  private static let fields = DocumentFields<InterceptorSetting> { fields in
    fields["shows"] = { setting, node, reader in setting.shows = reader.choice(node) ?? .nothing }
    fields["answers"] = { setting, node, reader in
      let names = WayOut.allCases.map { ($0.rawValue, $0) }
      setting.answers = reader.table(node, "a way out", names) { node, reader in
        reader.choice(node)
      }
    }
    fields["delay_ms"] = { setting, node, reader in
      setting.delayMilliseconds = reader.integer(node, 0...600_000) ?? 0
    }
    fields["fault"] = { setting, node, reader in setting.fault = reader.choice(node) ?? .none }
    fields["calls"] = { setting, node, reader in setting.calls = reader.choice(node) ?? .nothing }
  }
}

extension ActionKind {
  /// The kind with a name of the Console or of the API: `close_all` or `closeAll`.
  public init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.rawValue == name || $0.apiName == name })
    else { return nil }
    self = kind
  }

  /// Each kind by its Console name, then by its API name.
  static let names: [(String, ActionKind)] =
    allCases.map { ($0.rawValue, $0) }
    + allCases.filter { $0.apiName != $0.rawValue }.map { ($0.apiName, $0) }
}

extension DocumentReader {
  /// Reads an object whose keys are names of ours. An unknown key is an error: what it stands for
  /// would be missing without a sign.
  fileprivate mutating func table<Key: Hashable, Value>(
    _ node: JSONNode, _ thing: String, _ names: [(String, Key)],
    _ read: (JSONNode, inout DocumentReader) -> Value?
  ) -> [Key: Value] {
    guard probe == nil else {
      _ = read(JSONNode(.object([])), &self)
      let value = probe?.seen ?? .anything
      _ = expects(.table(names.map(\.0), value))
      return [:]
    }
    guard let members = node.members else {
      refuse(node, expected: "an object")
      return [:]
    }
    var values: [Key: Value] = [:]
    for member in members where !member.node.isNull {
      guard let key = names.first(where: { $0.0 == member.key })?.1 else {
        unknownName(member, thing, names.map(\.0))
        continue
      }
      let value = within(.key(member.key)) { read(member.node, &$0) }
      if let value, let earlier = values.updateValue(value, forKey: key) {
        values[key] = earlier
        warn(
          "duplicate-id", at: member.keyPosition, "\"\(member.key)\" stands here under two names.",
          advice: "The first counts.")
      }
    }
    return values
  }

  private mutating func unknownName(_ member: JSONMember, _ thing: String, _ names: [String]) {
    error(
      "unknown-name", at: member.keyPosition,
      "\(JSONText.quoted(String(member.key.prefix(60)))) is not \(thing).",
      advice: NearestName.advice(
        for: member.key, among: names,
        otherwise: "Known are \(names.joined(separator: ", "))."))
  }
}
