import Foundation

extension UINavigationController {
  /// The bar at the bottom, which is hidden by default.
  public var toolbar: UIToolbar! {
    if let storedToolbar { return storedToolbar }
    let toolbar = UIToolbar(frame: .zero)
    storedToolbar = toolbar
    toolbarItemsDidChange()
    return toolbar
  }

  /// Whether the toolbar is hidden.
  public var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set {
      guard newValue != storedIsToolbarHidden else { return }
      storedIsToolbarHidden = newValue
      guard isViewLoaded else { return }
      placeToolbar()
      updateBarInsets()
    }
  }

  /// Shows or hides the toolbar.
  @_documentation(visibility: internal)
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard animated, isViewLoaded, view.window != nil, hidden != storedIsToolbarHidden else {
      isToolbarHidden = hidden
      return
    }
    UIView.performWithoutAnimation {
      // The toolbar moves in from below the bottom edge.
      let toolbar: UIToolbar = toolbar
      toolbar.isHidden = false
      if !hidden { toolbar.frame.origin.y = view.bounds.height }
    }
    storedIsToolbarHidden = hidden
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      self.placeToolbar()
      self.updateBarInsets()
    }
  }

  /// The duration of the animation that shows or hides a bar, in seconds.
  @_documentation(visibility: internal)
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// Shows the toolbar items of the top controller.
  func toolbarItemsDidChange() {
    guard let storedToolbar else { return }
    storedToolbar.items = topViewController?.toolbarItems
  }

  /// Places the toolbar above the home indicator, or above a tab bar.
  func placeToolbar() {
    guard let toolbar = storedIsToolbarHidden ? storedToolbar : self.toolbar else { return }
    toolbar.isHidden = storedIsToolbarHidden
    if toolbar.superview !== view { view.addSubview(toolbar) }
    let height = UIToolbar.height + view.safeAreaInsets.bottom
    toolbar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }
}
