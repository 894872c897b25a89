import Foundation
public import Testing

/// Texts that tests compare with, as files in `Tests/Goldens`. `RECORD=1` writes them anew; CI
/// never does.
public enum Golden {
  /// Whether files are written anew instead of compared.
  public static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "1" }

  /// Compares a text with the golden of that name, `walk/plans-80x24`; the first difference comes
  /// first.
  public static func expect(
    _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(text, file: "Tests/Goldens/\(name).txt", sourceLocation: sourceLocation)
  }

  /// Compares a text with any file of the repository that is written from the code.
  public static func expect(
    _ text: String, file path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if isRecording { return record(text, at: path) }
    guard let golden = Repository.text(path) else {
      Issue.record("\(path) is not there. RECORD=1 writes it.", sourceLocation: sourceLocation)
      return
    }
    let wanted = golden.hasSuffix("\n") ? String(golden.dropLast()) : golden
    if let difference = firstDifference(wanted, text) {
      Issue.record(
        "\(path) differs: \(difference)\n\(text)\nRECORD=1 re-records it.",
        sourceLocation: sourceLocation)
    }
  }

  /// The first line in which two texts differ, or nil when they are equal.
  public static func firstDifference(_ wanted: String, _ seen: String) -> String? {
    let left = wanted.split(separator: "\n", omittingEmptySubsequences: false)
    let right = seen.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(left.count, right.count) {
      let wantedLine = index < left.count ? String(left[index]) : "(no line)"
      let seenLine = index < right.count ? String(right[index]) : "(no line)"
      if wantedLine != seenLine {
        return "line \(index + 1)\n  wanted \(wantedLine)\n  seen   \(seenLine)"
      }
    }
    return nil
  }

  private static func record(_ text: String, at path: String) {
    let url = URL(fileURLWithPath: Repository.root + "/" + path)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data((text + "\n").utf8).write(to: url)
  }
}
