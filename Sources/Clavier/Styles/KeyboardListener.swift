#if canImport(UIKit)
  public import ClavierCore
  import Foundation
  public import UIKit

  /// Closures for keyboard events.
  ///
  /// ```swift
  /// private let keyboard = KeyboardListener()
  ///
  /// override func viewWillAppear(_ animated: Bool) {
  ///   super.viewWillAppear(animated)
  ///   keyboard
  ///     .on(event: .willShow) { [weak self] info in self?.raiseButton(with: info) }
  ///     .on(event: .willHide) { [weak self] info in self?.lowerButton(with: info) }
  ///     .start()
  /// }
  /// ```
  ///
  /// - ``start()`` completes a chain of calls. Its closures replace those that earlier chains of the same owner added for
  ///   the same events, so the chain above can run at each appearance. Within a chain, all closures of an event are kept.
  /// - A closure that is added after ``start()`` is called too, in addition to those before.
  /// - Closures are called in the order in which they were added.
  /// - A listener of your own stops when it is deallocated. ``shared`` is never deallocated, so name an owner there: a
  ///   closure whose owner was deallocated is never called.
  @MainActor public final class KeyboardListener {
    /// A closure for an event.
    public typealias Callback = @MainActor (KeyboardInfo) -> Void

    /// What a new chain replaces: the closures of one event and one owner.
    private struct Key: Hashable {
      let event: KeyboardEvent
      let owner: ObjectIdentifier?
    }

    private final class Entry {
      let key: Key
      let callback: Callback
      let chain: Int
      var id: SubscriberList<Entry>.ID?

      init(key: Key, callback: @escaping Callback, chain: Int) {
        self.key = key
        self.callback = callback
        self.chain = chain
      }
    }

    /// The listener of the whole app, for objects that do not want one of their own.
    ///
    /// Each of them passes itself as the owner of its closures:
    ///
    /// ```swift
    /// KeyboardListener.shared
    ///   .on(event: .didShow, owner: self) { [unowned self] info in note("shown", info.endFrame) }
    ///   .on(event: .didHide, owner: self) { [unowned self] info in note("hidden", info.endFrame) }
    ///   .start()
    /// ```
    public nonisolated static let shared = KeyboardListener()

    private let givenCenter: KeyboardCenter?
    private let callbacks = SubscriberList<Entry>()
    private let drags = SubscriberList<KeyboardDrag>()
    private var entries: [Key: [Entry]] = [:]
    private var chain = 0
    private var keysOfChain: Set<Key> = []
    private var subscription: KeyboardSubscription?
    private var draggedFrame: CGRect?

    private var center: KeyboardCenter { givenCenter ?? .shared }

    /// Creates a listener that observes the app's own center.
    ///
    /// Keep it for as long as its closures are to be called.
    public nonisolated init() {
      givenCenter = nil
    }

    /// Creates a listener that observes `center`.
    public nonisolated init(center: KeyboardCenter) {
      givenCenter = center
    }

    /// Adds a closure for an event; nil removes the closures that this owner has for it.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - owner: The object that the closure belongs to, held weakly. Once it is deallocated, the closure is not called
    ///     again. Without an owner, the closure belongs to the listener.
    ///   - callback: Called on the main actor. It must not retain its owner.
    @discardableResult
    public func on(event: KeyboardEvent, owner: AnyObject? = nil, do callback: Callback?) -> Self {
      let key = Key(event: event, owner: owner.map(ObjectIdentifier.init))
      guard let callback else {
        entries[key]?.forEach(remove)
        return self
      }
      if let advice = advice(for: event, owner: owner) { KeyboardLog.advise(advice) }
      callbacks.onRemoval = callbacks.onRemoval ?? { [weak self] entry in self?.forget(entry) }
      let entry = Entry(key: key, callback: callback, chain: chain)
      entry.id = callbacks.append(entry, owner: owner)
      entries[key, default: []].append(entry)
      keysOfChain.insert(key)
      return self
    }

    /// Lets a scroll view's drag pull the keyboard down (`keyboardDismissMode = .interactive`) and reports the
    /// keyboard's frame as the finger moves: as `.willChangeFrame`, unanimated.
    ///
    /// The system posts nothing during such a drag (openradar 14847817). The position comes from a keyboard layout
    /// guide, so no gesture and no delegate is touched. The scroll view is held weakly.
    @discardableResult
    public func toolbar(scrollView: UIScrollView) -> Self {
      #if !os(visionOS)
        scrollView.keyboardDismissMode = .interactive
      #endif
      drags.removeAll { _, owner in owner === scrollView }
      let drag = KeyboardDrag(in: center, of: scrollView)
      drag.onMove = { [weak self] in self?.report($0) }
      drag.observe(in: scrollView.window)
      _ = drags.append(drag, owner: scrollView)
      return self
    }

    /// Starts calling the closures, and completes the chain.
    ///
    /// The chain's closures replace those that the same owners added for the same events before the previous call of
    /// this method. Without new closures, calling it again has no effect.
    public func start() {
      for entry in keysOfChain.flatMap({ entries[$0] ?? [] }) where entry.chain < chain { remove(entry) }
      keysOfChain = []
      chain += 1
      guard subscription == nil else { return }
      subscription = center.subscribe { [weak self] event, info in
        self?.draggedFrame = nil
        self?.drags.forEach { $0.keyboardDidChange(event) }
        self?.call(event, info)
      }
    }

    /// Stops calling the closures, and keeps them for the next ``start()``.
    public func stop() {
      subscription = nil
    }

    /// Removes all closures, of all owners, and the scroll views.
    public func clear() {
      callbacks.removeAll { _, _ in true }
      drags.removeAll { _, _ in true }
    }

    /// Removes the closures of one owner.
    public func clear(owner: AnyObject) {
      callbacks.removeAll { _, other in other === owner }
    }

    /// What a debug build logs when a closure of ``shared`` has no owner; nil if the closure has one or needs none.
    func advice(for event: KeyboardEvent, owner: AnyObject?) -> String? {
      guard owner == nil, self === Self.shared else { return nil }
      return "KeyboardListener.shared: the closure for \(event.rawValue) has no owner, so it is called even after your "
        + "object was deallocated. Pass owner: self, or use a KeyboardListener of your own."
    }

    private func call(_ event: KeyboardEvent, _ info: KeyboardInfo) {
      callbacks.forEach { if $0.key.event == event { $0.callback(info) } }
    }

    private func remove(_ entry: Entry) {
      if let id = entry.id { callbacks.remove(id) }
    }

    private func forget(_ entry: Entry) {
      entries[entry.key]?.removeAll { $0 === entry }
      if entries[entry.key]?.isEmpty == true { entries[entry.key] = nil }
    }

    /// A drag moves the keyboard that the last notification described, and nothing else of it changes.
    private func report(_ keyboard: KeyboardState) {
      guard subscription != nil, let last = center.lastInfo else { return }
      var info = last
      info.startFrame = draggedFrame ?? center.state.frame
      info.endFrame = keyboard.frame
      info.duration = 0
      draggedFrame = info.endFrame
      call(.willChangeFrame, info)
    }
  }
#endif
