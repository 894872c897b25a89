// The keys of `paywalk.json` about links and redemption.

extension LinkSettings {
  static let fields = DocumentFields<LinkSettings> { fields in
    fields["scheme"] = { settings, node, reader in
      settings.scheme = reader.name(node).flatMap { reader.scheme($0, node) }
    }
    fields["host"] = { settings, node, reader in settings.host = reader.name(node) }
    fields["try"] = { settings, node, reader in
      settings.examples = reader.list(node) { node, reader in
        reader.name(node).map { Example(url: $0, position: node.position) }
      }
    }
  }
}

extension RedemptionServer {
  static let fields = DocumentFields<RedemptionServer> { fields in
    fields["latency_ms"] = { server, node, reader in
      server.latencyMilliseconds =
        reader.integer(node, 0...600_000) ?? server.latencyMilliseconds
    }
    fields["tokens"] = { server, node, reader in
      server.sales = reader.list(node) { node, reader in WebSale.read(node, &reader) }
      reader.refuseTokenTwins(server.sales, in: node)
    }
  }
}

extension WebSale {
  fileprivate static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> WebSale? {
    var sale = WebSale(
      token: RedemptionToken(""), position: node["token"]?.position ?? node.position)
    guard reader.fill(&sale, from: node, fields, of: "a token") else { return nil }
    guard let token = node["token"], !token.isNull else {
      reader.warn(
        "missing-key", at: node.position, "The sale has no token.", advice: "It is left out.")
      return nil
    }
    // Any other token that cannot be read was named by its own reader.
    return token.string.map { $0.isEmpty } == false ? sale : nil
  }

  private static let fields = DocumentFields<WebSale> { fields in
    fields["token"] = { sale, node, reader in
      guard let text = reader.name(node) else { return }
      sale.token = RedemptionToken(text)
      reader.checkToken(text, node)
    }
    fields["answer"] = { sale, node, reader in sale.answer = reader.choice(node) ?? .active }
    fields["plan"] = { sale, node, reader in
      sale.planID = reader.name(node)
      if let id = sale.planID { reader.refer(to: .plan, id, at: node) }
    }
    fields["age_minutes"] = { sale, node, reader in
      sale.ageMinutes = reader.integer(node, 0...525_600) ?? 0
    }
    fields["mail"] = { sale, node, reader in sale.mail = reader.mail(node) }
    fields["auid"] = { sale, node, reader in sale.anonymousID = reader.name(node) }
    fields["utm"] = { sale, node, reader in sale.campaign = reader.attributes(node) }
    fields["answers"] = { sale, node, reader in sale.answers = reader.attributes(node) }
  }.requiring("token")
}

extension LinkHandling {
  static let fields = DocumentFields<LinkHandling> { fields in
    fields["forwards"] = { handling, node, reader in
      handling.forwards = reader.flag(node) ?? true
    }
    fields["automatic"] = { handling, node, reader in
      handling.isAutomatic = reader.flag(node) ?? true
    }
    fields["sign_in_first"] = { handling, node, reader in
      handling.signsInFirst = reader.flag(node) ?? false
    }
    fields["opens_itself"] = { handling, node, reader in
      handling.opensItself = reader.flag(node) ?? false
    }
  }
}

extension RedemptionHandling {
  static let fields = DocumentFields<RedemptionHandling> { fields in
    fields["delegate"] = { handling, node, reader in
      handling.registration = reader.choice(node) ?? .none
    }
    fields["handles_alert"] = { handling, node, reader in
      handling.handlesAlert = reader.flag(node) ?? false
    }
    fields["thanks_on_replay"] = { handling, node, reader in
      handling.thanksOnReplay = reader.flag(node) ?? false
    }
    fields["logs_message"] = { handling, node, reader in
      handling.logsMessage = reader.flag(node) ?? false
    }
  }
}

extension DocumentReader {
  /// A scheme that can stand before `://`.
  fileprivate mutating func scheme(_ text: String, _ node: JSONNode) -> String? {
    let isWritten =
      text.utf8.first.map { (0x61...0x7a).contains($0) } ?? false
      && text.utf8.allSatisfy { byte in
        (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte)
          || [0x2b, 0x2d, 0x2e].contains(byte)
      }
    if isWritten { return text }
    refuse(node, expected: "a scheme of small letters, digits, . + or -")
    return nil
  }

  /// A UUID, with or without `web_` before it.
  mutating func anonymousID(_ node: JSONNode) -> String? {
    guard let text = name(node) else { return nil }
    if AnonymousIDForm.isWritten(text) { return text }
    refuse(node, expected: "a UUID, with or without web_ before it")
    return nil
  }

  /// Only what needs no escape in a link is safe there.
  fileprivate mutating func checkToken(_ text: String, _ node: JSONNode) {
    if RedemptionToken.isRecorded(text) { return }
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte)
        || (0x61...0x7a).contains(byte) || [0x2d, 0x2e, 0x5f, 0x7e].contains(byte)
    }
    guard !isPlain else { return }
    error(
      "bad-token", at: node.position, "A link cannot carry this token as it is written.",
      advice: "Letters, digits, - . _ and ~ need no escape.")
  }

  /// An address of mail, masked: the text itself is not kept.
  fileprivate mutating func mail(_ node: JSONNode) -> String? {
    guard let text = text(node) else { return nil }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty { return TokenMask.mail(text) }
    warn(
      "bad-value", at: node.position, "\(name) is no address of mail.", advice: "It is left out.")
    return nil
  }

  /// Equal tokens, and tokens that only capitals tell apart.
  fileprivate mutating func refuseTokenTwins(_ sales: [WebSale], in list: JSONNode) {
    for (index, sale) in sales.enumerated() {
      let place = list.elements?.firstIndex { $0["token"]?.position == sale.position }
      within(.index(place ?? index)) { reader in
        reader.within(.key("token")) { $0.refuse(sale, after: sales[..<index]) }
      }
    }
  }

  private mutating func refuse(_ sale: WebSale, after earlier: ArraySlice<WebSale>) {
    if let twin = earlier.first(where: { $0.token == sale.token }) {
      error(
        "duplicate-token", at: sale.position,
        "This token stands in line \(twin.position.line) as well.",
        advice: "A token is sold once; the first counts.")
    } else if let twin = earlier.first(where: { sale.token.differsInCaseOnly(from: $0.token) }) {
      warn(
        "token-case", at: sale.position,
        "Only capitals tell this token from the one in line \(twin.position.line).",
        advice: "Tokens are compared letter by letter.")
    }
  }
}
