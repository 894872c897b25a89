import EmulatorCore

/// A dialog in one line: whose it is, what it says, its ways out.
enum LinearDialog {
  /// Heading and text are read the first time, those of alerts each time.
  static func line(_ dialog: Dialog, isFirst: Bool) -> String {
    let isAlert = dialog.isAlert
    var sentences = [head(dialog, isFirst: isFirst)]
    if isAlert {
      sentences += [dialog.heading, dialog.text]
    } else if isFirst, dialog.owner != .store {
      sentences.append(contents(dialog))
    }
    sentences += dialog.fields.map { "\($0.label): \($0.value.isEmpty ? "empty" : $0.value)" }
    sentences.append(waysOut(dialog))
    return "dialog: " + sentences.asSentences
  }

  /// `STORE sheet T3, Northwind Plus, one year, €99.99`, `APP terms, call 7`.
  private static func head(_ dialog: Dialog, isFirst: Bool) -> String {
    let title = "\(dialog.owner.rawValue) \(dialog.name)"
    switch dialog.owner {
    case .sdk: return dialog.isAlert ? "\(title) \(dialog.apiName)" : title
    case .app:
      guard let call = dialog.call, !dialog.isAlert else { return title }
      return "\(title), call \(call.number)"
    case .store:
      let named = dialog.subject.isEmpty ? title : "\(title) \(dialog.subject)"
      let text = dialog.text.split(separator: "\n").first.map(String.init) ?? ""
      return isFirst
        ? [named, dialog.heading, text].filter { !$0.isEmpty }.joined(separator: ", ") : named
    }
  }

  private static func contents(_ dialog: Dialog) -> String {
    let count = dialog.text.split(separator: "\n").count
    guard count > 1 else { return [dialog.heading, dialog.text].asSentences }
    return "\(dialog.heading), \(count) lines, more reads them"
  }

  /// `1 Accept, 2 Refuse, 0 dismiss`.
  static func waysOut(_ dialog: Dialog) -> String {
    let numbered = dialog.options.enumerated().map { index, option in
      "\(index + 1) \(name(of: option, in: dialog))\(option.isOff ? " (not yet)" : "")"
    }
    let escape = dialog.isAlert ? [] : dialog.escape.map { ["0 \($0.panelName)"] } ?? []
    return (numbered + escape).joined(separator: ", ")
  }

  /// The store's rows by their short names; a page by what is written there.
  private static func name(of option: Dialog.Option, in dialog: Dialog) -> String {
    dialog.owner == .store && dialog.kind != .webPage ? option.wayOut.panelName : option.label
  }

  /// Everything, one line after the other.
  static func whole(_ dialog: Dialog) -> [String] {
    let text = dialog.text.split(separator: "\n").map { "  \($0)" }
    let options = dialog.options.enumerated().map { index, option in
      let values = option.values.count < 2 ? "" : ": \(option.values.joined(separator: ", "))"
      return "  \(index + 1) \(option.label)\(values)"
    }
    let escape = dialog.escape.map { ["  0 \($0.panelName)"] } ?? []
    let heading = dialog.heading.isEmpty ? dialog.name : dialog.heading
    return ["dialog: \(head(dialog, isFirst: false)). \(heading)"] + text + options + escape
  }
}

extension Dialog {
  /// It tells an alert, whoever drew it.
  fileprivate var isAlert: Bool {
    switch kind {
    case .sdkAlert, .appAlert: true
    case .appScreen, .storePurchase, .storeRestore, .storePromoCode, .sdkLogin, .sdkWebCheckout,
      .webPage, .sdkRedemption, .appRedemption, .sdkSubscriptions, .sdkSurvey, .appCloseRequest,
      .appClientScreen:
      false
    }
  }
}

extension [String] {
  /// One after the other, each with its end.
  var asSentences: String {
    filter { !$0.isEmpty }.map { text in
      let isEnded = text.last.map { ".?!".contains($0) } ?? true
      return isEnded ? text : text + "."
    }.joined(separator: " ")
  }
}
