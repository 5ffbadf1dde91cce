#if canImport(UIKit)
  import Foundation
  public import UIKit

  /// Ends editing when the user taps outside the input.
  ///
  /// ```swift
  /// tapToDismiss = TapToDismiss(in: view)
  /// ```
  ///
  /// The tapped view still gets its touch: a row is selected or a suggestion is inserted first. Editing ends in the main queue's
  /// next turn, unless the tap has moved focus by then. A tap in a text input does not end editing. Neither does a tap on a
  /// control, see ``endsEditingOnControls``.
  ///
  /// It works until it is deallocated, so keep a reference to it. Then its gesture recognizer is removed from the view.
  @MainActor public final class TapToDismiss {
    /// Whether a tap on a control ends editing too, after the control has received it.
    ///
    /// The default is false.
    public var endsEditingOnControls = false

    /// Called with the tapped view before a tap ends editing.
    ///
    /// Return whether it may.
    ///
    /// Capture references weakly.
    public var shouldEndEditing: (@MainActor (UIView) -> Bool)?

    /// Runs a closure after the tap has been delivered.
    ///
    /// UIKit notifies gesture recognizers of a lifted finger before views. A list of suggestions that disappears when editing
    /// ends must not disappear before its row is selected.
    var later: (@escaping @MainActor @Sendable () -> Void) -> Void = MainQueue.later

    private weak var view: UIView?
    private let recognizer = TapWatcher()

    /// Starts observing taps in a view.
    ///
    /// - Parameter view: The view, held weakly. The input may be anywhere in its window.
    public init(in view: UIView) {
      self.view = view
      recognizer.name = "Clavier.TapToDismiss"
      recognizer.cancelsTouchesInView = false
      recognizer.delaysTouchesEnded = false
      recognizer.onTap = { [weak self] in self?.tapped($0) }
      view.addGestureRecognizer(recognizer)
    }

    deinit {
      MainQueue.run { [recognizer] in recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    /// Stops observing taps, and removes the gesture recognizer from the view.
    public func cancel() {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }

    private func tapped(_ target: UIView) {
      guard let input = view?.window?.firstResponderInput, !keepsEditing(target), shouldEndEditing?(target) ?? true
      else {
        return
      }
      // If the tap has moved focus by then, this has no effect.
      later { [weak input] in _ = input?.resignFirstResponder() }
    }

    /// Whether a tap on a view does not end editing, because of that view or one around it.
    private func keepsEditing(_ target: UIView) -> Bool {
      var view: UIView? = target
      while let current = view, current !== self.view {
        if current is any UITextInput || current is UISearchBar { return true }
        if current is UIControl, !endsEditingOnControls { return true }
        view = current.superview
      }
      return false
    }
  }
#endif
