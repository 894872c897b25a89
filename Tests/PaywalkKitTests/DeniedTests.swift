import Foundation
import Testing

/// What keeps the program from sockets and processes in all other tests does keep it from them.
@Suite(.enabled(if: !Program.denying.isEmpty, "this machine cannot forbid system calls"))
struct DeniedTests {
  private static let badSystemCall: Int32 = 31

  @Test(arguments: ["/bin/ls; true", "exec /bin/ls", "echo $(true)"])
  func noProcessIsStarted(line: String) throws {
    let result = try Program.run(["/bin/sh", "-c", line], of: Program.denying[0])
    #expect(result.status == Self.badSystemCall && result.output.isEmpty)
  }

  @Test(arguments: [("/dev/tcp", []), ("/dev/tcp", ["--sockets"]), ("/dev/udp", ["--sockets"])])
  func noSocketIsMade(way: String, options: [String]) throws {
    let words = options + ["/bin/bash", "-c", "exec 3<>\(way)/127.0.0.1/9"]
    let result = try Program.run(words, of: Program.denying[0])
    #expect(result.status == Self.badSystemCall)
  }

  @Test func whatIsNotForbiddenGoesOn() throws {
    let denied = try Program.run(["/bin/sh", "-c", "echo fine"], of: Program.denying[0])
    #expect(denied.status == 0 && denied.output == "fine\n")
    let process = try Program.run(
      ["--sockets", "/bin/sh", "-c", "/bin/ls /bin/sh"], of: Program.denying[0])
    #expect(process.output == "/bin/sh\n")
  }
}
