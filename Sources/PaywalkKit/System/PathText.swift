/// Paths as texts, with `/`.
enum PathText {
  /// The last part: `plans.screen.json`.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The path without its last part; nil when there is only one part.
  static func parent(of path: String) -> String? {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = trimmed.lastIndex(of: "/") else { return nil }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  /// A folder and what is in it, as one path.
  static func joined(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Without `.`, `..` and double slashes; the path must be absolute.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// How to get to an absolute path from an absolute folder: `../screens`.
  static func relative(_ path: String, from folder: String) -> String {
    let target = normalized(path).split(separator: "/")
    let start = normalized(folder).split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: start.count - common)
    let parts = up + target.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
