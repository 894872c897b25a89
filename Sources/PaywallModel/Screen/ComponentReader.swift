extension Component {
  /// Reads the root; without one the screen cannot be used.
  static func readRoot(_ node: JSONNode, _ reader: inout DocumentReader) -> Component? {
    if let type = node["type"]?.string, WireType(rawValue: type) == nil {
      WireType.unknown(type, at: node["type"] ?? node, isRoot: true, &reader)
      return nil
    }
    if let root = read(node, &reader) { return root }
    reader.error(
      "bad-value", at: node.position, "The root component cannot be read.",
      advice: "Without it there is nothing to show.")
    return nil
  }

  /// Reads a component and what is in it; nil when it is left out.
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> Component? {
    guard reader.steps.count <= 2 * ScreenReader.maximumDepth else {
      reader.error(
        "too-deep", at: node.position,
        "More than \(ScreenReader.maximumDepth) components lie in one another.",
        advice: "Take out stacks that hold a single stack.")
      return nil
    }
    guard node.members != nil else {
      reader.refuse(node, expected: "a component")
      return nil
    }
    let typeName = node["type"]?.string ?? ""
    let type = WireType(rawValue: typeName)
    var draft = ComponentDraft(position: node.position)
    reader.fill(
      &draft, from: node, ComponentDraft.fields(of: type), of: type.map { "a \($0.rawValue)" })
    guard let type else {
      WireType.unknown(typeName, at: node["type"] ?? node, isRoot: false, &reader)
      return draft.component(.unknown(type: typeName, draft.stack))
    }
    guard let content = draft.content(as: type) else {
      reader.warn(
        "missing-key", at: node.position, "A \(typeName) needs \(type.needs).",
        advice: "The whole \(typeName) is left out, as on the phone.")
      return nil
    }
    return draft.component(content)
  }
}

/// The component types of the wire.
enum WireType: String, CaseIterable {
  case vstack, hstack, zstack, scroll, label, image, spacer, loader, countdown

  /// Keys that it cannot do without, for a person.
  var needs: String {
    switch self {
    case .scroll: "a component and a direction, vertical or horizontal"
    case .countdown: "seconds"
    case .vstack, .hstack, .zstack, .label, .image, .spacer, .loader: "nothing"
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

/// A component of which not everything was read yet.
struct ComponentDraft {
  var position: SourcePosition
  var id: String?
  var styles = StyleStates()
  var actions: [ComponentAction] = []
  var selected: SelectBinding?
  var enabledWhen: EnabledWhen?
  var stack = Stack([])
  var inside: Component?
  var isHorizontal: Bool?
  var label = Label(text: "")
  var image = Image()
  var seconds: Int?

  init(position: SourcePosition) { self.position = position }

  func component(_ content: Component.Content) -> Component {
    Component(
      content, id: id, styles: styles, actions: actions, selected: selected,
      enabledWhen: enabledWhen, position: position)
  }

  /// Nil when a key is missing that the type cannot do without.
  func content(as type: WireType) -> Component.Content? {
    switch type {
    case .vstack: .vstack(stack)
    case .hstack: .hstack(stack)
    case .zstack: .zstack(stack)
    case .scroll:
      if let inside, let isHorizontal {
        .scroll(Scroll(isHorizontal: isHorizontal, component: inside))
      } else {
        nil
      }
    case .label: .label(label)
    case .image: .image(image)
    case .spacer: .spacer
    case .loader: .loader
    case .countdown: seconds.map { .countdown(Countdown(seconds: $0)) }
    }
  }
}
