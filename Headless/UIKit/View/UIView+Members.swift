public import Foundation
public import HeadlessEnumerations

@_documentation(visibility: internal)
extension UIView {
  /// Whether the tint color of the view and its descendants is dimmed.
  ///
  /// Reading the property returns `normal` or `dimmed`. The value is the superview's value, unless the app has set one.
  public var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// The view whose opacity limits what is visible of this view.
  ///
  /// The mask is not drawn, and touches outside of it reach the view, as on a device.
  public var mask: UIView? {
    get { extras?.mask }
    set {
      if newValue != nil || extras != nil { neededExtras.mask = newValue }
      layer.mask = newValue?.layer
    }
  }

  /// Whether no other view of the window receives touches while a touch is on this view.
  ///
  /// Such a view also receives no touch that begins while a touch is on another view.
  public var isExclusiveTouch: Bool {
    get { extras?.isExclusiveTouch ?? false }
    set { if newValue || extras != nil { neededExtras.isExclusiveTouch = newValue } }
  }

  // MARK: Members that change nothing that can be observed here

  /// Whether the view is cleared before it is drawn.
  public var clearsContextBeforeDrawing: Bool {
    get { extras?.clearsContextBeforeDrawing ?? true }
    set { if !newValue || extras != nil { neededExtras.clearsContextBeforeDrawing = newValue } }
  }

  /// The number of pixels per point of the content.
  ///
  /// The value is that of the screen, unless the app has set a different one.
  ///
  /// A new view has one pixel per point until it is in a window.
  public var contentScaleFactor: CGFloat {
    get { extras?.contentScaleFactor ?? window?.screen.scale ?? 1 }
    set {
      neededExtras.contentScaleFactor = newValue
      layer.contentsScale = newValue
    }
  }

  /// The name under which the view's state would be restored, which never happens in the headless UIKit.
  public var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { if newValue != nil || extras != nil { neededExtras.restorationIdentifier = newValue } }
  }

  /// The effect while the view is focused by a hardware keyboard, which never happens in the headless UIKit.
  public var focusEffect: UIFocusEffect? {
    get { extras?.focusEffect }
    set { if newValue != nil || extras != nil { neededExtras.focusEffect = newValue } }
  }
}
