import EmulatorCore
import PaywallModel
import Testing

@testable import Purchasely

/// What an app's interceptors are told and what their answers lead to.
@Suite struct InterceptorTests {
  @Test func anInterceptorIsToldScreenPlacementAndPlan() {
    let shop = Shop()
    var told: (PLYInterceptorInfo, PLYPresentationActionParameters)?
    shop.purchasely.interceptAction(.purchase) { info, parameters, _ in told = (info, parameters) }
    shop.press()
    #expect(told?.0.presentation?.screenId == "plans")
    #expect(told?.0.presentation?.placementId == "premium")
    #expect(told?.1.plan?.vendorId == "yearly")
  }

  @Test func aRefusalEndsTheChainWithoutAPurchase() {
    let shop = Shop()
    shop.purchasely.interceptAction(.purchase) { _, _ in .failed }
    shop.press()
    #expect(shop.purchasely.emulator.press == nil)
    #expect(shop.purchasely.emulator.store.transactions.isEmpty)
    #expect(shop.screens == ["plans"])
  }

  @Test func notHandledLetsTheSDKBuyAndTheChainGoOn() {
    let shop = Shop()
    shop.purchasely.interceptAction(.purchase) { _, _ in .notHandled }
    shop.press()
    shop.leave(by: .bought)
    shop.leave(by: .ok)
    #expect(shop.purchasely.emulator.store.transactions.map(\.state) == [.bought])
    #expect(shop.screens == ["plans", "thanks"])
  }

  @Test func withoutAnAnswerTheScreenStaysFrozen() {
    let shop = Shop()
    shop.purchasely.interceptAction(.purchase) { _, _, _ in }
    shop.press()
    shop.press(1)
    #expect(shop.screens == ["plans"])
    #expect(shop.purchasely.emulator.press?.owed?.kind == .purchase)
  }

  @Test func anAnswerMayComeLater() {
    let shop = Shop()
    var answer: ((PLYInterceptResult) -> Void)?
    shop.purchasely.interceptAction(.close) { _, _, completion in answer = completion }
    shop.press(1)
    #expect(shop.screens == ["plans"])
    answer?(.notHandled)
    #expect(shop.screens.isEmpty)
  }

  @Test func theSecondAnswerIsSeenAndChangesNothing() {
    let shop = Shop()
    shop.purchasely.interceptAction(.purchase) { _, _, completion in
      completion(.failed)
      completion(.success)
    }
    shop.press()
    #expect(shop.diagnostics == ["PLY102"])
    #expect(shop.screens == ["plans"])
  }

  @Test func registeringAgainReplacesTheHandler() {
    let shop = Shop()
    var called: [String] = []
    shop.purchasely.interceptAction(.purchase) { _, _ in
      called.append("first")
      return .failed
    }
    shop.purchasely.interceptAction(.purchase) { _, _ in
      called.append("second")
      return .failed
    }
    shop.press()
    #expect(called == ["second"])
  }

  @Test func aRemovedInterceptorIsNotAsked() {
    let shop = Shop()
    var calls = 0
    for action in PLYPresentationAction.allCases {
      shop.purchasely.interceptAction(action) { _, _ in
        calls += 1
        return .failed
      }
    }
    shop.purchasely.removeActionInterceptor(.close)
    shop.press(1)
    #expect(shop.screens.isEmpty)
    shop.purchasely.removeAllActionInterceptors()
    #expect(shop.purchasely.emulator.interceptors.isEmpty)
    #expect(calls == 0)
  }

  @Test func aClosureThatCallsAgainOnlyEnqueues() {
    let shop = Shop()
    var order: [String] = []
    shop.purchasely.interceptAction(.purchase) { _, _, completion in
      order.append("called")
      completion(.failed)
      shop.purchasely.closeAllScreens()
      order.append("still \(shop.screens.count) on screen")
    }
    shop.press()
    #expect(order == ["called", "still 1 on screen"])
    #expect(shop.screens.isEmpty)
  }

  @Test func aSignInBeforeTheAnswerIsHeardInOrder() {
    let shop = Shop()
    var refreshed: Bool?
    shop.purchasely.interceptAction(.purchase) { _, _, completion in
      shop.purchasely.userLogin(with: "ada") { refreshed = $0 }
      completion(.failed)
    }
    shop.press()
    #expect(refreshed == false)
    #expect(!shop.purchasely.isAnonymous())
  }
}
