public import Foundation

/// A type that can be the anchor of a popover.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in a view; nil if the item is not visible there.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  @_documentation(visibility: internal)
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return referenceView.convert(bounds, from: self)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  @_documentation(visibility: internal)
  public func frame(in referenceView: UIView) -> CGRect? { headlessView?.frame(in: referenceView) }
}
