#if canImport(UIKit)
  public import ClavierCore
  public import Foundation
  import UIKit

  /// Keeps what is being edited visible, on every screen of the app.
  ///
  /// ```swift
  /// KeyboardAvoider.shared.start()
  /// ```
  ///
  /// What scrolls is inset and scrolled, and what scrolling cannot do a shift of the view controller's view does, by the
  /// least that is needed and in step with the keyboard; where nothing is covered, nothing moves. When the keyboard
  /// goes everything is as the app would have it without: only what was contributed is taken back.
  ///
  /// No delegate, no gesture recogniser and no constraint of the app is touched, and nothing is held strongly.
  @MainActor public final class KeyboardAvoider {
    /// The avoider of the whole app, over ``KeyboardCenter/shared``.
    public static let shared = KeyboardAvoider()

    /// Points to leave free between an input and the keyboard, unless the input has a spacing of its own.
    public var spacing: CGFloat = 10 {
      didSet { update() }
    }

    /// What may be done where no view controller says otherwise.
    public var policy = AvoidanceScene.Policy.automatic {
      didSet { update() }
    }

    /// What was last decided for the input being edited; nil before the first decision.
    ///
    /// Its ``AvoidancePlan/explanation`` says why.
    public internal(set) var lastPlan: AvoidancePlan?

    /// The properties that somebody else was seen to move for the keyboard too, each object and property once.
    public internal(set) var conflicts: [Conflict] = []

    /// Called once for each conflict, when it is seen.
    public var onConflict: ((Conflict) -> Void)?

    /// Whether the avoider is at work.
    public var isRunning: Bool { subscription != nil }

    let center: KeyboardCenter
    let mover = AvoidanceMover()
    let witnesses = WeakTable<UIScrollView, InsetWitness>()
    let viewOptions = WeakTable<UIView, ViewOptions>()
    let controllerOptions = WeakTable<UIViewController, ControllerOptions>()

    /// The input that what is contributed now was decided for.
    weak var input: UIView?
    /// The window that became key last, or in which something was last edited.
    weak var window: UIWindow?
    var tracker: FirstResponderTracker?
    /// Whether a decision is being carried out, so that what this brings about decides nothing.
    var isMoving = false
    /// Whether something was shifted for a notification: the keyboard's layout guide may move after that, and with it content
    /// that then needs no shift.
    var awaitsGuide = false
    /// How the keyboard moved when it last said so.
    var lastAnimation = KeyboardAnimation.unanimated
    /// What stood where when the last decision was made.
    var planned: AvoidanceSurroundings?
    var movingEnd = MovingEnd()
    /// How often was followed what nobody told of.
    var limit = FollowingLimit()
    /// There only while something is edited over a keyboard.
    var turns: TurnObservation?
    /// The avoiders at work: what one leaves, another has to make room for.
    static let running = WeakTable<KeyboardAvoider, Bool>()

    /// Where it is said why nothing was done.
    var log: (String) -> Void = AvoidanceLog.write
    let drag: KeyboardDrag
    private var subscription: KeyboardSubscription?
    private var typing: NotificationObservation?
    private var windows: NotificationObservation?
    private var activations: NotificationObservation?

    /// An avoider of your own.
    ///
    /// - Parameter center: Whose keyboard to avoid.
    public init(center: KeyboardCenter = .shared) {
      self.center = center
      drag = KeyboardDrag(in: center)
      drag.onMove = { [weak self] in self?.keyboardWasDragged($0) }
      mover.ledger.onSharedWrite = { [weak self] in self?.note(Conflict(.avoider, $0, $1)) }
      mover.ledger.onForeignWrite = { [weak self] in self?.noteForeignWrite($0, $1, difference: $2, share: $3) }
      center.observeCorrections(owner: self) { [weak self] in
        if self?.isRunning == true { self?.update(with: .unanimated) }
      }
    }

    /// Begins to keep inputs visible; one that is being edited already is known if anybody subscribed to the centre before.
    ///
    /// To start twice does no harm.
    public func start() {
      guard subscription == nil else { return }
      tracker = FirstResponderTracker(notificationCenter: center.notificationCenter, input: center.editedInput) {
        [weak self] in self?.focusDidChange()
      }
      let names = [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification]
      typing = NotificationObservation(of: names, in: center.notificationCenter) { [weak self] notification in
        guard let input = notification.object as? UIView else { return }
        MainQueue.run { [weak self] in self?.textDidChange(in: input) }
      }
      windows = NotificationObservation(
        of: [UIWindow.didBecomeKeyNotification], in: center.notificationCenter
      ) { [weak self] notification in
        guard let window = notification.object as? UIWindow else { return }
        MainQueue.run { [weak self] in self?.windowDidBecomeKey(window) }
      }
      activations = NotificationObservation(
        of: [UIApplication.didBecomeActiveNotification], in: center.notificationCenter
      ) { [weak self] _ in
        MainQueue.run { [weak self] in self?.appDidBecomeActive() }
      }
      Self.running[self] = true
      subscription = center.subscribe { [weak self] event, info in self?.keyboardDidChange(event, info) }
      update(with: .unanimated)
    }

    /// Stops, and takes back whatever is contributed, without animation.
    public func stop() {
      subscription = nil
      typing = nil
      windows = nil
      activations = nil
      tracker = nil
      input = nil
      takeBackEverything(with: .unanimated)
      turns = nil
      mover.ledger.forgetCopies()
      Self.running[self] = nil
      for other in Self.running.objects { other.update(with: .unanimated) }
    }

    /// Looks again at what is being edited, and moves if it has to.
    ///
    /// Hardly ever needed: what UIKit does not tell of (a caret that goes elsewhere without typing, an input or something
    /// beside it that grows or moves) is seen at the end of the same turn of the run loop. Call this to have it at once,
    /// in an animation of your own for instance, or to come back to an input that was scrolled out of sight.
    ///
    /// - Parameter animated: Whether to move in the keyboard's manner, or at once.
    public func update(animated: Bool = true) {
      guard isRunning else { return }
      update(with: animated ? .ordinary : .unanimated)
    }

    deinit {
      MainQueue.run { [mover] in
        mover.takeBack()
        for other in KeyboardAvoider.running.objects { other.update(with: .unanimated) }
      }
    }
  }
#endif
