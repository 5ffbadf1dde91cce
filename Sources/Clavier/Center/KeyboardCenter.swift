#if canImport(UIKit)
  public import ClavierCore
  public import Foundation
  public import UIKit

  /// An object that observes the system keyboard for Clavier's other types.
  ///
  /// A center observes the six keyboard notifications as soon as it is created. The center decodes each notification
  /// once, updates the ``state``, and calls its subscribers in the order in which they subscribed. The app's center,
  /// ``shared``, is created when you first access it. To receive every notification, access ``shared`` when the app
  /// launches.
  ///
  /// - A subscriber can subscribe, cancel, or be deallocated during a delivery. Every other subscriber still receives
  ///   the event exactly once.
  /// - A notification that is posted on the main thread is delivered before `post` returns. The delivery happens inside
  ///   UIKit's own animation (Apple developer forum 701769), so layout changes move with the keyboard.
  /// - Notifications that are posted on other threads are delivered on the main actor, in the order in which they were
  ///   posted. A notification that a subscriber posts is delivered after the current notification, so all subscribers
  ///   receive both notifications in the same order.
  /// - An invalid notification, such as one without an end frame, does not change the state. The center logs the
  ///   notification and calls ``onMalformedNotification``.
  /// - Notifications can contradict each other or what is on the screen, for example, on iOS 26 and 27.
  ///   <doc:WhatIOS26And27Changed> describes how the center determines the state if notifications are contradictory.
  ///   The center logs each choice between contradictory sources.
  @MainActor public final class KeyboardCenter {
    /// The app's center, which observes `NotificationCenter.default`.
    public static let shared = KeyboardCenter()

    /// The keyboard's state, based on the notifications since this center was created.
    ///
    /// Before the first notification, the placement is ``KeyboardState/Placement-swift.enum/unknown``, for which every
    /// overlap is 0. If an accessory view has appeared at the bottom edge of the screen without a notification, the
    /// placement is ``KeyboardState/Placement-swift.enum/accessoryOnly``. If there are several screens, this property
    /// is the state of the keyboard on the screen that the last notification was about. For a different screen, use
    /// ``state(for:)-(UIView)``.
    ///
    /// In your own observer of a keyboard notification, use ``state(after:)``, because the notification center may call
    /// your observer before this center.
    public var state: KeyboardState { state(of: currentRecord) }

    /// The values of the last valid notification; nil if there was none since this center was created.
    public var lastInfo: KeyboardInfo? { records.ofLastNotification?.lastDelivery?.info }

    /// A closure that is called on the main actor for each invalid notification, with the error and the event.
    public var onMalformedNotification: (@MainActor (KeyboardInfoError, KeyboardEvent) -> Void)?

    package let notificationCenter: NotificationCenter

    /// The input that is being edited, if editing began after this center was created.
    package var editedInput: UIView? { tracker.input }

    /// The followers of the constraints that follow this center's keyboard, by the identity of the constraint.
    var followersByConstraint: [ObjectIdentifier: ConstraintFollower] = [:]
    /// The same followers, in the order in which they subscribed.
    var followers: [ConstraintFollower] { followersByConstraint.values.sorted { $0.order < $1.order } }

    /// Logs outcomes other than ``KeyboardStateMachine/Outcome/applied``.
    var log: (String) -> Void = Log.notifications.info

    let records = KeyboardScreenRecords()
    let surroundings: KeyboardSurroundings
    let tracker: EditedInputTracker
    /// The last interactive dismissal.
    weak var drag: KeyboardDrag?
    /// The observer of the keyboard layout guide; nil unless ``checksFramesAgainstLayoutGuide`` is true.
    var layoutGuideFeed: LayoutGuideFeed?

    /// The observations of the notifications or the messages, which end when they are released.
    private var observations: [AnyObject] = []
    let inbox = Inbox<PendingWork>()
    let subscribers = SubscriberList<Subscriber>()
    // Accesses to this variable and the next one are not checked for exclusivity, because the checks take time at each
    // delivery. This is safe: each access ends before other code runs.
    @exclusivity(unchecked) var isDelivering = false
    /// The notifications that were delivered in this turn before the last one.
    ///
    /// There are some only if a subscriber or another thread posted a notification while another one was delivered.
    /// Only observers that are called in the same turn can ask about them.
    @exclusivity(unchecked) var earlierDeliveries: [KeyboardDelivery] = []

    /// What the center does after the current delivery, or when the main queue runs.
    enum PendingWork: Sendable {
      case notification(DecodedNotification)
      case end(SubscriberList<Subscriber>.Entry)
    }

    /// What a center observes: notifications or messages.
    public enum Source: Sendable {
      /// The six keyboard notifications.
      case notifications
      /// The six typed keyboard messages, with the same events in the same order.
      ///
      /// On visionOS, which has no such messages, the center observes the notifications.
      @available(iOS 26, *) case messages
    }

    /// Creates a center that observes a notification center, for example, in a test that posts its own notifications.
    ///
    /// The center observes notifications until it is deallocated. Keep a reference to the center, because subscriptions
    /// do not retain it.
    ///
    /// - Parameters:
    ///   - notificationCenter: The notification center to observe.
    ///   - source: What to observe: notifications or messages, never both.
    public init(notificationCenter: NotificationCenter = .default, source: Source = .notifications) {
      self.notificationCenter = notificationCenter
      tracker = EditedInputTracker(notificationCenter: notificationCenter)
      surroundings = KeyboardSurroundings(notificationCenter: notificationCenter)
      subscribers.onRemoval = { $0.onEnd?() }
      observations = observe(source)
      surroundings.onActivation = { [weak self] in self?.appDidBecomeActive() }
      surroundings.onTurn = { [weak self] in self?.turnDidEnd() }
      // An input can stay first responder while its window is not key. The keyboard then belongs to the input again,
      // although the input does not post that editing has begun. An input that does not post when editing ends would
      // never be forgotten.
      surroundings.onKeyWindow = { [tracker] window in
        if let input = window.firstResponderInput, input.announcesEditing { tracker.didBeginEditing(input) }
      }
    }

    deinit {
      // Ending the subscriptions also ends the streams, and reverts the changes that the subscribers have made.
      MainQueue.run { [subscribers] in subscribers.removeAll() }
    }
  }

  // MARK: - Observing

  extension KeyboardCenter {
    private func observe(_ source: Source) -> [AnyObject] {
      #if !os(visionOS)
        if #available(iOS 26, *), source == .messages {
          let observation = MessageObservation(in: notificationCenter) { [weak self] event, info, screen in
            self?.receive(DecodedNotification(event, info, on: screen))
          }
          return [observation]
        }
      #endif
      return KeyboardEvent.allCases.map { event in
        let name = event.notificationName
        return NotificationObservation(of: [name], in: notificationCenter) { [weak self, inbox] notification in
          let isOnMainQueue = MainQueue.isCurrent
          let decoded = DecodedNotification(event, notification, isOnMainQueue: isOnMainQueue)
          guard isOnMainQueue else {
            inbox.append(.notification(decoded))
            return MainQueue.later { [weak self] in self?.processInboxUnlessDelivering() }
          }
          guard let self else { return }
          // `MainActor.assumeIsolated` would check the queue again, and then cast in the same way. On Linux, a second
          // check takes longer than delivering to a subscriber. The cast is safe: a function has the same
          // representation with and without an actor, and `MainQueue.isCurrent` is true only on the main actor's
          // executor.
          let receive: @MainActor (KeyboardCenter, DecodedNotification) -> Void = { $0.receive($1) }
          unsafeBitCast(receive, to: ((KeyboardCenter, DecodedNotification) -> Void).self)(self, decoded)
        }
      }
    }
  }

  // MARK: - The state

  extension KeyboardCenter {
    /// Returns the state after a notification, whether or not this center has received it yet.
    ///
    /// Use this method in your own observer of a keyboard notification. The notification center calls observers in the
    /// order in which they were added, so it may call your observer before this center. If another observer has posted
    /// a later notification in the meantime, the result is the state after the later notification.
    ///
    /// - Parameter notification: A keyboard notification. A notification that is invalid, or that is not one of the six
    ///   keyboard notifications, does not change the state.
    /// - Returns: The state of the screen to which the notification belongs.
    public func state(after notification: Notification) -> KeyboardState {
      guard let event = notification.keyboardEvent, let info = notification.keyboardInfo else { return state }
      let screen = KeyboardScreen(of: notification)
      let record = records.record(for: screen)
      if let last = record.lastDelivery, last == (event, info) { return state(of: record) }
      // The center has already delivered this notification, and a later one that a subscriber posted in response.
      if earlierDeliveries.contains(where: { record.isRecord(of: $0.screen) && ($0.event, $0.info) == (event, info) }) {
        return state(of: record)
      }
      var machine = record.machine
      machine.receive(event, info, in: context(on: screen))
      return machine.state
    }

    /// Returns the keyboard's state for a view.
    ///
    /// A keyboard on another screen is ignored.
    ///
    /// - Parameter view: A view or window. If the view is not in a window, the result is the ``state``.
    /// - Returns: The state, with frames in points, in screen coordinates.
    public func state(for view: UIView) -> KeyboardState {
      state(for: view as? UIWindow ?? view.window)
    }

    /// Returns the keyboard's state for a scene.
    ///
    /// A keyboard on another screen is ignored.
    ///
    /// - Returns: The state, with frames in points, in screen coordinates.
    public func state(for scene: UIWindowScene) -> KeyboardState {
      state(of: records.record(for: KeyboardScreen(of: scene)))
    }

    func state(for window: UIWindow?) -> KeyboardState {
      guard let window else { return state }
      surroundings.remember(window)
      return state(of: records.record(for: KeyboardScreen(of: window)))
    }

    func state(of record: KeyboardScreenRecord) -> KeyboardState {
      // If the state is known, no unannounced accessory view has to be considered, and reading the state takes less
      // time than copying the state machine.
      let state = record.machine.state
      return state.isKnown ? state : machine(of: record).state
    }

    /// The state machine of the ``currentRecord``.
    var machine: KeyboardStateMachine { machine(of: currentRecord) }

    /// The record of the last notification's screen.
    ///
    /// Before the first notification, this is the record of the screen that shows the last known window.
    var currentRecord: KeyboardScreenRecord { records.ofLastNotification ?? records.record(for: surroundings.screen) }

    /// Returns the state machine of a screen, updated for an accessory view that appeared without a keyboard and
    /// without a notification.
    func machine(of record: KeyboardScreenRecord) -> KeyboardStateMachine {
      guard !record.machine.state.isKnown, record.isRecord(of: surroundings.screen) else { return record.machine }
      var machine = record.machine
      let (context, _) = surroundings.context(on: record.bounds, input: tracker.input, searchesViews: false)
      machine.applyResidentBar(in: context)
      return machine
    }
  }
#endif
