import EmulatorShell
import PaywallModel

/// One thing that `paywalk explain` can explain.
struct ExplainPage: Hashable {
  /// What it is, as the list is divided.
  enum Kind: String, Hashable, CaseIterable {
    case rule, error, problem, use, fault, table

    /// The heading in the list.
    var heading: String {
      switch self {
      case .rule: "Rules of the contract between your app and the SDK"
      case .error: "Errors of the SDK"
      case .problem: "Problems that paywalk check finds in files"
      case .use: "What interceptors are for"
      case .fault: "Paywalk's own faults"
      case .table: "Tables"
      }
    }
  }

  /// A part of the page: a word at the left, the text beside it.
  struct Part: Hashable {
    var label: String
    var text: String
    /// Rows of a file or a command, which are not wrapped.
    var isVerbatim = false
  }

  var kind: Kind
  /// What is typed after `paywalk explain`.
  var name: String
  /// Other words for it.
  var otherNames: [String] = []
  /// One line without a full stop.
  var title: String
  /// In the list, between name and title: `error`, `PLYError.network`.
  var mark = ""
  var parts: [Part]
  /// For a program only: severity, platforms.
  var fields: [Field] = []

  /// A key and its value.
  struct Field: Hashable {
    var key: String
    var value: String
  }

  /// Whether a person means this page; capitals do not count.
  func isCalled(_ written: String) -> Bool {
    ([name] + otherNames).contains { $0.lowercased() == written.lowercased() }
  }
}

extension ExplainPage {
  private static let columns = 80
  private static let labelColumns = 10

  /// The whole page.
  var text: String {
    let head = mark.isEmpty ? "\(name)  \(title)" : "\(name)  \(title)\n\(mark)"
    return ([head, ""] + parts.flatMap(Self.rows)).joined(separator: "\n")
  }

  private static func rows(of part: Part) -> [String] {
    let room = columns - labelColumns
    let lines = part.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rows = part.isVerbatim ? lines : lines.flatMap { Wrapping.rows($0, columns: room) }
    return rows.enumerated().map { index, row in
      let label = index == 0 ? part.label : ""
      return label + String(repeating: " ", count: labelColumns - label.count) + row
    }
  }

  /// For a program.
  var node: JSONNode {
    let texts = parts.map { ($0.label.lowercased().replacing(each: " ", by: "_"), $0.text) }
    return .object(
      [
        ("kind", .text(kind.rawValue)), ("name", .text(name)), ("title", .text(title)),
        ("mark", .text(mark)),
      ] + fields.map { ($0.key, .text($0.value)) } + texts.map { ($0.0, .text($0.1)) })
  }

  /// All pages of one kind, under their heading.
  static func list(_ pages: [ExplainPage], of kind: Kind) -> String {
    let these = pages.filter { $0.kind == kind }
    let nameWidth = these.map(\.name.count).max() ?? 0
    let markWidth = these.map(\.mark.count).max() ?? 0
    let rows = these.map { page in
      let mark = markWidth == 0 ? "" : page.mark.padded(to: markWidth) + "  "
      return "  \(page.name.padded(to: nameWidth))  \(mark)\(page.title)"
    }
    return ([kind.heading] + rows).joined(separator: "\n")
  }
}

extension String {
  /// With blanks at its end.
  func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
