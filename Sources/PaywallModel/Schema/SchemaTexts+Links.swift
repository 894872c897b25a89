extension SchemaTexts {
  static let links = """
    project.links: Which links reach your app.
    project.redemption: The pretend server that redemption links are exchanged with.
    project.custom_events: The names of custom events that the Console declares. Others are not sent.
    project.subscriptions_cache_s: For how long userSubscriptions answers from its cache, in seconds.
    links: Which links reach your app.
    links.scheme: Your app's own scheme. Without one any scheme counts but the web's and mail's.
    links.host: The host of the https form, which Android has. Without one there is none.
    links.try: Links that are offered where one is typed, and checked.
    redemption-server: The pretend server that redemption links are exchanged with.
    redemption-server.latency_ms: How long each of its answers takes, in milliseconds.
    redemption-server.tokens: What the web shop has sold, one token each.
    token: Something that was sold on the web.
    token.token: What the link carries; it is shown and written nowhere but masked.
    token.answer: What the server does with it.
    token.plan: The plan that was sold.
    token.age_minutes: How old the link is when the walk begins; it works for 240 minutes.
    token.mail: Where its mails go; it is kept masked. Without it nothing is mailed.
    token.auid: The web visitor's anonymous id.
    token.utm: Campaign parameters, restored as built-in attributes.
    token.answers: Answers of the web's quiz, restored as user attributes.
    integration.links: What your app does with links.
    integration.redemption: What your app does about redemptions.
    link-handling: What your app does with links.
    link-handling.forwards: Whether it hands them to the SDK.
    link-handling.automatic: Android: whether the SDK takes links by itself. Set before start.
    link-handling.sign_in_first: Whether an anonymous person signs in before a redemption link is handed over.
    link-handling.opens_itself: Whether your app also opens the link's placement or screen by itself.
    redemption-handling: What your app does about redemptions.
    redemption-handling.delegate: When your app registers its redemption delegate or listener.
    redemption-handling.handles_alert: Whether your app shows the outcome in the SDK's place (appHandlesRedemptionAlert).
    redemption-handling.thanks_on_replay: Whether your app thanks on a replay as well.
    redemption-handling.logs_message: Whether your app writes error messages to its log.
    start-state.first_launch: Whether the app was just installed: the SDK starts with the first screen or link, and has no anonymous id before.
    start-state.anonymous_id: The anonymous id that your app gives to the builder, from SDK 6.1.
    start-state.revoked_consent: What the person has forbidden.
    """

  static let linksExamples: [String: JSONNode] = [
    "links.scheme": .texts(["northwind"]),
    "links.try": .list([.texts(["northwind://ply/placements/premium"])]),
    "token.token": .texts(["LAUREL-4471-SPRING"]),
    "token.mail": .texts(["june@example.com"]),
  ]
}
