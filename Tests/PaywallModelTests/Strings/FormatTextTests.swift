import PaywallModel
import Testing

@Test(arguments: [
  ("%@ and %@", "a and b"), ("%2$@, then %1$@", "b, then a"), ("%s of %d", "a of b"),
  ("%1$s %1$s", "a a"), ("100%% %@", "100% a"), ("%lld %2$lu %i", "a b b"),
  ("no place", "no place"),
])
func argumentsGoToTheirPlaces(text: String, filled: String) {
  #expect(FormatText(text).filled(with: ["a", "b"]) == filled)
}

@Test(arguments: [
  "100% sure", "@% stays", "%", "%1$", "%0$@", "%1$ @", "%-5@", "%ls", "%llld", "%x %n", "%$@",
])
func whatIsNoSpecifierIsText(text: String) {
  #expect(FormatText(text).specifiers.isEmpty)
  #expect(FormatText(text).filled(with: ["a"]) == text)
}

@Test func aPlaceWithoutAnArgumentStaysAsWritten() {
  #expect(FormatText("%@ %@ %9$@").filled(with: ["a"]) == "a %@ %9$@")
}

@Test func anArgumentIsNotReadAsAFormat() {
  #expect(FormatText("<%@>").filled(with: ["%@ %d"]) == "<%@ %d>")
}

@Test func specifiersKnowWhereTheyStand() {
  let specifiers = FormatText("é %2$@ %d").specifiers
  #expect(specifiers.map(\.offset) == [2, 7])
  #expect(specifiers.map(\.spelling) == ["%2$@", "%d"])
  #expect(specifiers.map(\.position) == [2, 1])
}
