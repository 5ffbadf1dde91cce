#if canImport(UIKit)
  import Foundation
  public import UIKit

  /// Ends editing when the user taps outside the input, unless the tapped view takes text input itself.
  ///
  /// ```swift
  /// tapToDismiss = TapToDismiss(in: view)
  /// ```
  ///
  /// The tapped view still receives the touch, so a row is selected or a suggestion is inserted before editing ends.
  /// Editing ends at the end of the current turn of the run loop, unless the tap has already moved focus to another
  /// input.
  ///
  /// The following taps do not end editing:
  /// - a tap in a text input, even if its delegate does not allow editing, because the delegate is not asked
  /// - a tap in the edited view
  /// - a tap that has just begun editing, because a view moved focus when the touch began
  /// - a tap on a control, unless you set ``endsEditingOnControls``
  ///
  /// Taps end editing until this object is deallocated, so keep a reference to the object. When the object is
  /// deallocated, it removes its gesture recognizer from the view.
  @MainActor public final class TapToDismiss {
    /// Whether a tap on a control also ends editing, after the control has received the tap.
    ///
    /// The default is false.
    public var endsEditingOnControls = false

    /// A closure that returns whether a tap may end editing.
    ///
    /// The closure is called with the tapped view before editing ends.
    ///
    /// Capture `self` weakly, because this object retains the closure.
    public var shouldEndEditing: (@MainActor (UIView) -> Bool)?

    /// Runs a closure after the tapped view has handled the tap.
    ///
    /// When a finger is lifted, UIKit notifies gesture recognizers before views. If a list of suggestions disappears
    /// when editing ends, the tapped row must be selected before editing ends. A table selects the row only after Core
    /// Animation's commit, as a call stack in bugsnag-cocoa pull request 1029 shows. The main queue can run before the
    /// commit.
    var later: (@escaping @MainActor @Sendable () -> Void) -> Void = { TurnObservation.once(.afterCommit, $0) }

    private weak var view: UIView?
    /// The input that was being edited when the last touch began.
    private weak var inputAtTouch: UIView?
    private let recognizer = TapWatcher()
    private let tracker = EditedInputTracker(notificationCenter: .default)

    /// Starts observing taps in a view.
    ///
    /// - Parameter view: The view, held weakly. The focused input may be anywhere in the view's window, or in an
    ///   accessory view above the keyboard.
    public init(in view: UIView) {
      self.view = view
      recognizer.name = "Clavier.TapToDismiss"
      recognizer.cancelsTouchesInView = false
      recognizer.delaysTouchesEnded = false
      recognizer.onTouch = { [weak self] in self?.inputAtTouch = self?.editedInput }
      recognizer.onTap = { [weak self] in self?.tapped($0) }
      view.addGestureRecognizer(recognizer)
    }

    deinit {
      MainQueue.run { [recognizer] in recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    /// Stops observing taps and removes the gesture recognizer from the view.
    ///
    /// If a tap was about to end editing, editing continues.
    public func cancel() {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }

    private func tapped(_ target: UIView) {
      // Some views begin editing as soon as they are touched, and the same tap must not end this editing.
      guard let input = editedInput, input === inputAtTouch, !keepsEditing(input, tapped: target),
        shouldEndEditing?(target) ?? true
      else { return }
      later { [weak input, recognizer] in
        // If the tap has already moved focus, this call has no effect.
        if recognizer.view != nil { input?.resignFirstResponder() }
      }
    }

    /// The input that is being edited.
    ///
    /// The system shows an accessory view in a separate window, so a text view inside the accessory view is known only
    /// from the notification that it posts when editing begins.
    private var editedInput: UIView? {
      guard let window = view?.window else { return nil }
      if let input = window.firstResponderInput { return input }
      guard let input = tracker.input, input.isFirstResponder, input.window?.isOfSystem != false else { return nil }
      let scene = input.window?.windowScene
      return scene == nil || scene === window.windowScene ? input : nil
    }

    /// Returns whether a tap on a view does not end editing, because of that view or one of its superviews.
    private func keepsEditing(_ input: UIView, tapped target: UIView) -> Bool {
      // The input may be a row that takes no text, and instead brings up an input view such as a picker.
      if target.isDescendant(of: input) { return true }
      var view: UIView? = target
      while let current = view {
        if current.acceptsEditing || current is UISearchBar { return true }
        // The observed view is not checked, even if it is a control. Otherwise, every tap would count as a tap on a
        // control.
        if current === self.view { break }
        if current is UIControl, !endsEditingOnControls { return true }
        view = current.superview
      }
      return false
    }
  }
#endif
