#if canImport(UIKit)
  import ClavierCore
  import CoreGraphics
  import Foundation
  import UIKit

  /// An object that calls its delegates when the keyboard moves.
  ///
  /// ```swift
  /// override func viewWillAppear(_ animated: Bool) {
  ///   super.viewWillAppear(animated)
  ///   KeyboardManager.shared.delegate = self
  /// }
  /// ```
  ///
  /// As usual in UIKit, there is one ``delegate``, and setting it replaces the previous delegate. To notify several
  /// objects, add each of them with ``add(_:)``. All objects are held weakly, and each is notified once per event, in
  /// the order in which the objects were added.
  @MainActor public final class KeyboardManager {
    /// The app's manager.
    public nonisolated static let shared = KeyboardManager()

    private let givenCenter: KeyboardCenter?
    private let subscriptions = WeakTable<AnyObject, KeyboardSubscription>()
    private weak var currentDelegate: (any KeyboardManagerDelegate)?

    /// Whether ``delegate`` was also added with ``add(_:)``.
    ///
    /// If so, the object is still called after it has stopped being the delegate.
    private var isDelegateAdded = false

    private var center: KeyboardCenter { givenCenter ?? .shared }

    /// Creates a manager that observes ``KeyboardCenter/shared``.
    public nonisolated init() {
      givenCenter = nil
    }

    /// Creates a manager that observes `center`.
    public nonisolated init(center: KeyboardCenter) {
      givenCenter = center
    }

    deinit {
      // A subscription with an owner does not end when its last reference is released.
      MainQueue.run { [subscriptions] in
        for delegate in subscriptions.objects { subscriptions[delegate]?.cancel() }
      }
    }

    /// The delegate, held weakly.
    ///
    /// Setting the delegate replaces or removes the previous delegate, and does not affect the objects that were added
    /// with ``add(_:)``.
    public var delegate: (any KeyboardManagerDelegate)? {
      get { currentDelegate }
      set {
        guard newValue !== currentDelegate else { return }
        if let currentDelegate, !isDelegateAdded { unsubscribe(currentDelegate) }
        currentDelegate = newValue
        guard let newValue else { return }
        isDelegateAdded = subscriptions[newValue] != nil
        subscribe(newValue)
      }
    }

    /// Adds an object whose methods the manager calls in addition to the delegate's methods.
    ///
    /// The object is held weakly. Adding an object again has no effect.
    public func add(_ delegate: any KeyboardManagerDelegate) {
      if delegate === currentDelegate { isDelegateAdded = true }
      subscribe(delegate)
    }

    /// Removes the delegate, or an object that was added.
    public func remove(_ delegate: any KeyboardManagerDelegate) {
      if delegate === currentDelegate { currentDelegate = nil }
      unsubscribe(delegate)
    }

    private func subscribe(_ delegate: some KeyboardManagerDelegate) {
      guard subscriptions[delegate] == nil else { return }
      subscriptions[delegate] = center.subscribe(
        delegate, { [subscriptions] in Self.callMethods(of: $0, for: $1, in: subscriptions) },
        onCorrection: { delegate, state in
          let hasFrame = state.placement == .hidden || !state.frame.isEmpty
          Self.callWillChangeFrame(of: delegate, to: hasFrame ? state.frame : nil, with: .unanimated)
        })
    }

    private func unsubscribe(_ delegate: any KeyboardManagerDelegate) {
      subscriptions[delegate]?.cancel()
      subscriptions[delegate] = nil
    }

    /// Calls the method for an event, and also `keyboardWillChangeFrame` if no `willChangeFrame` notification shows
    /// where the keyboard moves.
    private static func callMethods(
      of delegate: some KeyboardManagerDelegate, for delivery: KeyboardDelivery,
      in subscriptions: WeakTable<AnyObject, KeyboardSubscription>
    ) {
      let userInfo = delivery.notification.userInfo ?? [:]
      let missedFrame = MissedEvent.frame(
        at: delivery.event, after: delivery.previousEvent, from: delivery.previousState, to: delivery.state,
        isCorrection: delivery.isCorrection)
      if delivery.event != .willChangeFrame, let missedFrame {
        let subscription = subscriptions[delegate]
        callWillChangeFrame(of: delegate, to: missedFrame, with: delivery.animation)
        // The delegate may have been removed in the meantime.
        guard subscription?.isActive == true else { return }
      }
      switch delivery.event {
      case .willShow: delegate.keyboardWillShow(userInfo: userInfo)
      case .didShow: delegate.keyboardDidShow(userInfo: userInfo)
      case .willHide: delegate.keyboardWillHide(userInfo: userInfo)
      case .didHide: delegate.keyboardDidHide(userInfo: userInfo)
      case .didChangeFrame: delegate.keyboardDidChangeFrame(userInfo: userInfo)
      case .willChangeFrame:
        let isUsable = delivery.describedState.placement != .unknown && !delivery.info.endFrame.isEmpty
        callWillChangeFrame(
          of: delegate, to: isUsable ? delivery.info.endFrame : missedFrame, with: delivery.animation)
      }
    }

    private static func callWillChangeFrame(
      of delegate: some KeyboardManagerDelegate, to endFrame: CGRect?, with animation: KeyboardAnimation
    ) {
      delegate.keyboardWillChangeFrame(
        endFrame: endFrame, duration: animation.duration, animationCurve: animation.options)
    }
  }
#endif
