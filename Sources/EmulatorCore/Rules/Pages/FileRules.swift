// 7xx: files.
extension RulePage {
  static let nothingToShow = RulePage(
    "A screen with nothing to show", .error,
    deed: "The screen was opened and resolves to no visible component. The person sees an empty "
      + "window.",
    example: "Every label is empty, or has an alpha of 0.",
    advice: "Open the screen in the Composer. paywalk check names what it cannot read.",
    source: Reason(
      "A component whose alpha is 0 counts as absent; a screen of such components is blank.",
      .screens, lever: .files))

  static let unknownPlacement = RulePage(
    "A placement that does not exist", .warning,
    deed: "Your app asked for a placement that the project does not have. Nothing is shown, and no "
      + "error is told.",
    example: "premum in place of premium.",
    advice: "Compare the id with the Console's. Paywalk reads the ids of paywalk.json.",
    source: Reason(
      "A mistyped placement is no error in the SDK: its type is deactivated.", .errors,
      lever: .files))
}
