import ClavierTesting
import UIKit

@testable import KeyboardGallery

/// A gallery screen on a device that nobody holds.
@MainActor struct Stage {
  let device: Device
  let controller: UIViewController
  let window: UIWindow
  let keyboard: SimulatedKeyboard?

  /// - Parameter withKeyboard: False for a device whose keyboard nobody has measured.
  init(_ screen: GalleryScreen, on device: Device, _ orientation: DeviceOrientation, withKeyboard: Bool = false) throws
  {
    self.device = device
    HeadlessWorld.reset(HeadlessDisplay(device), orientation: UIInterfaceOrientation(orientation))
    keyboard = withKeyboard ? try SimulatedKeyboard(device: device, orientation: orientation) : nil
    keyboard?.connect()
    controller = screen.make()
    window = UIWindow(windowScene: HeadlessWorld.windowScene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessClock.advanceUntilIdle()
  }

  /// What a person can type in, from the top down.
  var inputs: [UIView] {
    controller.view.descendants.filter { $0 is UITextField || $0 is UITextView }
  }

  /// What a person reads, fills in or presses.
  var contents: [UIView] {
    controller.view.descendants.filter { view in
      let isPart = view.superview is UITextField || view.superview is UITextView || view.superview is UIButton
      return !view.isHidden && !isPart
        && (view is UITextField || view is UITextView || view is UIButton || view is UILabel)
    }
  }

  var safeArea: CGRect { window.bounds.inset(by: window.safeAreaInsets) }

  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// Everything that handling the keyboard may change, and must put back.
  var arrangement: [String] {
    ([controller.view] + controller.view.descendants).map { view in
      let scroll = (view as? UIScrollView).map {
        "\($0.contentOffset) \($0.contentInset) \($0.verticalScrollIndicatorInsets)"
      }
      let constants = view.constraints.map { "\($0.constant)" }.joined(separator: " ")
      return "\(type(of: view)) \(frame(of: view)) \(view.transform) \(constants) \(scroll ?? "")"
    }
  }
}

extension UIView {
  /// Every view below this one, parents before children.
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
