import ClavierTesting
import TestSupport
import UIKit

@testable import KeyboardGallery

extension GalleryScreen {
  /// The screens that use one of the styles; the others use an avoider.
  static let styles: [GalleryScreen] = [.closures, .delegate, .protocols, .handler, .constraint]

  /// The screens that use an avoider.
  static let avoided = allCases.filter { !styles.contains($0) }

  /// The screens with a form that is as tall as the screen.
  static let filling = styles + [.plainForm]

  /// The screens with a form.
  static let forms = allCases.filter { ![.editor, .chat, .layoutGuide, .alert, .webContent].contains($0) }
}

/// A gallery screen on a device, without user actions.
@MainActor struct Stage {
  let device: Device
  let controller: UIViewController
  let window: UIWindow
  let keyboard: SimulatedKeyboard?

  /// - Parameter withKeyboard: Pass false for a device without a known keyboard height.
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
    // An alert begins editing when it appears.
    endEditing()
  }

  /// Ends editing and waits until nothing moves.
  func endEditing() {
    window.endEditing(true)
    HeadlessClock.advanceUntilIdle()
  }

  /// The controller of the screen itself, without the containers around it.
  var content: UIViewController {
    if let split = controller as? UISplitViewController { return split.viewController(for: .secondary) ?? split }
    return (controller as? UINavigationController)?.topViewController ?? controller
  }

  /// The alert in front of the screen.
  var alert: UIAlertController? { controller.presentedViewController as? UIAlertController }

  /// The inputs from top to bottom; only the alert's inputs if the screen shows an alert.
  var inputs: [UIView] {
    window.frontTextInputs
  }

  /// The visible inputs, buttons, and labels.
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

  /// The geometry that keyboard handling may change, and must restore.
  var snapshot: Snapshot { Snapshot(of: window, includesEditing: false) }
}
