import PaywallModel
import SessionRecording
import Testing

/// Replays recordings in tests.
enum Replays {
  /// The recording reads without a problem and replays without a difference.
  static func expectEqual(
    _ text: String, of catalog: Catalog, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let reading = SampleSessions.read(text)
    #expect(reading.problems == [], sourceLocation: sourceLocation)
    let session = try #require(reading.session, sourceLocation: sourceLocation)
    if let difference = firstDifference(session, of: catalog) {
      Issue.record("\(difference.message)\n\(text)", sourceLocation: sourceLocation)
    }
  }

  /// The first difference between a recording and now.
  static func firstDifference(_ session: Session, of catalog: Catalog) -> Divergence? {
    var replayer = SessionReplayer(session, catalog: catalog)
    do throws(Divergence) {
      try replayer.playToEnd()
      return nil
    } catch {
      return error
    }
  }
}
