/// A component of which not everything was read yet.
struct ComponentDraft {
  /// A component's JSON with its path, and the number of the draft that it belongs to.
  struct Child {
    var node: JSONNode
    var steps: [DocumentReader.Step]
    /// What it is without saying so.
    var type: WireType?
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
  var countdown = CountdownDraft()
  var carousel = Carousel()
  var media = Media(.video, url: "")
  var progress = ProgressBar(value: 0)
  var progressValue: Double?
  var web = WebView(url: "")
  /// What is shown where it cannot be.
  var fallbackNode: Child?
  private var usesFallback = false
  /// What is in it and was not read yet.
  var childNodes: [Child] = []
  /// What is in it and was read, the last first.
  var reversedChildren: [Component] = []

  /// Reads everything but what is in it; nil when it is left out.
  static func read(_ place: Child, _ reader: inout DocumentReader) -> ComponentDraft? {
    let node = place.node
    guard place.steps.count <= 2 * Limits.depth else {
      reader.error(
        "too-deep", at: node.position,
        "More than \(Limits.depth) components lie in one another.",
        advice: "Take out stacks that hold a single stack.")
      return nil
    }
    guard node.members != nil else {
      reader.refuse(node, expected: "a component")
      return nil
    }
    let typeName = place.type?.rawValue ?? node["type"]?.string ?? ""
    let type = WireType(rawValue: typeName)
    var draft = ComponentDraft(place: place, typeName: typeName)
    reader.fill(&draft, from: node, fields(of: type), of: type.map { "a \($0.rawValue)" })
    draft.limitSlides(type, &reader)
    draft.settle(type, &reader)
    return draft
  }

  init(place: Child, typeName: String) {
    self.place = place
    self.typeName = typeName
  }

  /// The component with everything that was read into it, which is taken out of the draft; nil when
  /// it is left out.
  mutating func component() -> Component? {
    var children: [Component] = []
    swap(&children, &reversedChildren)
    children.reverse()
    if usesFallback, let fallback = children.first {
      return component(.unknown(UnknownComponent(type: typeName, fallback: fallback)))
    }
    guard let type = WireType(rawValue: typeName) else {
      return component(.unknown(UnknownComponent(type: typeName, components: children)))
    }
    return content(as: type, children).map { component($0) }
  }

  private func component(_ content: Component.Content) -> Component {
    Component(
      content, id: id, styles: styles, actions: actions, selected: selected,
      enabledWhen: enabledWhen, position: place.node.position)
  }
}

extension ComponentDraft {
  /// Says what is wrong with a type that is not known or lacks something, and puts its fallback in
  /// its place.
  private mutating func settle(_ type: WireType?, _ reader: inout DocumentReader) {
    let node = place.node
    if let type, hasWhatItNeeds(type) { return }
    if let type {
      let isLost = fallbackNode == nil
      reader.warn(
        "missing-key", at: node.position, "A \(typeName) needs \(type.needs).",
        advice: isLost
          ? "The whole \(typeName) is left out, as on the phone." : "Its fallback is shown.")
    } else {
      WireType.unknown(typeName, at: node["type"] ?? node, isRoot: false, &reader)
    }
    guard let fallbackNode else { return }
    childNodes = [fallbackNode]
    usesFallback = true
  }

  private func hasWhatItNeeds(_ type: WireType) -> Bool {
    switch type {
    case .vstack, .hstack, .zstack, .label, .image, .spacer, .loader, .carousel: true
    case .scroll: !childNodes.isEmpty && isHorizontal != nil
    case .countdown: countdown.countdown != nil
    case .video, .lottie: !media.url.isEmpty
    case .progressBar: progressValue != nil
    case .webView: !web.url.isEmpty
    }
  }

  private mutating func limitSlides(_ type: WireType?, _ reader: inout DocumentReader) {
    guard type == .carousel, childNodes.count > Limits.slides else { return }
    reader.warn(
      "too-many", at: place.node.position, "The carousel has \(childNodes.count) slides.",
      advice: "The first \(Limits.slides) are shown, as in the Composer.")
    childNodes.removeLast(childNodes.count - Limits.slides)
  }

  /// Nil when a key is missing that the type cannot do without.
  private func content(as type: WireType, _ children: [Component]) -> Component.Content? {
    let stack = Stack(children, fillsEqually: fillsEqually, expandsToFill: expandsToFill)
    switch type {
    case .vstack: return .vstack(stack)
    case .hstack: return .hstack(stack)
    case .zstack: return .zstack(stack)
    case .scroll:
      guard let inside = children.first, let isHorizontal else { return nil }
      return .scroll(Scroll(isHorizontal: isHorizontal, component: inside))
    case .label: return .label(labelled(children))
    case .image: return .image(image)
    case .spacer: return .spacer
    case .loader: return .loader
    case .countdown: return countdown.countdown.map { .countdown($0) }
    case .carousel: return .carousel(carousel(of: children))
    case .video, .lottie: return media(type)
    case .progressBar: return progressBar
    case .webView: return web.url.isEmpty ? nil : .webView(web)
    }
  }

  private func labelled(_ links: [Component]) -> Label {
    var label = label
    label.links = links
    return label
  }

  private func carousel(of slides: [Component]) -> Carousel {
    var carousel = carousel
    carousel.slides = slides
    carousel.firstSlide = min(carousel.firstSlide, max(0, slides.count - 1))
    return carousel
  }

  private func media(_ type: WireType) -> Component.Content? {
    guard !media.url.isEmpty else { return nil }
    var media = media
    media.kind = type == .lottie ? .lottie : .video
    return .media(media)
  }

  private var progressBar: Component.Content? {
    guard let progressValue else { return nil }
    var progress = progress
    progress.value = min(progressValue, progress.maximum)
    return .progressBar(progress)
  }
}
