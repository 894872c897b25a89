import EmulatorCore
import PaywallModel

/// How the pipeline must go, written again from the documentation's tables (dossier §1.4, §2.2,
/// §2.4) without looking at how it is built.
struct PipelineReference: Equatable {
  /// What becomes of one action: what the app answers, and how the SDK's default would end.
  enum Fate: CaseIterable {
    case unregisteredSucceeds, unregisteredFails
    case success, failed, notHandledSucceeds, notHandledFails
  }

  /// An action and its fate.
  struct Link: Hashable {
    var kind: ActionKind
    var fate: Fate
  }

  var asked = 0
  var defaults: [ActionKind] = []
  var synchronizations = 0
  var completed = false
  var closesAll = false
  var reached = 0

  init() {}

  init(_ chain: [Link], mode: RunningMode) {
    for link in chain {
      reached += 1
      if !survives(link, mode: mode) { return }
    }
    completed = true
    closesAll = mode == .full && chain.count == 1 && [.purchase, .restore].contains(chain[0].kind)
  }

  private mutating func survives(_ link: Link, mode: RunningMode) -> Bool {
    let movesMoney = link.kind == .purchase || link.kind == .restore
    switch link.fate {
    case .success:
      asked += 1
      if mode == .observer && movesMoney { synchronizations += 1 }
      return true
    case .failed:
      asked += 1
      return false
    case .notHandledSucceeds, .notHandledFails: asked += 1
    case .unregisteredSucceeds, .unregisteredFails: break
    }
    if mode == .observer && movesMoney { return false }
    defaults.append(link.kind)
    return link.fate == .notHandledSucceeds || link.fate == .unregisteredSucceeds
  }
}
