import PaywallModel
import Testing

/// Conditions, buckets and moments.
@Suite struct TargetingTests {
  private static let facts = AudienceFacts(
    attributes: ["size": "4", "team": "North West", "student": "true"], entitlements: ["plus"],
    userID: "ann", language: "fr-CA", profile: Profile(platform: .android, sdkVersion: .v6_1))

  /// The condition as `paywalk.json` has it, and whether it holds for the person above.
  @Test(arguments: [
    (#"{ "attribute": "size", "is": 4 }"#, true), (#"{ "attribute": "size", "is": "5" }"#, false),
    (#"{ "attribute": "size", "is": ["5", 4] }"#, true),
    (#"{ "attribute": "size", "is_not": [4, 5] }"#, false),
    (#"{ "attribute": "none", "is_not": "x" }"#, true),
    (#"{ "attribute": "size", "above": 3 }"#, true),
    (#"{ "attribute": "size", "above": 4 }"#, false),
    (#"{ "attribute": "size", "below": 4.5 }"#, true),
    (#"{ "attribute": "team", "above": 3 }"#, false),
    (#"{ "attribute": "team", "contains": "West" }"#, true),
    (#"{ "attribute": "team", "contains": "East" }"#, false),
    (#"{ "attribute": "student", "is": true }"#, true), (#"{ "attribute": "size" }"#, true),
    (#"{ "attribute": "none" }"#, false), (#"{ "attribute": "none", "exists": false }"#, true),
    (#"{ "entitlement": "plus" }"#, true), (#"{ "entitlement": "plus", "is": false }"#, false),
    (#"{ "entitlement": "gold", "is": false }"#, true), (#"{ "signed_in": true }"#, true),
    (#"{ "signed_in": false }"#, false), (#"{ "language": "fr" }"#, true),
    (#"{ "language": "fr-CA" }"#, true), (#"{ "language": ["en", "de"] }"#, false),
    (#"{ "platform": "android" }"#, true), (#"{ "platform": ["ios", "flutter"] }"#, false),
    (#"{ "sdk": ["6.1", "6.2"] }"#, true), (#"{ "sdk": "6.2" }"#, false),
    (#"{ "signed_in": true, "language": "de" }"#, false),
    (#"{ "all": [{ "signed_in": true }, { "language": "fr" }] }"#, true),
    (#"{ "any": [{ "signed_in": false }, { "language": "fr" }] }"#, true),
    (#"{ "any": [] }"#, false), (#"{ "not": { "language": "fr" } }"#, false),
    (#"{ "not": { "not": { "language": "fr" } } }"#, true),
  ])
  func aConditionHolds(text: String, holds: Bool) {
    let audience = Self.audience(when: text)
    #expect(audience.problems == [])
    #expect(audience.condition?.holds(for: Self.facts) == holds, "\(text)")
  }

  /// A condition with a mistake lets nobody in, whatever stands around it.
  @Test(arguments: [
    "{}", "[]", "true", #"{ "attribut": "size" }"#, #"{ "platform": "windows" }"#,
    #"{ "attribute": "size", "is": 4, "above": 2 }"#, #"{ "signed_in": "yes" }"#,
    #"{ "attribute": "size", "above": "many" }"#,
    #"{ "any": [{ "signed_in": 1 }, {"sdk": "6.1"}] }"#,
  ])
  func aConditionWithAMistakeHoldsForNobody(text: String) {
    let audience = Self.audience(when: text)
    #expect(!audience.problems.isEmpty)
    #expect(audience.condition?.holds(for: Self.facts) == false, "\(text)")
  }

  private static func audience(when text: String) -> (
    condition: AudienceCondition?, problems: [String]
  ) {
    let catalog = CatalogReader.read([
      SourceFile(
        name: "paywalk.json",
        bytes: Array(#"{ "audiences": [{ "id": "a", "when": \#(text) }] }"#.utf8))
    ])
    return (catalog.project.audiences.first?.condition, catalog.problems.map(\.code))
  }

  /// The same for ever and on every machine.
  @Test(arguments: [
    ("ann", 90), ("bob", 6), ("", 90), ("northwind-7", 93), ("年間", 49),
  ])
  func aUserHasItsBucket(user: String, bucket: Int) {
    #expect(ABTest.bucket(of: user) == bucket)
  }

  @Test func bucketsAreUsedEvenly() {
    var counts = Array(repeating: 0, count: 100)
    for number in 0..<20_000 { counts[ABTest.bucket(of: "user-\(number)")] += 1 }
    #expect(counts.allSatisfy { (130...270).contains($0) }, "\(counts)")
  }

  @Test(arguments: [(0, "A"), (32, "A"), (33, "B"), (65, "B"), (66, "–"), (99, "–")])
  func percentagesGiveBucketsFromTheTop(bucket: Int, variant: String) {
    let test = ABTest(
      id: "price",
      variants: [
        ABTest.Variant(id: "A", percent: 33, served: .nothing),
        ABTest.Variant(id: "none", percent: 0, served: .nothing),
        ABTest.Variant(id: "B", percent: 33, served: .nothing),
      ])
    #expect((test.variant(inBucket: bucket)?.id ?? "–") == variant)
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1970-01-02", 86_400), ("2026-03-01", 1_772_323_200),
    ("2026-03-01T12:30:05Z", 1_772_368_205), ("2026-03-01T12:30Z", 1_772_368_200),
    ("2024-02-29", 1_709_164_800), ("2026-02-29", nil), ("2026-13-01", nil),
    ("2026-03-01T24:00Z", nil), ("2026-03-01T12:30+02:00", nil), ("tomorrow", nil), ("", nil),
  ])
  func aMomentIsRead(text: String, seconds: Int?) {
    #expect(UTCTime.seconds(text) == seconds)
  }
}
