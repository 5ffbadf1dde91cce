import Foundation
import TestSupport
import Testing
import UIKit

/// Tests of observers with a queue.
///
/// Foundation on Linux waits forever if the main actor posts for a block of the main queue.
@MainActor struct ObserverQueueTests {
  private final class Journal: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var stored: [String] = []

    var lines: [String] { lock.withLock { stored } }

    func add(_ line: String) { lock.withLock { stored.append(line) } }
  }

  private let name = Notification.Name("ObserverQueueTests")
  private let center = NotificationCenter()
  private let journal = Journal()

  @Test func `A block for the main queue is called while the main actor posts`() {
    let token = center.addObserver(forName: name, object: nil, queue: .main) { [journal] notification in
      MainActor.assumeIsolated { journal.add("called") }
    }
    center.post(name: name, object: nil)
    journal.add("posted")
    #expect(journal.lines == ["called", "posted"])
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(journal.lines.count == 2)
  }

  @Test func `A block without a queue is called while the main actor posts`() {
    let token = center.addObserver(forName: name, object: nil, queue: nil) { [journal] _ in journal.add("called") }
    center.post(name: name, object: nil)
    #expect(journal.lines == ["called"])
    center.removeObserver(token)
  }

  @Test func `A block for another queue is called on that queue`() async {
    let queue = OperationQueue()
    let (queues, report) = AsyncStream<OperationQueue?>.makeStream()
    let token = center.addObserver(forName: name, object: nil, queue: queue) { _ in
      report.yield(OperationQueue.current)
    }
    center.post(name: name, object: nil)
    var iterator = queues.makeAsyncIterator()
    #expect(await iterator.next() == queue)
    center.removeObserver(token)
  }

  @Test func `A post on another thread waits for a block for the main queue`() async {
    let token = center.addObserver(forName: name, object: nil, queue: .main) { [journal] _ in
      MainActor.assumeIsolated { journal.add("called") }
    }
    await Task.detached { [center, journal, name] in
      center.post(name: name, object: nil)
      journal.add("posted")
    }.value
    #expect(journal.lines == ["called", "posted"])
    center.removeObserver(token)
  }
}
