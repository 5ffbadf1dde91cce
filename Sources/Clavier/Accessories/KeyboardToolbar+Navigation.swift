#if canImport(UIKit)
  import UIKit

  extension KeyboardToolbar {
    /// The input that the bar moves on from.
    var current: UIView? {
      guard let container else { return tracker?.input }
      return tracker?.input(in: container)
    }

    /// Where a button of the bar leads; nil where there is nothing further.
    func neighbor(forward: Bool) -> UIView? {
      guard let current, let root = container ?? current.enclosingControllerView else { return nil }
      return InputOrder.neighbor(of: current, forward: forward, in: root)
    }
  }

  extension UIView {
    /// The view of the controller that a view belongs to; its window where no controller is.
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
