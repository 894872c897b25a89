import EmulatorTestSupport
import Foundation
import Testing

/// `paywalk doctor` and `paywalk completions`.
@Suite struct MachineTests {
  @Test func saysWhatWorksWithoutATerminal() throws {
    let result = try Program.run("doctor")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("limited  terminal   Paywalk needs a terminal."))
    for name in ["locale", "journals", "project"] {
      #expect(lines.contains { $0.hasPrefix("ok       \(name)") }, "\(result.output)")
    }
  }

  @Test func saysWhatIsMissing() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      ["doctor"], in: folder.path, environment: ["XDG_STATE_HOME": "/proc/nowhere"])
    #expect(result.output.contains("limited  journals   /proc/nowhere"))
  }

  @Test(
    .enabled(if: Sanitizer.current == nil, "a sanitizer's frames are several times as large"),
    arguments: [64, 128, 1_024])
  func beginsWithALittleStack(kibibytes: Int) throws {
    let line = "ulimit -s \(kibibytes); exec \(Program.quoted) --version"
    let result = try Program.run(["-c", line], of: "/bin/sh")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("paywalk "))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completesEveryCommandAndOption(shell: String) throws {
    let result = try Program.run("completions", shell)
    #expect(result.status == 0)
    for word in ["render", "export", "doctor", "headless", "shard", "xterm256", "markdown"] {
      #expect(result.output.contains(word) == (word != "xterm256"), "\(word)")
    }
  }

  @Test func bashTakesItsScript() throws {
    let script = try Program.run("completions", "bash").output
    let folder = try TemporaryFolder()
    try folder.write("c.bash", script)
    let line =
      #"source c.bash; COMP_WORDS=(paywalk render --format s); COMP_CWORD=3; _paywalk 2>/dev/null; "#
      + #"echo "${COMPREPLY[*]}"; COMP_WORDS=(paywalk re); COMP_CWORD=1; _paywalk 2>/dev/null; "#
      + #"echo "${COMPREPLY[*]}""#
    let result = try Program.run(["-c", line], of: "/bin/bash", in: folder.path)
    #expect(result.output == "svg\nreplay render\n", "\(result.output) \(result.errors)")
  }

  @Test func knowsThreeShells() throws {
    let result = try Program.run("completions", "fsh")
    #expect(result.status == 2)
    #expect(
      result.errors == "There are no completions for \"fsh\". Did you mean \"zsh\"?\n")
  }
}
