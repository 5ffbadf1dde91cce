import Foundation
import UIKit

/// A new world with a visible window and the empty view of a controller.
@MainActor struct Screen {
  let window: UIWindow
  let controller: UIViewController
  /// Retains the window, for tests that do not use it further.
  static var shown: UIWindow?

  init(
    _ display: HeadlessDisplay = .phone, orientation: UIInterfaceOrientation = .portrait,
    controller: UIViewController? = nil
  ) {
    HeadlessWorld.reset(display, orientation: orientation)
    window = UIWindow(windowScene: HeadlessWorld.windowScene)
    self.controller = controller ?? UIViewController()
    window.rootViewController = self.controller
    window.makeKeyAndVisible()
    Self.shown = window
    HeadlessWorld.updateCycle()
  }

  var view: UIView { controller.view }

  /// Adds a view with a frame.
  @discardableResult func add(_ frame: CGRect, to superview: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    (superview ?? self.view).addSubview(view)
    return view
  }
}

/// A log of events.
@MainActor final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Creates a rectangle from four numbers, for readable failures.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func isClose(_ one: CGFloat, _ other: CGFloat, by tolerance: CGFloat = 1e-9) -> Bool {
  abs(one - other) <= tolerance
}

func isClose(_ one: CGPoint, _ other: CGPoint, by tolerance: CGFloat = 1e-9) -> Bool {
  isClose(one.x, other.x, by: tolerance) && isClose(one.y, other.y, by: tolerance)
}

func isClose(_ one: CGRect, _ other: CGRect, by tolerance: CGFloat = 1e-9) -> Bool {
  isClose(one.origin, other.origin, by: tolerance) && isClose(one.size.width, other.size.width, by: tolerance)
    && isClose(one.size.height, other.size.height, by: tolerance)
}
