import EmulatorTestSupport
import Foundation
import Testing

/// What a project's folder may hold besides plain files: all of it is refused by its name, and
/// nothing is read that lies outside.
@Suite struct FolderTests {
  private let folder: TemporaryFolder
  private let manager = FileManager.default

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("project/plans.screen.json", TestScreens.plain)
  }

  /// Each kind of file that a project reads.
  static let names = [
    "a.screen.json", "b.json", "c.flow.json", "paywalk.json", "d.storekit",
    "strings/fr.lproj/Localizable.strings", "strings/values/strings.xml",
    "strings/Localizable.xcstrings",
  ]

  private func place(_ name: String) throws -> String {
    let path = folder.path + "/project/" + name
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
    try manager.createDirectory(at: parent, withIntermediateDirectories: true)
    return path
  }

  /// What `check` says of the folder where it ends at once.
  private func refusal() throws -> String {
    let result = try Program.run("check", "project", in: folder.path)
    #expect(result.status == 2, "\(result.output)")
    return result.errors
  }

  @Test(arguments: names)
  func aLinkThatLeadsOutIsRefused(name: String) throws {
    let secret = try folder.write("secret.json", "{\"secret\": 1}")
    try manager.createSymbolicLink(atPath: try place(name), withDestinationPath: secret)
    #expect(
      try refusal() == "project/\(name): it is a link that leads out of the project's folder.\n")
  }

  @Test(arguments: names)
  func aPipeIsRefusedAndNotWaitedFor(name: String) throws {
    #expect(mkfifo(try place(name), 0o600) == 0)
    #expect(
      try refusal()
        == "project/\(name): this is a device, a pipe or a socket, a file was expected.\n")
  }

  @Test(arguments: names)
  func aFolderWithTheNameOfAFileIsRefused(name: String) throws {
    try manager.createDirectory(atPath: try place(name), withIntermediateDirectories: true)
    #expect(try refusal() == "project/\(name): this is a folder, a file was expected.\n")
  }

  @Test func aSocketIsRefused() throws {
    let path = try place("a.screen.json")
    // An address of a socket has room for 107 bytes: a short name in a folder of its own.
    let script =
      "import socket,os;os.chdir('\(folder.path)/project');"
      + "socket.socket(socket.AF_UNIX).bind('a.screen.json')"
    _ = try Program.run(["-c", script], of: "/usr/bin/python3")
    #expect(manager.fileExists(atPath: path))
    #expect(
      try refusal()
        == "project/a.screen.json: this is a device, a pipe or a socket, a file was expected.\n")
  }

  @Test func aDeviceIsRefused() throws {
    try manager.createSymbolicLink(
      atPath: try place("a.screen.json"), withDestinationPath: "/dev/zero")
    #expect(try refusal().contains("a link that leads out of the project's folder"))
    let alone = try Program.run("render", "project/a.screen.json", in: folder.path)
    #expect(alone.status == 2)
    #expect(alone.errors.contains("this is a device, a pipe or a socket, a file was expected."))
  }

  @Test func aLinkThatStaysInTheFolderIsAFile() throws {
    try folder.write("project/kept/first.txt", TestScreens.plain.replacing("plans", with: "other"))
    try manager.createSymbolicLink(
      atPath: try place("other.screen.json"), withDestinationPath: "kept/first.txt")
    let result = try Program.run("render", "other", "--in", "project", in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func linksToFoldersAreNotFollowedAndTold() throws {
    try folder.write("elsewhere/broken.screen.json", "{")
    for (name, target) in [("out", "../elsewhere"), ("around", "."), ("strings", "../elsewhere")] {
      try manager.createSymbolicLink(atPath: try place(name), withDestinationPath: target)
    }
    let result = try Program.run("check", "project", in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    let told = result.output.split(separator: "\n").filter { $0.contains("warning") }
    #expect(
      told.map { $0.prefix { $0 != "," } } == ["project/around", "project/out", "project/strings"])
    #expect(told.allSatisfy { $0.contains("links to folders are not followed") })
  }

  @Test func scenariosAndRecordingsAreRefusedLikewise() throws {
    let outside = try folder.write("outside.scenario", "screen plans\n\nexpect idle\n")
    try manager.createSymbolicLink(
      atPath: try place("scenarios/link.scenario"), withDestinationPath: outside)
    #expect(mkfifo(try place("sessions/pipe.session"), 0o600) == 0)
    let result = try Program.run("check", "project", in: folder.path)
    #expect(result.status == 1)
    #expect(result.output.contains("it is a link that leads out of the project's folder."))
    #expect(result.output.contains("this is a device, a pipe or a socket, a file was expected."))
  }
}
