/// Which links reach the app: `links` in `paywalk.json`.
public struct LinkSettings: Hashable, Sendable {
  /// The app's own scheme; without one, any scheme counts but the web's and mail's.
  public var scheme: String?
  /// The host of the web form, which Android has (dossier §6.1); without one there is none.
  public var host: String?
  /// Links to try, offered where a link is typed.
  public var examples: [Example]

  /// A link to try.
  public struct Example: Hashable, Sendable {
    /// A token in it is masked.
    public let url: String
    /// The token in it, if there is one.
    public let token: RedemptionToken?
    /// Where it stands in the project's file.
    public let position: SourcePosition

    /// Makes one; the token's text is not kept.
    public init(url: String, position: SourcePosition = .start) {
      self.url = TokenMask.recorded(url)
      token = TokenMask.tokens(in: url).first.map { RedemptionToken(String(url[$0])) }
      self.position = position
    }
  }

  /// Makes settings; without any, every scheme is the app's.
  public init(scheme: String? = nil, host: String? = nil, examples: [Example] = []) {
    self.scheme = scheme
    self.host = host
    self.examples = examples
  }
}
