import CCurses
import TerminalModel

/// Turns the numbers of the C functions into keys.
enum InputReader {
  static func character(_ code: UInt32) -> Key? {
    switch code {
    case 0x0a, 0x0d: return .enter
    case 0x09: return .tab
    case 0x1b: return .escape
    case 0x08, 0x7f: return .backspace
    case 0: return .control(" ")
    case 1...26: return Unicode.Scalar(code + 0x60).map { .control(Character($0)) }
    case 0x1c...0x1f: return Unicode.Scalar(code + 0x40).map { .control(Character($0)) }
    default: return Unicode.Scalar(code).map { .character(Character($0)) }
    }
  }

  static func key(_ code: UInt32) -> Key? {
    if code > CCURSES_KEY_FUNCTION.rawValue {
      return .function(Int(code - CCURSES_KEY_FUNCTION.rawValue))
    }
    switch ccurses_key(code) {
    case CCURSES_KEY_UP: return .up
    case CCURSES_KEY_DOWN: return .down
    case CCURSES_KEY_LEFT: return .left
    case CCURSES_KEY_RIGHT: return .right
    case CCURSES_KEY_HOME: return .home
    case CCURSES_KEY_END: return .end
    case CCURSES_KEY_PAGE_UP: return .pageUp
    case CCURSES_KEY_PAGE_DOWN: return .pageDown
    case CCURSES_KEY_ENTER: return .enter
    case CCURSES_KEY_BACK_TAB: return .backTab
    case CCURSES_KEY_BACKSPACE: return .backspace
    case CCURSES_KEY_DELETE: return .delete
    default: return nil
    }
  }

  static func paste() -> String {
    var count: Int32 = 0
    guard let characters = ccurses_paste(&count) else { return "" }
    var text = String.UnicodeScalarView()
    for index in 0..<Int(count) {
      text.append(Unicode.Scalar(characters[index]) ?? "\u{fffd}")
    }
    return String(text)
  }
}
