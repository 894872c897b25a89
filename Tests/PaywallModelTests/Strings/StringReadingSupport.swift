import EmulatorTestSupport

@testable import PaywallModel

func source(_ text: String, _ name: String = "a.strings") -> SourceFile {
  SourceFile(name: name, bytes: Array(text.utf8))
}

extension StringReading {
  /// The texts by key; of equal keys the last.
  var texts: [String: String] {
    Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// `4:5 There is no ;`
  var findings: [String] { problems.map(\.placed) }
}

extension Problem {
  var placed: String { "\(position.line):\(position.column) \(message)" }
}

func sample(_ path: String, _ read: (SourceFile) -> StringReading) -> StringReading? {
  Samples.bytes(path).map { read(SourceFile(name: path, bytes: $0)) }
}
