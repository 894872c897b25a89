/// The rules behind lines of the Pipeline panel, for "why".
enum Reasons {
  static let asked = "The kind has an interceptor, so your app is asked before the SDK does it."
  static let skipped = "An action runs only after the one before it has succeeded."
  static let released = "The loading ends with the chain, however it ends."
  static let noHandler = "Without a UI handler the SDK shows its own dialog, with one button."
  static let handlerAsked =
    "A UI handler is set: your app decides who shows the alert, and proceed() means the SDK."
  static let closesAll =
    "In full mode a lone purchase or restore closes all screens after it has succeeded."
  static let staysOpen = "Only a lone purchase or restore in full mode closes the screen by itself."
  static let synchronizes =
    "In observer, success for purchase or restore lets the SDK read the store's receipts by itself."
  static let fetchedAgain =
    "After a login the screen is fetched for the new user, whatever your app answered."
}
