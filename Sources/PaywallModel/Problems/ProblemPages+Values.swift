extension ProblemPages {
  /// Faults of single values, whatever the file: the value is left out, the rest counts.
  static let values: [ProblemPage] = [
    ProblemPage(
      "unknown-key", "A key is not known",
      "A key that nobody reads does nothing, and a misspelled one leaves its default in place. On "
        + "the phone it is left out in silence.",
      wrong: #"{ "type": "label", "txt": "Go Plus" }"#,
      right: #"{ "type": "label", "text": "Go Plus" }"#),
    ProblemPage(
      "unknown-name", "A key of a table is none of the known names",
      "Where the keys are names of actions, alerts or ways out, an unknown one is an error: the "
        + "setting that was meant would be missing without a sign.",
      wrong: #""interceptors": { "purchse": { "shows": "terms" } }"#,
      right: #""interceptors": { "purchase": { "shows": "terms" } }"#),
    ProblemPage(
      "bad-value", "A value has the wrong kind or is none of the known ones",
      "It is left out alone, as the phone does, and its default counts. Texts that look like "
        + "numbers are texts.",
      wrong: #""is_visible": "yes""#, right: #""is_visible": true"#),
    ProblemPage(
      "out-of-range", "A number is beyond its bounds",
      "It counts as the nearest bound. Sizes are points from 0 to 4096, alpha is from 0 to 1.",
      wrong: #""alpha": 50"#, right: #""alpha": 0.5"#),
    ProblemPage(
      "missing-key", "A key is missing that the thing cannot do without",
      "What lacks it is left out, or does nothing when it is pressed; the advice says which.",
      wrong: #"{ "type": "purchase" }"#,
      right: #"{ "type": "purchase", "plan_vendor_id": "yearly" }"#),
    ProblemPage(
      "duplicate-id", "An id stands twice",
      "Ids name things for placements, actions and selections. Of two with the same id the first "
        + "counts and the other can never be reached.",
      wrong: #""selects": [{ "id": "plan" }, { "id": "plan" }]"#,
      right: #""selects": [{ "id": "plan" }, { "id": "faq" }]"#),
    ProblemPage(
      "duplicate-label", "Two buttons of a dialog read the same",
      "A person tells buttons apart by what they read, and a scenario presses them by it: the first "
        + "of them is meant.",
      wrong: #""buttons": [{ "label": "OK" }, { "label": "OK", "effect": "signIn" }]"#,
      right: #""buttons": [{ "label": "OK" }, { "label": "Sign in", "effect": "signIn" }]"#),
    ProblemPage(
      "too-many", "A list has more entries than its thing can hold",
      "Those that are too many are left out: an app's own dialog has at most four buttons, a "
        + "carousel 20 slides. A screen with more than 20,000 components, 1,000 selects or plans, "
        + "1,000 options in a select or 5,000 actions in a component cannot be used."),
    ProblemPage(
      "too-deep", "Components lie in one another too deeply",
      "64 levels of components are read. Deeper ones are stacks that hold a single stack."),
    ProblemPage(
      "too-long", "A text is longer than is read",
      "A text of a screen has at most 100,000 bytes."),
    ProblemPage(
      "no-picture", "A picture of the project cannot be drawn",
      "A frame with its name stands for it. Drawn are PNG and JPEG files of at most 16 MiB and "
        + "8,192 dots a side that lie in the project's folder; links, pipes and devices are never "
        + "opened.",
      wrong: #"{ "type": "image", "image_url": "../desk.png" }"#,
      right: #"{ "type": "image", "image_url": "images/desk.png" }"#),
    ProblemPage(
      "more-problems", "More problems were found than are listed",
      "Of one file 200 problems are kept while reading and 400 altogether, errors always. One "
        + "mistake at the top often makes hundreds below: correct the first ones and check again."),
  ]

  /// Ids that stand for nothing.
  static let references: [ProblemPage] = [
    ProblemPage(
      "dangling-plan", "A plan is named that nobody declares",
      "The store is asked for nothing: tags show a dash, and a press on its button fails. Plans are "
        + "declared in paywalk.json, or in a screen's \"plans\".",
      wrong: #"{ "type": "purchase", "plan_vendor_id": "yerly" }"#,
      right: #"{ "type": "purchase", "plan_vendor_id": "yearly" }"#),
    ProblemPage(
      "dangling-screen", "A screen is named that is not among the files",
      "A placement or an action opens nothing. The name is the vendor_id inside the file, not the "
        + "file's name."),
    ProblemPage(
      "dangling-placement", "A placement is named that the project does not have",
      "open_placement resolves to nothing and the action fails. Placements are declared in "
        + "paywalk.json."),
    ProblemPage(
      "dangling-product", "A product is named that the store does not have",
      "The plan has no price and cannot be bought: the SDK reports that the product was not found. "
        + "The name is the productID of the .storekit file."),
    ProblemPage(
      "dangling-select", "A select is named that the screen does not have",
      "Nothing can ever be chosen in it: a component that is bound to it never looks selected, and "
        + "a button that waits for it in enabled_when stays off for good. Selects whose names begin "
        + "with ply_ are the SDK's own and need no declaration.",
      wrong: #""enabled_when": { "id": "answer" }"#,
      right: #""enabled_when": { "id": "answers" }"#),
    ProblemPage(
      "dangling-option", "An option is named that its select does not have",
      "The component is never selected. Where a select declares no option at all, those that "
        + "components refer to are its options."),
  ]
}
