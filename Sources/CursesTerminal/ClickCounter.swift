import CCurses
import TerminalModel

/// Tells a double click from two clicks: the second press at the same cell within 400 ms.
struct ClickCounter {
  private var last: (at: Point, milliseconds: Int)?

  mutating func mouse(_ input: ccurses_input, at milliseconds: Int) -> Mouse? {
    let point = Point(column: Int(input.column), row: Int(input.row))
    switch ccurses_mouse(input.code) {
    case CCURSES_MOUSE_PRESS: return Mouse(press(at: point, milliseconds), at: point)
    case CCURSES_MOUSE_RELEASE: return Mouse(.release, at: point)
    case CCURSES_MOUSE_DRAG: return Mouse(.drag, at: point)
    case CCURSES_MOUSE_WHEEL_UP: return Mouse(.wheelUp, at: point)
    case CCURSES_MOUSE_WHEEL_DOWN: return Mouse(.wheelDown, at: point)
    default: return nil
    }
  }

  private mutating func press(at point: Point, _ milliseconds: Int) -> Mouse.Action {
    if let last, last.at == point, milliseconds - last.milliseconds <= 400 {
      self.last = nil
      return .doubleClick
    }
    last = (point, milliseconds)
    return .click
  }
}
