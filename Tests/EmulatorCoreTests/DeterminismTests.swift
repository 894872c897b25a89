import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import Testing

@Test func equalEventsLeadToEqualWalks() {
  for seed in UInt64(1)...20 {
    var left = RandomWalk(seed: seed)
    var right = RandomWalk(seed: seed)
    left.run(steps: 60)
    right.run(steps: 60)
    #expect(left.walk == right.walk, "seed \(seed)")
    #expect(left.walk.digest == right.walk.digest, "seed \(seed)")
  }
}

@Test func randomWalksKeepTheRules() {
  for seed in UInt64(1)...500 {
    var random = RandomWalk(seed: seed)
    for step in 1...50 {
      random.step()
      for broken in random.brokenRules { Issue.record("seed \(seed), step \(step): \(broken)") }
      if !random.brokenRules.isEmpty { return }
    }
    for fault in random.walk.ownFaults { Issue.record("seed \(seed): \(fault.text)") }
  }
}

@Test func randomWalksThroughTheShippedProjectKeepTheRules() throws {
  let files = Repository.files(below: "screens").filter { !$0.contains("/") }.compactMap { name in
    Repository.bytes("screens/\(name)").map { SourceFile(name: name, bytes: $0) }
  }
  let catalog = CatalogReader.read(files)
  try #require(catalog.screens.count > 10)
  for seed in UInt64(1)...60 {
    var random = RandomWalk(seed: seed, project: catalog)
    random.run(steps: 60)
    for broken in random.brokenRules { Issue.record("seed \(seed): \(broken)") }
  }
}

@Test func ofEqualMomentsTheSDKsTimerFiresFirst() {
  let late = intercepting(.close, answering(.success, fault: .late))
  var walk = Walk.on([.close], platform: .reactNative, late)
  walk.press()
  walk.wait(60_000)
  #expect(walk.diagnostics.map(\.at.milliseconds) == [30_000, 30_000])
  #expect(walk.rules == [.bridgeTimeout, .lateAnswer])
}

@Test func timeDoesNotRunBackwards() {
  var walk = Walk.on([.purchase])
  walk.wait(1_000)
  walk.handle(.gesture(.tap(Northwind.target(0), label: "Button")), at: .start)
  #expect(walk.now == Instant(milliseconds: 1_000))
  #expect(walk.trace.last?.at == Instant(milliseconds: 1_000))
}
