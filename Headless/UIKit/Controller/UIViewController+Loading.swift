import Foundation

extension UIViewController {
  /// Loads the view if necessary.
  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    guard storedView != nil else { return }
    viewDidLoad()
  }

  /// The view if it is loaded.
  ///
  /// Accessing this property does not load the view.
  public var viewIfLoaded: UIView? { storedView }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { storedView != nil }

  func setView(_ new: UIView?) {
    // Apple's documentation: "Don't associate the same view object with multiple view controllers."
    precondition(
      new?.controller == nil || new?.controller === self, "A view can belong to only one view controller at a time.")
    storedView?.controller = nil
    storedView = new
    new?.controller = self
  }
}
