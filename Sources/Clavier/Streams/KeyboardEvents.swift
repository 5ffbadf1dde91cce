#if canImport(UIKit)
  public import ClavierCore

  /// An asynchronous sequence of keyboard events, for one task.
  ///
  /// The property ``KeyboardCenter/events`` has this type. If two tasks iterate over the same sequence, each event goes
  /// to only one of them, and the sequence ends for both tasks when one of them is canceled.
  public struct KeyboardEvents: AsyncSequence, Sendable {
    /// An event and the values of its notification.
    public typealias Element = (event: KeyboardEvent, info: KeyboardInfo)
    /// The sequence never throws an error.
    public typealias Failure = Never

    private let queue: EventQueue

    init(_ queue: EventQueue) {
      self.queue = queue
    }

    /// Creates an iterator.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(queue: queue)
    }

    /// An iterator that returns one event after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let queue: EventQueue

      /// Returns the next event, waiting for it if necessary; nil after the sequence has ended.
      public mutating func next() async -> Element? {
        await queue.next(isolation: nil)
      }

      /// Returns the next event, waiting for it if necessary; nil after the sequence has ended.
      ///
      /// If an event is already waiting, this method returns the event without leaving the actor, in a tenth of the
      /// time that ``next()`` takes (measured on Linux).
      ///
      /// - Parameter actor: The caller's actor.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
        await queue.next(isolation: actor)
      }
    }
  }
#endif
