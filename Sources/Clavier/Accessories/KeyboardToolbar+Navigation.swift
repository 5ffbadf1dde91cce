#if canImport(UIKit)
  import UIKit

  extension KeyboardToolbar {
    /// The input from which the buttons move the focus.
    var current: UIView? {
      guard let container else { return tracker?.input }
      return tracker?.input(in: container)
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
