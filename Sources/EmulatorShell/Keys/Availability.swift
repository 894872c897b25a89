extension Shell {
  static let whyNoTemplates =
    "Off: a new screen is a file. Copy one of the project's screens and open it with o."

  static func whyNoStepBack(_ shell: Shell) -> String? { nil }
  static func whyNoStepForward(_ shell: Shell) -> String? { nil }
  static func whyNothingToSave(_ shell: Shell) -> String? { nil }
}
