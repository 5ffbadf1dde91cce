#if canImport(UIKit)
  package import UIKit

  extension UIView {
    /// The nearest view controller in the responder chain.
    package var nearestController: UIViewController? {
      var responder: UIResponder? = self
      while let current = responder {
        if let controller = current as? UIViewController { return controller }
        responder = current.next
      }
      return nil
    }
  }
#endif
