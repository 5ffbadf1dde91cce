#if canImport(UIKit)
  public import ClavierCore
  import Foundation
  public import UIKit

  /// Closures for keyboard events.
  ///
  /// ```swift
  /// keyboard
  ///   .on(event: .willShow) { [weak self] info in self?.makeRoom(for: info) }
  ///   .on(event: .willHide) { [weak self] info in self?.giveRoomBack(info) }
  ///   .start()
  /// ```
  ///
  /// Any number of closures may wait for the same event, added before or after ``start()``. They are called in the
  /// order in which they were added. A listener of your own stops when it is released; ``shared`` may be used by any
  /// number of objects, each of which names itself as the owner of its closures.
  @MainActor public final class KeyboardListener {
    /// What is called when an event occurs.
    public typealias Callback = @MainActor (KeyboardInfo) -> Void

    /// The listener for everybody who does not want to keep one.
    public static let shared = KeyboardListener()

    private let center: KeyboardCenter
    private let callbacks = SubscriberList<(event: KeyboardEvent, callback: Callback)>()
    private let trackers = SubscriberList<KeyboardDragTracker>()
    private var subscription: KeyboardSubscription?
    private var draggedFrame: CGRect?

    /// A listener that hears a centre: the app's own, unless another is named.
    public init(center: KeyboardCenter = .shared) {
      self.center = center
    }

    /// Adds a closure for an event; `nil` removes every closure that waits for it.
    ///
    /// - Parameters:
    ///   - event: The event to wait for.
    ///   - owner: Held weakly: when it is gone, so is the closure.
    ///   - callback: Called on the main actor. Let it hold its owner weakly.
    @discardableResult
    public func on(event: KeyboardEvent, owner: AnyObject? = nil, do callback: Callback?) -> Self {
      if let callback {
        _ = callbacks.append((event, callback), owner: owner)
      } else {
        callbacks.removeAll { entry, _ in entry.event == event }
      }
      return self
    }

    /// Lets a scroll view's drag pull the keyboard down (`keyboardDismissMode = .interactive`) and reports the
    /// keyboard's frame as the finger moves: as `.willChangeFrame`, unanimated.
    ///
    /// The system posts nothing during such a drag (openradar 14847817). The position comes from a keyboard layout
    /// guide, so no gesture and no delegate is touched. The scroll view is held weakly.
    @discardableResult
    public func toolbar(scrollView: UIScrollView) -> Self {
      scrollView.keyboardDismissMode = .interactive
      trackers.removeAll { _, owner in owner === scrollView }
      let tracker = KeyboardDragTracker(of: scrollView) { [weak self] top in self?.report(top: top) }
      _ = trackers.append(tracker, owner: scrollView)
      return self
    }

    /// Begins to call the closures.
    ///
    /// To start twice counts once.
    public func start() {
      guard subscription == nil else { return }
      subscription = center.subscribe { [weak self] event, info in
        self?.draggedFrame = nil
        self?.trackers.forEach { $0.attach() }
        self?.call(event, info)
      }
    }

    /// Ceases to call the closures, and keeps them for the next ``start()``.
    public func stop() {
      subscription = nil
    }

    /// Removes all closures, whoever added them, and lets go of the scroll views.
    public func clear() {
      callbacks.removeAll { _, _ in true }
      trackers.removeAll { _, _ in true }
    }

    /// Removes the closures that were added with this owner.
    public func clear(owner: AnyObject) {
      callbacks.removeAll { _, other in other === owner }
    }

    private func call(_ event: KeyboardEvent, _ info: KeyboardInfo) {
      callbacks.forEach { if $0.event == event { $0.callback(info) } }
    }

    /// A drag moves the keyboard that the last notification described, and nothing else of it changes.
    private func report(top: CGFloat) {
      guard subscription != nil, center.state.isAttached, let last = center.lastInfo else { return }
      let frame = draggedFrame ?? center.state.frame
      guard top != frame.minY else { return }
      var info = last
      info.startFrame = frame
      info.endFrame = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.height)
      info.duration = 0
      draggedFrame = info.endFrame
      call(.willChangeFrame, info)
    }
  }
#endif
