/// A way to pay for one period of a subscription. Only the classic one, all at once, is sold here.
struct BillingPlan {
  private var type = ""
  private var isEnabled = true

  /// Reads a billing plan and tells of one that can be bought on a phone and not here.
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> BillingPlan? {
    var plan = BillingPlan()
    guard reader.fill(&plan, from: node, fields, of: "a billing plan") else { return nil }
    if plan.isEnabled && plan.type != "BILLED_UPFRONT" {
      reader.warn(
        "unused-billing-plan", at: node.position,
        "The billing plan \(JSONText.quoted(plan.type)) is not sold here.",
        advice: "The subscription's own price is paid, at once for a whole period.")
    }
    return plan
  }

  private static let fields = DocumentFields<BillingPlan> { fields in
    fields["billingPlanType"] = { plan, node, reader in plan.type = reader.text(node) ?? "" }
    fields["isEnabled"] = { plan, node, reader in plan.isEnabled = reader.flag(node) ?? true }
  }.ignoring("commitmentDisplayPrice", "displayPrice", "internalID")
}
