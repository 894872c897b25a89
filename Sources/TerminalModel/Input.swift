/// A key as a person presses it.
public enum Key: Hashable, Sendable {
  /// A printing key, space included.
  case character(Character)
  /// Control held with a small letter.
  case control(Character)
  /// A function key, 1…12.
  case function(Int)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right
  case home, end, pageUp, pageDown
}

/// What a pointing device did, and where.
public struct Mouse: Hashable, Sendable {
  /// What was done.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    case click, doubleClick, wheelUp, wheelDown, drag, release
  }

  /// What was done.
  public var action: Action
  /// The cell under the pointer.
  public var at: Point

  /// Makes a mouse input.
  public init(_ action: Action, at: Point) {
    self.action = action
    self.at = at
  }
}

/// Everything that a terminal can tell a program.
public enum Input: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A pointing device was used.
  case mouse(Mouse)
  /// A text was pasted; not yet filtered.
  case paste(String)
  /// The window has a new size.
  case resized(Size)
}
