@testable import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import Testing

/// Changes, kept digests and new elements in any order: the digest is that of a list of the same
/// elements that has kept nothing.
@Test func aListsDigestIsThatOfItsElements() {
  for seed in UInt64(1)...100 {
    var generator = SeededGenerator(seed: seed)
    var list = DigestedList<Call>()
    for step in 1...40 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: list.keepDigest()
      case 1: list.append(call(step))
      default:
        guard let index = list.elements.indices.randomElement(using: &generator) else { continue }
        list[index].standing = .answered("\(step)")
      }
      var anew = DigestedList<Call>()
      for element in list.elements { anew.append(element) }
      #expect(list.digest == anew.digest, "seed \(seed), step \(step)")
      #expect(list == anew, "seed \(seed), step \(step)")
    }
  }
}

/// Parts that are copied, changed and digested in any order: a digest is that of the part as it is,
/// and no copy sees what is done to another one.
@Test func aPartsDigestIsThatOfThePartAsItIs() {
  for seed in UInt64(1)...100 {
    var generator = SeededGenerator(seed: seed)
    var parts = [Digested(wrappedValue: [0])]
    var plain = [[0]]
    for step in 1...60 {
      let index = Int.random(in: parts.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: parts[index].keepDigest()
      case 1 where parts.count < 6:
        parts.append(parts[index])
        plain.append(plain[index])
      case 2:
        parts[index].wrappedValue = [step]
        plain[index] = [step]
      default:
        parts[index].wrappedValue.append(step)
        plain[index].append(step)
      }
      #expect(parts.map(\.wrappedValue) == plain, "seed \(seed), step \(step)")
      #expect(parts.map(\.digest) == plain.map(\.ownDigest), "seed \(seed), step \(step)")
    }
  }
}

/// The words by which answers are digested follow each change of the answers.
@Test func theWordsOfAnswersAreThoseOfTheAnswersAsTheyAre() {
  for seed in UInt64(1)...100 {
    var generator = SeededGenerator(seed: seed)
    var setting = InterceptorSetting()
    for _ in 1...12 {
      let wayOut = WayOut.allCases.randomElement(using: &generator) ?? .accept
      setting.answers[wayOut] = InterceptResult.allCases.randomElement(using: &generator)
      if Int.random(in: 0..<4, using: &generator) == 0 { setting.answers[wayOut] = nil }
      let sorted = setting.answers.sorted { $0.key.rawValue < $1.key.rawValue }
      #expect(setting.answerWords == sorted.map { "\($0.key.rawValue) \($0.value.rawValue)" })
      #expect(setting == InterceptorSetting(answers: setting.answers))
    }
  }
}

private func call(_ number: Int) -> Call {
  Call(id: CallID(number), subject: .action(.purchase), standing: .open, since: .start)
}

/// What follows from a screen must not outlive it.
@Test func afterAReloadAScreenSellsWhatItsNewFileSays() {
  var walk = Walk.on([.purchase])
  let before = walk.emulator.catalog
  #expect(walk.emulator.screenIndex("plans")?.screen == before.screen("plans"))
  var screens = before.screens
  for index in screens.indices { screens[index].plans = [ScreenPlan(id: "weekly")] }
  walk.adopt(Catalog(project: before.project, screens: screens, store: before.store))
  #expect(walk.emulator.currentPlanID == "weekly")
}

/// Which screens came up before says nothing about a walk.
@Test func walksAreEqualWhateverTheyKeepOfScreens() {
  let walk = Walk.on([.purchase])
  var other = walk
  other.emulator.shownScreens = ShownScreens()
  #expect(walk == other)
  #expect(walk.digest == other.digest)
}
