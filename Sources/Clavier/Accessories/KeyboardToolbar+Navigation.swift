#if canImport(UIKit)
  import UIKit

  extension KeyboardToolbar {
    /// The input from which the buttons move focus.
    var current: UIView? {
      guard let container else { return tracker?.input }
      return tracker?.input(in: container)
    }

    /// Returns the input to which a button moves focus; nil at the end.
    func neighbor(forward: Bool) -> UIView? {
      guard let current, let root = container ?? current.enclosingControllerView else { return nil }
      return InputOrder.neighbor(of: current, forward: forward, in: root)
    }
  }

  extension UIView {
    /// The view of the controller to which a view belongs; its window if there is no controller.
    fileprivate var enclosingControllerView: UIView? {
      var responder = next
      while let current = responder {
        if let controller = current as? UIViewController { return controller.view }
        responder = current.next
      }
      return window
    }
  }
#endif
