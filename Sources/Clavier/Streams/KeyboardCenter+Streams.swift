#if canImport(UIKit)
  public import ClavierCore
  public import Foundation
  public import UIKit

  extension KeyboardCenter {
    /// A stream of keyboard events for one task, starting with the next event.
    ///
    /// ```swift
    /// for await (event, info) in KeyboardCenter.shared.events {
    ///   print(event, info.endFrame)
    /// }
    /// ```
    ///
    /// - A task receives an event after UIKit's animation block has ended, so changes are not animated by default. To
    ///   move views with the keyboard, use `UIView.animate(with: info.animation)`, or
    ///   ``subscribe(owner:replayingLastEvent:_:)``, which calls its closure inside the block.
    /// - The stream keeps at most 32 events that the task has not received. A full stream drops the oldest event, but
    ///   never the latest `will` event, which contains the keyboard's destination.
    /// - The stream ends when its task is canceled, or when the center is deallocated.
    /// - Each access creates a new stream. If two tasks iterate over the same stream, each event goes to only one of
    ///   them, and the stream ends for both tasks when one of them is canceled. Therefore, access this property once in
    ///   each task.
    public var events: KeyboardEvents { KeyboardEvents(EventQueue(of: self)) }

    /// A stream of the keyboard's current state and each change, for one task.
    ///
    /// The stream also delivers a state when the keyboard changes without a notification (see
    /// ``observeCorrections(owner:_:)``). Consecutive equal states are delivered only once. The stream keeps at most 32
    /// states that the task has not received. A full stream drops the oldest state. The stream ends when its task is
    /// canceled, or when the center is deallocated. A canceled task does not receive the states that are still in the
    /// stream's buffer. Each access creates a new stream.
    public var states: AsyncStream<KeyboardState> {
      AsyncStream(bufferingPolicy: .bufferingNewest(EventBuffer.limit)) { continuation in
        let subscription = subscribeToStates(
          { state, _ in continuation.yield(state) }, onEnd: { continuation.finish() })
        continuation.onTermination = { _ in MainQueue.run { subscription.cancel() } }
      }
      .endingWithItsTask()
    }

    /// Returns a stream of the height of the part of a view that the keyboard covers, for one task.
    ///
    /// ```swift
    /// for await height in KeyboardCenter.shared.heights(in: view) {
    ///   gauge.setProgress(Float(height / view.bounds.height), animated: false)
    /// }
    /// ```
    ///
    /// The first value is the current height, which is 0 for a view that is not in a window. While the keyboard is
    /// visible, the view is measured again when it is laid out, moves, or is added to a window or removed from one.
    /// While the keyboard animates, the stream delivers one value per screen refresh, and the values follow the curve
    /// of the keyboard's animation. While a finger drags the keyboard, the values follow the keyboard layout guide, and
    /// never rise while the finger moves down. If the guide does not move during the drag, the values change when the
    /// finger is lifted. Before iOS 18, the values are not synchronized with the screen refreshes.
    ///
    /// The stream keeps at most 256 heights that the task has not received. A full stream drops the oldest height. The
    /// stream ends when its task is canceled or the center is deallocated. After the view is deallocated, the stream
    /// ends no later than the next time the keyboard changes. A canceled task does not receive the heights that are
    /// still in the stream's buffer. Each call creates a new stream.
    ///
    /// - Parameter view: The view, held weakly. Each height is in points, measured up from the view's bottom edge, as
    ///   in `KeyboardState.overlap(of:)`.
    public func heights(in view: UIView) -> AsyncStream<CGFloat> {
      AsyncStream(bufferingPolicy: .bufferingNewest(256)) { continuation in
        let follower = HeightFollower(
          of: view, in: self, { continuation.yield($0) }, onEnd: { continuation.finish() })
        continuation.onTermination = { _ in MainQueue.run { follower.cancel() } }
      }
      .endingWithItsTask()
    }

    /// Calls a closure with the state now, and with the state and its animation after each change.
    func subscribeToStates(
      _ handler: @escaping @MainActor (KeyboardState, KeyboardAnimation) -> Void,
      onEnd: (@MainActor () -> Void)? = nil
    ) -> KeyboardSubscription {
      let first = state
      var last = first
      let report: @MainActor (KeyboardAnimation) -> Void = { [weak self] animation in
        guard let state = self?.state, state != last else { return }
        last = state
        handler(state, animation)
      }
      let subscriber = Subscriber(
        handler: { report($0.animation) }, onCorrection: { _ in report(.unanimated) }, onEnd: onEnd)
      // The subscription begins before the first call to the closure, because the closure may change the state.
      let subscription = subscribe(subscriber, owner: nil)
      handler(first, .unanimated)
      return subscription
    }
  }

  extension AsyncStream where Element: Sendable {
    /// Returns a stream that delivers no elements after its task is canceled.
    ///
    /// An ordinary stream would still deliver the elements that were waiting when its task was canceled.
    fileprivate func endingWithItsTask() -> AsyncStream {
      AsyncStream {
        for await element in self { return Task.isCancelled ? nil : element }
        return nil
      }
    }
  }
#endif
