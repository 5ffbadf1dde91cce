import Foundation
import UIKit

/// A window above the app's windows that shows the input accessory view, as the system does.
@MainActor
final class AccessoryWindow {
  private var window: UIWindow?
  private(set) var view: UIView?

  /// The frame of the accessory view in screen coordinates; nil if there is none.
  var frame: CGRect? { view == nil ? nil : window?.frame ?? frameInSystem }
  /// The frame of an accessory view that the headless UIKit shows in its own window.
  private var frameInSystem: CGRect?

  /// Returns whether a window is this one, which is not part of the app.
  func isWindow(_ other: UIWindow) -> Bool { other === window }

  /// Shows a view at the top of the keyboard.
  func show(_ view: UIView, on keyboard: CGRect) {
    let asked = view.bounds.height > 0 ? view.bounds.height : max(0, view.intrinsicContentSize.height)
    let frame = CGRect(x: keyboard.minX, y: keyboard.minY, width: keyboard.width, height: asked)
    if let shown = view.window, shown !== window {
      hide()
      (self.view, frameInSystem) = (view, frame)
      return
    }
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
    if view?.window === window { view?.removeFromSuperview() }
    (view, frameInSystem) = (nil, nil)
    guard let window else { return }
    window.isHidden = true
    self.window = nil
  }

  private func makeWindow() -> UIWindow {
    let window = UIWindow(windowScene: HeadlessWorld.windowScene)
    // The level is above the app's windows and below an alert.
    window.windowLevel = UIWindow.Level(rawValue: 10)
    self.window = window
    return window
  }
}
