import EmulatorCore
import PaywallModel

/// All pages of `paywalk explain`, in the order of the list.
enum ExplainPages {
  static let all: [ExplainPage] =
    DiagnosticRule.allCases.map(page) + InterceptorUse.allCases.map(page)
    + SDKErrorPage.all.map(page) + problems + Invariant.allCases.map(page) + [profiles]

  /// A rule that check finds in files has its page among the rules.
  private static let problems = ProblemPages.all
    .filter { DiagnosticRule(rawValue: $0.code) == nil }.map(page)

  private static func page(_ rule: DiagnosticRule) -> ExplainPage {
    let page = rule.page
    let scenarios = ShippedFolder.path("rules")
    let companions = page.companions.map(\.rawValue).joined(separator: ", ")
    let parts =
      [
        ExplainPage.Part(label: "What", text: page.deed),
        ExplainPage.Part(label: "Example", text: page.example),
        ExplainPage.Part(label: "Fix", text: page.advice),
        ExplainPage.Part(label: "Rule", text: page.source.text),
        ExplainPage.Part(label: "Source", text: page.source.source?.words ?? "", isVerbatim: true),
      ]
      + (companions.isEmpty ? [] : [ExplainPage.Part(label: "With", text: companions)])
      + [
        play("See it", "\(scenarios)/\(rule.scenarioName)"),
        play("Fixed", "\(scenarios)/\(rule.fixedScenarioName)"),
      ]
    return ExplainPage(
      kind: .rule, name: rule.rawValue,
      otherNames: ["\(rule)", String(rule.rawValue.dropFirst(3))],
      title: page.title, mark: "\(page.severity.rawValue), \(page.scope.words)", parts: parts,
      fields: [
        ExplainPage.Field(key: "severity", value: page.severity.rawValue),
        ExplainPage.Field(
          key: "platforms", value: page.scope.platforms.map(\.rawValue).joined(separator: ",")),
        ExplainPage.Field(key: "mode", value: page.scope.mode?.rawValue ?? ""),
        ExplainPage.Field(key: "since", value: page.scope.since?.rawValue ?? ""),
      ])
  }

  private static func play(_ label: String, _ path: String) -> ExplainPage.Part {
    ExplainPage.Part(label: label, text: "paywalk replay \(path)", isVerbatim: true)
  }

  private static func page(_ use: InterceptorUse) -> ExplainPage {
    let project = Project(integration: use.integration)
    let json = ProjectWriter.integrationText(of: project.integration)
    return ExplainPage(
      kind: .use, name: use.rawValue, title: use.title,
      parts: [
        ExplainPage.Part(label: "What", text: use.text),
        ExplainPage.Part(label: "In a file", text: "\"integration\": \(json)", isVerbatim: true),
        ExplainPage.Part(label: "By key", text: "i opens Interceptors, t offers it as a preset."),
        ExplainPage.Part(label: "Source", text: use.source.words, isVerbatim: true),
        play("See it", "\(ShippedFolder.path("scenarios"))/\(use.scenarioName)"),
      ])
  }

  private static func page(_ error: SDKErrorPage) -> ExplainPage {
    ExplainPage(
      kind: .error, name: error.code, otherNames: [error.apiName],
      title: String(error.cause.dropLast()),
      mark: error.apiName,
      parts: [
        ExplainPage.Part(label: "Says", text: error.message),
        ExplainPage.Part(label: "Event", text: error.eventName, isVerbatim: true),
        ExplainPage.Part(label: "Your app", text: error.advice),
        ExplainPage.Part(label: "Try it", text: error.recipe),
        ExplainPage.Part(
          label: "Source", text: DocumentationPage.errors.words, isVerbatim: true),
      ])
  }

  private static func page(_ problem: ProblemPage) -> ExplainPage {
    let examples = [("Wrong", problem.wrong), ("Right", problem.right)].filter { $0.1 != "" }
    return ExplainPage(
      kind: .problem, name: problem.code, title: problem.title,
      parts: [ExplainPage.Part(label: "What", text: problem.text)]
        + examples.map { ExplainPage.Part(label: $0.0, text: $0.1, isVerbatim: true) }
        + [ExplainPage.Part(label: "Find it", text: "paywalk check PATH", isVerbatim: true)])
  }

  private static func page(_ invariant: Invariant) -> ExplainPage {
    let what = """
      This holds after every event, whatever your app, the files and you do. Where it does not, \
      Paywalk is wrong, not your app.
      """
    let then = """
      The walk goes on and its recording is kept; at the end the message names both, and the exit \
      status is \(ExitStatus.ownFault.rawValue).
      """
    let report = """
      Send the recording or scenario that the message names: replayed, it shows the same again.
      """
    return ExplainPage(
      kind: .fault, name: invariant.rawValue,
      title: String(invariant.sentence.dropLast()),
      parts: [
        ExplainPage.Part(label: "What", text: what), ExplainPage.Part(label: "Then", text: then),
        ExplainPage.Part(label: "Report", text: report),
      ])
  }

  /// What differs between platforms and versions, fact by fact.
  private static var profiles: ExplainPage {
    let parts = ProfileFact.allCases.flatMap { fact in
      [
        ExplainPage.Part(label: "", text: ""), ExplainPage.Part(label: "", text: fact.title),
      ] + fact.groups.map { ExplainPage.Part(label: "", text: "\($0.profiles): \($0.text)") }
    }
    return ExplainPage(
      kind: .table, name: "profiles", title: "What differs between platforms and SDK versions",
      parts: parts)
  }
}
