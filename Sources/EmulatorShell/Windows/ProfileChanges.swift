public import PaywallModel

/// What another SDK version changes at once, in a few words.
enum ProfileChanges {
  /// `full mode, links are held`; empty where nothing of it changes.
  static func words(from old: Profile, to new: Profile) -> [String] {
    var words: [String] = []
    if old.mode != new.mode { words.append("\(new.mode.rawValue) mode") }
    if old.allowsDeeplinksAtStart != new.allowsDeeplinksAtStart {
      words.append(new.allowsDeeplinksAtStart ? "links are shown" : "links are held")
    }
    return words.isEmpty ? [] : [words.joined(separator: ", ")]
  }
}

extension Profile {
  /// `Android 6.2, full mode`.
  public var words: String {
    "\(platform.displayName) \(sdkVersion.rawValue), \(mode.rawValue) mode"
  }
}
