import EmulatorTestSupport
import Foundation
import PaywallModel
import Testing

/// The deepest files on the smallest stack that a thread has on the platforms we run on.
@Suite struct SmallStackTests {
  /// 512 KiB; under a sanitizer, whose frames are several times as large, so much more.
  private static let stackBytes = (512 << 10) * (Sanitizer.current == nil ? 1 : 8)

  /// What `work` returns on a thread with such a stack.
  static func onSmallStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value? {
    let done = DispatchSemaphore(value: 0)
    let box = Box<Value>()
    let thread = Thread {
      box.value = work()
      done.signal()
    }
    thread.stackSize = stackBytes
    thread.start()
    done.wait()
    return box.value
  }

  /// Written by the thread before the signal, read after it.
  final class Box<Value: Sendable>: @unchecked Sendable {
    var value: Value?
  }

  @Test func `the deepest JSON is read, compared, hashed and written`() {
    let text = String(repeating: "{\"a\":[", count: 256) + String(repeating: "]}", count: 256)
    let written = Self.onSmallStack { () -> String in
      guard let node = try? JSONReaderTests.read(text), node == node else { return "" }
      return Set([node]).first.map { JSONText.write($0) } ?? ""
    }
    #expect(written?.hasPrefix("{\n  \"a\": [\n    {") == true)
  }

  @Test func `the deepest screen is read and checked`() {
    let open = "{ \"type\": \"vstack\", \"actions\": [{ \"type\": \"login\" }], \"components\": ["
    let components =
      String(repeating: open, count: 62) + "{ \"type\": \"spacer\" }"
      + String(repeating: "] }", count: 62)
    let file = CatalogReaderTests.screen("a", components)
    let catalog = Self.onSmallStack { CatalogReader.read([file]) }
    #expect(catalog?.screens.count == 1)
    #expect(catalog?.problems.map(\.code) == Array(repeating: "nested-actions", count: 61))
  }
}
