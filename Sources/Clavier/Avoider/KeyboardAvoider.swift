#if canImport(UIKit)
  public import ClavierCore
  public import Foundation
  import UIKit

  /// An object that keeps the focused input visible on the screens of an app.
  ///
  /// ```swift
  /// KeyboardAvoider.shared.start()
  /// ```
  ///
  /// The avoider first insets and scrolls the scroll views around the input. If scrolling is not enough, the avoider
  /// shifts the view controller's view. Views move with the keyboard's animation, and only as far as necessary. When
  /// the keyboard hides, the avoider reverts only its own changes. <doc:KeepingInputsVisible> describes what happens if
  /// the app has changed the same properties in the meantime.
  ///
  /// The avoider does not replace delegates, add gesture recognizers, or change the app's constraints. The avoider
  /// holds views and view controllers weakly.
  @MainActor public final class KeyboardAvoider {
    /// The app's avoider, which observes ``KeyboardCenter/shared``.
    public static let shared = KeyboardAvoider()

    /// The space between an input and the keyboard, in points, unless the input has its own spacing.
    public var spacing: CGFloat = 10 {
      // An update scrolls back to the input, so there is no update unless the spacing has changed.
      didSet { if spacing != oldValue { update() } }
    }

    /// The policy for view controllers that have no policy of their own.
    ///
    /// The default is ``AvoidancePolicy/automatic``.
    public var policy = Policy.automatic {
      didSet { if policy != oldValue { update() } }
    }

    /// The most recent plan, for debugging; nil before the first plan.
    ///
    /// Read the plan's ``AvoidancePlan/explanation`` to find out what the plan does and why.
    public internal(set) var lastPlan: AvoidancePlan?

    /// The conflicts with other code: the properties that other code also adjusts for the keyboard, or that another
    /// avoider could adjust.
    ///
    /// Each property of an object is listed once.
    public internal(set) var conflicts: [Conflict] = []

    /// A closure that is called for each new conflict.
    public var onConflict: ((Conflict) -> Void)?

    /// Whether the avoider keeps inputs visible.
    ///
    /// The default is false.
    ///
    /// Setting this property to true starts the avoider, as ``start()`` does. Setting the property to false stops the
    /// avoider, as ``stop()`` does.
    public var isEnabled: Bool {
      get { subscription != nil }
      set { newValue ? start() : stop() }
    }

    package let center: KeyboardCenter
    let applier = PlanApplier()
    let drag: KeyboardDrag
    /// Logs why no adjustment was made.
    var log: (String) -> Void = AvoidanceLog.write

    // The app's options.

    let inputOptions = WeakTable<UIView, InputOptions.Values>()
    /// The scroll views whose ``ScrollViewOptions/isManaged`` is false.
    let unmanagedScrollViews = WeakTable<UIScrollView, Void>()
    /// The policies that the app has set for view controllers.
    let policies = WeakTable<UIViewController, Policy>()
    /// The SwiftUI views that set the policy of a view controller.
    ///
    /// Their policy takes precedence over ``policies``.
    let policyProbes = WeakTable<UIViewController, PolicyProbes>()

    // The input and the keyboard.

    /// The input for which the avoider last moved views.
    weak var input: UIView?
    /// The last window that became key, or that contained an input.
    weak var window: UIWindow?
    var tracker: EditedInputTracker?
    var movingSelectionEnd = MovingSelectionEnd()
    /// The frames of the keyboard for which the avoider does not scroll if they are announced again.
    var handledFrames = HandledFrames()
    /// The animation of the last notification to which the avoider adjusted.
    var lastAnimation = KeyboardAnimation.unanimated
    /// The animation of the event after which the avoider has found an input that did not announce editing; nil at
    /// other times, and for an ordinary animation.
    var eventAnimation: KeyboardAnimation?

    // The adjustments.

    /// Whether the avoider is making and applying a plan, or reverting its changes.
    ///
    /// Events that the avoider itself causes in the meantime are ignored, apart from the exceptions in
    /// ``awaitedAnimation``.
    var isAdjusting = false
    /// The animation of the update that is awaited at the end of the turn; nil if none is awaited.
    ///
    /// An update is awaited if the app requested it, or if the keyboard or the focus moved, while the avoider moved
    /// views.
    var awaitedAnimation: KeyboardAnimation?
    /// Whether a view shifted for a notification.
    ///
    /// The keyboard layout guide may move after the notification. Views that follow the guide move with it, and may
    /// then need no shift.
    var awaitsGuide = false
    /// Whether the keyboard's frame was announced or corrected while the user was scrolling.
    var awaitsEndOfScrolling = false
    /// The geometry after the last plan was applied; nil if the plan was made without a docked keyboard, or if
    /// everything was restored.
    var appliedGeometry: GeometryFingerprint?
    /// The geometry that the avoider last compared at the end of a turn of the run loop.
    var lastGeometry = GeometryFingerprint()
    var siteMemory = AvoidanceSite.Memory()
    /// Stops a feedback loop with a screen that reacts to each adjustment.
    var limiter = GeometryFeedbackLimiter()
    let insetSamples = WeakTable<UIScrollView, InsetSample>()

    // The observations.

    /// Non-nil only in three cases: while the keyboard is docked and an input is being edited or focus moves away from
    /// an input, while an update is awaited, and while an app may restore a number that it has saved.
    ///
    /// While the avoider ignores the edited input, turns are observed only if the input does not announce editing.
    var turns: TurnObservation?
    private var subscription: KeyboardSubscription?
    /// Observes what the user types while the avoider is enabled.
    private var typing: NotificationObservation?
    /// Observes which window becomes key, even while the avoider is stopped, so that the key window is known when the
    /// avoider starts again.
    private var keyWindows: NotificationObservation?

    /// Whether the last event was `didHide`.
    ///
    /// After the keyboard has hidden, the app has no further reason to restore a number that it saved.
    var hasHidden: Bool { center.records.ofLastNotification?.lastDelivery?.event == .didHide }

    /// Creates an avoider.
    ///
    /// Call ``start()`` to enable the avoider.
    ///
    /// - Parameter center: The keyboard center to observe.
    public init(center: KeyboardCenter = .shared) {
      self.center = center
      drag = KeyboardDrag(in: center)
      drag.onMove = { [weak self] in self?.keyboardWasDragged($0) }
      applier.ledger.onChangeByOthers = { [weak self] in self?.recordChangeByOthers($0, $1, $2) }
      keyWindows = observeWindows()
    }

    /// Starts keeping inputs visible.
    ///
    /// Calling this method again has no effect.
    ///
    /// If several avoiders could keep an input visible, only the avoider that was started first moves it.
    ///
    /// If an input is already being edited, and the center existed when editing began, the avoider immediately makes
    /// the input visible. If the center did not exist yet, the avoider finds the input the next time that the keyboard
    /// appears or moves, a window becomes key, or the app becomes active.
    public func start() {
      guard subscription == nil else { return }
      tracker = EditedInputTracker(notificationCenter: center.notificationCenter, input: center.editedInput) {
        [weak self] in self?.focusDidChange()
      }
      typing = observeTyping()
      enroll()
      let subscriber = KeyboardCenter.Subscriber(
        handler: { [weak self] in
          self?.keyboardDidChange($0.event, with: $0.animation, isCorrection: $0.isCorrection)
        },
        onCorrection: { [weak self] _ in self?.keyboardWasCorrected() },
        onActivation: { [weak self] in self?.appDidBecomeActive() })
      subscription = center.subscribe(subscriber, owner: nil)
      findUnannouncedInput(with: .unanimated)
      adjustAfterEvent(with: .unanimated)
    }

    /// Stops keeping inputs visible, and reverts the avoider's changes.
    ///
    /// Views move with an animation only if you call this method in an animation block.
    public func stop() {
      guard isEnabled else { return }
      subscription = nil
      typing = nil
      tracker = nil
      input = nil
      awaitedAnimation = nil
      removeEverything()
      Self.allEnabled[self] = nil
      adjustOthers(with: .unanimated)
    }

    /// Checks whether the focused input is visible, and moves views if necessary.
    ///
    /// Calling this method has no effect while the avoider is disabled.
    ///
    /// You rarely need this method, because the avoider also detects changes for which no notification is posted. For
    /// example, a caret can move, or an input can grow. For such changes, the avoider moves views at the end of the
    /// same turn of the run loop. Call this method to move views immediately (for example, in an animation block), or
    /// to return to an input that was scrolled out of sight.
    ///
    /// - Parameter animated: Whether to animate the adjustment with the keyboard's duration and curve.
    public func update(animated: Bool = true) {
      guard isEnabled else { return }
      update(with: animated ? .ordinary : .unanimated)
    }

    /// Checks with an animation whether the focused input is visible, at the end of the turn if views are being moved.
    func update(with animation: KeyboardAnimation) {
      guard !isAdjusting else { return awaitedAnimation = animation }
      findUnannouncedInput(with: animation)
      adjustAfterEvent(with: animation)
      adjustOthers(with: animation)
    }

    /// Moves views after an option was set, if the option concerns the edited input.
    func update(ifInput isConcerned: (UIView) -> Bool) {
      if let edited = tracker?.input ?? input, isConcerned(edited) { update() }
    }

    private func observeTyping() -> NotificationObservation {
      let names = [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification]
      return NotificationObservation(of: names, in: center.notificationCenter) { [weak self] notification in
        guard let input = notification.object as? UIView else { return }
        MainQueue.run { [weak self] in self?.textDidChange(in: input) }
      }
    }

    private func observeWindows() -> NotificationObservation {
      NotificationObservation(
        of: [UIWindow.didBecomeKeyNotification], in: center.notificationCenter
      ) { [weak self] notification in
        guard let window = notification.object as? UIWindow else { return }
        MainQueue.run { [weak self] in self?.windowDidBecomeKey(window) }
      }
    }

    deinit {
      MainQueue.run { [applier] in
        applier.restore()
        for other in KeyboardAvoider.allEnabled.objects { other.adjustKeepingScrollPosition(with: .unanimated) }
      }
    }
  }
#endif
