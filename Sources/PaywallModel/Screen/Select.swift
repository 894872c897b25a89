/// A select and some of its options: what `selected` and `select_options` refer to.
public struct SelectBinding: Hashable, Sendable {
  /// The select's id.
  public var selectID: String
  /// Option ids.
  public var options: [String]

  /// Makes a binding.
  public init(selectID: String, options: [String]) {
    self.selectID = selectID
    self.options = options
  }
}

/// `enabled_when`: a pressable is off until so many options of a select are chosen (our extension).
public struct EnabledWhen: Hashable, Sendable {
  /// The select's id.
  public var selectID: String
  /// The least number of chosen options; nil is what the select asks for.
  public var minimum: Int?

  /// Makes a condition.
  public init(selectID: String, minimum: Int? = nil) {
    self.selectID = selectID
    self.minimum = minimum
  }
}

extension EnabledWhen {
  /// How many options must be chosen.
  public func leastCount(in select: Select?) -> Int { minimum ?? select?.minimum ?? 1 }
}

/// A state variable of a screen; tabs, pickers, quizzes, FAQ and switches are all selects
/// (dossier §11.2).
public struct Select: Hashable, Sendable {
  /// What the select is for; the raw value is the wire's `select_type`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A plan picker.
    case plan = "select_plan"
    /// A question of a quiz.
    case survey = "select_surveys"
    /// Which answers are open.
    case faq = "select_faqs"
    /// Anything else that is chosen.
    case options = "select_options"
    /// Which tab is in front.
    case tabs = "select_tabs"
    /// On or off; the wire's spelling is that.
    case switches = "select_switchs"
    /// Set by the SDK: the audiences that the user is in.
    case audiences = "select_audiences"
    /// Set by the SDK: whether an introductory offer can be had.
    case introOfferEligibility = "select_intro_offer_eligibility"
  }

  /// One thing that can be chosen.
  public struct Option: Hashable, Sendable {
    /// Its id, unique in the select.
    public var id: String
    /// What is saved when it is chosen.
    public var value: String
    /// An offer's id, where the option carries one.
    public var offerID: String?

    /// Makes an option.
    public init(id: String, value: String, offerID: String? = nil) {
      self.id = id
      self.value = value
      self.offerID = offerID
    }
  }

  /// Free text, unique in the screen.
  public var id: String
  /// What it is for.
  public var kind: Kind
  /// Whether several options can be chosen (`type` is `multiple`).
  public var isMultiple: Bool
  /// Option ids that are chosen when the screen is shown.
  public var defaults: [String]
  /// The declared options; may be empty although components refer to some.
  public var options: [Option]
  /// `min_selectable`, 1 when absent.
  public var minimum: Int
  /// The attribute that the answer is saved to, if any.
  public var userAttribute: String?
  /// `persistent`: what was chosen is still chosen when the screen is shown again.
  public var isPersistent = false
  /// `validate_on_selection`: a choice is an answer at once.
  public var validatesOnSelection = false
  /// `skippable`: it may be left without an answer (our extension).
  public var isSkippable = false
  /// `name`, for a person.
  public var name: String?

  /// Makes a select.
  public init(
    id: String, kind: Kind, isMultiple: Bool = false, defaults: [String] = [],
    options: [Option] = [], minimum: Int = 1, userAttribute: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.isMultiple = isMultiple
    self.defaults = defaults
    self.options = options
    self.minimum = minimum
    self.userAttribute = userAttribute
  }
}

/// Which options of each select are chosen now.
public struct Selections: Hashable, Sendable {
  /// Option ids by select id, in the order in which they were chosen.
  public private(set) var chosen: [String: [String]]

  /// Nothing chosen.
  public init() { chosen = [:] }

  /// The defaults of a screen's selects.
  public init(defaultsOf selects: [Select]) {
    chosen = [:]
    for select in selects { chosen[select.id] = select.defaults }
  }

  /// Whether one of the binding's options is chosen.
  public func matches(_ binding: SelectBinding) -> Bool {
    guard let options = chosen[binding.selectID] else { return false }
    return binding.options.contains { options.contains($0) }
  }

  /// Whether enough options are chosen, or none has to be.
  public func satisfies(_ condition: EnabledWhen, in screen: Screen) -> Bool {
    let select = screen.select(condition.selectID)
    return select?.isSkippable == true
      || (chosen[condition.selectID]?.count ?? 0) >= condition.leastCount(in: select)
  }

  /// What is saved of a select: the values of what is chosen, in the order of choosing.
  public func values(of select: Select) -> [String] {
    (chosen[select.id] ?? []).map { id in
      select.options.first { $0.id == id }?.value ?? id
    }
  }

  /// Replaces what is chosen in a select.
  public mutating func set(_ selectID: String, to options: [String]) { chosen[selectID] = options }

  /// Does what a press on `select_options` does: one of a radio, on or off in a multiple or a
  /// switch.
  public mutating func press(_ binding: SelectBinding, in select: Select?) {
    let before = chosen[binding.selectID] ?? []
    if select?.kind == .switches {
      chosen[binding.selectID] = before == binding.options ? ["off"] : binding.options
    } else if select?.isMultiple == true {
      let removed = before.filter { !binding.options.contains($0) }
      chosen[binding.selectID] = removed.count < before.count ? removed : before + binding.options
    } else {
      chosen[binding.selectID] = binding.options
    }
  }
}
