import Foundation
import PaywallModel
import Testing

@testable import PaywalkKit

/// Which files of a project are drawn as pictures, and what is refused.
@Suite struct ProjectPicturesTests {
  @Test(arguments: [
    ("images/a.png", "images/a.png" as String?), ("a.JPG", "a.JPG"), ("a.jpeg?x=1#y", "a.jpeg"),
    ("https://x.example/b/a.png", "images/a.png"), ("https://x.example/a.png?w=3", "images/a.png"),
    ("//x.example/a.png", "images/a.png"), ("a.webp", nil), ("https://x.example/", nil), ("", nil),
  ])
  func anAddressStandsForAFileOfTheProject(address: String, path: String?) {
    #expect(ProjectPictures.path(of: address) == path)
  }

  @Test func onlyPlainFilesOfTheProjectAreRead() throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appendingPathComponent("paywalk-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: root) }
    let images = root.appendingPathComponent("project/images")
    try manager.createDirectory(at: images, withIntermediateDirectories: true)
    try Data("ab".utf8).write(to: images.appendingPathComponent("a.png"))
    try Data("secret".utf8).write(to: root.appendingPathComponent("out.png"))
    try manager.createSymbolicLink(
      atPath: images.path + "/link.png", withDestinationPath: "a.png")
    try manager.createSymbolicLink(
      atPath: root.path + "/project/linked", withDestinationPath: "images")
    #expect(mkfifo(images.path + "/pipe.png", 0o600) == 0)
    func read(_ path: String, atMost limit: Int = 9) -> String {
      do throws(FileFailure) {
        let bytes = try Files.read(inside: root.path + "/project", path, atMost: limit)
        return String(decoding: bytes, as: UTF8.self)
      } catch {
        return error.reason
      }
    }
    let link = "it is a link or lies behind one; links are not followed."
    #expect(read("images/a.png") == "ab")
    #expect(read("images/a.png", atMost: 2) == "ab" && read("images/a.png", atMost: 1) != "ab")
    #expect(read("images/link.png") == link && read("linked/a.png") == link)
    #expect(read("images/pipe.png") == "this is a device, a pipe or a socket, a file was expected.")
    #expect(read("images") == "this is a folder, a file was expected.")
    #expect(read("images/none.png") == "there is no such file or folder.")
    for path in [
      "../out.png", "/dev/zero", "images/../../out.png", "./images/a.png", "images//a.png",
    ] {
      #expect(read(path) == "it leads out of the project's folder.")
    }
  }
}
