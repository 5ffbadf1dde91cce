#if canImport(UIKit)
  import UIKit

  extension KeyboardToolbar {
    /// The input from which the buttons move focus.
    var current: UIView? {
      if let container { return tracker?.input(in: container) }
      if let input = tracker?.input, isShown(for: input) || isInScene(of: input) { return input }
      // A toolbar that is created when the system asks for it has missed the notification that editing began.
      // Therefore, the toolbar also searches the key window, because the system shows the toolbar itself in a separate
      // window.
      return window?.windowScene?.keyWindow.flatMap { search.announcedInput(in: $0) }
    }

    /// Returns whether this toolbar is the input's accessory view, or inside it.
    ///
    /// The system may show accessory views in a scene of its own.
    private func isShown(for input: UIView) -> Bool {
      input.isFirstResponder && input.shownAccessoryView.map(isDescendant) == true
    }

    /// Returns whether an input is in the same scene as this toolbar; true if one of them is not in a scene.
    ///
    /// An input in another scene's window can stay first responder, but the buttons must not move focus there.
    private func isInScene(of input: UIView) -> Bool {
      guard let scene = window?.windowScene, let other = input.window?.windowScene else { return true }
      return scene === other
    }

    /// The inputs to which the two buttons move focus; nil if there is no such input.
    var neighbors: (previous: UIView?, next: UIView?) {
      guard let current, let root = container ?? current.nearestController?.view ?? current.window else {
        return (nil, nil)
      }
      return InputOrder.neighbors(of: current, in: root)
    }
  }
#endif
