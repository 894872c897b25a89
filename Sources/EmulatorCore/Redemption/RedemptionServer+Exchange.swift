import PaywallModel

extension RedemptionState {
  /// What the web has sold when a walk begins, and the mails that it has sent.
  init(server: RedemptionServer, shop: String, scheme: String) {
    for terms in server.sales where !sales.contains(where: { $0.terms.token == terms.token }) {
      let sentAt = Instant(milliseconds: -terms.ageMinutes * 60_000)
      let first = IssuedLink(token: terms.token, sentAt: sentAt)
      var sale = Sale(terms: terms, links: [first])
      if terms.answer == .usedByAnother { sale.owner = .somebodyElse }
      sales.append(sale)
      guard let mail = terms.mail else { continue }
      let url = RedemptionLink.url(terms.token, anonymousID: terms.anonymousID, scheme: scheme)
      mails.append(Mail(kind: .receipt, to: mail, from: shop, url: url, at: sentAt))
    }
    mails.sort { $0.at < $1.at }
  }
}

/// Links as the server makes them.
enum RedemptionLink {
  /// `nw://ply/redeem/TOKEN?auid=ID`, the token masked.
  static func url(_ token: RedemptionToken, anonymousID: String?, scheme: String) -> String {
    "\(scheme)://ply/redeem/\(token.recorded)" + (anonymousID.map { "?auid=\($0)" } ?? "")
  }
}

/// What the server does with a token.
enum Exchange: Hashable, Sendable {
  /// The subscription of this sale is active for who asked.
  case activated(sale: Int, isReplay: Bool)
  /// A new link was mailed.
  case mailed(sale: Int)
  case unknownToken
  /// Cancelled or refunded.
  case unavailable(sale: Int)
  /// The answer is no answer.
  case noAnswer
  /// The answer never comes.
  case never
}

extension RedemptionState {
  /// Asks the server about a token (dossier §7.1, §7.5): a link works once, for four hours; who has
  /// redeemed it is told so again; anybody else is mailed a new one, which moves the subscription.
  mutating func exchange(
    _ token: RedemptionToken, for identity: SubscriptionOwner, at now: Instant
  ) -> Exchange {
    guard let (sale, link) = place(of: token) else { return .unknownToken }
    switch sales[sale].terms.answer {
    case .transportFailure: return .noAnswer
    case .slow: return .never
    case .cancelled: return .unavailable(sale: sale)
    case .active, .usedByAnother: break
    }
    if sales[sale].owner == identity { return .activated(sale: sale, isReplay: true) }
    let issued = sales[sale].links[link]
    let isTooOld =
      now.milliseconds - issued.sentAt.milliseconds > RedemptionServer.validMinutes * 60_000
    let isOpen = sales[sale].owner == nil || issued.isFresh && !issued.isUsed
    guard isOpen && !isTooOld else { return .mailed(sale: sale) }
    sales[sale].links[link].isUsed = true
    sales[sale].owner = identity
    sales[sale].redeemedAt = sales[sale].redeemedAt ?? now
    return .activated(sale: sale, isReplay: false)
  }

  private func place(of token: RedemptionToken) -> (sale: Int, link: Int)? {
    for (index, sale) in sales.enumerated() {
      if let link = sale.links.firstIndex(where: { $0.token == token }) { return (index, link) }
    }
    return nil
  }

  /// Makes a new link for a sale and mails it; nothing is mailed where no address is known.
  mutating func mailNewLink(for index: Int, from shop: String, scheme: String, at now: Instant) {
    freshCount += 1
    let terms = sales[index].terms
    var hash = StableHash()
    hash.add(terms.token.recorded)
    hash.add(freshCount)
    let token = RedemptionToken(hash.hex)
    let wasUsed = sales[index].owner != nil
    sales[index].links.append(IssuedLink(token: token, sentAt: now, isFresh: true))
    guard let address = terms.mail else { return }
    let url = RedemptionLink.url(token, anonymousID: terms.anonymousID, scheme: scheme)
    mails.append(
      Mail(
        kind: wasUsed ? .newLinkUsed : .newLinkExpired, to: address, from: shop, url: url, at: now))
  }

  /// Whether the anonymous user has redeemed something.
  var hasAnonymousSales: Bool { sales.contains { $0.owner == .anonymous } }

  /// A login takes over what the anonymous user had redeemed, from SDK 6.2 on.
  mutating func moveAnonymousSales(to userID: String) -> Bool {
    let moved = sales.indices.filter { sales[$0].owner == .anonymous }
    for index in moved { sales[index].owner = .user(userID) }
    return !moved.isEmpty
  }
}
