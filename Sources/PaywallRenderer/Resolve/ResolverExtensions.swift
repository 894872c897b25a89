import PaywallModel
import TerminalModel

extension Resolver {
  /// Slides, of which the shown one is laid out among its neighbours.
  func carousel(
    _ carousel: Carousel, _ node: Node, _ path: inout ComponentPath, _ inner: Surroundings
  ) -> Body? {
    for (index, slide) in carousel.slides.enumerated() {
      if let child = child(slide, index, of: &path, in: inner), child.hasInk {
        node.children.append(child)
      }
    }
    return node.children.isEmpty ? nil : .pager(path)
  }

  /// A frame with a sign, a title and the time.
  func media(_ media: Media) -> Body {
    let address = view.isDark ? media.darkURL ?? media.url : media.url
    let title = media.title.flatMap { $0.isEmpty ? nil : $0 }
    let second = media.second(afterMilliseconds: view.elapsedMilliseconds)
    let sign: Drawn
    switch media.kind {
    case .video: sign = .video
    case .lottie: sign = .animation
    }
    return .picture(
      PictureLook(
        name: title ?? IconNames.fileName(address), sign: sign,
        caption: Self.caption(of: media, at: second), url: media.posterURL,
        kind: media.kind == .lottie ? "animation" : "video"))
  }

  /// `0:12 / 1:30 muted`: whether there is sound only where the file says so.
  private static func caption(of media: Media, at second: Int) -> String {
    let time = time(second, of: media.durationSeconds)
    return media.isMuted.map { "\(time) \($0 ? "muted" : "sound")" } ?? time
  }

  /// `0:12 / 1:30`.
  private static func time(_ second: Int, of duration: Int) -> String {
    func clock(_ seconds: Int) -> String {
      "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }
    return duration > 0 ? "\(clock(second)) / \(clock(duration))" : clock(second)
  }

  /// A frame with the page's title and address.
  func page(_ page: WebView) -> Body {
    let title = page.title.flatMap { $0.isEmpty ? nil : $0 }
    return .picture(
      PictureLook(
        name: title ?? page.url, sign: .page, caption: title == nil ? "" : page.url,
        kind: "page"))
  }

  /// What stands for a component that nobody knows.
  func standIn(for unknown: UnknownComponent) -> Body {
    let name = unknown.type.isEmpty ? "no type" : unknown.type
    return .picture(
      PictureLook(name: name, sign: .unknown, usualRows: 3, kind: "unknown component"))
  }
}
