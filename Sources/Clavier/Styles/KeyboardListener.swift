#if canImport(UIKit)
  public import ClavierCore
  import Foundation
  public import UIKit

  /// A listener that calls closures for keyboard events.
  ///
  /// ```swift
  /// private let keyboard = KeyboardListener()
  ///
  /// override func viewWillAppear(_ animated: Bool) {
  ///   super.viewWillAppear(animated)
  ///   keyboard
  ///     .on(.willShow) { [weak self] info in self?.raiseButton(with: info) }
  ///     .on(.willHide) { [weak self] info in self?.lowerButton(with: info) }
  ///     .start()
  /// }
  /// ```
  ///
  /// - ``start()`` completes a chain of calls. The chain's closures replace the closures that earlier chains of the
  ///   same owner added for the same events, so the chain in this example can run each time the view appears. Within a
  ///   chain, an event can have several closures.
  /// - If you add a closure after ``start()``, the listener calls it in addition to the earlier closures.
  /// - Closures are called in the order in which they were added.
  /// - Your own listener stops when it is deallocated. The listener ``shared`` is never deallocated, so pass an owner
  ///   with each closure that you add to it. After the owner is deallocated, the closure is not called.
  @MainActor public final class KeyboardListener {
    /// A closure that is called with the values of an event's notification.
    public typealias Callback = @MainActor (KeyboardInfo) -> Void

    /// The app's listener, for objects that do not have their own listener.
    ///
    /// Each object passes itself as the owner of its closures:
    ///
    /// ```swift
    /// KeyboardListener.shared
    ///   .on(event: .didShow, owner: self) { [unowned self] info in note("shown", info.endFrame) }
    ///   .on(event: .didHide, owner: self) { [unowned self] info in note("hidden", info.endFrame) }
    ///   .start()
    /// ```
    public nonisolated static let shared = KeyboardListener()

    /// The center to observe; nil for ``KeyboardCenter/shared``, which is not accessed before it is needed.
    private let givenCenter: KeyboardCenter?
    private let callbacks = SubscriberList<Registration>()
    private let drags = SubscriberList<KeyboardDrag>()
    /// The number of completed chains.
    private var chain = 0
    /// The keys of the closures that were added since the last chain was completed.
    private var keysOfChain: Set<Key> = []
    private var subscription: KeyboardSubscription?
    private var run: Run?
    /// The last frame that was reported during a drag; nil after a notification.
    private var draggedFrame: CGRect?

    private var center: KeyboardCenter { givenCenter ?? .shared }

    /// Creates a listener that observes ``KeyboardCenter/shared``.
    ///
    /// The listener calls its closures until it is deallocated, so keep a reference to it.
    public nonisolated init() {
      givenCenter = nil
    }

    /// Creates a listener that observes a center.
    ///
    /// The listener calls its closures until it is deallocated, so keep a reference to it.
    ///
    /// - Parameter center: The keyboard center to observe.
    public nonisolated init(center: KeyboardCenter) {
      givenCenter = center
    }

    deinit {
      // One of the closures may have released the last reference.
      MainQueue.run { [run] in run?.isActive = false }
    }

    /// Adds a closure for an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - owner: The object that owns the closure, held weakly. After the owner is deallocated, the closure is not
    ///     called again. Without an owner, the closure belongs to the listener.
    ///   - callback: The closure, which is called on the main actor. The closure must not retain its owner.
    /// - Returns: The listener, so that you can chain calls.
    @discardableResult
    public func on(_ event: KeyboardEvent, owner: AnyObject? = nil, do callback: @escaping Callback) -> Self {
      if let advice = advice(for: event, owner: owner) { Log.notifications.advise(advice) }
      let key = Key(event: event, owner: owner.map(ObjectIdentifier.init))
      callbacks.append(Registration(key: key, chain: chain, callback: callback), owner: owner)
      keysOfChain.insert(key)
      return self
    }

    /// Adds a closure for an event, or removes the owner's closures for the event if the closure is nil.
    ///
    /// The effect is the same as that of ``on(_:owner:do:)`` or ``removeCallbacks(for:owner:)``.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - owner: The object that owns the closure, held weakly.
    ///   - callback: The closure, which is called on the main actor. The closure must not retain its owner.
    /// - Returns: The listener, so that you can chain calls.
    @discardableResult
    public func on(event: KeyboardEvent, owner: AnyObject? = nil, do callback: Callback?) -> Self {
      guard let callback else { return removeCallbacks(for: event, owner: owner) }
      return on(event, owner: owner, do: callback)
    }

    /// Removes the closures that an owner has for an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - owner: The owner of the closures. Without an owner, the closures that belong to the listener are removed.
    /// - Returns: The listener, so that you can chain calls.
    @discardableResult
    public func removeCallbacks(for event: KeyboardEvent, owner: AnyObject? = nil) -> Self {
      callbacks.removeAll(ownedBy: owner) { $0.key.event == event }
      return self
    }

    /// Lets the user dismiss the keyboard by dragging in a scroll view, and reports the keyboard's frame while the
    /// finger moves.
    ///
    /// The listener sets `keyboardDismissMode` to `.interactive`, unless the mode is already interactive. The listener
    /// reports each frame as `.willChangeFrame` with a duration of 0. The system posts no notifications during the drag
    /// (openradar 14847817), so the frame comes from a keyboard layout guide. The listener does not change gesture
    /// recognizers or delegates.
    ///
    /// - Parameter scrollView: The scroll view, held weakly.
    /// - Returns: The listener, so that you can chain calls.
    @discardableResult
    public func trackInteractiveDismissal(of scrollView: UIScrollView) -> Self {
      #if !os(visionOS)
        if !scrollView.dismissesInteractively { scrollView.keyboardDismissMode = .interactive }
      #endif
      drags.removeAll(ownedBy: scrollView)
      let drag = KeyboardDrag(in: center, of: scrollView)
      drag.onMove = { [weak self, weak drag] keyboard in
        guard let self, let drag else { return }
        report(keyboard, announced: center.state(for: drag.window).frame)
      }
      drag.observeScrollView()
      drags.append(drag, owner: scrollView)
      return self
    }

    /// Completes a chain of calls and starts the listener.
    ///
    /// The chain consists of all closures that were added since the last call to this method, regardless of their
    /// owners. The closures of the chain replace the closures that earlier chains of the same owners added for the same
    /// events. If the listener is already started and there are no new closures, this method has no effect.
    ///
    /// If an object adds a closure to ``shared`` without calling this method, the closure becomes part of the chain
    /// that the next call completes, even if another object makes the call.
    public func start() {
      callbacks.removeAll { $0.chain < chain && keysOfChain.contains($0.key) }
      keysOfChain = []
      chain += 1
      guard subscription == nil else { return }
      let run = Run()
      self.run = run
      let subscriber = KeyboardCenter.Subscriber { [weak self, callbacks, drags] delivery in
        let event = delivery.event
        if !drags.isEmpty {
          self?.draggedFrame = nil
          drags.forEach { $0.keyboardDidChange(event) }
        }
        callbacks.forEach { if $0.key.event == event, run.isActive { $0.callback(delivery.info) } }
      }
      subscription = center.subscribe(subscriber, owner: nil)
      drags.forEach { $0.observeScrollView() }
    }

    /// Stops calling the closures of all owners and keeps them for the next ``start()``.
    ///
    /// To remove only the closures of one owner, call ``clear(owner:)``.
    public func stop() {
      subscription = nil
      run?.isActive = false
      drags.forEach { $0.observe(in: nil) }
    }

    /// Removes the closures of all owners and stops tracking all scroll views.
    public func clear() {
      callbacks.removeAll()
      drags.removeAll()
    }

    /// Removes the closures of one owner.
    ///
    /// - Parameter owner: The owner of the closures.
    public func clear(owner: AnyObject) {
      callbacks.removeAll(ownedBy: owner)
    }

    /// Returns the message that a debug build logs if a closure of ``shared`` has no owner.
    ///
    /// The message is nil if the closure has an owner, or does not need an owner.
    func advice(for event: KeyboardEvent, owner: AnyObject?) -> String? {
      guard owner == nil, self === Self.shared else { return nil }
      return "KeyboardListener.shared: the closure for \(event.rawValue) has no owner, so it is called even after your "
        + "object is deallocated. Pass owner: self, or use a KeyboardListener of your own."
    }

    /// Reports the values of the last notification, but with a different position of the keyboard.
    private func report(_ keyboard: KeyboardState, announced: CGRect) {
      guard let run, run.isActive, let last = center.lastInfo else { return }
      var info = last
      info.startFrame = draggedFrame ?? announced
      info.endFrame = keyboard.frame
      info.duration = 0
      draggedFrame = info.endFrame
      callbacks.forEach { if $0.key.event == .willChangeFrame, run.isActive { $0.callback(info) } }
    }
  }
#endif
