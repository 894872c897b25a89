extension SchemaTexts {
  static let project = """
    project: A Paywalk project: what your app shows where, what it does about each action, how a walk begins.
    project.$schema: Where editors find this schema.
    project.name: The project's name, for people.
    project.mode: Who buys: the SDK (full) or your app (observer). Without it the version's default: observer from 6.0, full in 5.
    project.platform: The system or bridge that the walk pretends to run on.
    project.sdk: The SDK's version, as far as behaviour differs.
    project.locale: The language of texts and prices, as a tag.
    project.store: The .storekit file, needed only where the folder has several.
    project.placements: The places in your app where a paywall can come up.
    project.plans: The plans as the Console declares them. Without any, those of the screens.
    project.integration: What your app does, without code.
    project.start: The state of user, store and links when a walk begins.
    placement: A place in your app where a paywall can come up.
    placement.id: Unique in the project.
    placement.screen: The vendor_id of the screen that it shows; null shows nothing, as a deactivated placement does.
    placement.note: What it is for, shown in the start list.
    plan: A plan as the Console declares it.
    plan.id: The vendor id that screens and actions use.
    plan.name: Its name for people.
    plan.product: The store's product. Without one the plan cannot be bought.
    plan.entitlement: What it unlocks; the plan's id where it is not given.
    integration: What your app does about actions, alerts and logins.
    integration.interceptors: One entry for each action that your app intercepts, by its Console or API name. An action without an entry is the SDK's.
    integration.ui_handler: Whether your app has set a UI handler for the SDK's alerts.
    integration.alerts: Who shows each alert while the handler is on. One that is missing is your app's own (custom).
    integration.cancel_alert: Whether a cancelled purchase raises an alert.
    integration.win_back: What your app does about a purchase with a win-back or retention offer; without it, what it does about any purchase.
    integration.message: Your app's own message above a screen.
    integration.credentials: What your app puts into a link that it opens by itself.
    integration.synchronizes: Whether your app calls synchronize() after a purchase in its own store.
    message: Your app's own message above a screen.
    message.title: Its heading.
    message.text: What it says.
    credentials: What your app puts into a link so that the person is signed in there.
    credentials.parameter: The name of the query's key.
    credentials.token: A secret; it is written nowhere but masked.
    alert: Who shows an alert, and your app's own dialog for it.
    alert.shown_by: Who shows it.
    alert.title: The heading of your app's dialog; without it the SDK's.
    alert.text: What your app's dialog says; without it the SDK's text.
    alert.back_dismisses: Whether your app calls onDismiss() when the dialog is left by the system's back.
    alert.buttons: Its buttons, from left to right, at most four; without any it has one that reads OK.
    button: A button of your app's dialog.
    button.label: What it reads.
    button.dismisses: Whether your app calls onDismiss() when it is pressed.
    button.effect: What it does besides: nothing, or your app's sign-in form.
    button.link: A link that it opens.
    button.placement: A placement that it opens.
    integration.terms: What your app's terms say.
    integration.sdk_login: What the SDK does about a login that your app does not handle: a plain sign-in screen, or nothing.
    interceptor: What your app does when the SDK asks it about an action.
    interceptor.shows: What it puts over the paywall before it answers.
    interceptor.answers: What it answers for each way out of what it shows. One that is missing has a careful app's answer.
    interceptor.delay_ms: Milliseconds from the way out to the answer.
    interceptor.calls: What it calls of the SDK before it answers.
    interceptor.fault: A mistake worth trying: no answer, two answers, an answer after 30 s, or one before the person has chosen.
    terms: The text of your app's terms.
    terms.title: Their title.
    terms.text: What they say; lines end with \\n.
    start-state: The state of user, store and links when a walk begins.
    start-state.user: Who is signed in. Without it the user is anonymous.
    start-state.owned: Products that the store account owns already.
    start-state.attributes: User attributes.
    start-state.deeplinks: Whether links are shown at once; else they are held.
    start-state.offline: Whether fetches and the store fail with a network error.
    start-state.store_latency_ms: How long the store takes, in milliseconds.
    start-state.date: The day on which the walk's clock begins. The machine's clock is never read.
    """

  static let projectExamples: [String: JSONNode] = [
    "project.locale": .texts(["en", "fr", "pt-BR"]),
    "project.store": .texts(["store.storekit"]),
    "placement.id": .texts(["onboarding", "settings"]),
    "plan.product": .texts(["app.northwind.year"]),
    "interceptor.delay_ms": .list([.number(400)]),
    "start-state.date": .texts(["2026-03-01"]),
    "integration.interceptors": .list([
      .object([
        (
          "purchase",
          .object([
            ("shows", .text("terms")), ("answers", .object([("accept", .text("notHandled"))])),
          ])
        )
      ])
    ]),
  ]

  static let problems = """
    problems: The problems that paywalk check found, in the order of files and places.
    problem: Something wrong with a file, with its place and what to do.
    problem.severity: error: the file or a setting cannot be used. warning: it can, but not as its author thinks.
    problem.code: A stable word; paywalk explain CODE says more.
    problem.file: The file's path as it would be opened.
    problem.line: From 1.
    problem.column: From 1, in characters.
    problem.length: How many characters are wrong.
    problem.path: Where in the file's tree; empty when it is about the whole file.
    problem.message: What happened.
    problem.advice: What was expected or what to do; empty when that is plain.
    """

  static let picture = """
    picture: A screen as paywalk render drew it: what can be seen and pressed, where, and what is hidden and why.
    picture.screen: The screen's vendor_id.
    picture.columns: Cells from left to right.
    picture.rows: Cells from top to bottom.
    picture.contentRows: Rows of everything, seen or scrolled out.
    picture.selections: The chosen options of each select.
    picture.texts: Stretches of text, two blanks or more apart.
    picture.targets: What can be pressed, in reading order.
    picture.tree: The document's components, each with what became of it.
    text: A stretch of text on one row.
    text.text: What is written.
    text.rect: Its cells.
    rect: A block of cells, counted from 0.
    rect.column: The leftmost one.
    rect.row: The topmost one.
    rect.columns: How wide it is.
    rect.rows: How high it is.
    target: Something that can be pressed.
    target.id: The component's id.
    target.role: What it looks like: button, choice, check, toggle, tab, link, close or back.
    target.label: What a person reads on it.
    target.isChosen: Whether it is chosen, for what can be.
    target.disabledReason: Why it cannot be pressed; null when it can.
    target.rect: Its visible cells; none when it is scrolled out.
    target.actions: What a press does, in order.
    action: An action as the document has it.
    action.type: Its kind.
    component: A component of the document.
    component.path: Where it is in the document.
    component.type: What kind of component it is.
    component.id: The document's id for it.
    component.line: Its line in the file.
    component.column: Its column in the file.
    component.isShown: Whether it can be seen.
    component.hiddenBecause: Why it cannot be seen; null when it can.
    component.rect: Its visible cells; null when it has none.
    component.text: What it reads, tags replaced; null when it is no text.
    component.actions: What a press on it does, in order.
    component.components: What is in it.
    """
}
