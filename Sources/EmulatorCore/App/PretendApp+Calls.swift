import PaywallModel

extension PretendApp {
  /// What the app calls of the SDK inside an interceptor, and what there is to say about the answer
  /// that it is going to give for a way out.
  func reactions(
    to wayOut: WayOut, _ setting: InterceptorSetting, in call: CallID
  ) -> [Reaction] {
    let refused = refusal(wayOut, setting, call)
    switch setting.calls {
    case .nothing: return refused
    case .synchronize: return [.command(.synchronize)] + refused
    case .closeAllScreens: return [.command(.closeAllScreens)] + refused
    case .userLogin: return login(wayOut, setting, call) + refused
    case .openLink: return openLink(wayOut, setting, call) + refused
    }
  }

  /// success where the person has refused what the app asked.
  private func refusal(
    _ wayOut: WayOut, _ setting: InterceptorSetting, _ call: CallID
  ) -> [Reaction] {
    guard setting.shows.refuses(wayOut), setting.answer(for: wayOut) == .success,
      let kind = handled[call]?.interception.action.kind
    else { return [] }
    return [.finding(Findings.successOnRefusal(kind, wayOut), call)]
  }

  /// The id that an app has for everybody.
  static let fixedUserID = UserIDMask.Proposed.call.rawValue

  private func login(
    _ wayOut: WayOut, _ setting: InterceptorSetting, _ call: CallID
  ) -> [Reaction] {
    if setting.shows == .login && wayOut == .signIn { return [] }
    let deed: [Reaction] = [
      .trace(.APP, depth: 2, TraceTexts.userLogin(Self.fixedUserID), call, Reasons.login),
      .command(.login(userID: Self.fixedUserID)),
    ]
    let isCancelled = setting.shows == .login || setting.shows.refuses(wayOut)
    return isCancelled
      ? deed + [.finding(Findings.loginThoughCancelled(Self.fixedUserID), call)] : deed
  }

  private func openLink(
    _ wayOut: WayOut, _ setting: InterceptorSetting, _ call: CallID
  ) -> [Reaction] {
    guard setting.answer(for: wayOut) == .success,
      let url = handled[call]?.interception.action.url
    else { return [] }
    return [.command(.openLink(withCredentials(url)))]
  }

  /// The address as the app opens it; the token is masked before it gets anywhere.
  private func withCredentials(_ url: String) -> String {
    let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let separator = parts[0].contains("?") ? "&" : "?"
    let credentials = integration.credentials
    let token = MaskedText.secret(credentials.token)
    let fragment = parts.count > 1 ? "#\(parts[1])" : ""
    return "\(parts[0])\(separator)\(credentials.parameter)=\(token)\(fragment)"
  }
}
