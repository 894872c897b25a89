/// Reads a screen in the served format (dossier §11.2) with our extensions, which `Components.md`
/// lists. A wrong field is left out alone; a missing or unknown root, an unknown action and
/// whatever goes beyond `Limits` make the whole screen unusable.
public enum ScreenReader {
  /// Reads `{ "presentation": { … } }`; no screen exactly when one of the problems is an error.
  /// Takes time in proportion to the file.
  public static func read(_ node: JSONNode, file: String) -> (Screen?, [Problem]) {
    let document = readDocument(node, file: file)
    return (document.screen, document.problems)
  }

  /// The screen with everything that it refers to.
  static func readDocument(
    _ node: JSONNode, file: String, isChecked: Bool = true
  ) -> (screen: Screen?, problems: [Problem], references: [Reference]) {
    var reader = DocumentReader(file: file, isChecked: isChecked)
    var draft = ScreenDraft(screen: Screen(id: "", root: Component(.spacer)))
    guard let presentation = node["presentation"] else {
      reader.error(
        "missing-key", at: node.position, "There is no presentation in this file.",
        advice: "A screen is { \"presentation\": { \"vendor_id\": …, \"root_component\": … } }.")
      return (nil, reader.allProblems, [])
    }
    reader.fill(&draft, from: node, topFields, of: "a screen file")
    let screen = finish(draft, presentation, &reader)
    return (reader.hasErrors ? nil : screen, reader.allProblems, reader.references)
  }

  private static let topFields = DocumentFields<ScreenDraft> { fields in
    fields["presentation"] = { draft, node, reader in
      reader.steps.removeAll()
      if !reader.fill(&draft, from: node, ScreenDraft.fields, of: "a presentation") {
        reader.error("bad-value", at: node.position, "The presentation is not an object.")
      }
      reader.steps = [.key("presentation")]
    }
  }.ignoring("$schema").requiring("presentation")

  /// Tells a reader that is asked what a screen's file holds.
  static func describe(to reader: inout DocumentReader) {
    var draft = ScreenDraft(screen: Screen(id: "", root: Component(.spacer)))
    reader.ask(&draft, topFields, of: "a screen file")
    ComponentDraft.describe(to: &reader)
    ComponentAction.describe(to: &reader)
  }

  private static func finish(
    _ draft: ScreenDraft, _ node: JSONNode, _ reader: inout DocumentReader
  ) -> Screen {
    var screen = draft.screen
    if !draft.hasRoot && !draft.screen.isClient && !reader.hasErrors {
      reader.error(
        "missing-key", at: node.position, "The screen has no root_component.",
        advice: "A screen needs one, as a rule a vstack.")
    }
    screen.id = draft.vendorID ?? screen.publicID ?? baseName(reader.file)
    if draft.vendorID == nil {
      reader.warn(
        "missing-key", at: node.position, "The screen has no vendor_id.",
        advice: "It is called \"\(screen.id)\" here.")
    }
    screen.displayMode.height = draft.height ?? screen.displayMode.height
    screen.textLanguages = screen.root.textLanguages
    screen.warnOfLoneTimers(&reader)
    if screen.headerButton == nil && draft.showsCloseButton {
      screen.headerButton = HeaderButton(actions: [.intercepted(Action(.close))])
    }
    return screen
  }

  /// `old-offer` for `a/old-offer.screen.json`.
  private static func baseName(_ file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.split(separator: ".").first.map(String.init) ?? name
  }
}

/// A screen of which not everything was read yet.
struct ScreenDraft {
  var screen: Screen
  var vendorID: String?
  var hasRoot = false
  var height: Dimension?
  /// The legacy `is_close_button_visible`, for screens without `header_button`.
  var showsCloseButton = false

  static let fields = DocumentFields<ScreenDraft> { fields in
    fields["id"] = { draft, node, reader in draft.screen.publicID = reader.name(node) }
    fields["vendor_id"] = { draft, node, reader in draft.vendorID = reader.name(node) }
    fields["language"] = { draft, node, reader in draft.screen.language = reader.name(node) ?? "en"
    }
    fields["is_client"] = { draft, node, reader in
      draft.screen.isClient = reader.flag(node) ?? false
    }
    fields["is_fallback"] = { draft, node, reader in
      draft.screen.isFallback = reader.flag(node) ?? false
    }
    fields["connections"] = { draft, node, reader in
      draft.screen.connections = reader.list(node) { node, reader in
        Connection.read(node, &reader)
      }
      reader.refuseTwins(in: node, "connection")
    }
    fields["is_markdown_enabled"] = { draft, node, reader in
      draft.screen.isMarkdownEnabled = reader.flag(node) ?? false
    }
    fields["dark_mode_enabled"] = { draft, node, reader in
      draft.screen.hasDarkMode = reader.flag(node) ?? false
    }
    fields["display_mode"] = { draft, node, reader in
      reader.fill(
        &draft.screen.displayMode, from: node, DisplayMode.fields, of: "display_mode")
    }
    fields["height"] = { draft, node, reader in draft.height = reader.dimension(node) }
    fields["background_colors"] = { draft, node, reader in
      draft.screen.backgroundColors = reader.colors(node)
    }
    fields["header_button"] = { draft, node, reader in
      var button = HeaderButton(actions: [])
      reader.fill(&button, from: node, HeaderButton.fields, of: "header_button")
      draft.screen.headerButton = button
    }
    // A back button shows only where it says so, and goes back if it says nothing else.
    fields["back_button"] = { draft, node, reader in
      var button = HeaderButton(actions: [], isVisible: false, alignment: .leading)
      reader.fill(&button, from: node, HeaderButton.fields, of: "back_button")
      if button.actions.isEmpty { button.actions = [.intercepted(Action(.close))] }
      draft.screen.backButton = button
    }
    fields["is_close_button_visible"] = { draft, node, reader in
      draft.showsCloseButton = reader.flag(node) ?? false
    }
    fields["plans"] = { draft, node, reader in
      guard reader.isWithin(Limits.plans, node, "plans") else { return }
      draft.screen.plans = reader.list(node) { node, reader in ScreenPlan.read(node, &reader) }
    }
    fields["selects"] = { draft, node, reader in
      guard reader.isWithin(Limits.selects, node, "selects") else { return }
      draft.screen.selects = reader.list(node) { node, reader in Select.read(node, &reader) }
      reader.refuseTwins(in: node, "select")
    }
    fields["root_component"] = { draft, node, reader in
      draft.hasRoot = true
      if reader.expects(.definition("component")) { return }
      let root = reader.within(.start("root")) { reader in Component.readRoot(node, &reader) }
      if let root { draft.screen.root = root }
    }
  }.ignoring("version", "preview", "close_button_colors", "assets_to_prefetch")
    .requiring("vendor_id").requiring("root_component", unless: "is_client")
}

extension DisplayMode {
  static let fields = DocumentFields<DisplayMode> { fields in
    fields["type"] = { mode, node, reader in mode.kind = reader.choice(node) ?? .modal }
    fields["height"] = { mode, node, reader in mode.height = reader.dimension(node) }
    fields["dismissible"] = { mode, node, reader in mode.isDismissible = reader.flag(node) ?? true }
  }
}

extension ScreenPlan {
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> ScreenPlan? {
    var plan = ScreenPlan(id: "")
    guard reader.fill(&plan, from: node, fields, of: "a plan") else { return nil }
    if !plan.id.isEmpty { return plan }
    reader.warn(
      "missing-key", at: node.position, "The plan has no plan_vendor_id.",
      advice: "It is left out.")
    return nil
  }

  private static let fields = DocumentFields<ScreenPlan> { fields in
    fields["plan_vendor_id"] = { plan, node, reader in
      plan.id = reader.name(node) ?? ""
    }
    fields["plan_public_id"] = { plan, node, reader in plan.publicID = reader.text(node) }
    fields["store_product_id"] = { plan, node, reader in
      plan.storeProductID = reader.name(node)
      if let id = plan.storeProductID { reader.refer(to: .product, id, at: node) }
    }
    fields["default"] = { plan, node, reader in plan.isDefault = reader.flag(node) ?? false }
  }.requiring("plan_vendor_id")
}
