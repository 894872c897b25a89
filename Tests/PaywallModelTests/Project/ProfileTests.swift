import EmulatorTestSupport
import PaywallModel
import Testing

@Suite struct ProfileTests {
  @Test func everyFactIsToldForEveryProfile() {
    let lines = ProfileFact.allCases.flatMap { fact in
      ["\(fact.rawValue): \(fact.title) (\(fact.source))"]
        + fact.groups.map { "  \($0.profiles): \($0.text)" }
    }
    Golden.expect(lines.joined(separator: "\n"), "profiles/facts")
  }

  /// The facts that decide something, by hand from the dossier.
  @Test func theTableSaysWhatTheDossierSays() {
    let profiles = Platform.allCases.map { Profile(platform: $0, mode: .full) }
    #expect(profiles.map(\.alertMustBeDismissed) == [false, true, false, false, false])
    #expect(profiles.map(\.interceptorTimeoutMilliseconds) == [nil, nil, 30_000, nil, nil])
    #expect(
      profiles.map(\.thrownHandler) == [
        .staysUnanswered, .staysUnanswered, .countsAsFailed, .staysUnanswered, .staysUnanswered,
      ])
    #expect(
      profiles.map(\.closeReach) == [
        .onePresentation, .allScreens, .onePresentation, .onePresentation, .allScreens,
      ])
    #expect(
      profiles.map { $0.name(of: .closeAll) } == [
        "closeAll", "CloseAll", "closeAll", "closeAll", "close_all",
      ])
    #expect(
      profiles.map { $0.name(of: CloseReasonName.systemBack) } == [
        "interactiveDismiss", "back_system", "backSystem", "backSystem", "backSystem",
      ])
  }

  @Test func theVersionDecidesWhatIsTrueAtTheStart() {
    let versions = SDKVersion.allCases
    #expect(
      versions.map { Profile(sdkVersion: $0).mode } == [.full, .observer, .observer, .observer])
    #expect(
      versions.map { Profile(sdkVersion: $0).allowsDeeplinksAtStart } == [false, true, true, true])
    #expect(
      versions.map { Profile(sdkVersion: $0).loginTransfer } == [
        .purchases, .purchases, .purchases, .purchasesAndRedemptions,
      ])
    #expect(
      versions.map { Profile(platform: .android, sdkVersion: $0).alertsAboutStoreNetworkErrors }
        == [
          true, true, true, false,
        ])
    #expect(
      versions.map { Profile(platform: .ios, sdkVersion: $0).firesNestedActions } == [
        true, true, true, false,
      ])
  }

  @Test(arguments: Platform.allCases)
  func anInterceptorIsGivenTheNamesOfItsPlatform(platform: Platform) {
    let profile = Profile(platform: platform)
    let isFlat = platform == .ios
    let opening = Action(.openPresentation, screenID: "thanks")
    #expect(
      profile.payload(of: opening).map { "\($0.name) \($0.value)" } == [
        isFlat ? "presentation thanks" : "presentationId thanks"
      ])
    #expect(profile.payload(of: Action(.close)).isEmpty == isFlat)
    #expect(profile.payload(of: Action(.login)).isEmpty)
  }

  @Test func anotherVersionBringsItsModeUnlessTheAppChoseOne() {
    var project = Project(profile: Profile(sdkVersion: .v6_2), choosesMode: false)
    #expect(project.profile(project.profile, in: .v5).mode == .full)
    project.choosesMode = true
    #expect(project.profile(project.profile, in: .v5).mode == .observer)
  }

  @Test(arguments: [
    ("everywhere", Platform.allCases, SDKVersion.allCases),
    ("SDK before 6.2", Platform.allCases, [.v5, .v6_0, .v6_1]),
    ("SDK from 6.1", Platform.allCases, [.v6_1, .v6_2]),
    ("Android", [.android], SDKVersion.allCases), ("Android from 6.2", [.android], [.v6_2]),
    ("iOS and Flutter 6.0", [.ios, .flutter], [.v6_0]),
    ("iOS, Android and Cordova 5", [.ios, .android, .cordova], [.v5]),
  ])
  func aSetOfProfilesHasAShortName(name: String, platforms: [Platform], versions: [SDKVersion]) {
    let profiles = platforms.flatMap { platform in
      versions.map { Profile(platform: platform, sdkVersion: $0) }
    }
    #expect(ProfileNames.name(of: profiles) == name)
  }
}
