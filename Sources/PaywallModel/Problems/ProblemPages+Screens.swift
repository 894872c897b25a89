extension ProblemPages {
  /// Screens that can be read and still do not do what they seem to.
  static let screens: [ProblemPage] = [
    ProblemPage(
      "unknown-action", "An action's type is not known",
      "The whole screen is refused: a button that does nothing would look like one that works.",
      wrong: #"{ "type": "purchse", "plan_vendor_id": "yearly" }"#,
      right: #"{ "type": "purchase", "plan_vendor_id": "yearly" }"#),
    ProblemPage(
      "unknown-type", "A component's type is not known",
      "As a root it makes the screen unusable, as on the phone. Anywhere else it is a column of what "
        + "is in it, or a named place where there is nothing in it."),
    ProblemPage(
      "unknown-tag", "A tag in a text is not known",
      "It is shown as it is written, braces included, here and on the phone.",
      wrong: #""text": "{{PRCE}} a year""#, right: #""text": "{{PRICE}} a year""#),
    ProblemPage(
      "no-way-out", "Nothing leads out of a screen",
      "A full screen, and any other that is not dismissible, is left only by its own buttons. "
        + "Without a close action, a header button or another screen to open, the app is stuck "
        + "behind it; in full mode a purchase may still close it.",
      right: #""header_button": { "is_visible": true, "actions": [{ "type": "close" }] }"#),
    ProblemPage(
      "screen-cycle", "Screens open one another and none of them closes",
      "Each leads to the next and nothing in the circle is left by a close action, so the app is "
        + "stuck behind them. close_all on one of them ends it."),
    ProblemPage(
      "never-visible", "No selection makes a component visible",
      "Its alpha is 0 in every state that can be reached, so what is in it is neither seen nor "
        + "pressed. Most often selected names an option that nothing chooses."),
    ProblemPage(
      "never-enabled", "No selection turns a button on",
      "enabled_when asks for more options than can be chosen at once. The button stays off and says "
        + "what it waits for.",
      wrong: #""enabled_when": { "id": "plan", "min": 2 }"#,
      right: #""enabled_when": { "id": "plan", "min": 1 }"#),
    ProblemPage(
      "nested-purchase", "A purchase lies inside another",
      "The inner one takes the press, and it is easy to believe that both buy."),
    ProblemPage(
      "nested-actions", "Something that can be pressed lies inside something that can be pressed",
      "The inner one takes the presses on its own cells, the outer one the rest. On a phone the "
        + "border between the two is where fingers miss."),
    ProblemPage(
      "empty-text", "A label has no text",
      "It takes no room and shows nothing, in every language or in those that are named. Where a "
        + "language is not there at all the text of the screen's own is shown instead.",
      wrong: #"{ "type": "label", "text": "" }"#),
    ProblemPage(
      "missing-language", "A text is missing in a language that the screen has",
      "Other texts of the screen are written in that language, so a person who reads it meets two "
        + "languages on one screen. A text without letters, such as a price alone, needs none; a "
        + "name that is the same everywhere is written again.",
      wrong: #"{ "type": "label", "text": "Terms", "texts": { "fr": "Conditions" } }"#,
      right: #""texts": { "fr": "Conditions", "ja": "利用規約" }"#),
    ProblemPage(
      "low-contrast", "A text is hard to read on its background",
      "WCAG 2 asks for a contrast of 4.5 to 1, and of 3 to 1 for large texts. Paywalk turns such a "
        + "text black or white where it draws it; the phone shows it as it is."),
  ]

  /// The project file, and the folder around it.
  static let projects: [ProblemPage] = [
    ProblemPage(
      "unreadable-file", "A file cannot be opened",
      "Its permissions, a link that leads nowhere or in a circle, or its size keep it from being "
        + "read; the rest of the folder counts."),
    ProblemPage(
      "linked-folder", "A folder of the project is a link",
      "A project is read from one folder, so that what it refers to can be told and copied with it. "
        + "Links to folders are not followed; a link to a file is, where the file lies in the "
        + "project as well."),
    ProblemPage(
      "second-project", "The folder has a second project",
      "The paywalk.json that lies highest counts, the others are not read. Open the other folder to "
        + "walk that project."),
    ProblemPage(
      "missing-store", "The store's file is not there",
      "\"store\" names a .storekit that is not among the project's files. Another one is used if "
        + "there is one; without a store nothing has a price."),
    ProblemPage(
      "second-store", "The folder has several stores",
      "The first by name is used. \"store\" in paywalk.json says which one counts."),
    ProblemPage(
      "unused-answer", "An answer is given for a way out that is not there",
      "Each thing that your app can show has its own ways out; terms are accepted, refused or "
        + "dismissed. The answer is never given.",
      wrong: #"{ "shows": "terms", "answers": { "bought": "success" } }"#,
      right: #"{ "shows": "terms", "answers": { "accept": "success" } }"#),
    ProblemPage(
      "PLY201", "Observer mode without an interceptor for what sells",
      "In observer mode the SDK neither buys nor restores, so a press on these buttons does nothing "
        + "at all. Register an interceptor that buys, or start in full mode."),
  ]
}
