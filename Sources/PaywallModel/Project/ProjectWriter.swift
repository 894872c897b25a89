/// Writes a changed integration into the text of `paywalk.json`. Everything else stays as it was,
/// to the byte; in the integration, unknown keys and the order of keys stay.
public enum ProjectWriter {
  /// The text of a file with another integration in it.
  public static func text(
    of integration: Integration, in file: SourceFile
  ) throws(JSONReader.Failure) -> String {
    let root = try JSONReader.read(file)
    guard let members = root.members else { throw JSONReader.Failure(notAProject(root, file)) }
    guard let last = members.last else { return text(of: Project(integration: integration)) }
    let merged = integration.merged(into: root["integration"])
    let written = JSONText.write(merged, level: 1)
    var bytes = file.bytes
    if let old = root["integration"] {
      bytes.replaceSubrange(try JSONReader.range(of: old, in: file), with: written.utf8)
    } else {
      let end = try JSONReader.range(of: last.node, in: file).upperBound
      bytes.insert(contentsOf: ",\n  \"integration\": \(written)".utf8, at: end)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A file that holds something else is not written over.
  private static func notAProject(_ root: JSONNode, _ file: SourceFile) -> Problem {
    Problem(
      .error, code: "bad-value", file: file.name, position: root.position,
      message: "A project is an object, not \(root.kindName).",
      advice: "Write { \"name\": … }.")
  }

  /// The `integration` object alone, one entry a line.
  public static func integrationText(of integration: Integration) -> String {
    JSONText.write(integration.merged(into: nil), level: 0)
  }

  /// A whole new `paywalk.json`; what has its default is left out.
  public static func text(of project: Project) -> String {
    var root = JSONNode(.object([]))
    root.set("name", .string(project.name))
    root.set(
      "mode", .string(project.profile.mode.rawValue), unless: !project.choosesMode)
    root.set("platform", .string(project.profile.platform.rawValue))
    root.set("sdk", .string(project.profile.sdkVersion.rawValue))
    root.set("locale", .string(project.locale))
    root.setTargeting(of: project)
    root.set("plans", .array(project.plans.map(\.node)), unless: project.plans == [])
    project.addLinks(to: &root)
    let integration = project.integration.merged(into: nil)
    root.set("integration", integration.value, unless: integration.members?.isEmpty == true)
    let start = project.start.node
    root.set("start", start.value, unless: start.members?.isEmpty == true)
    return JSONText.write(root)
  }
}

extension Integration {
  /// As JSON over what was there: unknown keys and the order of keys stay, defaults are not added.
  func merged(into old: JSONNode?) -> JSONNode {
    var node = JSONNode.object(old)
    var table = JSONNode.object(node["interceptors"])
    table.setEach(ActionKind.names, interceptors.keys) { kind, old in
      interceptors[kind]?.merged(into: old)
    }
    node.set("interceptors", table.value, unless: interceptors.isEmpty)
    node.set("ui_handler", .bool(hasUIHandler), unless: !hasUIHandler)
    table = JSONNode.object(node["alerts"])
    table.setEach(AlertKind.allCases.map { ($0.rawValue, $0) }, writtenAlerts) { kind, old in
      self.node(of: kind, over: old)
    }
    node.set("alerts", table.value, unless: writtenAlerts.isEmpty)
    node.set("cancel_alert", .bool(alertsOnCancel), unless: !alertsOnCancel)
    let plain = Integration()
    node.set(
      "presentation_handler", .string(presentationHandler.rawValue),
      unless: presentationHandler == .sdk)
    table = presentations.merged(into: node["presentations"])
    node.set("presentations", table.value, unless: table.members?.isEmpty == true)
    table = JSONNode.object(node["terms"])
    table.set("title", .string(termsTitle), unless: termsTitle == plain.termsTitle)
    table.set("text", .string(termsText), unless: termsText == plain.termsText)
    node.set("terms", table.value, unless: table.members?.isEmpty == true)
    addHandling(to: &node)
    node.set("sdk_login", .string(sdkLogin.rawValue), unless: sdkLogin == .plain)
    addUses(to: &node)
    return node
  }
}

extension Integration {
  /// Offers, message, credentials, synchronization.
  fileprivate func addUses(to node: inout JSONNode) {
    let plain = Integration()
    if let winBack {
      node.set("win_back", winBack.merged(into: node["win_back"]).value)
    } else if node["win_back"] != nil {
      node.set("win_back", .null)
    }
    var table = JSONNode.object(node["message"])
    table.set("title", .string(messageTitle), unless: messageTitle == plain.messageTitle)
    table.set("text", .string(messageText), unless: messageText == plain.messageText)
    node.set("message", table.value, unless: table.members?.isEmpty == true)
    table = JSONNode.object(node["credentials"])
    table.set(
      "parameter", .string(credentials.parameter),
      unless: credentials.parameter == plain.credentials.parameter)
    table.set(
      "token", .string(credentials.token), unless: credentials.token == plain.credentials.token)
    node.set("credentials", table.value, unless: table.members?.isEmpty == true)
    node.set("synchronizes", .bool(synchronizesOwnPurchases), unless: synchronizesOwnPurchases)
  }
}

extension InterceptorSetting {
  fileprivate func merged(into old: JSONNode?) -> JSONNode {
    var node = JSONNode.object(old)
    node.set("shows", .string(shows.rawValue), unless: shows == .nothing)
    var table = JSONNode.object(node["answers"])
    table.setEach(WayOut.allCases.map { ($0.rawValue, $0) }, answers.keys) { wayOut, _ in
      answers[wayOut].map { JSONNode(.string($0.rawValue)) }
    }
    node.set("answers", table.value, unless: answers.isEmpty)
    node.set("delay_ms", .number("\(delayMilliseconds)"), unless: delayMilliseconds == 0)
    node.set("fault", .string(fault.rawValue), unless: fault == .none)
    node.set("calls", .string(calls.rawValue), unless: calls == .nothing)
    return node
  }
}

extension Plan {
  fileprivate var node: JSONNode {
    var node = JSONNode(.object([]))
    node.set("id", .string(id))
    if let name { node.set("name", .string(name)) }
    if let storeProductID { node.set("product", .string(storeProductID)) }
    if let entitlement { node.set("entitlement", .string(entitlement)) }
    return node
  }
}

extension StartState {
  fileprivate var node: JSONNode {
    let plain = StartState()
    var node = JSONNode(.object([]))
    if let userID { node.set("user", .string(userID)) }
    let owned = ownedProductIDs.map { JSONNode(.string($0)) }
    node.set("owned", .array(owned), unless: owned.isEmpty)
    var table = JSONNode(.object([]))
    for attribute in attributes { table.set(attribute.key, attribute.json) }
    node.set("attributes", table.value, unless: attributes.isEmpty)
    if let allowsDeeplinks { node.set("deeplinks", .bool(allowsDeeplinks)) }
    if let anonymousID { node.set("anonymous_id", .string(anonymousID)) }
    node.set("first_launch", .bool(isFirstLaunch), unless: !isFirstLaunch)
    let revoked = ConsentPurpose.allCases.filter(revokedConsent.contains).map(\.rawValue)
    node.set(
      "revoked_consent", .array(revoked.map { JSONNode(.string($0)) }), unless: revoked.isEmpty)
    if let allowsCampaigns { node.set("campaigns", .bool(allowsCampaigns)) }
    node.set("offline", .bool(isOffline), unless: !isOffline)
    node.set(
      "store_latency_ms", .number("\(storeLatencyMilliseconds)"),
      unless: storeLatencyMilliseconds == 0)
    node.set(
      "fetch_latency_ms", .number("\(fetchLatencyMilliseconds)"),
      unless: fetchLatencyMilliseconds == 0)
    node.set("date", .string(date), unless: date == plain.date)
    return node
  }
}

extension JSONNode {
  /// An object as it is, and an empty one for anything else.
  static func object(_ node: JSONNode?) -> JSONNode {
    node?.members == nil ? JSONNode(.object([])) : node ?? JSONNode(.object([]))
  }

  /// Sets a key where it stands, or at the end. A default is written only over what stands there.
  mutating func set(_ key: String, _ value: JSONValue, unless isDefault: Bool = false) {
    var members = members ?? []
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].node.value = value
    } else if !isDefault {
      members.append(JSONMember(key: key, node: JSONNode(value)))
    }
    self.value = .object(members)
  }

  /// Sets what each key stands for: keys of ours that are no longer wanted go, new ones come last
  /// in the order of names, others stay.
  mutating func setEach<Key: Hashable>(
    _ names: [(String, Key)], _ wanted: some Collection<Key>,
    to value: (Key, JSONNode?) -> JSONNode?
  ) {
    var rest = Set(wanted)
    var kept: [JSONMember] = []
    for member in members ?? [] {
      guard let key = names.first(where: { $0.0 == member.key })?.1 else {
        kept.append(member)
        continue
      }
      if rest.remove(key) != nil, let node = value(key, member.node) {
        kept.append(JSONMember(key: member.key, node: node))
      }
    }
    for (name, key) in names where rest.remove(key) != nil {
      if let node = value(key, nil) { kept.append(JSONMember(key: name, node: node)) }
    }
    self.value = .object(kept)
  }
}
