import EmulatorCore
import PaywallModel
import SessionRecording

/// `paywalk lab`: published samples that go against their own tables, each beside its fixed twin.
enum LabCommand {
  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    let isForProgram = line.flags.contains("json")
    guard let name = line.arguments.first else {
      if isForProgram {
        Output.json(.list(LabSample.allCases.map { .object(members(of: $0)) }))
      } else {
        Output.data(list)
      }
      return .fine
    }
    guard let sample = LabSample(rawValue: name) else {
      let advice = NearestName.advice(
        for: name, among: LabSample.allCases.map(\.rawValue), otherwise: "paywalk lab lists them.")
      throw CommandFailure("The lab has no sample called \"\(name)\". \(advice)")
    }
    return try play(sample, isForProgram: isForProgram)
  }

  private static var list: String {
    let width = LabSample.allCases.map(\.rawValue.count).max() ?? 0
    let rows = LabSample.allCases.map { "  \($0.rawValue.padded(to: width))  \($0.title)" }
    return
      (["Published samples that go against their own tables"] + rows + [
        "", "paywalk lab NAME plays one beside its fixed twin; : lab… walks it in the terminal.",
      ]).joined(separator: "\n")
  }

  private static func play(
    _ sample: LabSample, isForProgram: Bool
  ) throws(CommandFailure) -> ExitStatus {
    let folder = ShippedFolder.path("lab")
    let paths = [sample.scenarioName, sample.fixedScenarioName].map {
      PathText.joined(folder, $0)
    }
    let accounts = [
      try PlayableFile.open(paths[0]).account(), try PlayableFile.open(paths[1]).account(),
    ]
    let texts = DifferenceText(accounts[0], accounts[1])
    if isForProgram {
      Output.json(.object(members(of: sample) + texts.members))
    } else {
      Output.data(text(of: sample, paths, texts))
    }
    return accounts.contains { $0.stop != nil } ? .failed : .fine
  }

  private static func text(
    of sample: LabSample, _ paths: [String], _ texts: DifferenceText
  ) -> String {
    let page = ExplainPage(
      kind: .use, name: sample.rawValue, title: sample.title,
      parts: [
        ExplainPage.Part(label: "Sample", text: sample.text),
        ExplainPage.Part(label: "Fixed", text: sample.advice),
        ExplainPage.Part(label: "Source", text: sample.source.words, isVerbatim: true),
      ])
    let head = ["", "- \(paths[0])", "+ \(paths[1])", ""]
    let ends = texts.ends.isEmpty ? [] : [""] + texts.ends
    return ([page.text] + head + texts.rows(context: nil) + ends).joined(separator: "\n")
  }

  private static func members(of sample: LabSample) -> [(String, JSONNode)] {
    [
      ("name", .text(sample.rawValue)), ("title", .text(sample.title)),
      ("text", .text(sample.text)), ("fixed", .text(sample.advice)),
      ("source", .text(sample.source.words)),
    ]
  }
}
