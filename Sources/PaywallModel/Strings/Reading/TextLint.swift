/// Looks for mistakes in a text that takes the place of one of the SDK's: its key, its places for
/// arguments, forgotten placeholders.
enum TextLint {
  /// Whether a text takes the place of the SDK's at all: a plural's does not, and neither does an
  /// empty entry of a catalog that stands for its key.
  static func counts(_ entry: StringEntry) -> Bool {
    entry.quantity == nil && entry.value != entry.key
  }

  static func check(_ entry: StringEntry, form: StringFile.Form, _ reading: inout StringReading) {
    guard let key = SDKText(rawValue: entry.key) else { return unknownKey(entry, &reading) }
    if entry.quantity != nil {
      if entry.quantity == "other" {
        warn(
          "text-plural", entry.keyPosition, entry, &reading,
          "The SDK looks for a string of this name, not for plurals.",
          "Write <string name=\"\(entry.key)\">…</string>.")
      }
      return
    }
    if isPlaceholder(entry) {
      return warn(
        "text-placeholder", entry.valuePosition, entry, &reading,
        "\(JSONText.quoted(entry.value)) is a placeholder, not a text.",
        entry.value == entry.key ? "The SDK’s text counts." : "Write the text.")
    }
    if entry.value.allSatisfy({ $0.isWhitespace }) {
      return warn(
        "text-empty", entry.valuePosition, entry, &reading, "This text is empty.",
        "Take the entry out to have the SDK’s text.")
    }
    checkArguments(entry, key, form, &reading)
  }

  private static func unknownKey(_ entry: StringEntry, _ reading: inout StringReading) {
    guard entry.quantity == nil || entry.quantity == "other" else { return }
    let isRemoved = RemovedText.names.contains { entry.key.hasPrefix($0) }
    warn(
      "text-key", entry.keyPosition, entry, &reading,
      isRemoved
        ? "The SDK has no text \(entry.key) since version 6."
        : "The SDK has no text \(JSONText.quoted(String(entry.key.prefix(80)))).",
      isRemoved
        ? "Take it out."
        : NearestName.advice(
          for: entry.key, among: SDKText.allCases.map(\.rawValue),
          otherwise: "The SDK’s own text stays."))
  }

  /// `ID_106`, or the key itself.
  private static func isPlaceholder(_ entry: StringEntry) -> Bool {
    let parts = entry.value.split(separator: "_", omittingEmptySubsequences: false)
    let isNumbered =
      parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty
      && parts[0].allSatisfy { ("A"..."Z").contains($0) }
      && parts[1].allSatisfy { ("0"..."9").contains($0) }
    return isNumbered || entry.value == entry.key
  }

  static func warn(
    _ code: String, _ position: SourcePosition, _ entry: StringEntry,
    _ reading: inout StringReading, _ message: String, _ advice: String
  ) {
    reading.add(.warning, code, at: position, path: entry.key, message, advice: advice)
  }
}

/// Keys that SDK 5 had (dossier §4.1), by how they begin.
enum RemovedText {
  static let names = [
    "ply_subscriptions_title", "ply_subscriptions_active_group_title", "ply_subscription_title",
    "ply_subscription_detail_group_title", "ply_subscription_plans_group_title",
    "ply_subscription_unsubscribe_button",
    "ply_subscription_unsubscribe_change_plan_not_available_google",
    "ply_subscriptions_empty_message", "ply_cancel_survey_", "ply_subscription_renew_pattern",
    "ply_subscription_cancel_pattern",
  ]
}
