#if canImport(UIKit)
  public import ClavierCore
  public import Foundation
  public import UIKit

  /// The one place that observes the system keyboard; every style of Clavier is a face of it.
  ///
  /// It observes the six keyboard notifications from its first use on, decodes each of them once, keeps the keyboard's
  /// ``state``, and calls its subscribers in the order in which they subscribed. To use ``shared`` early, for instance when the
  /// app launches, is enough to know the keyboard from its first notification on.
  ///
  /// - A subscriber may subscribe, cancel or be deallocated during a delivery: each of the others still gets the event exactly
  ///   once.
  /// - A notification posted on the main thread is delivered before `post` returns, so inside UIKit's own animation
  ///   (Apple developer forum 701769): plain changes of layout move with the keyboard.
  /// - One posted elsewhere is delivered on the main actor, in the order of posting. One posted by a subscriber is
  ///   delivered after the present one, so that every subscriber gets both, in the same order.
  /// - One that cannot be read is logged and handed to ``onMalformedNotification``; it changes nothing.
  /// - Where the notifications disagree with each other or with what is on the screen, as on iOS 26 and 27, the rule of
  ///   `KeyboardStateMachine` decides, and each such decision is logged.
  @MainActor public final class KeyboardCenter {
    typealias Handler = @MainActor (KeyboardEvent, KeyboardInfo) -> Void
    typealias SubscriberID = SubscriberList<Subscriber>.ID

    struct Subscriber {
      let handler: Handler
      let onEnd: (@MainActor () -> Void)?
      let onCorrection: (@MainActor () -> Void)?
    }

    private struct WindowReference {
      weak var window: UIWindow?
    }

    /// The center of the whole app, over `NotificationCenter.default`.
    public static let shared = KeyboardCenter()

    /// Where the keyboard is, as far as the notifications said since this center was first used.
    ///
    /// Before the first of them it is ``KeyboardState/Placement-swift.enum/unknown``, which covers nothing. With several screens
    /// it is the state of the one that the last notification was about; ``state(for:)-(UIView)`` asks about one of them.
    ///
    /// In an observer of your own, use ``state(after:)``: the notification center may call your observer before this
    /// object's, and then this is still the state before the notification.
    public var state: KeyboardState { state(of: lastRecord ?? record(for: KeyboardScreen())) }

    /// What the last readable notification said; nil if there was none since this center was first used.
    public var lastInfo: KeyboardInfo? { lastRecord?.lastDelivery?.info }

    /// Called once, on the main actor, for each notification that cannot be read, with what is wrong and which it was.
    public var onMalformedNotification: (@MainActor (KeyboardInfoError, KeyboardEvent) -> Void)?

    let notificationCenter: NotificationCenter

    /// The input that was seen to be edited since this center was first used.
    var editedInput: UIView? { tracker.input }

    /// What the last notification said by itself: `.unknown` where ``state`` had to stay as it was.
    private(set) var lastReading: KeyboardState

    /// The screen that the last notification named.
    var lastScreen: KeyboardScreen { lastRecord == nil ? KeyboardScreen() : lastNamedScreen }

    /// What subscribers are being called with; nil between deliveries.
    private(set) var delivery: KeyboardDelivery?

    /// The constraints that follow this center's keyboard, each of them once.
    var constraints: [ObjectIdentifier: KeyboardConstraint] = [:]

    /// Where decisions are written that are not simply those of a `will` notification.
    var log: (String) -> Void = KeyboardLog.write

    /// One for each screen that a notification was about, or that was asked about.
    private var records: [KeyboardScreenRecord] = []
    private var newestRecord: KeyboardScreenRecord?
    private weak var namedScreen: AnyObject?
    private let tracker: FirstResponderTracker
    private let surroundings: KeyboardSurroundings
    private var guide: (top: CGFloat, window: WindowReference)?
    private var observation: NotificationObservation?
    private var isDelivering = false
    private let inbox = KeyboardInbox()
    private let subscribers = SubscriberList<Subscriber>()

    /// A center of your own, for instance in a test that posts to a notification center of its own.
    ///
    /// It observes until it is released. Keep it: nothing that subscribes to it does.
    public init(notificationCenter: NotificationCenter = .default) {
      self.notificationCenter = notificationCenter
      lastReading = .unknown(on: KeyboardScreen().bounds)
      tracker = FirstResponderTracker(notificationCenter: notificationCenter)
      surroundings = KeyboardSurroundings(notificationCenter: notificationCenter)
      subscribers.onRemoval = { $0.onEnd?() }
      let names = KeyboardEvent.allCases.map(\.notificationName)
      observation = NotificationObservation(of: names, in: notificationCenter) { [weak self, inbox] notification in
        guard let post = KeyboardPost(notification) else { return }
        inbox.append(post)
        MainQueue.run { [weak self] in self?.deliverAll() }
      }
      surroundings.onActivation = { [weak self] in self?.appDidBecomeActive() }
      surroundings.onTurn = { [weak self] in self?.turnDidEnd() }
    }

    /// Calls `handler` with every event of the keyboard, from the next one on.
    ///
    /// - Parameters:
    ///   - owner: Held weakly. With an owner the subscription lasts until the owner dies, and the result may be
    ///     dropped; without one it lasts until the result is cancelled or released.
    ///   - replayingState: Whether `handler` is called at once with the last event, if there was one.
    ///   - handler: Called on the main actor. Let it hold its owner weakly.
    @discardableResult
    public func subscribe(
      owner: AnyObject? = nil,
      replayingState: Bool = false,
      _ handler: @escaping @MainActor (KeyboardEvent, KeyboardInfo) -> Void
    ) -> KeyboardSubscription {
      let subscription = subscribe(owner: owner, onEnd: nil, handler)
      if replayingState, let lastDelivery = lastRecord?.lastDelivery {
        handler(lastDelivery.event, lastDelivery.info)
      }
      return subscription
    }

    /// The same, with a call when it ends (it was cancelled, or its owner was found deallocated), and one when the state
    /// changes without a notification.
    func subscribe(
      owner: AnyObject?, onEnd: (@MainActor () -> Void)?, onCorrection: (@MainActor () -> Void)? = nil,
      _ handler: @escaping Handler
    ) -> KeyboardSubscription {
      let subscriber = Subscriber(handler: handler, onEnd: onEnd, onCorrection: onCorrection)
      let id = subscribers.append(subscriber, owner: owner)
      return KeyboardSubscription(center: self, id: id, endsWithToken: owner == nil)
    }

    func unsubscribe(_ id: SubscriberID) {
      subscribers.remove(id)
    }

    /// Calls `handler` when the state changes without a notification.
    ///
    /// This happens when two other sources agree against the last notification, when an accessory view docks without one, as on
    /// iOS 27, and when the app becomes active. Nothing animates such a change: apply the ``state`` without animation.
    ///
    /// - Parameters:
    ///   - owner: Held weakly; the handler is called until the owner is deallocated.
    ///   - handler: Called on the main actor. Let it hold its owner weakly.
    public func observeCorrections(owner: AnyObject, _ handler: @escaping @MainActor () -> Void) {
      _ = subscribe(owner: owner, onEnd: nil, onCorrection: handler) { _, _ in }
    }

    /// The state as it is after a notification, whether or not this center has received it already.
    ///
    /// Use it in an observer of your own: the notification center calls observers in the order in which they were added, and
    /// yours may come first.
    ///
    /// - Parameter notification: A keyboard notification. One that cannot be read, or that is none, changes nothing.
    /// - Returns: The state of the screen that the notification is about.
    public func state(after notification: Notification) -> KeyboardState {
      guard let event = notification.keyboardEvent, let info = notification.keyboardInfo else { return state }
      let screen = KeyboardScreen(notification)
      let record = record(for: screen)
      if let last = record.lastDelivery, last == (event, info), inbox.isEmpty { return state(of: record) }
      var machine = record.machine
      machine.receive(event, info, in: context(on: screen))
      return machine.state
    }

    /// Where the keyboard is for a view, in screen coordinates: a keyboard on another screen is none to it.
    ///
    /// - Parameter view: Any view, or a window. One that is in no window gets the ``state``.
    public func state(for view: UIView) -> KeyboardState {
      state(for: view as? UIWindow ?? view.window)
    }

    /// Where the keyboard is for a scene, in screen coordinates: a keyboard on another screen is none to it.
    public func state(for scene: UIWindowScene) -> KeyboardState {
      state(of: record(for: KeyboardScreen(of: scene)))
    }

    /// Where the keyboard is for a window, which may be none.
    func state(for window: UIWindow?) -> KeyboardState {
      guard let window else { return state }
      surroundings.note(window)
      return state(of: record(for: KeyboardScreen(of: window)))
    }

    /// Compares a keyboard's top, from another source than a notification, with what is known.
    ///
    /// - Parameters:
    ///   - source: Where the value comes from.
    ///   - top: In screen coordinates.
    ///   - window: The window in which it was measured.
    func compare(_ source: KeyboardStateMachine.Source, top: CGFloat, in window: UIWindow) {
      let screen = KeyboardScreen(of: window)
      let record = record(for: screen)
      let isCorrected = record.machine.compare(source, top: top, in: context(on: screen))
      note(record.machine.decision, of: source.rawValue)
      if isCorrected { announceCorrection() }
    }

    /// Takes note of where a keyboard layout guide has its top, in screen coordinates.
    ///
    /// It is compared at the end of the turn in which a `did` or an unanimated `will` was delivered: before that it may be
    /// on its way.
    func noteGuide(_ top: CGFloat, in window: UIWindow) {
      guide = (top, WindowReference(window: window))
    }

    /// Looks, for some turns of the run loop, for an accessory view that docks without a notification.
    ///
    /// To be called when something joins a window: nothing else tells of a first responder that is no input.
    func lookForResidentBar() {
      surroundings.observeTurns()
    }
  }

  extension KeyboardCenter {
    private var lastRecord: KeyboardScreenRecord? { newestRecord.flatMap { $0.isAlive ? $0 : nil } }

    private var lastNamedScreen: KeyboardScreen { KeyboardScreen(naming: namedScreen) }

    private func record(for screen: KeyboardScreen) -> KeyboardScreenRecord {
      let resolved = screen.resolved
      if let record = records.first(where: { $0.isAbout(resolved) }) { return record }
      records.removeAll { !$0.isAlive }
      let record = KeyboardScreenRecord(resolved)
      records.append(record)
      return record
    }

    /// The state of a screen, with a resident bar that nothing was posted for.
    private func state(of record: KeyboardScreenRecord) -> KeyboardState {
      guard !record.machine.state.isKnown else { return record.machine.state }
      var machine = record.machine
      let context = surroundings.context(on: record.bounds, input: tracker.input, searchesViews: false)
      machine.noteResidentBar(in: context.context)
      return machine.state
    }

    private func deliverAll() {
      guard !isDelivering else { return }
      isDelivering = true
      while let post = inbox.takeFirst() { deliver(post) }
      isDelivering = false
    }

    private func deliver(_ post: KeyboardPost) {
      switch post.content {
      case .failure(let error):
        KeyboardLog.report(error, in: post.event)
        onMalformedNotification?(error, post.event)
      case .success(let info):
        let record = record(for: post.screen)
        newestRecord = record
        namedScreen = post.screen.screen
        let previousState = record.machine.state
        lastReading = record.machine.receive(post.event, info, in: context(on: post.screen))
        record.lastDelivery = (post.event, info)
        note(record.machine.decision, of: post.event.rawValue)
        switch post.event {
        case .willHide, .didHide: surroundings.observeTurns()
        case .didShow, .didChangeFrame: surroundings.observeTurns(1)
        case .willShow, .willChangeFrame: if info.duration == 0 { surroundings.observeTurns(1) }
        }
        delivery = KeyboardDelivery(
          notification: post.notification(with: info), info: info, state: record.machine.state,
          previousState: previousState)
        subscribers.forEach { $0.handler(post.event, info) }
        // The notification holds its screen, and what is known goes with the screen.
        delivery = nil
      }
    }

    private func appDidBecomeActive() {
      var isChanged = false
      for record in records where record.isAlive {
        let context = surroundings.context(on: record.bounds, input: tracker.input).context
        if record.machine.activate(in: context) {
          note(record.machine.decision, of: "the activation of the app")
          isChanged = true
        }
      }
      if isChanged { announceCorrection() }
    }

    /// Compares what is on the screen with what the notifications said.
    private func turnDidEnd() {
      let record = lastRecord ?? record(for: surroundings.screen)
      switch record.machine.state.placement {
      case .docked: compareSources()
      case .unknown, .hidden, .otherApp, .accessoryOnly: noteResidentBar(in: record)
      case .undocked, .floating, .hardwareBar: break
      }
    }

    private func compareSources() {
      if let guide, let window = guide.window.window { compare(.layoutGuide, top: guide.top, in: window) }
      guard let input = tracker.input, let window = input.window, let bar = KeyboardResponder(input).accessoryView,
        bar.window != nil
      else { return }
      compare(.accessoryView, top: bar.frameOnScreen.minY, in: window)
    }

    private func noteResidentBar(in record: KeyboardScreenRecord) {
      let (context, isMeasured) = surroundings.context(on: record.bounds, input: tracker.input, searchesViews: false)
      guard isMeasured || !record.machine.state.isKnown, record.machine.noteResidentBar(in: context) else { return }
      note(record.machine.decision, of: "a resident accessory view")
      announceCorrection()
    }

    private func announceCorrection() {
      subscribers.forEach { $0.onCorrection?() }
    }

    private func note(_ decision: KeyboardStateMachine.Decision, of what: String) {
      if decision != .applied { log("\(what): \(decision.explanation)") }
    }

    private func context(on screen: KeyboardScreen) -> KeyboardStateMachine.Context {
      surroundings.context(on: screen.bounds, input: tracker.input).context
    }
  }
#endif
