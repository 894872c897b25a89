extension DocumentReader {
  /// Notes the plans that a text's tags name, and tells the tags that nobody knows: they are shown
  /// as they are written, on the phone too.
  mutating func checkTags(_ node: JSONNode) {
    guard isChecked, let text = node.string else { return }
    var seen: Set<String> = []
    for case .braced(let body) in TagScanner.segments(of: text) where seen.insert(body).inserted {
      if let tag = Tag(body[...]) {
        for plan in tag.arguments where seen.insert("plan \(plan)").inserted {
          refer(to: .plan, plan, at: node)
        }
      } else if TimerTag(body) == nil {
        unknownTag(body, at: node)
      }
    }
  }

  private mutating func unknownTag(_ body: String, at node: JSONNode) {
    let tag = body.split(separator: "(").first.map(String.init) ?? ""
    let name = tag == "TIMER" ? body : tag
    let written = "{{\(String(body.prefix(60)))}}"
    warn(
      "unknown-tag", at: node.position, "\(written) is not a tag.",
      advice: NearestName.advice(
        for: name, among: Tag.names + TimerTag.names, otherwise: "It is shown as it is written."))
  }
}
