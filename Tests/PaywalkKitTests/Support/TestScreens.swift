/// Small screens for tests.
enum TestScreens {
  /// A title and a button that closes.
  static let plain = """
    {"presentation": {"vendor_id": "plans", "version": 4, "root_component": {"type": "vstack", "components": [
      {"type": "label", "text": "Northwind Plus"},
      {"type": "vstack", "actions": [{"type": "close"}], "components": [
        {"type": "label", "text": "Not now"}]}
    ]}}}
    """
}
