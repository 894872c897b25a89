extension HeaderButton {
  static let fields = DocumentFields<HeaderButton> { fields in
    fields["actions"] = { button, node, reader in button.actions = reader.actions(node) }
    fields["is_visible"] = { button, node, reader in
      button.isVisible = reader.flag(node) ?? button.isVisible
    }
    fields["delay"] = { button, node, reader in
      button.delayMilliseconds = reader.integer(node, 0...3_600_000) ?? 0
    }
    fields["alignment"] = { button, node, reader in
      button.alignment = reader.choice(node) ?? button.alignment
    }
    fields["icon"] = { button, node, reader in
      var icon = IconDraft()
      reader.fill(&icon, from: node, IconDraft.fields, of: "an icon")
      button.icon = icon.image
    }
    fields["icon_alignment"] = { button, node, reader in
      button.iconAlignment = reader.choice(node) ?? .leading
    }
    fields["display_default_icon"] = { button, node, reader in
      button.showsDefaultIcon = reader.flag(node) ?? true
    }
    fields["default_icon_tints"] = { button, node, reader in button.tints = reader.colors(node) }
    fields["label"] = { button, node, reader in button.label = Label.readShort(node, &reader) }
  }.ignoring("spacer_size")
}

/// `icon` of a header button: `{ "size": 32, "url": { "light": …, "dark": … } }`.
private struct IconDraft {
  var image: Image?

  static let fields = DocumentFields<IconDraft> { fields in
    fields["url"] = { draft, node, reader in
      var urls = Image()
      reader.fill(&urls, from: node, urlFields, of: "the addresses of an icon")
      if urls != Image() { draft.image = urls }
    }
  }.ignoring("size")

  private static let urlFields = DocumentFields<Image> { fields in
    fields["light"] = { image, node, reader in image.url = reader.text(node) }
    fields["dark"] = { image, node, reader in image.darkURL = reader.text(node) }
  }
}

extension Label {
  /// A text, or an object with `text` and `texts`.
  fileprivate static func readShort(_ node: JSONNode, _ reader: inout DocumentReader) -> Label? {
    let ways: [(inout DocumentReader) -> Void] = [
      { _ = $0.text(node) },
      { reader in
        var label = Label(text: "")
        reader.fill(&label, from: node, shortFields, of: "the label of a header button")
      },
    ]
    if reader.expectsEither(ways) { return nil }
    var label = Label(text: "")
    if node.string != nil {
      label.text = reader.wording(node) ?? ""
    } else {
      reader.fill(&label, from: node, shortFields, of: "the label of a header button")
    }
    return label.text.isEmpty && label.textsByLanguage.isEmpty ? nil : label
  }

  private static let shortFields = DocumentFields<Label> { fields in
    fields["text"] = { label, node, reader in label.text = reader.wording(node) ?? "" }
    fields["texts"] = { label, node, reader in label.textsByLanguage = reader.wordings(node) }
  }.ignoring("type", "styles", "id")
}
