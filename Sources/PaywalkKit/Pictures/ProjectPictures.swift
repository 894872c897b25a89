import ChafaPictures
import PaywallModel
import PaywallRenderer
import TerminalModel

/// The pictures that lie in a project's folder. Nothing is fetched: an address stands for the file
/// of the same name in the folder `images`.
struct ProjectPictures {
  /// The project's folder.
  let folder: String

  private static let endings = [".png", ".jpg", ".jpeg"]

  /// Draws them for a terminal; what cannot be read has its stand-in.
  func drawer(depth: ColorDepth, drawsUnicode: Bool) -> ChafaPictures {
    ChafaPictures(
      depth: depth, drawsUnicode: drawsUnicode, largestSide: Limits.pictureSide,
      mostDots: Limits.pictureDots, find: bytes)
  }

  private func bytes(of address: String) -> [UInt8]? {
    guard let path = Self.path(of: address) else { return nil }
    return try? Files.read(inside: folder, path, atMost: Limits.pictureBytes)
  }

  /// The path below the folder that an address stands for; nil for what is no PNG or JPEG by name.
  static func path(of address: String) -> String? {
    let plain = String(address.prefix { $0 != "?" && $0 != "#" })
    guard endings.contains(where: plain.lowercased().hasSuffix) else { return nil }
    return isRemote(address) ? "images/" + PathText.name(of: plain) : plain
  }

  private static func isRemote(_ address: String) -> Bool {
    address.holds("://") || address.hasPrefix("//") || address.hasPrefix("data:")
  }

  /// What keeps pictures from being drawn whose address is a path of the project.
  func problems(of catalog: Catalog) -> [Problem] {
    var told: Set<String> = []
    return catalog.screens.flatMap { screen -> [Problem] in
      let file = catalog.screenFiles[screen.id] ?? screen.id
      return screen.root.pictures.compactMap { address, position in
        guard !Self.isRemote(address), let path = Self.path(of: address),
          let reason = reason(against: path), told.insert("\(file) \(path)").inserted
        else { return nil }
        return Problem(
          .warning, code: "no-picture", file: file, position: position,
          message: "\(address): \(reason)", advice: "A frame with its name stands for it.")
      }
    }
  }

  private func reason(against path: String) -> String? {
    do throws(FileFailure) {
      let bytes = try Files.read(inside: folder, path, atMost: Limits.pictureBytes)
      let fault = ChafaPictures.fault(
        of: bytes, largestSide: Limits.pictureSide, mostDots: Limits.pictureDots)
      return fault.map(Self.words)
    } catch {
      return error.reason
    }
  }

  private static func words(for fault: ChafaPictures.Fault) -> String {
    switch fault {
    case .otherFormat: "this is neither a PNG nor a JPEG."
    case .tooLarge:
      "a picture has at most \(Limits.pictureSide) dots a side and \(Limits.pictureDots) in all."
    case .damaged: "the picture is damaged."
    case .noMemory: "there is no memory for it."
    case .noLibrary: "\(ChafaPictures.missingLibrary ?? "a library") is not installed."
    }
  }
}

extension Component {
  /// The addresses of pictures in it, with the components that have them.
  fileprivate var pictures: [(address: String, position: SourcePosition)] {
    var found: [(String, SourcePosition)] = []
    var waiting = [self]
    while let component = waiting.popLast() {
      for address in component.pictureAddresses { found.append((address, component.position)) }
      waiting.append(contentsOf: component.children.reversed())
    }
    return found
  }

  private var pictureAddresses: [String] {
    switch content {
    case .image where styles.normal.isIcon: []
    case .image(let image):
      [image.url, image.darkURL, image.selectedURL, image.darkSelectedURL].compactMap { $0 }
    case .media(let media): [media.posterURL].compactMap { $0 }
    case .vstack, .hstack, .zstack, .scroll, .label, .spacer, .loader, .countdown, .carousel,
      .progressBar, .webView, .unknown:
      []
    }
  }
}
