extension ComponentDraft {
  /// The keys of a type; of an unknown one those that every component has, and `components`.
  static func fields(of type: WireType?) -> DocumentFields<ComponentDraft> {
    switch type {
    case .vstack: vstackFields
    case .hstack, .zstack, nil: stackFields
    case .scroll: scrollFields
    case .label: labelFields
    case .image: imageFields
    case .spacer, .loader: commonFields
    case .countdown: countdownFields
    case .carousel: carouselFields
    case .video: videoFields
    case .lottie: lottieFields
    case .progressBar: progressFields
    case .webView: webFields
    }
  }

  static let commonFields = DocumentFields<ComponentDraft> { fields in
    fields["id"] = { draft, node, reader in draft.id = reader.text(node) }
    fields["styles"] = { draft, node, reader in
      reader.fill(&draft.styles, from: node, StyleStates.fields, of: "styles")
    }
    fields["actions"] = { draft, node, reader in draft.actions = reader.actions(node) }
    fields["selected"] = { draft, node, reader in draft.selected = SelectBinding.read(node, &reader)
    }
    fields["enabled_when"] = { draft, node, reader in
      draft.enabledWhen = EnabledWhen.read(node, &reader)
    }
    fields["fallback"] = { draft, node, reader in
      if reader.expects(.definition("component")) { return }
      draft.fallbackNode = ComponentDraft.Child(node: node, steps: reader.steps)
    }
  }.ignoring("type")

  static let stackFields = commonFields.adding { fields in
    fields["components"] = { draft, node, reader in
      if reader.expects(.list(.definition("component"))) { return }
      let steps = reader.steps
      draft.childNodes = (node.elements ?? []).enumerated().map {
        ComponentDraft.Child(node: $1, steps: steps + [.index($0)])
      }
      if node.elements == nil { reader.refuse(node, expected: "an array") }
    }
    fields["distribution"] = { draft, node, reader in
      draft.fillsEqually = reader.text(node) == "fill_equally"
    }
    fields["expand_to_fill"] = { draft, node, reader in
      draft.expandsToFill = reader.flag(node)
    }
  }

  private static let vstackFields = stackFields.ignoring("safe_area_bottom")

  private static let scrollFields = commonFields.adding { fields in
    fields["component"] = { draft, node, reader in
      if reader.expects(.definition("component")) { return }
      draft.childNodes = [ComponentDraft.Child(node: node, steps: reader.steps)]
    }
    fields["direction"] = { draft, node, reader in
      draft.isHorizontal = reader.choice(node, among: [("vertical", false), ("horizontal", true)])
    }
  }.requiring("component", "direction")

  private static let labelFields = commonFields.adding { fields in
    fields["text"] = { draft, node, reader in draft.label.text = reader.wording(node) ?? "" }
    fields["intro_price_text"] = { draft, node, reader in
      draft.label.introPriceText = reader.wording(node)
    }
    fields["texts"] = { draft, node, reader in
      draft.label.textsByLanguage = reader.wordings(node)
    }
    fields["intro_price_texts"] = { draft, node, reader in
      draft.label.introPriceTextsByLanguage = reader.wordings(node)
    }
    fields["links"] = { draft, node, reader in
      if reader.expectsLinks() || !reader.isWithin(Limits.links, node, "links") { return }
      let steps = reader.steps
      draft.childNodes = (node.elements ?? []).enumerated().map {
        ComponentDraft.Child(node: $1, steps: steps + [.index($0)], type: .label)
      }
      if node.elements == nil { reader.refuse(node, expected: "an array") }
    }
    fields["plan_vendor_id"] = { draft, node, reader in
      draft.label.planID = reader.name(node)
      if let id = draft.label.planID { reader.refer(to: .plan, id, at: node) }
    }
  }

  private static let imageFields = commonFields.adding { fields in
    fields["image_url"] = { draft, node, reader in draft.image.url = reader.text(node) }
    fields["dark_image_url"] = { draft, node, reader in draft.image.darkURL = reader.text(node) }
    fields["image_selected_url"] = { draft, node, reader in
      draft.image.selectedURL = reader.text(node)
    }
    fields["dark_image_selected_url"] = { draft, node, reader in
      draft.image.darkSelectedURL = reader.text(node)
    }
    fields["content_mode"] = { draft, node, reader in
      draft.image.fills = reader.choice(node, among: [("fit", false), ("fill", true)]) ?? false
    }
    fields["glyph"] = { draft, node, reader in draft.image.glyph = reader.name(node) }
  }

  /// Tells a reader that is asked which types there are and what each has.
  static func describe(to reader: inout DocumentReader) {
    var variants: [String: String] = [:]
    let place = Child(node: JSONNode(.null), steps: [])
    for type in WireType.allCases {
      var draft = ComponentDraft(place: place, typeName: type.rawValue)
      reader.ask(&draft, fields(of: type), of: type.rawValue)
      variants[type.rawValue] = type.rawValue
    }
    reader.probe?.definitions["component"] = Definition(variants: variants)
  }
}
