/// The rules that no compiler holds; each one looks at one file.
enum Rules {
  /// What each target may import besides the standard library.
  static let imports: [String: Set<String>] = [
    "TerminalModel": [],
    "SurfaceFormats": ["TerminalModel"],
    "PaywallModel": [],
    "EmulatorCore": ["PaywallModel"],
    "PaywallRenderer": ["TerminalModel", "PaywallModel"],
    "EmulatorShell": shell.union(["QRCode"]),
    "SessionRecording": shell.union(["EmulatorShell", "SurfaceFormats"]),
    "Purchasely": ["EmulatorCore", "PaywallModel"],
    "CCurses": [],
    "QRCode": [],
    "CChafa": [],
    "CMemory": [],
    "CThreads": [],
    "ChafaPictures": ["CChafa", "TerminalModel"],
    "CursesTerminal": quickSystem.union(["CCurses", "TerminalModel"]),
    "PaywalkKit": recording.union(quickSystem).union([
      "CMemory", "CThreads", "ChafaPictures", "CursesTerminal", "Purchasely", "SurfaceFormats",
    ]),
    "paywalk": ["PaywalkKit"],
    "paywalk-bench": recording.union(system),
    "Journeys": recording,
    "paywalk-journeys": recording.union(system).union(["Journeys"]),
    "paywalk-fuzz": recording.union(system).union(["PaywalkKit"]),
    "EmulatorTestSupport": recording.union(system).union(["Journeys", "Testing"]),
  ]

  private static let shell: Set<String> = [
    "TerminalModel", "PaywallModel", "EmulatorCore", "PaywallRenderer",
  ]
  private static let recording = shell.union(["EmulatorShell", "SessionRecording"])
  /// What the program itself may ask of the system: the rest would slow down each start.
  private static let quickSystem: Set<String> = ["Glibc", "Darwin", "Synchronization"]
  private static let system = quickSystem.union(["Foundation", "Dispatch"])

  /// Targets that know no clock, no chance, no file and no thread.
  static let pureTargets: Set<String> = [
    "TerminalModel", "SurfaceFormats", "QRCode", "PaywallModel", "EmulatorCore", "PaywallRenderer",
    "EmulatorShell", "SessionRecording", "Purchasely", "Journeys",
  ]

  private static let impure = [
    "Date(", "UUID(", ".random(", ".randomElement(", ".shuffled(", "SystemRandomNumberGenerator",
    "Hasher()", "hashValue", "print(", "debugPrint(", "readLine(", "Task", "DispatchQueue",
    "Thread", "FileManager", "ProcessInfo", "Locale", "ContinuousClock", "SuspendingClock",
    "getenv(",
  ]

  private static let banned = ["fatalError", "try!", "as!", "unsafeBitCast", "unowned(unsafe)"]

  /// Imports that the architecture's arrows do not allow.
  static func imports(_ source: SourceText) -> [Finding] {
    let isShim = source.target == "CursesTerminal" || source.target == nil
    return source.code.enumerated().compactMap { index, line in
      guard let module = importedModule(line) else { return nil }
      if let target = source.target, let allowed = imports[target], !allowed.contains(module) {
        return Finding(
          file: source.file, line: index + 1, message: "\(target) may not import \(module)")
      }
      if module == "CCurses" && !isShim {
        return Finding(
          file: source.file, line: index + 1, message: "only CursesTerminal may import CCurses")
      }
      return nil
    }
  }

  private static func importedModule(_ line: String) -> String? {
    let accesses = ["public", "package", "internal", "private", "fileprivate"]
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    var words = line.split(separator: " ").map { String($0) }.filter { !$0.hasPrefix("@") }
    if let first = words.first, accesses.contains(first) { words.removeFirst() }
    guard words.count > 1, words[0] == "import" else { return nil }
    let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
    return name.split(separator: ".").first.map { String($0) }
  }

  /// Calls that a pure target, or any, must not make.
  static func calls(_ source: SourceText) -> [Finding] {
    guard let target = source.target else { return [] }
    var findings = banned.flatMap { word in
      source.linesUsing(word).map {
        Finding(file: source.file, line: $0, message: "\(word) is not used in Sources")
      }
    }
    guard pureTargets.contains(target) else { return findings }
    findings += impure.flatMap { word in
      source.linesUsing(word).map {
        Finding(file: source.file, line: $0, message: "\(target) is pure: no \(word)")
      }
    }
    return findings
  }

  /// Notes to oneself that were left behind.
  static func leftovers(_ source: SourceText) -> [Finding] {
    let words = ["TO" + "DO", "FIX" + "ME"]
    var findings: [Finding] = []
    for (index, line) in source.lines.enumerated() {
      for word in words where line.contains(word) {
        findings.append(
          Finding(file: source.file, line: index + 1, message: "no \(word): do it or file an issue")
        )
      }
    }
    return findings
  }

  /// Lines that are too long. A text that stands alone in its line may be.
  static func columns(_ source: SourceText) -> [Finding] {
    var findings: [Finding] = []
    for (index, line) in source.lines.enumerated() where line.count > 100 {
      if isText(line, code: source.code[index]) { continue }
      findings.append(
        Finding(file: source.file, line: index + 1, message: "\(line.count) columns, 100 at most"))
    }
    return findings
  }

  private static func isText(_ line: String, code: String) -> Bool {
    let trimmed = line.drop { $0 == " " }
    let isInside = code.allSatisfy { $0 == " " } && !trimmed.hasPrefix("//")
    return isInside || ["\"", "#\"", "+ \"", "(\""].contains { trimmed.hasPrefix($0) }
  }

  /// Files and functions that are too long.
  static func sizes(_ source: SourceText) -> [Finding] {
    var findings: [Finding] = []
    if source.lines.count > 400 {
      findings.append(
        Finding(file: source.file, line: 401, message: "\(source.lines.count) lines, 400 at most"))
    }
    for function in Functions.all(in: source) where function.count > 60 {
      findings.append(
        Finding(
          file: source.file, line: function.lowerBound,
          message: "a function of \(function.count) lines, 60 at most"))
    }
    return findings
  }
}

/// Finds where functions begin and end, by their braces.
enum Functions {
  /// The lines of each function, initializer and subscript, from 1; nested ones count in both.
  static func all(in source: SourceText) -> [ClosedRange<Int>] {
    source.code.indices.compactMap { index in
      guard begins(source.code[index]), let end = end(of: source.code, from: index) else {
        return nil
      }
      return (index + 1)...(end + 1)
    }
  }

  private static func begins(_ line: String) -> Bool {
    let words = line.split { $0 == " " || $0 == "(" || $0 == "<" || $0 == "?" }
    return words.prefix(6).contains { ["func", "init", "deinit", "subscript"].contains($0) }
      && !line.contains("self.init") && !line.contains("super.init")
  }

  /// The line with the brace that closes the first one; nil for a declaration without a body.
  private static func end(of code: [String], from start: Int) -> Int? {
    var depth = 0
    var isInParentheses = 0
    for index in start..<code.count {
      for byte in code[index].utf8 {
        switch byte {
        case 0x28: isInParentheses += 1
        case 0x29: isInParentheses -= 1
        case 0x7b: depth += 1
        case 0x7d: depth -= 1
        default: continue
        }
        if depth == 0 && byte == 0x7d { return index }
        if depth < 0 { return nil }
      }
      if depth == 0 && isInParentheses <= 0 && !goesOn(code, after: index) { return nil }
    }
    return nil
  }

  /// Whether a declaration's first brace may still come: the next line begins with it, an arrow or
  /// a condition.
  private static func goesOn(_ code: [String], after index: Int) -> Bool {
    guard index + 1 < code.count else { return false }
    let next = code[index + 1].drop { $0 == " " }
    return ["{", "->", "where", "throws", "async"].contains { next.hasPrefix($0) }
  }
}
