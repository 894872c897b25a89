@testable import EmulatorCore
import PaywallModel
import Testing

private typealias Link = PipelineReference.Link

@Test func chainsOfOneAndTwoActionsOfAllKindsGoAsTheTablesSay() {
  for chain in chains(of: ActionKind.allCases, length: 1)
    + chains(of: ActionKind.allCases, length: 2)
  {
    for mode in [RunningMode.full, .observer] {
      #expect(walked(chain, mode: mode) == PipelineReference(chain, mode: mode), "\(chain) \(mode)")
    }
  }
}

/// Kinds differ for the pipeline only in whether they move money.
@Test func chainsOfThreeActionsGoAsTheTablesSay() {
  for chain in chains(of: [.purchase, .restore, .close], length: 3) {
    for mode in [RunningMode.full, .observer] {
      #expect(walked(chain, mode: mode) == PipelineReference(chain, mode: mode), "\(chain) \(mode)")
    }
  }
}

@Test func anAnswerToAnotherCallChangesNothing() {
  var pipeline = InterceptorPipeline(actions: [Action(.purchase)], mode: .full)
  #expect(pipeline.begin(call: CallID(1)) == [.ask(CallID(1))])
  #expect(pipeline.interceptorReturned(.success, to: CallID(2)).isEmpty)
  #expect(pipeline.phase == .awaitingInterceptor(CallID(1)))
}

@Test func aSecondAnswerAdvancesNothing() {
  var pipeline = InterceptorPipeline(actions: [Action(.close), Action(.login)], mode: .full)
  _ = pipeline.begin(call: CallID(1))
  _ = pipeline.interceptorReturned(.success, to: CallID(1))
  #expect(pipeline.interceptorReturned(.success, to: CallID(1)).isEmpty)
  #expect(pipeline.index == 1)
}

@Test func aDefaultThatNobodyRunsCannotEnd() {
  var pipeline = InterceptorPipeline(actions: [Action(.close)], mode: .full)
  #expect(pipeline.defaultFinished(.succeeded).isEmpty)
  #expect(pipeline.phase == .ready)
}

private func chains(of kinds: [ActionKind], length: Int) -> [[Link]] {
  let links = kinds.flatMap { kind in
    PipelineReference.Fate.allCases.map { Link(kind: kind, fate: $0) }
  }
  var chains: [[Link]] = [[]]
  for _ in 0..<length { chains = chains.flatMap { chain in links.map { chain + [$0] } } }
  return chains
}

/// Does what the pipeline decides, with an app and an SDK that act as the fates say.
private func walked(_ chain: [Link], mode: RunningMode) -> PipelineReference {
  var seen = PipelineReference()
  var pipeline = InterceptorPipeline(actions: chain.map { Action($0.kind) }, mode: mode)
  var steps: [InterceptorPipeline.Step] = [.beginNext]
  while !steps.isEmpty {
    let fate = chain[min(pipeline.index, chain.count - 1)].fate
    switch steps.removeFirst() {
    case .beginNext:
      seen.reached += 1
      let isRegistered = fate != .unregisteredSucceeds && fate != .unregisteredFails
      steps += pipeline.begin(call: isRegistered ? CallID(pipeline.index + 1) : nil)
    case .ask(let call):
      seen.asked += 1
      steps += pipeline.interceptorReturned(fate.answer, to: call)
    case .performDefault:
      seen.defaults.append(chain[pipeline.index].kind)
      let succeeds = fate == .unregisteredSucceeds || fate == .notHandledSucceeds
      steps += pipeline.defaultFinished(succeeds ? .succeeded : .failed("no"))
    case .synchronize: seen.synchronizations += 1
    case .stop: break
    case .complete(let closesAll):
      seen.completed = true
      seen.closesAll = closesAll
    }
  }
  return seen
}

extension PipelineReference.Fate {
  fileprivate var answer: InterceptResult {
    switch self {
    case .success: .success
    case .failed: .failed
    case .notHandledSucceeds, .notHandledFails, .unregisteredSucceeds, .unregisteredFails:
      .notHandled
    }
  }
}
