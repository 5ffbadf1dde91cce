#if canImport(UIKit)
  import UIKit

  extension KeyboardToolbar {
    /// The input from which the buttons move the focus.
    var current: UIView? {
      guard let container else { return tracker?.input }
      return tracker?.input(in: container)
    }

    /// Returns the input to which a button moves the focus; nil if there is none.
    func neighbor(forward: Bool) -> UIView? {
      guard let current, let root = container ?? current.nearestController?.view ?? current.window else { return nil }
      return InputOrder.neighbor(of: current, forward: forward, in: root)
    }
  }
#endif
