#if canImport(UIKit)
  public import ClavierCore
  public import Foundation
  import UIKit

  /// The one place that listens to the system keyboard; every style of Clavier is a face of it.
  ///
  /// It observes the six keyboard notifications from its first subscriber to its last, decodes each of them once,
  /// keeps the keyboard's ``state``, and calls its subscribers in the order in which they subscribed.
  ///
  /// - A subscriber may subscribe, cancel or die during a delivery: each of the others still gets the event exactly
  ///   once.
  /// - A notification posted on the main thread is delivered before `post` returns, so inside UIKit's own animation
  ///   (Apple developer forum 701769): plain changes of layout move with the keyboard.
  /// - One posted elsewhere is delivered on the main actor, in the order of posting. One posted by a subscriber is
  ///   delivered after the present one, so that everybody sees both, in the same order.
  /// - One that cannot be read is logged and handed to ``onMalformedNotification``; it changes nothing.
  @MainActor public final class KeyboardCenter {
    typealias Handler = @MainActor (KeyboardEvent, KeyboardInfo) -> Void
    typealias SubscriberID = SubscriberList<Subscriber>.ID

    struct Subscriber {
      let handler: Handler
      let onEnd: (@MainActor () -> Void)?
    }

    /// The centre of the whole app, over `NotificationCenter.default`.
    public static let shared = KeyboardCenter()

    /// Where the keyboard is, as far as the notifications said since the first of the present subscribers came.
    ///
    /// Without any subscriber nothing is observed, nothing is known, and the keyboard is taken to be hidden. With several
    /// screens it is the one that the last notification was about.
    public var state: KeyboardState { machine(for: lastScreen).state }

    /// What the last readable notification said; nil if there was none since the first of the present subscribers came.
    public var lastInfo: KeyboardInfo? { lastDelivery?.info }

    /// Called once, on the main actor, for each notification that cannot be read, with what is wrong and which it was.
    public var onMalformedNotification: (@MainActor (KeyboardInfoError, KeyboardEvent) -> Void)?

    let notificationCenter: NotificationCenter

    var isObserving: Bool { observation != nil }

    /// The input that was seen to be edited since the first of the present subscribers came.
    var editedInput: UIView? { tracker?.input }

    /// What the last notification said by itself: `.indeterminate` where ``state`` had to stay as it was.
    private(set) var lastReading: KeyboardState
    private(set) var lastScreen = KeyboardScreen()

    /// What subscribers are being called with; nil before the first delivery.
    private(set) var delivery: KeyboardDelivery?

    /// The constraints that follow this centre's keyboard, each of them once.
    var constraints: [ObjectIdentifier: KeyboardConstraint] = [:]

    /// One for each screen that was heard of.
    private var machines: [KeyboardScreen: KeyboardStateMachine] = [:]
    private var lastDelivery: (event: KeyboardEvent, info: KeyboardInfo)?
    private var tracker: FirstResponderTracker?
    private var observation: NotificationObservation?
    private var isDelivering = false
    private let inbox = KeyboardInbox()
    private let subscribers = SubscriberList<Subscriber>()

    /// A centre of your own, for instance in a test that posts to a notification centre of its own.
    ///
    /// Keep it: nothing that subscribes to it does.
    public init(notificationCenter: NotificationCenter = .default) {
      self.notificationCenter = notificationCenter
      lastReading = .hidden(on: lastScreen.bounds)
      subscribers.onRemoval = { [weak self] subscriber in
        subscriber.onEnd?()
        self?.stopIfAlone()
      }
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
      if replayingState, let lastDelivery {
        handler(lastDelivery.event, lastDelivery.info)
      }
      return subscription
    }

    /// The same, with a word when it is over: cancelled, or the owner found dead.
    func subscribe(
      owner: AnyObject?, onEnd: (@MainActor () -> Void)?, _ handler: @escaping Handler
    ) -> KeyboardSubscription {
      let id = subscribers.append(Subscriber(handler: handler, onEnd: onEnd), owner: owner)
      startIfNeeded()
      return KeyboardSubscription(center: self, id: id, endsWithToken: owner == nil)
    }

    func unsubscribe(_ id: SubscriberID) {
      subscribers.remove(id)
    }

    /// The state as it is after a notification, whether or not this center has received it already.
    ///
    /// Use it in an observer of your own, which the notification center may call before this object.
    public func state(after notification: Notification) -> KeyboardState {
      guard let event = notification.keyboardEvent, let info = notification.keyboardInfo else { return state }
      let screen = KeyboardScreen(notification)
      var machine = machine(for: screen)
      _ = machine.receive(event, info, in: context(on: screen))
      return machine.state
    }

    /// Where the keyboard is for a window: a keyboard on another screen is none to it.
    func state(for window: UIWindow?) -> KeyboardState {
      window.map { machine(for: KeyboardScreen(of: $0)).state } ?? state
    }

    private func machine(for screen: KeyboardScreen) -> KeyboardStateMachine {
      machines[screen.resolved] ?? KeyboardStateMachine(screen: screen.bounds)
    }
  }

  extension KeyboardCenter {
    private func startIfNeeded() {
      guard !isObserving else { return }
      tracker = FirstResponderTracker(notificationCenter: notificationCenter)
      let names = KeyboardEvent.allCases.map(\.notificationName)
      observation = NotificationObservation(of: names, in: notificationCenter) { [weak self, inbox] notification in
        guard let post = KeyboardPost(notification) else { return }
        inbox.append(post)
        MainQueue.run { [weak self] in self?.deliverAll() }
      }
    }

    private func stopIfAlone() {
      guard subscribers.isEmpty else { return }
      observation = nil
      tracker = nil
      inbox.removeAll()
      machines = [:]
      lastReading = state
      lastDelivery = nil
      delivery = nil
    }

    private func deliverAll() {
      guard !isDelivering else { return }
      isDelivering = true
      while isObserving, let post = inbox.takeFirst() {
        deliver(post)
      }
      isDelivering = false
    }

    private func deliver(_ post: KeyboardPost) {
      switch post.content {
      case .failure(let error):
        KeyboardLog.report(error, in: post.event)
        onMalformedNotification?(error, post.event)
      case .success(let info):
        lastScreen = post.screen
        var machine = machine(for: post.screen)
        let previousState = machine.state
        lastReading = machine.receive(post.event, info, in: context(on: post.screen))
        machines[post.screen.resolved] = machine
        lastDelivery = (post.event, info)
        delivery = KeyboardDelivery(
          notification: post.notification(with: info), info: info, state: machine.state, previousState: previousState)
        subscribers.forEach { $0.handler(post.event, info) }
      }
    }

    private func context(on screen: KeyboardScreen) -> KeyboardStateMachine.Context {
      KeyboardStateMachine.Context(
        screen: screen.bounds,
        bottomSafeArea: tracker?.bottomSafeArea ?? 0,
        firstResponder: tracker?.responder ?? .unknown,
        window: tracker?.windowFrame
      )
    }
  }
#endif
