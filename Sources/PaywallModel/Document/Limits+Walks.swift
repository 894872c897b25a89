extension Limits {
  /// Steps that one event may lead to, the app's answers and what they lead to included.
  public static let stepsPerEvent = 1_000
  /// Windows that lie on one another.
  public static let windows = 30
}
