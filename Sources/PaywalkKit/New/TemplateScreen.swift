import PaywallModel

/// A first screen to begin with, written into a project's folder.
enum TemplateScreen {
  /// Writes `name.screen.json`; a file that is there stays as it is. Answers with the path.
  static func write(name: String, into folder: String) throws(FileFailure) -> String {
    let path = PathText.joined(folder, name + ".screen.json")
    guard !Files.exists(path) else {
      throw FileFailure(path, "this is there already and is not written over.")
    }
    try Files.makeFolder(folder)
    let text = text(name: name, planID: planID(in: folder))
    try Files.replace(path, with: Array(text.utf8))
    return path
  }

  /// The first plan of the project, so that the button has something to sell.
  private static func planID(in folder: String) -> String {
    let project = try? ProjectFolder.open(folder, store: nil)
    return project?.catalog.project.plans.first?.id ?? "yearly"
  }

  /// A title, a filled button that buys a plan, a link that restores and a close button. Editors
  /// find the schema where it is named.
  static func text(name: String, planID: String = "yearly", schema: String? = nil) -> String {
    let schemaLine = schema.map { "\"$schema\": \(JSONText.quoted($0)),\n  " } ?? ""
    let plan = JSONText.quoted(planID)
    return """
      {
        \(schemaLine)"presentation": {
          "vendor_id": "\(name)",
          "display_mode": { "type": "modal" },
          "header_button": { "is_visible": true, "actions": [{ "type": "close" }] },
          "plans": [{ "plan_vendor_id": \(plan), "default": true }],
          "root_component": {
            "type": "vstack",
            "components": [
              {
                "type": "label",
                "text": "My first screen",
                "styles": {
                  "default": { "alignment": "center", "font": { "size": 24, "weight": "bold" } }
                }
              },
              {
                "type": "vstack",
                "styles": {
                  "default": {
                    "background_colors": { "light": "#1F5FBF", "dark": "#1F5FBF" },
                    "padding_top": 16,
                    "padding_bottom": 16,
                    "margin_top": 16
                  }
                },
                "actions": [{ "type": "purchase", "plan_vendor_id": \(plan) }],
                "components": [
                  {
                    "type": "label",
                    "text": "Continue",
                    "styles": { "default": { "alignment": "center" } }
                  }
                ]
              },
              {
                "type": "label",
                "text": "Restore",
                "styles": { "default": { "alignment": "center", "margin_top": 16 } },
                "actions": [{ "type": "restore" }]
              }
            ]
          }
        }
      }

      """
  }
}
