#if canImport(UIKit)
  import ClavierCore
  public import Foundation
  public import UIKit

  /// Says how far a view controller's view has to move up so that the keyboard does not cover what is being edited.
  ///
  /// ```swift
  /// private lazy var keyboardHandler = KeyboardHandler(for: self)
  ///
  /// override func viewDidLoad() {
  ///   super.viewDidLoad()
  ///   nameField.delegate = keyboardHandler
  ///   keyboardHandler.keyboardOffset.bind { [weak self] offset in
  ///     self?.view.frame.origin.y = -offset
  ///   }
  /// }
  /// ```
  ///
  /// To be the fields' delegate is not necessary: what is edited is known from the notifications of text fields and
  /// text views too, so a field may have any other delegate.
  @MainActor public final class KeyboardHandler: NSObject {
    /// How many points the view must move up: 0 or more, and 0 while nothing is covered.
    ///
    /// The input is measured where it would be without any offset, however the app applies it. Listeners are called
    /// inside an animation that matches the keyboard's, so plain changes move with it.
    public let keyboardOffset = Box<CGFloat>(0)

    /// How high the keyboard is taken to be, in points, when editing begins before any keyboard was seen.
    ///
    /// Once one was seen it is the height that this one covers of the screen.
    public var estimatedKeyboardHeight: CGFloat = 360

    /// Points below the input that are kept visible as well.
    public var offsetY: CGFloat = 20 {
      didSet { update(with: .ordinary) }
    }

    private weak var viewController: UIViewController?
    private let center: KeyboardCenter
    private let displacement = Displacement()
    private var knowsKeyboard: Bool
    private var shift = Contribution()
    private var subscription: KeyboardSubscription?
    private var tracker: FirstResponderTracker?

    /// - Parameters:
    ///   - viewController: Held weakly. Only inputs within its view count.
    ///   - center: Whose keyboard to hear.
    public init(for viewController: UIViewController, center: KeyboardCenter = .shared) {
      self.viewController = viewController
      self.center = center
      knowsKeyboard = center.lastInfo != nil
      super.init()
      tracker = FirstResponderTracker(notificationCenter: center.notificationCenter) { [weak self] in
        self?.focusDidChange()
      }
      subscription = center.subscribe { [weak self] _, info in self?.keyboardDidChange(info) }
    }

    /// Moves the view up by an offset, in step with the keyboard; for listeners that want no other way.
    ///
    /// Our share of the view's `transform` alone is changed, which leaves frames and constraints to the app.
    public func animateKeyboardOffset(offset: CGFloat) {
      guard let view = viewController?.viewIfLoaded else { return }
      let translation = shift.replace(with: -offset, in: view.transform.ty)
      UIView.animate(with: center.lastInfo?.animation ?? .ordinary, animations: { view.transform.ty = translation })
    }

    private func keyboardDidChange(_ info: KeyboardInfo) {
      let state = center.state
      knowsKeyboard = true
      if state.isAttached { estimatedKeyboardHeight = state.overlap(with: state.screen) }
      update(with: info.animation)
    }

    private func focusDidChange() {
      guard tracker?.input == nil, center.state.isVisible else { return update(with: .ordinary) }
      // The focus may be on its way to another input: to answer at once would be one motion down and another up.
      MainQueue.later { [weak self] in self?.update(with: .ordinary) }
    }

    private func update(with animation: KeyboardAnimation) {
      guard let view = viewController?.viewIfLoaded else { return }
      let input = tracker?.input(in: view)
      // What is measured has to be where it belongs.
      if input != nil { view.layoutIfNeeded() }
      let keyboard = knowsKeyboard ? center.state : estimatedKeyboard
      let offset = input.map { displacement.offset(for: $0, in: view, spacing: offsetY, keyboard: keyboard) } ?? 0
      guard offset != keyboardOffset.value else { return }
      UIView.animate(
        with: animation,
        animations: { [displacement, keyboardOffset] in
          displacement.measure(input, in: view, offset: offset) { keyboardOffset.value = offset }
        })
    }

    private var estimatedKeyboard: KeyboardState {
      let screen = center.state.screen
      let frame = CGRect(
        x: screen.minX, y: screen.maxY - estimatedKeyboardHeight, width: screen.width, height: estimatedKeyboardHeight)
      return KeyboardState(placement: .docked, frame: frame, screen: screen)
    }
  }

  extension KeyboardHandler: UITextFieldDelegate {
    /// Takes note of the field; the same as the field's notification.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
      tracker?.didBeginEditing(textField)
    }

    /// Takes note that the field is not edited any more; the same as the field's notification.
    public func textFieldDidEndEditing(_ textField: UITextField) {
      tracker?.didEndEditing(textField)
    }
  }
#endif
