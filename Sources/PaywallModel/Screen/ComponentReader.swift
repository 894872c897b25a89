extension Component {
  /// Reads the root; without one the screen cannot be used.
  static func readRoot(_ node: JSONNode, _ reader: inout DocumentReader) -> Component? {
    let type = node["type"]?.string ?? ""
    if node.members != nil, WireType(rawValue: type) == nil {
      WireType.unknown(type, at: node["type"] ?? node, isRoot: true, &reader)
      return nil
    }
    if let root = readTree(node, &reader) { return root }
    if reader.hasErrors { return nil }
    reader.error(
      "bad-value", at: node.position, "The root component cannot be read.",
      advice: "Without it there is nothing to show.")
    return nil
  }

  /// Reads a component and what is in it; nil when it is left out. Not recursive, so that a deep
  /// screen can be read on a small stack: first each component by itself, parents before children,
  /// then children into their parents.
  private static func readTree(_ root: JSONNode, _ reader: inout DocumentReader) -> Component? {
    let steps = reader.steps
    defer { reader.steps = steps }
    var drafts: [ComponentDraft] = []
    var pending = [ComponentDraft.Child(node: root, steps: steps)]
    while let next = pending.popLast() {
      reader.steps = next.steps
      guard drafts.count < Limits.components else {
        tooMany(next.node, &reader)
        return nil
      }
      guard var draft = ComponentDraft.read(next, &reader) else { continue }
      for var child in draft.childNodes.reversed() {
        child.parent = drafts.count
        pending.append(child)
      }
      draft.childNodes = []
      drafts.append(draft)
    }
    return assemble(&drafts)
  }

  private static func tooMany(_ node: JSONNode, _ reader: inout DocumentReader) {
    reader.error(
      "too-many", at: node.position,
      "The screen has more than \(Limits.components) components.",
      advice: "Components beyond this one are not read.")
  }

  private static func assemble(_ drafts: inout [ComponentDraft]) -> Component? {
    var root: Component?
    for index in drafts.indices.reversed() {
      guard let component = drafts[index].component() else { continue }
      if let parent = drafts[index].place.parent {
        drafts[parent].reversedChildren.append(component)
      } else {
        root = component
      }
    }
    return root
  }
}

/// The component types of the wire.
enum WireType: String, CaseIterable {
  case vstack, hstack, zstack, scroll, label, image, spacer, loader, countdown, carousel, video,
    lottie
  case progressBar = "progress_bar"
  case webView = "web_view"

  /// Keys that it cannot do without, for a person.
  var needs: String {
    switch self {
    case .scroll: "a component and a direction, vertical or horizontal"
    case .countdown: "seconds, end_date or user_attribute"
    case .video: "video_url"
    case .lottie: "animation_url"
    case .progressBar: "value"
    case .webView: "url"
    case .vstack, .hstack, .zstack, .label, .image, .spacer, .loader, .carousel: "nothing"
    }
  }

  static func unknown(
    _ name: String, at node: JSONNode, isRoot: Bool, _ reader: inout DocumentReader
  ) {
    let message =
      name.isEmpty
      ? "The component has no type." : "\(DocumentReader.shown(node)) is no type of component."
    let names = allCases.map(\.rawValue)
    let advice = NearestName.advice(
      for: name, among: names, otherwise: "Known are \(names.joined(separator: ", ")).")
    if isRoot {
      reader.error("unknown-type", at: node.position, message, advice: advice)
    } else {
      reader.warn("unknown-type", at: node.position, message, advice: advice)
    }
  }
}
