extension ProblemPages {
  /// Placements, audiences, tests and campaigns.
  static let targeting: [ProblemPage] = [
    ProblemPage(
      "ab-percent", "The percentages of a test do not add up to 100",
      "Each variant has as many of a hundred buckets as its percent says. Below 100 the rest is "
        + "served what counts without the test; above 100 the last variants get less.",
      wrong: #"[{ "id": "A", "percent": 50 }, { "id": "B", "percent": 40 }]"#,
      right: #"[{ "id": "A", "percent": 50 }, { "id": "B", "percent": 50 }]"#),
    ProblemPage(
      "too-many-variants", "A test has more than 26 variants",
      "The Console knows the variants A to Z. Those after the twenty-sixth are left out."),
    ProblemPage(
      "screen-and-flow", "A screen and a flow are named in one place",
      "Only one of the two can be served; the flow counts."),
    ProblemPage(
      "serves-nothing", "Neither a screen nor a flow is named",
      "It is served as deactivated: nothing is shown, and no error is told. Where that is meant, "
        + "write it down.",
      wrong: #"{ "id": "winback" }"#, right: #"{ "id": "winback", "screen": null }"#),
    ProblemPage(
      "bad-condition", "A condition cannot be read",
      "It holds for nobody, so that it lets nobody in whom it was meant to keep out.",
      wrong: #""when": { "is": 4 }"#, right: #""when": { "attribute": "team_size", "is": 4 }"#),
    ProblemPage(
      "two-tests", "One fact has two tests",
      "An object tests its attribute once. Two tests are two objects in \"all\" or \"any\".",
      wrong: #"{ "attribute": "age", "above": 17, "below": 30 }"#,
      right:
        #"{ "all": [{ "attribute": "age", "above": 17 }, { "attribute": "age", "below": 30 }] }"#),
    ProblemPage(
      "campaign-dates", "A campaign is over before it begins",
      "It never comes up. Dates are UTC; \"until\" is the first moment at which it is over."),
    ProblemPage(
      "unused-filter", "A filter stands at an event of the SDK",
      "Only the app's own events have properties to filter by; the filter is left out."),
    ProblemPage(
      "dangling-audience", "An audience is named that the project does not have",
      "Nobody belongs to it. Audiences are declared in paywalk.json, once, and named by placements "
        + "and campaigns."),
    ProblemPage(
      "dangling-event", "An event is named that the SDK does not send",
      "A campaign never comes up by it, and what a scenario expects of it never comes true. In a "
        + "trigger an event of the app's own is a \"custom_event\"; a scenario sends it by emit."),
  ]

  /// Flows and their links.
  static let flows: [ProblemPage] = [
    ProblemPage(
      "empty-flow", "A flow has no steps",
      "What serves it shows nothing. A flow begins with the first step of its list."),
    ProblemPage(
      "dangling-flow", "A flow is named that the project does not have",
      "What serves it shows nothing. Flows are declared in paywalk.json, or one a file, "
        + "*.flow.json."),
    ProblemPage(
      "dangling-step", "A link leads to a step that the flow does not have",
      "A press on it opens nothing: the flow stops there."),
    ProblemPage(
      "link-to-itself", "A step leads to itself",
      "Each press opens the same step once more over itself, up to the limit of windows."),
    ProblemPage(
      "unreached-step", "No link leads to a step",
      "Nobody can see the step: a flow begins with its first step and goes on by links."),
    ProblemPage(
      "link-ignored", "A link goes out from something that ignores it",
      "A transition takes the place of open_presentation, open_placement and navigate. All other "
        + "actions stay as they are, so the flow does not go on.",
      wrong: #"{ "type": "close" }"#,
      right: #"{ "type": "open_placement", "placement_id": "next" }"#),
    ProblemPage(
      "dangling-campaign", "A campaign is expected that the project does not have",
      "The step of the scenario waits for it and fails."),
    ProblemPage(
      "dangling-variant", "A variant is named that no A/B test has",
      "The step of the scenario cannot pick it, or waits for it and fails."),
    ProblemPage(
      "dangling-label", "A scenario presses something that no screen has",
      "press looks for the words on whatever can be pressed. They stand on no screen of the project, "
        + "in no language; where a tag stands in a label anything may be read.",
      wrong: "press \"Contineu\"", right: "press \"Continue\""),
    ProblemPage(
      "dangling-link", "A link goes out from a component that the screen does not have",
      "Nothing leads on from there. \"from\" is the id of a component, header_button, "
        + "back_button or, on a screen of the app's own, a connection."),
  ]
}
