import EmulatorTestSupport
import Foundation
import Testing

/// Keys, secrets of the store's file and what the app puts into its links are in no recording,
/// report or export, also when the integration was changed and stands in the recording's header.
@Suite struct CredentialsTests {
  private static let secrets = ["S3CR3T-LINK", "S3CR3T-KEY", "S3CR3T-APP"]

  @Test func noneIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.copy("screens")
    let project = try #require(folder.text("screens/paywalk.json"))
    let credentials = #""integration": { "credentials": { "token": "S3CR3T-LINK" },"#
    try folder.write(
      "screens/paywalk.json",
      Array(project.replacing(#""integration": {"#, with: credentials).utf8))
    let store = try #require(folder.text("screens/store.storekit"))
    let keys =
      #"{ "privateKey": "S3CR3T-KEY", "apiKey": "S3CR3T-APP","#
    let start = try #require(store.firstIndex(of: "{"))
    try folder.write(
      "screens/store.storekit", Array((keys + store[store.index(after: start)...]).utf8))
    let terminal = try PseudoTerminal(
      ["run", "screens", "--placement", "premium", "--record", "kept.session"], in: folder.path)
    terminal.expect("Pipeline")
    for keys in ["I", "i", "s", "u", "p"] { terminal.send(keys) }
    terminal.send("q")
    terminal.expect("Keep the recording")
    terminal.send("\r")
    #expect(terminal.waitForEnd() == 0)
    var written = [
      "terminal": String(decoding: terminal.bytes, as: UTF8.self),
      "recording": try #require(folder.text("kept.session")),
    ]
    for format in ["cast", "html", "markdown", "text"] {
      written[format] =
        try Program.run("export", "kept.session", "--format", format, in: folder.path).output
    }
    for words in [
      ["check", "screens"], ["check", "screens", "--format", "json"],
      ["test", "--json", "screens/lab"],
      ["diff", "kept.session", "kept.session"], ["doctor"],
    ] {
      let result = try Program.run(words, in: folder.path)
      written[words.joined(separator: " ")] = result.output + result.errors
    }
    for (what, text) in written {
      for secret in Self.secrets { #expect(!text.contains(secret), "\(secret) in \(what)") }
    }
  }
}
