import Foundation
import UIKit

/// The window above the app's in which an input accessory view stands, as the system's does.
@MainActor
final class AccessoryWindow {
  private var window: UIWindow?
  private(set) var view: UIView?

  /// Where the accessory view is, in screen coordinates; nil while there is none.
  var frame: CGRect? { view == nil ? nil : window?.frame }

  /// Whether a window is this one, which the app does not have.
  func isWindow(_ other: UIWindow) -> Bool { other === window }

  /// Shows a view at the top of the keyboard, as high as it is or asks to be.
  func show(_ view: UIView, on keyboard: CGRect) {
    let asked = view.bounds.height > 0 ? view.bounds.height : max(0, view.intrinsicContentSize.height)
    let frame = CGRect(x: keyboard.minX, y: keyboard.minY, width: keyboard.width, height: asked)
    let window = window ?? makeWindow()
    if window.frame != frame { window.frame = frame }
    if self.view !== view {
      self.view?.removeFromSuperview()
      self.view = view
      window.addSubview(view)
    }
    if view.frame != window.bounds { view.frame = window.bounds }
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func hide() {
    guard let window else { return }
    view?.removeFromSuperview()
    view = nil
    window.isHidden = true
    self.window = nil
  }

  private func makeWindow() -> UIWindow {
    let window = UIWindow(windowScene: HeadlessWorld.windowScene)
    // Above the app's windows and below an alert.
    window.windowLevel = UIWindow.Level(rawValue: 10)
    self.window = window
    return window
  }
}

extension UIResponder {
  /// The accessory view that the system shows for a first responder: its own, or the nearest up the responder chain.
  var shownAccessoryView: UIView? { inputAccessoryView ?? next?.shownAccessoryView }
}
