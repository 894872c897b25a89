import EmulatorCore
import PaywallModel
import SessionRecording

/// `paywalk compare`: one session or scenario under several profiles, only what differs.
enum CompareCommand {
  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    let path = line.arguments[0]
    let file = try PlayableFile.open(path)
    let profiles = try Self.profiles(line.value("platforms") ?? "ios,android", like: file.profile)
    let comparison = ProfileComparison(
      profiles.map { (name(of: $0), file.account(under: $0)) })
    if line.flags.contains("json") {
      Output.json(ComparisonText.node(comparison))
    } else {
      Output.data(ComparisonText.text(comparison, path: path))
    }
    return comparison.isEmpty ? .fine : .failed
  }

  private static func name(of profile: Profile) -> String {
    "\(profile.platform.displayName) \(profile.sdkVersion.rawValue)"
  }

  /// `ios,android@6.1`; the mode, and a version that is not given, are the file's own.
  static func profiles(
    _ written: String, like own: Profile
  ) throws(CommandFailure) -> [Profile] {
    var profiles: [Profile] = []
    for word in written.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      var profile = own
      profile.platform = try choice(parts[0], Platform.self, "platform")
      if parts.count > 1 {
        profile.sdkVersion = try choice(parts[1], SDKVersion.self, "SDK version")
      }
      guard !profiles.contains(profile) else {
        throw CommandFailure("--platforms \(written): \(name(of: profile)) stands there twice.")
      }
      profiles.append(profile)
    }
    guard profiles.count > 1 else {
      throw CommandFailure(
        "--platforms \(written): two at least are compared, such as ios,android or ios@5,ios@6.2.")
    }
    return profiles
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ word: Substring, _ type: Value.Type, _ thing: String
  ) throws(CommandFailure) -> Value {
    let word = word.filter { $0 != " " }
    if let value = Value(rawValue: word) { return value }
    let names = Value.allCases.map(\.rawValue)
    let advice = NearestName.advice(
      for: word, among: names, otherwise: "Known: \(names.joined(separator: ", ")).")
    throw CommandFailure("--platforms: \"\(word)\" is no \(thing). \(advice)")
  }
}
