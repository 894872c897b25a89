import PaywallModel

/// What stands before a thing that is chosen, ticked, unfolded or switched on.
struct ChoiceMark: Equatable {
  enum Kind {
    case radio, box, fold, toggle
  }

  var kind: Kind
  var isOn: Bool

  /// The mark of a select's options; tabs have none.
  init?(of select: Select?, isOn: Bool) {
    switch select?.kind {
    case .tabs: return nil
    case .switches: kind = .toggle
    case .faq: kind = .fold
    case .plan, .survey, .options, .audiences, .introOfferEligibility, nil:
      kind = select?.isMultiple == true ? .box : .radio
    }
    self.isOn = isOn
  }

  /// The cells of the mark.
  var text: String {
    switch kind {
    case .radio: isOn ? "(•)" : "( )"
    case .box: isOn ? "[x]" : "[ ]"
    case .fold: isOn ? "[-]" : "[+]"
    case .toggle: isOn ? "(on  )" : "( off)"
    }
  }

  /// Columns of the mark.
  var columns: Int { kind == .toggle ? 6 : 3 }
}
