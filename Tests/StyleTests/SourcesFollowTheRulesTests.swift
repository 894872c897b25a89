import EmulatorTestSupport
import Testing

/// The rules, applied to every file of the repository.
struct SourcesFollowTheRulesTests {
  private static let sources: [SourceText] = ["Sources", "Tests"].flatMap { folder in
    Repository.files(below: folder).filter { $0.hasSuffix(".swift") }.compactMap { name in
      Repository.text("\(folder)/\(name)").map { SourceText(file: "\(folder)/\(name)", text: $0) }
    }
  }

  @Test func everySourceIsSeen() {
    #expect(Self.sources.contains { $0.file == "Sources/TerminalModel/Input.swift" })
    #expect(Self.sources.contains { $0.file.hasSuffix("SourcesFollowTheRulesTests.swift") })
  }

  @Test func targetsImportOnlyWhatTheArrowsAllow() { expectNothing(of: Rules.imports) }

  @Test func pureTargetsStayPureAndNothingTraps() { expectNothing(of: Rules.calls) }

  @Test func noNoteToOneselfIsLeft() { expectNothing(of: Rules.leftovers) }

  @Test func filesAndFunctionsAreShort() { expectNothing(of: Rules.sizes) }

  @Test func linesFitAHundredColumns() { expectNothing(of: Rules.columns) }

  @Test func everyFileBelongsToATarget() throws {
    let package = try #require(Repository.text("Package.swift"))
    let strays = Targets.strays(Repository.files(below: "Sources"), package: package)
    #expect(strays == [])
  }

  @Test func everyTargetHasItsRowInTheTableOfImports() {
    let folders = Set(Self.sources.compactMap(\.target))
    #expect(folders.subtracting(Rules.imports.keys) == [])
  }

  private func expectNothing(of rule: (SourceText) -> [Finding]) {
    for finding in Self.sources.flatMap(rule) { Issue.record("\(finding)") }
  }
}

/// Which files no target builds.
enum Targets {
  /// Names relative to `Sources` that no target of the manifest takes in.
  static func strays(_ files: [String], package: String) -> [String] {
    files.filter { $0.contains("/") || $0.hasSuffix(".swift") }.filter { file in
      let folder = file.split(separator: "/").first.map { String($0) } ?? file
      return !package.contains("\"\(folder)\"")
    }
  }
}
