import EmulatorTestSupport
import PaywallModel
import Testing

/// Which links are the SDK's, by platform and version; expectations by hand from the dossier §6.1.
@Suite struct DeeplinkReaderTests {
  private static let settings = LinkSettings(scheme: "nw", host: "links.example.com")

  private static func read(
    _ url: String, _ platform: Platform = .ios, _ version: SDKVersion = .v6_2
  ) -> Result<Deeplink, DeeplinkFault> {
    let profile = Profile(platform: platform, sdkVersion: version, mode: .full)
    do throws(DeeplinkFault) {
      return .success(try DeeplinkReader.read(url, profile: profile, settings: settings))
    } catch {
      return .failure(error)
    }
  }

  static let everywhere: [(String, Deeplink)] = [
    ("nw://ply/placements/premium", Deeplink(.placement("premium"))),
    ("nw://ply/placements", Deeplink(.placement(nil))),
    ("nw://ply/placements/", Deeplink(.placement(nil))),
    ("nw://ply/placements/premium/", Deeplink(.placement("premium"))),
    ("nw://ply/placements/caf%C3%A9%20du%20port", Deeplink(.placement("café du port"))),
    ("nw://ply/placements/café", Deeplink(.placement("café"))),
    ("nw://ply/placements/premium#top", Deeplink(.placement("premium"))),
    ("nw://ply/presentations/plans", Deeplink(.screen("plans"))),
    ("nw://ply/presentations", Deeplink(.screen(nil))),
    ("nw://ply/presentations/plans?preview=1", Deeplink(.screen("plans"), isPreview: true)),
    ("nw://ply/presentations/plans?preview=0", Deeplink(.screen("plans"))),
    ("nw://ply/presentations/plans?preview=0&preview=1", Deeplink(.screen("plans"))),
    ("nw://ply/presentations?preview=1", Deeplink(.screen(nil), isPreview: true)),
    ("nw://ply/flows/first", Deeplink(.flow("first"))),
    ("nw://ply/update_billing", Deeplink(.updateBilling)),
  ]

  @Test(arguments: everywhere)
  func theFormsOfEveryProfile(url: String, link: Deeplink) {
    for platform in Platform.allCases {
      for version in SDKVersion.allCases {
        #expect(Self.read(url, platform, version) == .success(link), "\(platform) \(version)")
      }
    }
  }

  static let inVersions: [(String, Deeplink, Set<SDKVersion>)] = [
    (
      "nw://ply/redeem/TOKEN-1?auid=A-1",
      Deeplink(.redemption(RedemptionToken("TOKEN-1"), anonymousID: "A-1")), [.v6_1, .v6_2]
    ),
    (
      "nw://ply/redeem/TOKEN-1?utm_source=letter&auid=A-1&x=1#top",
      Deeplink(.redemption(RedemptionToken("TOKEN-1"), anonymousID: "A-1")), [.v6_1, .v6_2]
    ),
    (
      "nw://ply/redeem/TOKEN-1?auid=",
      Deeplink(.redemption(RedemptionToken("TOKEN-1"), anonymousID: nil)), [.v6_1, .v6_2]
    ),
    (
      "nw://ply/redeem/TOKEN-1?AUID=A-1&auid=%GG",
      Deeplink(.redemption(RedemptionToken("TOKEN-1"), anonymousID: nil)), [.v6_1, .v6_2]
    ),
    ("nw://ply/products/reader", Deeplink(.product("reader")), [.v5]),
    ("nw://ply/plans/monthly", Deeplink(.plan("monthly")), [.v5]),
    ("nw://ply/subscriptions", Deeplink(.subscriptions), [.v5]),
    ("nw://ply/cancellation_survey/reader", Deeplink(.cancellationSurvey("reader")), [.v5]),
    ("nw://ply/cancellation_survey", Deeplink(.cancellationSurvey(nil)), [.v5]),
  ]

  @Test(arguments: inVersions)
  func formsThatCameAndWent(url: String, link: Deeplink, versions: Set<SDKVersion>) {
    for platform in Platform.allCases {
      for version in SDKVersion.allCases {
        let reading = Self.read(url, platform, version)
        if versions.contains(version) {
          #expect(reading == .success(link), "\(platform) \(version)")
        } else if case .failure(.otherVersion) = reading {
        } else {
          Issue.record("\(platform) \(version): \(reading)")
        }
      }
    }
  }

  @Test func theHostMayBeInAnyLettersOnAndroidFrom6_2Only() {
    for platform in Platform.allCases {
      for version in SDKVersion.allCases {
        let isTaken = platform == .android && version == .v6_2
        for host in ["PLY", "Ply"] {
          #expect(
            Self.read("nw://\(host)/placements/p", platform, version)
              == (isTaken ? .success(Deeplink(.placement("p"))) : .failure(.hostCase(host))))
        }
      }
    }
  }

  @Test func theSchemeIsComparedByAndroid() {
    #expect(Self.read("NW://ply/placements/p") == .success(Deeplink(.placement("p"))))
    #expect(
      Self.read("NW://ply/placements/p", .android) == .failure(.otherScheme("NW", own: "nw")))
  }

  @Test func theWebFormIsAndroids() {
    let url = "https://links.example.com/ply/placements/p"
    #expect(Self.read(url, .android) == .success(Deeplink(.placement("p"))))
    #expect(
      Self.read("https://LINKS.example.com/ply/placements/p", .android)
        == .success(Deeplink(.placement("p"))))
    for platform in Platform.allCases where platform != .android {
      #expect(Self.read(url, platform) == .failure(.webPage))
    }
  }

  static let lookAlikes: [(String, DeeplinkFault)] = [
    ("", .noScheme), ("ply/placements/p", .noScheme), ("//ply/placements/p", .noScheme),
    ("nw:ply/placements/p", .noScheme), ("nw:/ply/placements/p", .noScheme),
    ("nw:///ply/placements/p", .otherHost("")), ("1nw://ply/placements/p", .noScheme),
    ("n w://ply/placements/p", .hostileCharacter), (" nw://ply/placements/p", .hostileCharacter),
    ("nw%3A//ply/placements/p", .noScheme), ("nw://", .otherHost("")),
    ("nwx://ply/placements/p", .otherScheme("nwx", own: "nw")),
    ("javascript://ply/placements/p", .otherScheme("javascript", own: "nw")),
    ("nw://plyx/placements/p", .otherHost("plyx")),
    ("nw://ply.example.com/placements/p", .otherHost("ply.example.com")),
    ("nw://ply./placements/p", .otherHost("ply.")), ("nw://pIy/placements/p", .otherHost("pIy")),
    ("nw://p%6Cy/placements/p", .otherHost("p%6Cy")), ("nw://рly/placements/p", .otherHost("рly")),
    ("nw://ply@evil.example/placements/p", .disguisedHost),
    ("nw://evil@ply/placements/p", .disguisedHost), ("nw://ply:80/placements/p", .disguisedHost),
    ("nw://ply:x@evil/placements/p", .disguisedHost),
    ("nw://ply", .unknownKind("")), ("nw://ply/", .unknownKind("")),
    ("nw://ply//placements/p", .doubledPart), ("nw://ply/placements//p", .doubledPart),
    ("nw://ply/placements/p//", .doubledPart),
    ("nw://ply/Placements/p", .unknownKind("Placements")),
    ("nw://ply/placement/p", .unknownKind("placement")),
    ("nw://ply/%70lacements/p", .unknownKind("%70lacements")),
    ("nw://ply/placements/p/q", .tooManyParts), ("nw://ply/update_billing/x", .tooManyParts),
    ("nw://ply/placements/a%2Fb", .hiddenSeparator),
    ("nw://ply/placements/a%5cb", .hiddenSeparator),
    ("nw://ply/placements/..", .hiddenSeparator), ("nw://ply/placements/%2e%2e", .hiddenSeparator),
    ("nw://ply/placements/.", .hiddenSeparator), ("nw://ply/placements/a%", .wrongEscape),
    ("nw://ply/placements/a%4", .wrongEscape), ("nw://ply/placements/a%zz", .wrongEscape),
    ("nw://ply/placements/%FF", .wrongEscape), ("nw://ply/placements/%C3", .wrongEscape),
    ("nw://ply/placements/a%00b", .hostileCharacter),
    ("nw://ply/placements/a%1b", .hostileCharacter),
    ("nw://ply/placements/a%0A", .hostileCharacter),
    ("nw://ply/placements/a\u{1b}[2J", .hostileCharacter),
    ("nw://ply/placements/a\u{202e}b", .hostileCharacter),
    ("nw://ply/placements/%E2%80%AEb", .hostileCharacter),
    ("nw://ply/placements/a\u{0}", .hostileCharacter),
    ("nw://ply/flows", .missingPart("flows")), ("nw://ply/flows/", .missingPart("flows")),
    ("nw://ply/redeem", .missingPart("redeem")), ("nw://ply/redeem/", .missingPart("redeem")),
    ("nw://ply/redeem?auid=A", .missingPart("redeem")),
    ("nw://ply/redeem/A/B", .tooManyParts), ("nw://ply/redeem//A", .doubledPart),
    ("nw://ply/redeem/A%2FB", .hiddenSeparator),
    ("http://links.example.com/ply/placements/p", .webPage),
    ("https://links.example.com.evil/ply/placements/p", .webPage),
    ("https://links.example.com@evil/ply/placements/p", .webPage),
    ("https://links.example.com/x/ply/placements/p", .webPage),
    ("https://www.example.com/terms", .webPage), ("mailto://ply/placements/p", .webPage),
    ("file://ply/placements/p", .webPage),
  ]

  @Test(arguments: lookAlikes)
  func whatOnlyLooksLikeALinkOfTheSDK(url: String, fault: DeeplinkFault) {
    for platform in [Platform.ios, .android] {
      #expect(Self.read(url, platform) == .failure(fault), "\(platform)")
    }
  }

  @Test func aVeryLongLinkIsNone() {
    let start = "nw://ply/placements/"
    let longest = start + String(repeating: "p", count: DeeplinkReader.longestBytes - start.count)
    #expect(throws: Never.self) { try Self.read(longest).get() }
    #expect(Self.read(longest + "p") == .failure(.tooLong))
  }

  /// Cuts, doublings and wrong bytes of good links: never a crash, and no token in a message.
  @Test func damagedLinksNeverCrash() {
    var random = SeededGenerator(seed: 20)
    let links =
      (Self.everywhere.map(\.0) + Self.inVersions.map(\.0) + Self.lookAlikes.map(\.0))
      .map { Array($0.utf8) }
    for _ in 0..<4_000 {
      var bytes = links[Int(random.next() % UInt64(links.count))]
      for _ in 0..<(1 + random.next() % 4) where !bytes.isEmpty {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 4 {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 2: bytes.insert(contentsOf: Array("/%?#@:".utf8), at: place)
        default: bytes.append(contentsOf: bytes[place...])
        }
      }
      let url = String(decoding: bytes, as: UTF8.self)
      for platform in [Platform.ios, .android] {
        guard case .failure(let fault) = Self.read(url, platform) else { continue }
        #expect(!fault.message.isEmpty)
      }
      #expect(TokenMask.recorded(TokenMask.recorded(url)) == TokenMask.recorded(url))
    }
  }

  @Test func theSampleOfRealLinks() throws {
    guard let bytes = Samples.bytes("purchasely/deeplinks.txt") else { return }
    let settings = LinkSettings(scheme: "exampleapp", host: "links.example.com")
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter {
      $0.first != "#"
    }
    func marks(_ platform: Platform, _ version: SDKVersion) -> String {
      let profile = Profile(platform: platform, sdkVersion: version, mode: .full)
      return lines.map {
        (try? DeeplinkReader.read(String($0), profile: profile, settings: settings)) == nil
          ? "-" : "+"
      }.joined()
    }
    #expect(lines.count == 23)
    #expect(marks(.ios, .v6_2) == "++++++++-++-----------+")
    #expect(marks(.android, .v6_2) == "+++++++++++---------+-+")
    #expect(marks(.android, .v5) == "+++++++++--++++-------+")
  }
}
