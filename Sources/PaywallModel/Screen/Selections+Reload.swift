extension Selections {
  /// Goes on with selects that were read again: what can still be chosen stays chosen, a select
  /// that is new has its default, and so has one of whose options nothing is left.
  public mutating func settle(in selects: [Select]) {
    for select in selects {
      guard let before = chosen[select.id] else {
        set(select.id, to: select.defaults)
        continue
      }
      let known = Set(select.options.map(\.id))
      guard !known.isEmpty else { continue }
      let kept = before.filter { known.contains($0) || $0 == "off" }
      set(select.id, to: kept.isEmpty && !before.isEmpty ? select.defaults : kept)
    }
  }
}
