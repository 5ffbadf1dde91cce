import ClavierTesting
import TestSupport
import UIKit

@testable import KeyboardGallery

extension GalleryScreen {
  /// Those that handle the keyboard in a style of their own; on the others an avoider does.
  static let styles: [GalleryScreen] = [.closures, .delegate, .protocols, .handler, .constraint]

  /// Those on which an avoider handles the keyboard.
  static let avoided = allCases.filter { !styles.contains($0) }

  /// Those with a form that is as high as the screen.
  static let filling = styles + [.plainForm]

  /// Those that people fill in.
  static let forms = allCases.filter { ![.editor, .chat, .layoutGuide, .alert, .webContent].contains($0) }
}

/// A gallery screen on a device, without a user.
@MainActor struct Stage {
  let device: Device
  let controller: UIViewController
  let window: UIWindow
  let keyboard: SimulatedKeyboard?

  /// - Parameter withKeyboard: False for a device without a known keyboard height.
  init(
    _ screen: GalleryScreen, on device: Device, _ orientation: DeviceOrientation, withKeyboard: Bool = false,
    textSize: UIContentSizeCategory = .large
  ) throws {
    self.device = device
    HeadlessWorld.reset(HeadlessDisplay(device), orientation: UIInterfaceOrientation(orientation))
    keyboard = withKeyboard ? try SimulatedKeyboard(device: device, orientation: orientation) : nil
    keyboard?.connect()
    HeadlessAccessibility.preferredContentSizeCategory = textSize
    controller = screen.make()
    window = makeWindow(controller)
    HeadlessClock.advanceUntilIdle()
    // An alert begins to edit by itself.
    window.endEditing(true)
    HeadlessClock.advanceUntilIdle()
  }

  /// The controller of the screen itself, without the containers around it.
  var content: UIViewController {
    if let split = controller as? UISplitViewController { return split.viewController(for: .secondary) ?? split }
    return (controller as? UINavigationController)?.topViewController ?? controller
  }

  /// The alert over the screen.
  var alert: UIAlertController? { controller.presentedViewController as? UIAlertController }

  /// What a person can type in, from the top down: under an alert, only the alert.
  var inputs: [UIView] {
    window.frontTextInputs
  }

  /// What a person reads, fills in or presses.
  var contents: [UIView] {
    func visible(in view: UIView) -> [UIView] {
      if view is UITextField || view is UITextView || view is UIButton || view is UILabel { return [view] }
      return view.subviews.filter { !$0.isHidden }.flatMap(visible)
    }
    return visible(in: window)
  }

  /// The scroll view that fills the screen.
  var scrollView: UIScrollView? { controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first }

  var safeArea: CGRect { window.bounds.inset(by: window.safeAreaInsets) }

  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// What handling the keyboard may change, and must restore.
  var snapshot: Snapshot { Snapshot(of: window, includesEditing: false) }
}
