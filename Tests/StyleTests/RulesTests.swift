import Testing

/// Each rule on a bad sample, and on a good one that looks like it.
struct RulesTests {
  private func source(_ text: String, in target: String = "EmulatorCore") -> SourceText {
    SourceText(file: "Sources/\(target)/Sample.swift", text: text)
  }

  @Test func anImportAgainstTheArrowsIsFound() {
    let findings = Rules.imports(source("import PaywallModel\npublic import EmulatorShell\n"))
    #expect(
      findings.map(\.description) == [
        "Sources/EmulatorCore/Sample.swift:2: EmulatorCore may not import EmulatorShell"
      ])
  }

  @Test(arguments: ["Foundation", "Glibc", "Dispatch", "Darwin", "FoundationEssentials"])
  func aSystemModuleInAPureTargetIsFound(module: String) {
    #expect(Rules.imports(source("@preconcurrency import \(module)")).count == 1)
    #expect(Rules.imports(source("import struct \(module).Date")).count == 1)
  }

  @Test(arguments: ["Foundation", "Dispatch"], ["PaywalkKit", "CursesTerminal"])
  func whatWouldSlowAStartDownIsFound(module: String, target: String) {
    #expect(Rules.imports(source("import \(module)", in: target)).count == 1)
  }

  @Test func cursesIsSeenByOneTargetAlone() {
    #expect(Rules.imports(source("import CCurses", in: "PaywalkKit")).count == 1)
    #expect(Rules.imports(source("import CCurses", in: "CursesTerminal")) == [])
  }

  @Test(arguments: [
    "let now = Date()", "let id = UUID()", "let dice = Int.random(in: 1...6)", "print(text)",
    "Task { await run() }", "DispatchQueue.main.async {}", "fatalError()", "try! run()",
    "value as! Int",
  ])
  func aBannedCallIsFound(line: String) {
    let findings = Rules.calls(source("let a = 1\n\(line)\n"))
    #expect(findings.map(\.line) == [2])
  }

  @Test(arguments: [
    "update()", "blueprint()", "taskRow.Tasks()", "// print(text)", "let text = \"print(x)\"",
    "/* try! */ let a = 1", "let text = #\"fatalError \"as! \"#",
    "let text = \"\"\"\n print(\n \"\"\"",
    "value as? Int", "try? run()",
  ])
  func whatOnlyLooksLikeABannedCallIsNot(line: String) {
    #expect(Rules.calls(source(line)) == [])
  }

  @Test func theEdgesMayUseTheClockButNotTrap() {
    #expect(Rules.calls(source("let now = Date()", in: "PaywalkKit")) == [])
    #expect(Rules.calls(source("fatalError()", in: "PaywalkKit")).count == 1)
  }

  @Test func aNoteToOneselfIsFoundInCommentsToo() {
    #expect(Rules.leftovers(source("// TO" + "DO: more")).count == 1)
    #expect(Rules.leftovers(source("// to do what is asked")) == [])
  }

  @Test func aLongLineIsFoundOneAboveTheLimit() {
    let long = String(repeating: "é", count: 100)
    #expect(Rules.columns(source(long)) == [])
    #expect(Rules.columns(source("\n" + long + "a")).map(\.line) == [2])
  }

  @Test func aTextAloneInItsLineMayBeLong() {
    let long = String(repeating: "a", count: 110)
    #expect(Rules.columns(source("  \"\(long)\"\n  + \"\(long)\"")) == [])
    #expect(Rules.columns(source("\"\"\"\n\(long)\n\"\"\"")) == [])
    #expect(Rules.columns(source("/// \(long)")).count == 1)
    #expect(Rules.columns(source("let a = \"\(long)\"")).count == 1)
  }

  @Test func aLongFileIsFoundOneAboveTheLimit() {
    let lines = Array(repeating: "let a = 1", count: 400)
    #expect(Rules.sizes(source(lines.joined(separator: "\n"))) == [])
    #expect(Rules.sizes(source((lines + ["let b = 1"]).joined(separator: "\n"))).count == 1)
  }

  @Test func aLongFunctionIsFoundWhereItBegins() {
    func function(lines: Int) -> String {
      let body = Array(repeating: "    run(\"}\")  // }", count: lines - 3)
      return (["struct A {", "  func long(", "  ) -> Int {"] + body + ["  }", "}"])
        .joined(separator: "\n")
    }
    #expect(Rules.sizes(source(function(lines: 60))) == [])
    #expect(Rules.sizes(source(function(lines: 61))).map(\.line) == [2])
  }

  @Test func aDeclarationWithoutBodyIsNoFunction() {
    let text = "protocol A {\n  func a()\n  func b() -> Int\n}\nfunc c() {}\n"
    #expect(Functions.all(in: source(text)) == [5...5])
  }

  @Test func aFileThatNoTargetBuildsIsFound() {
    let package = "library(\"EmulatorCore\")"
    let files = ["EmulatorCore", "EmulatorCore/A.swift", "Stray/B.swift", "C.swift", "README.md"]
    #expect(Targets.strays(files, package: package) == ["Stray/B.swift", "C.swift"])
  }
}
