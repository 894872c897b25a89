@testable import EmulatorCore
import PaywallModel
import Testing

private typealias Link = PipelineReference.Link

/// Ten kinds, six fates, two modes: 432,000 chains of three.
@Test(arguments: 1...3, [RunningMode.full, .observer])
func everyChainGoesAsTheTablesSay(length: Int, mode: RunningMode) {
  var count = 0
  forEachChain(of: length) { chain in
    count += 1
    if walked(chain, mode: mode) != PipelineReference(chain, mode: mode) {
      Issue.record("\(mode): \(chain)")
    }
  }
  #expect(count == [60, 3_600, 216_000][length - 1])
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

/// All chains of a length over all kinds and fates, one after the other.
private func forEachChain(of length: Int, _ body: ([Link]) -> Void) {
  let links = ActionKind.allCases.flatMap { kind in
    PipelineReference.Fate.allCases.map { Link(kind: kind, fate: $0) }
  }
  var digits = Array(repeating: 0, count: length)
  while true {
    body(digits.map { links[$0] })
    guard let place = digits.lastIndex(where: { $0 < links.count - 1 }) else { return }
    digits[place] += 1
    for later in digits.indices.dropFirst(place + 1) { digits[later] = 0 }
  }
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
