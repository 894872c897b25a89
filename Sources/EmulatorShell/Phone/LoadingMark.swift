import EmulatorCore
import PaywallRenderer

/// The mark of something that is being fetched: one of eight forms every 120 ms (frames §10).
enum LoadingMark {
  private static let forms = Array("⠋⠙⠹⠸⠼⠴⠦⠧")
  private static let plainForms = Array("|/-\\")

  static func text(at now: Instant, _ options: ShellOptions) -> String {
    guard !options.reducesMotion else { return "…" }
    let forms = options.glyphs == .ascii ? plainForms : forms
    return String(forms[now.milliseconds / Shell.spinnerMilliseconds % forms.count])
  }
}
