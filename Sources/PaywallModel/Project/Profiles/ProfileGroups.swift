/// What holds in several profiles alike, for a list that people read.
public struct ProfileGroup: Hashable, Sendable {
  /// `everywhere`, `Android`, `SDK 5`, `iOS before 6.2`, `React Native and Flutter from 6.1`.
  public var profiles: String
  /// What holds there.
  public var text: String
}

extension ProfileFact {
  /// The fact in all profiles, equal ones together, in the order of platforms and versions.
  public var groups: [ProfileGroup] {
    var texts: [String] = []
    var profiles: [String: [Profile]] = [:]
    for platform in Platform.allCases {
      for version in SDKVersion.allCases {
        let profile = Profile(platform: platform, sdkVersion: version)
        let text = text(in: profile)
        if profiles[text] == nil { texts.append(text) }
        profiles[text, default: []].append(profile)
      }
    }
    return texts.map { text in
      ProfileGroup(profiles: ProfileNames.name(of: profiles[text] ?? []), text: text)
    }
  }
}

/// What a set of profiles is called, as short as it can be.
public enum ProfileNames {
  /// Names a set of profiles; the modes play no part.
  public static func name(of profiles: [Profile]) -> String {
    let versions = Platform.allCases.map { platform in
      (
        platform,
        SDKVersion.allCases.filter { version in
          profiles.contains { $0.platform == platform && $0.sdkVersion == version }
        }
      )
    }
    let present = versions.filter { !$0.1.isEmpty }
    if let common = present.first?.1, present.allSatisfy({ $0.1 == common }) {
      return name(of: present.map(\.0), common)
    }
    return present.map { name(of: [$0.0], $0.1) }.joined(separator: ", ")
  }

  private static func name(of platforms: [Platform], _ versions: [SDKVersion]) -> String {
    let all = platforms.count == Platform.allCases.count
    let span = span(of: versions)
    if all { return span.isEmpty ? "everywhere" : "SDK \(span)" }
    let names = platforms.map(\.displayName)
    let list =
      names.count > 1
      ? "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])" : names[0]
    return span.isEmpty ? list : "\(list) \(span)"
  }

  /// `before 6.2`, `from 6.1`, `6.0`; empty for all.
  private static func span(of versions: [SDKVersion]) -> String {
    let all = SDKVersion.allCases
    if versions == all { return "" }
    if versions.count == 1, versions[0] != all.last { return versions[0].rawValue }
    if versions == Array(all.prefix(versions.count)) {
      return "before \(all[versions.count].rawValue)"
    }
    if versions == Array(all.suffix(versions.count)) {
      return "from \(versions[0].rawValue)"
    }
    return versions.map(\.rawValue).joined(separator: ", ")
  }
}
