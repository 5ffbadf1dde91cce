#if canImport(UIKit)
  import UIKit

  extension KeyboardToolbar {
    /// The input from which the buttons move the focus.
    var current: UIView? {
      if let container { return tracker?.input(in: container) }
      if let input = tracker?.input { return input }
      // A text field announces editing before the system asks it for this toolbar, which may be created only then. The
      // system shows the toolbar in a window of its own.
      let keyWindow = window?.windowScene?.keyWindow
      // A search visits all views, so its result is reused while it is valid.
      if let found, found.isFirstResponder, found.window === keyWindow { return found }
      found = keyWindow?.firstResponderInput.flatMap { $0.announcesEditing ? $0 : nil }
      return found
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
