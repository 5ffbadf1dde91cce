#if canImport(UIKit)
  import ClavierCore
  public import Foundation
  public import UIKit

  /// Computes how far a view controller's view must move so that the keyboard does not cover the focused input.
  ///
  /// ```swift
  /// private lazy var keyboardHandler = KeyboardHandler(for: self)
  ///
  /// override func viewDidLoad() {
  ///   super.viewDidLoad()
  ///   nameField.delegate = keyboardHandler
  ///   keyboardHandler.keyboardOffset.bind { [weak self] offset in
  ///     self?.keyboardHandler.apply(offset: offset)
  ///   }
  /// }
  /// ```
  ///
  /// The handler does not have to be the delegate of the fields, because it also observes the notifications that text
  /// fields and text views post. The offset stays 0 until the keyboard appears, because the keyboard may not appear at
  /// all if a hardware keyboard is connected.
  @MainActor public final class KeyboardHandler: NSObject {
    /// How far the view must move, in the superview's coordinate space: a negative number of points to move up, or 0.
    ///
    /// For a view at the top of the screen, the offset is the `y` coordinate to which the view's origin must move. If
    /// the superview is rotated or inverted on the screen, the value is always 0.
    ///
    /// The handler measures where the input would be without the offset, regardless of how the app applies the offset.
    /// A listener that moves the input without calling ``apply(offset:)`` must move the input before it returns.
    /// The handler calls the listeners inside an animation that matches the keyboard's animation. If an input is taller
    /// than the available space, its top stays below the status bar and the navigation bar.
    ///
    /// If several notifications in the same turn of the run loop report the same keyboard, the handler measures the
    /// input at the first notification, and again at the end of the turn.
    public let keyboardOffset = Box<CGFloat>(0)

    /// The space between the input and the keyboard, in points.
    public var spacing: CGFloat = 20 {
      didSet { requestUpdate(with: .ordinary) }
    }

    let requests = UpdateRequests()

    /// The maximum number of offsets in one animation.
    ///
    /// Usually, one or two are enough.
    private static let maximumMeasurementCount = 8

    private weak var viewController: UIViewController?
    private let center: KeyboardCenter
    private let displacement = Displacement()
    private let applied = AppliedOffset()
    /// The animation in which the listeners are being called; nil at other times.
    private var listenerAnimation: KeyboardAnimation?
    /// What the notifications of the current turn of the run loop have caused.
    private var turnState = TurnState.unmeasured
    private let turns = DockedTurns()
    private var subscription: KeyboardSubscription?
    private var tracker: EditedInputTracker?

    private enum TurnState {
      /// The edited input was not measured, or the keyboard is not docked.
      case unmeasured
      /// The edited input was measured for a docked keyboard.
      case measured
      /// The same keyboard was announced again after the measurement, so the input is measured again at the end of the
      /// turn.
      case announcedAgain
    }

    /// Creates a handler for the inputs in a view controller's view.
    ///
    /// - Parameters:
    ///   - viewController: The view controller, held weakly.
    ///   - center: The keyboard center to observe.
    public init(for viewController: UIViewController, center: KeyboardCenter = .shared) {
      self.viewController = viewController
      self.center = center
      super.init()
      tracker = EditedInputTracker(notificationCenter: center.notificationCenter) { [weak self] in
        self?.focusDidChange()
      }
      requests.perform = { [weak self] in self?.updateOffset(with: $0) }
      turns.onEnd = { [weak self] in self?.turnDidEnd(animation: $0) }
      let subscriber = KeyboardCenter.Subscriber(
        handler: { [weak self] in self?.keyboardDidChange($0) },
        onCorrection: { [weak self] _ in self?.requestUpdate(with: .unanimated) })
      subscription = center.subscribe(subscriber, owner: nil)
    }

    deinit {
      MainQueue.run { [applied, weak viewController] in
        if let view = viewController?.viewIfLoaded { applied.remove(from: view) }
      }
    }

    /// Shifts the view controller's view by an offset, with the keyboard's animation.
    ///
    /// Call this method from a listener instead of moving the view yourself. The handler adds the offset to the view's
    /// `transform` and later removes it, and does not change frames or constraints.
    ///
    /// - Parameter offset: The value of ``keyboardOffset``, in points: 0 or negative.
    public func apply(offset: CGFloat) {
      guard let view = viewController?.viewIfLoaded else { return }
      let translation = applied.setAmount(offset, of: view)
      // Corrections of the state and changes of focus do not use the animation of the last notification.
      let animation = listenerAnimation ?? center.lastInfo?.animation ?? .ordinary
      // A listener may call this method after it has returned, for example, in a task.
      let isLate = listenerAnimation == nil && !requests.isPerforming
      let input = isLate ? tracker?.input(in: view) : nil
      UIView.animate(
        with: animation,
        animations: { [displacement] in
          let move = { view.translationBesideAvoiders = translation }
          // When the handler measured the effect of a listener that calls this method later, nothing had moved yet.
          if let input { displacement.measure(input, in: view, offset: offset, apply: move) } else { move() }
        })
      // The keyboard may have changed since the listener was called.
      if input != nil { requestUpdate(with: animation) }
    }

    /// Returns whether the handler was created for a view controller.
    func handles(_ viewController: UIViewController?) -> Bool { viewController === self.viewController }

    private func focusDidChange() {
      guard tracker?.input == nil else { return requestUpdate(with: .ordinary) }
      // The focus may be moving to another input. Reacting immediately would move the view down and up again.
      requests.later { [weak self] in self?.requestUpdate(with: .ordinary) }
    }

    /// Updates the offset, unless the input was measured for the same keyboard in this turn of the run loop.
    ///
    /// UIKit posts two notifications when the keyboard appears, `willChangeFrame` and `willShow`, and measuring the
    /// views takes about as long as delivering a notification. If the input moves in between, the offset is updated at
    /// the end of the turn with the keyboard's animation.
    private func keyboardDidChange(_ delivery: KeyboardDelivery) {
      turns.animation = delivery.animation
      guard turnState != .unmeasured, delivery.state == delivery.previousState, isUntouched else {
        return requestUpdate(with: delivery.animation)
      }
      turnState = .announcedAgain
    }

    /// Whether the view still has the position that the app gave it for the last offset.
    private var isUntouched: Bool {
      guard let view = viewController?.viewIfLoaded, !displacement.isReset(in: view) else { return false }
      return applied.isUntouched(in: view)
    }

    private func turnDidEnd(animation: KeyboardAnimation) {
      if turnState == .announcedAgain { requestUpdate(with: animation) }
      turnState = .unmeasured
    }

    private func requestUpdate(with animation: KeyboardAnimation) {
      requests.request(with: animation)
    }

    private func updateOffset(with animation: KeyboardAnimation) {
      guard let view = viewController?.viewIfLoaded else {
        turnState = .unmeasured
        return turns.stop()
      }
      let input = tracker?.input(in: view)
      // The positions are measured after pending layout has been performed.
      if input != nil { view.layoutIfNeeded() }
      // The layout has requested another update, for example, because it moved focus.
      guard !requests.isPending else { return }
      applied.undoMove(of: view)
      let isReset = applied.forgetIfReset(in: view)
      // The input is back at its earlier position, so the next offset must not include this offset.
      if isReset { displacement.forget() }
      let keyboard = center.state(for: view)
      // This comes before the measurement, which runs the app's code. A notification that arrives in the meantime
      // announces the keyboard again.
      turnState = keyboard.isDocked ? .measured : .unmeasured
      turns.observe(isDocked: keyboard.isDocked)
      let shift = input.map { displacement.shift(for: $0, in: view, spacing: spacing, keyboard: keyboard) } ?? 0
      let offset = displacement.offset(for: shift, of: view, current: keyboardOffset.value)
      guard offset != keyboardOffset.value || isReset || displacement.isReset(in: view) else { return }
      callListeners(with: offset, toMove: input, in: view, by: shift, animation)
    }

    /// Calls the listeners with an offset, and with further offsets until the input has moved as far as it must.
    private func callListeners(
      with firstOffset: CGFloat, toMove input: UIView?, in view: UIView, by shift: CGFloat,
      _ animation: KeyboardAnimation
    ) {
      listenerAnimation = animation
      defer { listenerAnimation = nil }
      UIView.animate(
        with: animation,
        animations: { [self] in
          var offset = firstOffset
          // An input that is laid out relative to the safe area moves less than the view, so the view moves farther.
          for _ in 0..<Self.maximumMeasurementCount {
            displacement.measure(input, in: view, offset: offset) { keyboardOffset.value = offset }
            let next = displacement.offset(for: shift, of: view, current: offset)
            guard next != offset, !requests.isPending else { break }
            offset = next
          }
        })
    }
  }

  extension KeyboardHandler: UITextFieldDelegate {
    /// Updates the offset.
    ///
    /// The handler also updates the offset after the field's `textDidBeginEditingNotification`.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
      tracker?.didBeginEditing(textField)
    }

    /// Resets the offset asynchronously on the main queue, unless the user has begun to edit another input.
    ///
    /// The handler also resets the offset after the field's `textDidEndEditingNotification`.
    public func textFieldDidEndEditing(_ textField: UITextField) {
      tracker?.didEndEditing(textField)
    }
  }
#endif
