extension [String] {
  /// The texts one after another, with a separator between them. As the standard library's
  /// `joined`, which at its first call asks all of the program what an array can do: what a start
  /// joins is joined by this.
  public func inOneText(separator: String) -> String {
    var text = first ?? ""
    text.reserveCapacity(reduce(0) { $0 + $1.utf8.count + separator.utf8.count })
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}
