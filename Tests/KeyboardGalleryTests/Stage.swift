import ClavierTesting
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
  static let forms = allCases.filter { ![.editor, .chat].contains($0) }
}

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
    window.textInputs
  }

  /// What a person reads, fills in or presses.
  var contents: [UIView] {
    func visible(in view: UIView) -> [UIView] {
      if view is UITextField || view is UITextView || view is UIButton || view is UILabel { return [view] }
      return view.subviews.filter { !$0.isHidden }.flatMap(visible)
    }
    return visible(in: window)
  }

  var safeArea: CGRect { window.bounds.inset(by: window.safeAreaInsets) }

  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// Every view's numbers that handling the keyboard may change, and must put back.
  struct Arrangement: Equatable, CustomStringConvertible {
    var view: String
    var numbers: [CGFloat]

    var description: String { "\(view) \(numbers)" }
  }

  var arrangement: [Arrangement] {
    window.descendants.filter { !$0.isHidden }.map { view in
      let frame = frame(of: view)
      var numbers = [frame.minX, frame.minY, frame.width, frame.height] + view.constraints.map(\.constant)
      if let scrollView = view as? UIScrollView {
        let insets = [scrollView.contentInset, scrollView.verticalScrollIndicatorInsets]
        // Where the text of an input is scrolled to is its own affair.
        if !(scrollView is UITextView) { numbers += [scrollView.contentOffset.x, scrollView.contentOffset.y] }
        numbers += insets.flatMap { [$0.top, $0.bottom] }
      }
      return Arrangement(view: view.accessibilityIdentifier ?? "\(type(of: view))", numbers: numbers)
    }
  }

  /// What is not as it was: how it was, and how it is.
  func changes(since before: [Arrangement]) -> [String] {
    let after = arrangement
    guard after.count == before.count else { return ["\(before.count) views have become \(after.count)"] }
    return zip(before, after).filter { $0 != $1 }.map { "\($0) has become \($1)" }
  }
}

extension UIView {
  /// Every view below this one, parents before children.
  fileprivate var descendants: [UIView] { lastingSubviews.flatMap { [$0] + $0.descendants } }

  /// The views of rows that scroll out of sight and back are others: they come by where they stand.
  private var lastingSubviews: [UIView] {
    guard self is UITableView else { return subviews }
    return subviews.filter { !$0.isHidden && $0.frame.intersects(bounds) }.sorted {
      ($0.frame.minY, $0.frame.minX, $0.frame.height) < ($1.frame.minY, $1.frame.minX, $1.frame.height)
    }
  }
}
