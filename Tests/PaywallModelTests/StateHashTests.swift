import EmulatorTestSupport
import PaywallModel
import Testing

/// Texts of all lengths up to a few words are digested as the rule says, byte by byte: eight bytes
/// make a number, the rest stands behind the last eight, the length comes last.
@Test func aTextIsDigestedEightBytesAtATime() {
  var generator = SeededGenerator(seed: 1)
  let characters: [Character] = ["a", "Z", "7", "é", "…", "日", "🙂", " "]
  for length in 0..<40 {
    let text = String((0..<length).compactMap { _ in characters.randomElement(using: &generator) })
    var hash = StateHash()
    hash.add(text)
    #expect(hash.value == byBytes(Array(text.utf8)), "\(text)")
    var ofBytes = StateHash()
    ofBytes.add(Array(text.utf8))
    #expect(ofBytes.value == hash.value, "\(text)")
  }
}

private func byBytes(_ bytes: [UInt8]) -> UInt64 {
  var hash = StateHash()
  var word: UInt64 = 0
  for (index, byte) in bytes.enumerated() {
    word = word << 8 | UInt64(byte)
    if index % 8 == 7 { hash.add(word) }
  }
  if bytes.count % 8 != 0 { hash.add(word) }
  hash.add(bytes.count)
  return hash.value
}
