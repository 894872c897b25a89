extension PresentationUse {
  /// The keys of `presentations` in the integration.
  static let fields = DocumentFields<PresentationUse> { fields in
    fields["listener"] = { use, node, reader in use.listener = reader.choice(node) ?? .onDismissed }
    fields["close_request"] = { use, node, reader in
      use.closeRequest = reader.choice(node) ?? .none
    }
    fields["preload"] = { use, node, reader in use.preloads = reader.flag(node) ?? false }
    fields["draws"] = { use, node, reader in use.drawsByItself = reader.flag(node) ?? false }
    fields["close_button"] = { use, node, reader in
      use.displaysCloseButton = reader.flag(node) ?? true
    }
    fields["content_id"] = { use, node, reader in use.contentID = reader.name(node) }
    fields["client_screens"] = { use, node, reader in
      use.drawsClientScreens = reader.flag(node) ?? true
    }
    fields["navigation_bar"] = { use, node, reader in
      use.hasNavigationBar = reader.flag(node) ?? true
    }
  }

  /// As JSON over what was there; what has its default is written only over what stands there.
  func merged(into old: JSONNode?) -> JSONNode {
    let plain = PresentationUse()
    var node = JSONNode.object(old)
    node.set(
      "listener", .string(listener.rawValue), unless: listener == plain.listener)
    node.set(
      "close_request", .string(closeRequest.rawValue), unless: closeRequest == plain.closeRequest)
    node.set("preload", .bool(preloads), unless: !preloads)
    node.set("draws", .bool(drawsByItself), unless: !drawsByItself)
    node.set("close_button", .bool(displaysCloseButton), unless: displaysCloseButton)
    node.set("content_id", contentID.map { .string($0) } ?? .null, unless: contentID == nil)
    node.set("client_screens", .bool(drawsClientScreens), unless: drawsClientScreens)
    node.set("navigation_bar", .bool(hasNavigationBar), unless: hasNavigationBar)
    return node
  }
}
