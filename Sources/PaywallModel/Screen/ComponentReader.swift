extension Component {
  /// Reads the root; without one the screen cannot be used.
  static func readRoot(_ node: JSONNode, _ reader: inout DocumentReader) -> Component? {
    let type = node["type"]?.string ?? ""
    if node.members != nil, WireType(rawValue: type) == nil {
      WireType.unknown(type, at: node["type"] ?? node, isRoot: true, &reader)
      return nil
    }
    if let root = readTree(node, &reader) { return root }
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
      guard var draft = ComponentDraft.read(next, &reader) else { continue }
      for child in draft.childNodes.reversed() {
        pending.append(
          ComponentDraft.Child(node: child.node, steps: child.steps, parent: drafts.count))
      }
      draft.childNodes = []
      drafts.append(draft)
    }
    return assemble(&drafts, &reader)
  }

  private static func assemble(
    _ drafts: inout [ComponentDraft], _ reader: inout DocumentReader
  ) -> Component? {
    var root: Component?
    for index in drafts.indices.reversed() {
      guard let component = drafts[index].component(&reader) else { continue }
      if let parent = drafts[index].place.parent {
        drafts[parent].reversedChildren.append(component)
      } else {
        root = component
      }
      drafts[index].reversedChildren = []
    }
    return root
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
  /// A component's JSON with its path, and the number of the draft that it belongs to.
  struct Child {
    var node: JSONNode
    var steps: [DocumentReader.Step]
    var parent: Int?
  }

  var place: Child
  var typeName: String
  var id: String?
  var styles = StyleStates()
  var actions: [ComponentAction] = []
  var selected: SelectBinding?
  var enabledWhen: EnabledWhen?
  var fillsEqually = false
  var expandsToFill: Bool?
  var isHorizontal: Bool?
  var label = Label(text: "")
  var image = Image()
  var seconds: Int?
  /// What is in it and was not read yet.
  var childNodes: [Child] = []
  /// What is in it and was read, the last first.
  var reversedChildren: [Component] = []

  /// Reads everything but what is in it; nil when it is left out.
  static func read(_ place: Child, _ reader: inout DocumentReader) -> ComponentDraft? {
    let node = place.node
    guard place.steps.count <= 2 * ScreenReader.maximumDepth else {
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
    var draft = ComponentDraft(place: place, typeName: typeName)
    reader.fill(&draft, from: node, fields(of: type), of: type.map { "a \($0.rawValue)" })
    if type == nil {
      WireType.unknown(typeName, at: node["type"] ?? node, isRoot: false, &reader)
    }
    return draft
  }

  init(place: Child, typeName: String) {
    self.place = place
    self.typeName = typeName
  }

  /// The component with everything that was read into it; nil when it is left out.
  func component(_ reader: inout DocumentReader) -> Component? {
    let stack = Stack(
      reversedChildren.reversed(), fillsEqually: fillsEqually, expandsToFill: expandsToFill)
    guard let type = WireType(rawValue: typeName) else {
      return component(.unknown(type: typeName, stack))
    }
    if let content = content(as: type, stack) { return component(content) }
    reader.steps = place.steps
    reader.warn(
      "missing-key", at: place.node.position, "A \(typeName) needs \(type.needs).",
      advice: "The whole \(typeName) is left out, as on the phone.")
    return nil
  }

  private func component(_ content: Component.Content) -> Component {
    Component(
      content, id: id, styles: styles, actions: actions, selected: selected,
      enabledWhen: enabledWhen, position: place.node.position)
  }

  /// Nil when a key is missing that the type cannot do without.
  private func content(as type: WireType, _ stack: Stack) -> Component.Content? {
    switch type {
    case .vstack: .vstack(stack)
    case .hstack: .hstack(stack)
    case .zstack: .zstack(stack)
    case .scroll:
      if let inside = stack.components.first, let isHorizontal {
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
