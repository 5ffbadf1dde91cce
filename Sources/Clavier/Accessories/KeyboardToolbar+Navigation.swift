#if canImport(UIKit)
  import UIKit

  extension KeyboardToolbar {
    /// The input from which the buttons move the focus.
    var current: UIView? {
      if let container { return tracker?.input(in: container) }
      if let input = tracker?.input, isInScene(of: input) { return input }
      // A text field announces editing before the system asks it for this toolbar, which may be created only then. The
      // system shows the toolbar in a window of its own.
      let keyWindow = window?.windowScene?.keyWindow
      // A search visits all views, so its result is reused while it is valid.
      if let foundInput, foundInput.isFirstResponder, foundInput.window === keyWindow { return foundInput }
      foundInput = keyWindow?.firstResponderInput.flatMap { $0.announcesEditing ? $0 : nil }
      return foundInput
    }

    /// Whether a view is in the same scene as this toolbar, or one of them is in none.
    ///
    /// An input in another window of the app can stay first responder.
    private func isInScene(of input: UIView) -> Bool {
      guard let scene = window?.windowScene, let other = input.window?.windowScene else { return true }
      return scene === other
    }

    /// The inputs to which the buttons move the focus; nil where there is none.
    var neighbors: (previous: UIView?, next: UIView?) {
      guard let current, let root = container ?? current.nearestController?.view ?? current.window else {
        return (nil, nil)
      }
      return InputOrder.neighbors(of: current, in: root)
    }
  }
#endif
