/// Reads `paywalk.json`. Every key is optional; a wrong value is left out alone and named, also
/// where the problem is an error: a misread integration must not pass as the one that was meant.
///
/// ```json
/// {
///   "$schema": "…",
///   "name": "Northwind",
///   "mode": "full",                  full | observer; without it the version's default
///   "platform": "ios",               ios | android | react-native | flutter | cordova
///   "sdk": "6.2",                    5 | 6.0 | 6.1 | 6.2
///   "locale": "en",
///   "store": "store.storekit",       only needed when there are several
///   "placements": [{ "id": "settings", "screen": "plans", "note": "Settings, Go Plus" }],
///   "audiences": [{ "id": "teams", "when": { "attribute": "size", "above": 3 } }],
///   "flows": [{ "id": "tour", "steps": [{ "id": "hello", "screen": "welcome" }] }],
///   "campaigns": [{ "id": "spring", "trigger": { "event": "APP_STARTED" }, "screen": "offer" }],
///   "fallback": "plans",             served in the place of a screen that is not there
///   "plans": [{ "id": "yearly", "name": "Yearly", "product": "app.year", "entitlement": "plus" }],
///   "integration": {
///     "interceptors": {
///       "purchase": {                an action by its Console or API name
///         "shows": "terms",          nothing | terms | login | parentalGate | ownStore | asksYou
///         "answers": { "accept": "notHandled", "refuse": "failed" },
///         "delay_ms": 0,
///         "fault": "none"            none | never | twice | late | early | throws
///       }
///     },
///     "ui_handler": true,
///     "alerts": {
///       "inAppError": "custom",      sdk | custom | both | none | dismissTooEarly
///       "inAppSuccess": {
///         "shown_by": "custom",      the same words; without it custom
///         "title": "…",              without it the SDK's
///         "text": "…",
///         "buttons": [
///           { "label": "Sign in", "effect": "signIn" },     nothing | signIn
///           { "label": "Terms", "link": "https://…" },      instead of an effect
///           { "label": "More", "placement": "settings", "dismisses": false }
///         ],
///         "back_dismisses": true     whether the system's back calls onDismiss()
///       }
///     },
///     "cancel_alert": false,         whether a cancelled purchase raises an alert
///     "terms": { "title": "Terms", "text": "…" },
///     "sdk_login": "plain"           plain | none
///   },
///   "start": {
///     "user": "ann",                 without it the user is anonymous
///     "owned": ["app.month"],        products that the store account owns
///     "attributes": { "plan_seen": "yes" },
///     "deeplinks": true,             without it true from SDK 6.0, false in 5
///     "campaigns": true,             likewise
///     "offline": false,
///     "store_latency_ms": 800,
///     "fetch_latency_ms": 300,
///     "date": "2026-03-01"           the walk's clock starts on this day
///   }
/// }
/// ```
public enum ProjectReader {
  /// Reads a project. Values that are missing or wrong have the defaults of `Project`; the mode
  /// that is not given is the version's.
  public static func read(_ node: JSONNode, file: String) -> (Project, [Problem]) {
    let document = readDocument(node, file: file)
    return (document.draft.project, document.problems)
  }

  /// The project with the name of its store file and everything that it refers to.
  static func readDocument(
    _ node: JSONNode, file: String, isChecked: Bool = true
  ) -> (draft: ProjectDraft, problems: [Problem], references: [Reference]) {
    var reader = DocumentReader(file: file, isChecked: isChecked)
    var draft = ProjectDraft()
    if node.members == nil {
      reader.error(
        "bad-value", at: node.position, "A project is an object, not \(node.kindName).",
        advice: "Write { \"name\": … }.")
    } else {
      reader.fill(&draft, from: node, ProjectDraft.fields, of: "a project")
    }
    draft.project.profile = Profile(
      platform: draft.platform, sdkVersion: draft.sdkVersion, mode: draft.mode)
    draft.project.choosesMode = draft.mode != nil
    return (draft, reader.allProblems, reader.references)
  }
}

/// A project of which not everything was read yet.
struct ProjectDraft {
  var project = Project()
  var platform = Platform.ios
  var sdkVersion = SDKVersion.v6_2
  var mode: RunningMode?
  /// The file's name and where it is given.
  var store: (name: String, position: SourcePosition)?

  static let fields = DocumentFields<ProjectDraft> { fields in
    fields["name"] = { draft, node, reader in
      draft.project.name = reader.name(node) ?? draft.project.name
    }
    fields["mode"] = { draft, node, reader in draft.mode = reader.choice(node) }
    fields["platform"] = { draft, node, reader in draft.platform = reader.choice(node) ?? .ios }
    fields["sdk"] = { draft, node, reader in draft.sdkVersion = reader.choice(node) ?? .v6_2 }
    fields["locale"] = { draft, node, reader in
      draft.project.locale = reader.name(node) ?? draft.project.locale
    }
    fields["store"] = { draft, node, reader in
      draft.store = reader.name(node).map { ($0, node.position) }
    }
    fields["placements"] = { draft, node, reader in
      draft.project.placements = reader.list(node) { node, reader in
        Placement.read(node, &reader)
      }
      reader.refuseTwins(in: node, "placement")
    }
    fields["audiences"] = { draft, node, reader in
      draft.project.audiences = reader.list(node) { Audience.read($0, &$1) }
      reader.refuseTwins(in: node, "audience")
    }
    fields["flows"] = { draft, node, reader in
      draft.project.flows = reader.list(node) { Flow.read($0, &$1) }
      reader.refuseTwins(in: node, "flow")
    }
    fields["campaigns"] = { draft, node, reader in
      draft.project.campaigns = reader.list(node) { Campaign.read($0, &$1) }
      reader.refuseTwins(in: node, "campaign")
    }
    fields["fallback"] = { draft, node, reader in
      draft.project.fallbackScreenID = reader.name(node)
      if let id = draft.project.fallbackScreenID { reader.refer(to: .screen, id, at: node) }
    }
    fields["plans"] = { draft, node, reader in
      draft.project.plans = reader.list(node) { node, reader in Plan.read(node, &reader) }
      reader.refuseTwins(in: node, "plan")
    }
    fields["integration"] = { draft, node, reader in
      reader.fill(
        &draft.project.integration, from: node, Integration.fields, of: "an integration")
    }
    fields["start"] = { draft, node, reader in
      reader.fill(&draft.project.start, from: node, StartState.fields, of: "a start state")
    }
    fields["links"] = { draft, node, reader in
      reader.fill(&draft.project.links, from: node, LinkSettings.fields, of: "links")
    }
    fields["redemption"] = { draft, node, reader in
      reader.fill(
        &draft.project.redemption, from: node, RedemptionServer.fields, of: "a redemption server")
    }
    fields["custom_events"] = { draft, node, reader in
      draft.project.customEvents = reader.names(node)
    }
    fields["subscriptions_cache_s"] = { draft, node, reader in
      draft.project.subscriptionsCacheSeconds =
        reader.integer(node, 0...86_400) ?? draft.project.subscriptionsCacheSeconds
    }
  }.ignoring("$schema")
}

extension Plan {
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> Plan? {
    var plan = Plan(id: "")
    guard reader.fill(&plan, from: node, fields, of: "a plan") else { return nil }
    if !plan.id.isEmpty { return plan }
    reader.warn("missing-key", at: node.position, "The plan has no id.", advice: "It is left out.")
    return nil
  }

  private static let fields = DocumentFields<Plan> { fields in
    fields["id"] = { plan, node, reader in plan.id = reader.name(node) ?? "" }
    fields["name"] = { plan, node, reader in plan.name = reader.text(node) }
    fields["product"] = { plan, node, reader in
      plan.storeProductID = reader.name(node)
      if let id = plan.storeProductID { reader.refer(to: .product, id, at: node) }
    }
    fields["entitlement"] = { plan, node, reader in plan.entitlement = reader.name(node) }
  }.requiring("id")
}

extension StartState {
  static let fields = DocumentFields<StartState> { fields in
    fields["user"] = { start, node, reader in start.userID = reader.name(node) }
    fields["owned"] = { start, node, reader in
      start.ownedProductIDs = reader.list(node) { node, reader in
        let id = reader.name(node)
        if let id { reader.refer(to: .product, id, at: node) }
        return id
      }
    }
    fields["attributes"] = { start, node, reader in
      start.attributes = reader.attributes(node)
    }
    fields["deeplinks"] = { start, node, reader in
      start.allowsDeeplinks = reader.flag(node)
    }
    fields["first_launch"] = { start, node, reader in
      start.isFirstLaunch = reader.flag(node) ?? false
    }
    fields["anonymous_id"] = { start, node, reader in
      start.anonymousID = reader.anonymousID(node)
    }
    fields["revoked_consent"] = { start, node, reader in
      start.revokedConsent = Set(
        reader.list(node) { node, reader in reader.choice(node, as: ConsentPurpose.self) })
    }
    fields["campaigns"] = { start, node, reader in
      start.allowsCampaigns = reader.flag(node)
    }
    fields["fetch_latency_ms"] = { start, node, reader in
      start.fetchLatencyMilliseconds = reader.integer(node, 0...600_000) ?? 0
    }
    fields["offline"] = { start, node, reader in start.isOffline = reader.flag(node) ?? false }
    fields["store_latency_ms"] = { start, node, reader in
      start.storeLatencyMilliseconds = reader.integer(node, 0...600_000) ?? 0
    }
    fields["date"] = { start, node, reader in start.date = reader.date(node) ?? start.date }
  }
}

extension DocumentReader {
  /// A day of the calendar, `2026-03-01`, from 1970 on.
  fileprivate mutating func date(_ node: JSONNode) -> String? {
    let day = "^(19[7-9]|[2-9][0-9][0-9])[0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    if expects(.pattern(day, words: "a day such as 2026-03-01")) { return nil }
    guard let text = text(node) else { return nil }
    if CalendarDay(text) != nil { return text }
    refuse(node, expected: "a day such as \"2026-03-01\"")
    return nil
  }
}
