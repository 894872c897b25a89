/// What the SDK says about redemptions. Its own keys are not public, so these are ours; the first
/// language that is not here is English (dossier §7.2).
public enum RedemptionText: Hashable, Sendable, CaseIterable {
  case running, activeTitle, activeOnWeb, replayText, activeButton
  case expiredTitle, expired, expiredBare, invalidTitle, invalid, failedTitle, failed, unavailable
  case errorButton

  /// The text in a language; `%@` is the argument's place.
  public func text(locale: String, argument: String? = nil) -> String {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    let text = (Self.languages[String(language)] ?? Self.english)(self)
    guard let argument, let place = text.firstIndex(of: "%") else { return text }
    return text[..<place] + argument + text[text.index(place, offsetBy: 2)...]
  }

  private static let languages: [String: @Sendable (RedemptionText) -> String] = [
    "en": english, "de": german, "fr": french, "es": spanish, "ja": japanese,
  ]

  @Sendable private static func english(_ text: RedemptionText) -> String {
    switch text {
    case .running: "Activating your subscription …"
    case .activeTitle: "Your subscription is active"
    case .activeOnWeb: "Bought on the web."
    case .replayText: "It was already active."
    case .activeButton: "Great"
    case .expiredTitle: "This link is out of date"
    case .expired: "A new one was sent to %@."
    case .expiredBare: "A new one was sent to you by mail."
    case .invalidTitle: "The link does not work"
    case .invalid: "This link is not valid."
    case .failedTitle: "That did not work"
    case .failed: "The link could not be checked. Try it again."
    case .unavailable: "This subscription has ended. Nothing was activated."
    case .errorButton: "OK"
    }
  }

  @Sendable private static func german(_ text: RedemptionText) -> String {
    switch text {
    case .running: "Dein Abo wird freigeschaltet …"
    case .activeTitle: "Dein Abo ist aktiv"
    case .activeOnWeb: "Im Web gekauft."
    case .replayText: "Es war schon aktiv."
    case .activeButton: "Super"
    case .expiredTitle: "Dieser Link ist veraltet"
    case .expired: "Ein neuer ging an %@."
    case .expiredBare: "Ein neuer kam per E-Mail."
    case .invalidTitle: "Der Link geht nicht"
    case .invalid: "Dieser Link ist nicht gültig."
    case .failedTitle: "Das hat nicht geklappt"
    case .failed: "Der Link ließ sich nicht prüfen. Versuche es noch einmal."
    case .unavailable: "Dieses Abo ist beendet. Es wurde nichts freigeschaltet."
    case .errorButton: "OK"
    }
  }

  @Sendable private static func french(_ text: RedemptionText) -> String {
    switch text {
    case .running: "Activation de votre abonnement …"
    case .activeTitle: "Votre abonnement est actif"
    case .activeOnWeb: "Acheté sur le web."
    case .replayText: "Il était déjà actif."
    case .activeButton: "Parfait"
    case .expiredTitle: "Ce lien a expiré"
    case .expired: "Un nouveau lien est parti vers %@."
    case .expiredBare: "Un nouveau lien est parti par e-mail."
    case .invalidTitle: "Le lien ne marche pas"
    case .invalid: "Ce lien n'est pas valable."
    case .failedTitle: "Cela n'a pas marché"
    case .failed: "Le lien n'a pas pu être vérifié. Réessayez."
    case .unavailable: "Cet abonnement a pris fin. Rien n'a été activé."
    case .errorButton: "OK"
    }
  }

  @Sendable private static func spanish(_ text: RedemptionText) -> String {
    switch text {
    case .running: "Activando tu suscripción …"
    case .activeTitle: "Tu suscripción está activa"
    case .activeOnWeb: "Comprada en la web."
    case .replayText: "Ya estaba activa."
    case .activeButton: "Genial"
    case .expiredTitle: "Este enlace ha caducado"
    case .expired: "Se envió otro a %@."
    case .expiredBare: "Se envió otro por correo."
    case .invalidTitle: "El enlace no funciona"
    case .invalid: "Este enlace no es válido."
    case .failedTitle: "No ha funcionado"
    case .failed: "No se pudo comprobar el enlace. Inténtalo otra vez."
    case .unavailable: "Esta suscripción ha terminado. No se activó nada."
    case .errorButton: "OK"
    }
  }

  @Sendable private static func japanese(_ text: RedemptionText) -> String {
    switch text {
    case .running: "購入を有効にしています …"
    case .activeTitle: "購入が有効になりました"
    case .activeOnWeb: "ウェブで購入されました。"
    case .replayText: "すでに有効でした。"
    case .activeButton: "了解"
    case .expiredTitle: "このリンクは期限切れです"
    case .expired: "新しいリンクを %@ に送りました。"
    case .expiredBare: "新しいリンクをメールで送りました。"
    case .invalidTitle: "リンクが使えません"
    case .invalid: "このリンクは無効です。"
    case .failedTitle: "うまくいきませんでした"
    case .failed: "リンクを確認できませんでした。もう一度お試しください。"
    case .unavailable: "この購入は終了しています。何も有効になりませんでした。"
    case .errorButton: "OK"
    }
  }
}
