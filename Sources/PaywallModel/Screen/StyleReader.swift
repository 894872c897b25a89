extension StyleStates {
  static let fields = DocumentFields<StyleStates> { fields in
    fields["default"] = { states, node, reader in
      states.normal = ComponentStyle.read(node, &reader) ?? ComponentStyle()
    }
    fields["selected"] = { states, node, reader in
      states.selected = ComponentStyle.read(node, &reader)
    }
    fields["highlighted"] = { states, node, reader in
      states.highlighted = ComponentStyle.read(node, &reader)
    }
    fields["disabled"] = { states, node, reader in
      states.disabled = ComponentStyle.read(node, &reader)
    }
    fields["loading"] = { states, node, reader in
      states.loading = ComponentStyle.read(node, &reader)
    }
  }
}

extension ComponentStyle {
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> ComponentStyle? {
    var style = ComponentStyle()
    return reader.fill(&style, from: node, fields, of: "a style") ? style : nil
  }

  private static let fields = DocumentFields<ComponentStyle> { fields in
    fields["alpha"] = { style, node, reader in style.alpha = reader.fraction(node) }
    fields["alignment"] = { style, node, reader in
      style.alignment = reader.choice(node, among: alignments)
    }
    fields["h_align"] = { style, node, reader in style.horizontalAlignment = reader.choice(node) }
    fields["v_align"] = { style, node, reader in style.verticalAlignment = reader.choice(node) }
    fields["border_colors"] = { style, node, reader in style.borderColors = reader.colors(node) }
    fields["background_colors"] = { style, node, reader in
      style.backgroundColors = reader.colors(node)
    }
    fields["colors"] = { style, node, reader in style.colors = reader.colors(node) }
    fields["font"] = { style, node, reader in
      var font = Font()
      if reader.fill(&font, from: node, Font.fields, of: "a font") { style.font = font }
    }
    addSizes(to: &fields)
  }

  private static func addSizes(to fields: inout DocumentFields<ComponentStyle>) {
    fields["width"] = { style, node, reader in style.width = reader.dimension(node) }
    fields["height"] = { style, node, reader in style.height = reader.dimension(node) }
    fields["min_width"] = { style, node, reader in style.minimumWidth = reader.points(node) }
    fields["max_width"] = { style, node, reader in style.maximumWidth = reader.points(node) }
    fields["min_height"] = { style, node, reader in style.minimumHeight = reader.points(node) }
    fields["max_height"] = { style, node, reader in style.maximumHeight = reader.points(node) }
    fields["margin_top"] = { style, node, reader in style.margin.top = reader.points(node) }
    fields["margin_right"] = { style, node, reader in style.margin.right = reader.points(node) }
    fields["margin_bottom"] = { style, node, reader in style.margin.bottom = reader.points(node) }
    fields["margin_left"] = { style, node, reader in style.margin.left = reader.points(node) }
    fields["padding_top"] = { style, node, reader in style.padding.top = reader.points(node) }
    fields["padding_right"] = { style, node, reader in style.padding.right = reader.points(node) }
    fields["padding_bottom"] = { style, node, reader in style.padding.bottom = reader.points(node) }
    fields["padding_left"] = { style, node, reader in style.padding.left = reader.points(node) }
    fields["corner_radius"] = { style, node, reader in style.cornerRadius = reader.points(node) }
    fields["border_width"] = { style, node, reader in style.borderWidth = reader.points(node) }
  }

  private static let alignments: [(String, TextAlignment)] = [
    ("natural", .natural), ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("justified", .natural),
  ]
}

extension Font {
  static let fields = DocumentFields<Font> { fields in
    fields["size"] = { font, node, reader in font.size = reader.points(node) }
    fields["weight"] = { font, node, reader in font.isBold = reader.choice(node, among: weights) }
  }.ignoring("name", "family")

  private static let weights: [(String, Bool)] = [
    ("thin", false), ("ultralight", false), ("light", false), ("regular", false),
    ("medium", false), ("semibold", true), ("bold", true), ("extrabold", true), ("heavy", true),
    ("black", true),
  ]
}
