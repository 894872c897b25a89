/// Checks the links that a project's files hold: those to try, and those that buttons open.
struct LinkChecker {
  let catalog: Catalog
  /// The project's file, for the links that stand in it.
  let projectFile: String

  init(_ catalog: Catalog, projectFile: String = "paywalk.json") {
    self.catalog = catalog
    self.projectFile = projectFile
  }

  /// A warning for each link that will not do what it seems to be for.
  var problems: [Problem] {
    let project = catalog.project
    let tried = project.links.examples.enumerated().compactMap { index, example in
      problem(
        with: example.url, token: example.token, file: projectFile, at: example.position,
        path: "links.try[\(index)]", mustBeOurs: true)
    }
    return tried + catalog.screens.flatMap(problems(of:))
  }

  private func problems(of screen: Screen) -> [Problem] {
    let file = catalog.screenFiles[screen.id] ?? screen.id
    return Pressables(of: screen).visible.flatMap { entry in
      entry.component.actions.compactMap(\.action).compactMap { action -> Problem? in
        guard action.kind == .navigate, let url = action.url, looksLikeOurs(url) else { return nil }
        return problem(
          with: url, token: nil, file: file, at: entry.component.position,
          path: screen.root.documentPath(entry.path), mustBeOurs: false)
      }
    }
  }

  /// Links of other apps and of the web are the app's own business.
  private func looksLikeOurs(_ url: String) -> Bool {
    let folded = url.lowercased()
    if let scheme = catalog.project.links.scheme, folded.hasPrefix(scheme + ":") { return true }
    return folded.split(separator: "/").dropFirst().first.map { $0.hasPrefix("ply") } ?? false
  }

  private func problem(
    with url: String, token: RedemptionToken?, file: String, at position: SourcePosition,
    path: String, mustBeOurs: Bool
  ) -> Problem? {
    let place = Place(url: url, token: token, file: file, position: position, path: path)
    let project = catalog.project
    do throws(DeeplinkFault) {
      let link = try DeeplinkReader.read(url, profile: project.profile, settings: project.links)
      return problem(with: link, at: place)
    } catch {
      // Anything else that begins with the app's scheme is a route of its own.
      if !mustBeOurs, case .otherHost = error { return nil }
      return place.problem(
        "bad-link", "the SDK answers false. \(error.message)", advice(for: error))
    }
  }

  /// Where a link stands.
  private struct Place {
    var url: String
    var token: RedemptionToken?
    var file: String
    var position: SourcePosition
    var path: String

    func problem(_ code: String, _ message: String, _ advice: String) -> Problem {
      Problem(
        .warning, code: code, file: file, position: position, path: path,
        message: "\(TokenMask.shown(url)): \(message)", advice: advice)
    }
  }

  private func advice(for fault: DeeplinkFault) -> String {
    if case .unknownKind(let kind) = fault {
      return NearestName.advice(
        for: kind, among: LinkKind.allCases.map(\.rawValue),
        otherwise: "As in \(catalog.project.links.scheme ?? "app")://ply/placements/ID.")
    }
    if case .missingPart("redeem") = fault { return "A redemption link carries its token." }
    let lacksHost = fault == .webPage && catalog.project.links.host == nil
    return lacksHost ? "Name the host as \"host\" in \"links\", and walk on Android." : ""
  }

  private func problem(with link: Deeplink, at place: Place) -> Problem? {
    let query = LinkQuery(of: place.url.drop { $0 != "?" })
    if let doubled = query.doubledNames.first {
      return place.problem(
        "doubled-part", "\(JSONText.quoted(doubled)) stands twice.", "The first counts.")
    }
    let project = catalog.project
    switch link.target {
    case .placement(let id?):
      return dangling("placement", id, project.placements.map(\.id), at: place)
    case .screen(let id?): return dangling("screen", id, catalog.screens.map(\.id), at: place)
    case .plan(let id): return dangling("plan", id, project.plans.map(\.id), at: place)
    case .redemption(let token, _): return problem(with: place.token ?? token, at: place)
    case .flow(let id): return dangling("flow", id, project.flows.map(\.id), at: place)
    case .placement, .screen, .updateBilling, .product, .subscriptions,
      .cancellationSurvey:
      return nil
    }
  }

  private func dangling(
    _ thing: String, _ id: String, _ known: [String], at place: Place
  ) -> Problem? {
    if known.contains(id) { return nil }
    return place.problem(
      "dangling-\(thing)", "there is no \(thing) \(JSONText.quoted(id)).",
      NearestName.advice(for: id, among: known, otherwise: ""))
  }

  private func problem(with token: RedemptionToken, at place: Place) -> Problem? {
    let sales = catalog.project.redemption.sales
    if sales.contains(where: { $0.token == token }) { return nil }
    if let twin = sales.first(where: { token.differsInCaseOnly(from: $0.token) }) {
      return place.problem(
        "token-case",
        "only capitals tell the token from the one in line \(twin.position.line).",
        "The server knows no such token: the link is not valid.")
    }
    return place.problem(
      "unknown-token", "no token of \"redemption\" is this one.",
      "The server answers that the link is not valid.")
  }
}
