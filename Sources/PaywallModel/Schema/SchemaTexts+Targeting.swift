extension SchemaTexts {
  /// Placements, audiences, flows and campaigns of a project.
  static let targeting = """
    project.audiences: Groups of people that placements and campaigns name.
    project.flows: Screens that are linked; each may also be a file of its own, *.flow.json.
    project.campaigns: What comes up by itself when something happens, or in the place of what placements serve.
    project.fallback: The vendor_id of the screen that is served in the place of one that is not there.
    placement.audiences: What single audiences are served. Looked at from the top; the first that fits counts.
    placement.flow: The flow that it shows instead of a screen.
    placement.ab_test: A test that may serve something else in its place.
    placement.fallback: The vendor_id of the screen that is served where the one that was meant is not there.
    what-an-audience-is-served: What one audience is served at a placement.
    what-an-audience-is-served.audience: The id of one of the project's audiences.
    what-an-audience-is-served.screen: The vendor_id of its screen; null shows nothing.
    what-an-audience-is-served.flow: Its flow, instead of a screen.
    what-an-audience-is-served.ab_test: A test that may serve something else in its place.
    A-B-test: A test of several variants. A user's bucket, 0 to 99, follows from the user's id.
    A-B-test.id: Unique in the project.
    A-B-test.variants: At most 26; their percentages add up to 100.
    variant: One of the things that are compared.
    variant.id: Unique in the test.
    variant.percent: How many of a hundred buckets it has.
    variant.screen: The vendor_id of its screen; null shows nothing.
    variant.flow: Its flow, instead of a screen.
    audience: A group of people.
    audience.id: What placements and campaigns call it.
    audience.name: Its name for people.
    audience.when: Who belongs to it; without it everybody.
    condition: Facts about a person that must all hold.
    condition.attribute: The key of a user attribute; one of is, is_not, contains, above, below and exists tests it.
    condition.entitlement: The name of an entitlement; "is": false asks that it is not active.
    condition.signed_in: Whether your app has told who the person is.
    condition.language: The language of the walk, or several; fr stands for fr-CA too.
    condition.platform: The platform, or several.
    condition.sdk: The SDK's version, or several.
    condition.all: Conditions that must all hold.
    condition.any: Conditions of which one must hold.
    condition.not: A condition that must not hold.
    condition.is: The value, or several; numbers and truths by their spelling.
    condition.is_not: Values that it must not have.
    condition.contains: A text in it.
    condition.above: A number that it is greater than.
    condition.below: A number that it is less than.
    condition.exists: Whether it is set.
    filter: What the properties of a custom event must be.
    filter.property: The key of a property; one of is, is_not, contains, above, below and exists tests it.
    filter.all: Filters that must all hold.
    filter.any: Filters of which one must hold.
    filter.is: The value, or several; numbers and truths by their spelling.
    filter.is_not: Values that it must not have.
    filter.contains: A text in it.
    filter.above: A number that it is greater than.
    filter.below: A number that it is less than.
    filter.exists: Whether it is there.
    campaign: What comes up by itself, or in the place of what placements serve.
    campaign.id: Unique in the project.
    campaign.name: Its name for people.
    campaign.priority: The highest comes first.
    campaign.audience: The id of the audience that it is for; without it everybody.
    campaign.trigger: The event that brings it up; APP_STARTED where neither a trigger nor placements are given.
    campaign.placements: Placements that serve it instead of their own.
    campaign.screen: The vendor_id of its screen.
    campaign.flow: Its flow, instead of a screen.
    campaign.ab_test: A test that may serve something else in its place.
    campaign.from: The day or moment from which it comes up, UTC.
    campaign.until: The day or moment at which it is over, UTC.
    campaign.frequency: How often it may come up in a while; counts for its trigger only.
    campaign.displays: How often it may come up at all; counts for its trigger only.
    campaign.exposure: For how long after its first display it may come up again; counts for its trigger only.
    trigger: The event that brings a campaign up.
    trigger.event: An event of the SDK.
    trigger.custom_event: An event of your app's own.
    trigger.where: What its properties must be.
    frequency: How often a campaign may come up in a while.
    frequency.displays: Displays at most.
    frequency.per: The while.
    span-of-sessions-or-time: A number of sessions, or a time.
    span-of-sessions-or-time.sessions: Sessions, the running one included; 30 minutes without anything end one.
    span-of-sessions-or-time.seconds: Seconds.
    span-of-sessions-or-time.minutes: Minutes.
    span-of-sessions-or-time.days: Days.
    span-of-time: A time.
    span-of-time.seconds: Seconds.
    span-of-time.minutes: Minutes.
    span-of-time.days: Days.
    flow: Screens that are linked.
    flow.$schema: Where editors find this schema.
    flow.id: Unique in the project.
    flow.name: Its name for people.
    flow.version: Its version, in events.
    flow.display_mode: How its first screen comes up; full where it is not given.
    flow.transition: How its other screens come up, where their link does not say; push where it is not given.
    flow.steps: Its steps; the first one is where it begins.
    step: A screen of a flow.
    step.id: Unique in the flow, in events.
    step.screen: The vendor_id of its screen.
    step.links: Where its components lead.
    link: A transition of a flow. It takes the place of open_presentation, open_placement and navigate only.
    link.from: The id of a component, header_button, back_button, or of a connection; without it everything that has no link of its own.
    link.to: The step that it leads to.
    link.transition: How that step comes up.
    display-mode: How a screen comes up.
    display-mode.type: Full, push, modal, popin, drawer or inline.
    display-mode.height: Of drawers and pop-ins: points, or a percentage.
    display-mode.dismissible: False blocks the swipe and the system's back, not the close button.
    integration.presentation_handler: What the UI handler does with presentations that links and campaigns open.
    integration.presentations: How your app shows presentations and hears of them.
    presentations: How your app shows presentations and hears of them.
    presentations.listener: Who hears how one ended.
    presentations.close_request: What your app does in onCloseRequested; none where it is not set.
    presentations.preload: Whether it fetches first and displays what it has got.
    presentations.draws: Whether it puts the view into a container of its own instead of calling display().
    presentations.close_button: False hides the close button.
    presentations.content_id: Your app's own key for what the screen is about.
    presentations.client_screens: Whether it draws client screens when the SDK asks for them.
    presentations.navigation_bar: False: your app has none, so what would be pushed comes up as a modal, on Android full screen.
    start-state.campaigns: Whether campaigns come up at once; else they wait. Without it true from SDK 6.0, false in 5.
    start-state.fetch_latency_ms: Milliseconds that a presentation takes to be fetched.
    """
}
