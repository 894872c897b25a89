/// A first screen to begin with, written into a project's folder.
enum TemplateScreen {
  /// Writes `name.screen.json`; a file that is there stays as it is. Answers with the path.
  static func write(name: String, into folder: String) throws(FileFailure) -> String {
    let path = PathText.joined(folder, name + ".screen.json")
    guard !Files.exists(path) else {
      throw FileFailure(path, "this is there already and is not written over.")
    }
    try Files.makeFolder(folder)
    try Files.replace(path, with: Array(text(name: name).utf8))
    return path
  }

  /// A title, a filled button that buys the plan `yearly`, a link that restores and a close button.
  static func text(name: String) -> String {
    """
    {
      "presentation": {
        "vendor_id": "\(name)",
        "display_mode": { "type": "modal" },
        "header_button": { "is_visible": true, "actions": [{ "type": "close" }] },
        "plans": [{ "plan_vendor_id": "yearly", "store_product_id": "yearly", "default": true }],
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
              "actions": [{ "type": "purchase", "plan_vendor_id": "yearly" }],
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
