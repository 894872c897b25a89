/// The limits by name, for the page that lists them and the tests that go up to each and beyond.
public enum Limit: String, Hashable, Sendable, CaseIterable {
  // Files.
  case fileBytes, stringsBytes, pictureBytes, pictureSide, pictureDots, projectFiles, projectBytes
  case jsonDepth, xmlDepth, problems
  // Screens and projects.
  case components, depth, textBytes, actions, selects, plans, links, slides, segments, variants
  case alertButtons
  // Walks.
  case stepsPerEvent, timersPerPause, windows, stepsBack, linkRecords, pauseMilliseconds
  case journalBytes, journals, windowSide
  // What comes in at once.
  case linkBytes, pasteBytes, lineBytes

  /// The most that there may be.
  public var value: Int {
    switch self {
    case .fileBytes: Limits.fileBytes
    case .stringsBytes: Limits.stringsBytes
    case .pictureBytes: Limits.pictureBytes
    case .pictureSide: Limits.pictureSide
    case .pictureDots: Limits.pictureDots
    case .projectFiles: Limits.projectFiles
    case .projectBytes: Limits.projectBytes
    case .jsonDepth: Limits.jsonDepth
    case .xmlDepth: Limits.xmlDepth
    case .problems: Limits.problems
    case .components: Limits.components
    case .depth: Limits.depth
    case .textBytes: Limits.textBytes
    case .actions: Limits.actions
    case .selects: Limits.selects
    case .plans: Limits.plans
    case .links: Limits.links
    case .slides: Limits.slides
    case .segments: Limits.segments
    case .variants: Limits.variants
    case .alertButtons: Limits.alertButtons
    case .stepsPerEvent: Limits.stepsPerEvent
    case .timersPerPause: Limits.timersPerPause
    case .windows: Limits.windows
    case .stepsBack: Limits.stepsBack
    case .linkRecords: Limits.linkRecords
    case .pauseMilliseconds: Limits.pauseMilliseconds
    case .journalBytes: Limits.journalBytes
    case .journals: Limits.journals
    case .windowSide: Limits.windowSide
    case .linkBytes: Limits.linkBytes
    case .pasteBytes: Limits.pasteBytes
    case .lineBytes: Limits.lineBytes
    }
  }

  /// What is counted.
  public var what: String {
    switch self {
    case .fileBytes: "bytes of one file"
    case .stringsBytes: "bytes of a file of texts"
    case .pictureBytes: "bytes of a picture's file"
    case .pictureSide: "columns or rows of dots of a picture"
    case .pictureDots: "dots of a picture"
    case .projectFiles: "files of a project"
    case .projectBytes: "bytes of all files of a project"
    case .jsonDepth: "lists and objects of a JSON file in one another"
    case .xmlDepth: "elements of an XML file of texts in one another"
    case .problems: "problems that are told of one file"
    case .components: "components of a screen"
    case .depth: "components in one another"
    case .textBytes: "bytes of one text of a screen"
    case .actions: "actions of one component"
    case .selects: "selects of a screen, options of one select"
    case .plans: "plans of a screen"
    case .links: "links in one label"
    case .slides: "slides of a carousel"
    case .segments: "segments of a progress bar"
    case .variants: "variants of an A/B test"
    case .alertButtons: "buttons of an alert of your app"
    case .stepsPerEvent: "steps that one event leads to"
    case .timersPerPause: "timers that fire in one pause"
    case .windows: "windows on one another"
    case .stepsBack: "steps that can be stepped back"
    case .linkRecords: "links that the log keeps"
    case .pauseMilliseconds: "milliseconds of a pause in a recording or scenario"
    case .journalBytes: "bytes of a recording"
    case .journals: "recordings that nobody asked to keep"
    case .windowSide: "columns or rows of a window in a recording"
    case .linkBytes: "bytes of a link"
    case .pasteBytes: "bytes of a paste into a field"
    case .lineBytes: "bytes of a line of the standard input"
    }
  }

  /// What one more leads to.
  public var beyond: String {
    switch self {
    case .fileBytes, .projectFiles, .projectBytes: "the file or folder is refused, by name"
    case .stringsBytes: "`too-large`; the SDK's texts stay"
    case .pictureBytes, .pictureSide, .pictureDots:
      "a frame stands for the picture; `check` says why"
    case .jsonDepth: "`json-depth`"
    case .xmlDepth: "`xml`; the texts before it count"
    case .problems: "a line that says how many more there are"
    case .components, .actions, .selects, .plans, .links: "`too-many`"
    case .depth: "`too-deep`"
    case .textBytes: "`too-long`"
    case .slides: "a warning; the first ones are shown"
    case .segments, .windowSide, .pauseMilliseconds: "an error that says the bounds"
    case .variants, .alertButtons: "a problem; the first ones count"
    case .stepsPerEvent: "PLY111; the event ends there"
    case .timersPerPause: "PLY111; slides stand still"
    case .windows: "PLY408; the window does not open"
    case .stepsBack, .linkRecords, .journals: "the oldest one goes"
    case .journalBytes: "the rest is not recorded, which is said at the end"
    case .linkBytes: "the SDK answers false"
    case .pasteBytes: "it is not pasted, and the note row says so"
    case .lineBytes: "it is taken as two lines"
    }
  }

  /// All of them as a table in Markdown.
  public static var table: String {
    let rows = allCases.map { "| \($0.what) | \(grouped($0.value)) | \($0.beyond) |\n" }
    return "| the most | | one more |\n|---|--:|---|\n" + rows.joined()
  }

  /// `67 108 864`.
  private static func grouped(_ number: Int) -> String {
    var groups: [String] = []
    var rest = String(number)
    while rest.count > 3 {
      groups.insert(String(rest.suffix(3)), at: 0)
      rest.removeLast(3)
    }
    return ([rest] + groups).joined(separator: " ")
  }
}
