import Foundation

extension UINavigationController {
  /// The bar at the lower edge; hidden unless asked for.
  public var toolbar: UIToolbar! {
    if let storedToolbar { return storedToolbar }
    let toolbar = UIToolbar(frame: .zero)
    storedToolbar = toolbar
    toolbarItemsDidChange()
    return toolbar
  }

  /// Whether there is no toolbar.
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

  /// The toolbar shows what belongs to the top of the stack.
  func toolbarItemsDidChange() {
    guard let storedToolbar else { return }
    storedToolbar.items = topViewController?.toolbarItems
  }

  /// Above the home indicator, or above a tab bar.
  func placeToolbar() {
    guard let toolbar = storedIsToolbarHidden ? storedToolbar : self.toolbar else { return }
    toolbar.isHidden = storedIsToolbarHidden
    if toolbar.superview !== view { view.addSubview(toolbar) }
    let height = UIToolbar.height + view.safeAreaInsets.bottom
    toolbar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }
}
