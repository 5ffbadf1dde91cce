public import Foundation
import HeadlessEnumerations

/// A stand-in for SwiftUI's `UIHostingController`, which does not exist on Linux.
///
/// The content is a UIKit view instead of a SwiftUI view. The controller treats this view as hosting controllers treat
/// SwiftUI views: the controller adds the docked keyboard to the safe area, no matter which input shows the keyboard.
/// The controller gives the remaining space to the content, and scrolls to the edited input. ``safeAreaRegions`` turns
/// this behavior off, as `UIHostingController.safeAreaRegions` does. The doubt "hosting-turn" determines when the
/// content moves.
@MainActor open class HeadlessHostingController: UIViewController, KeyboardFollower {
  /// The regions that a hosting controller adds to the safe area of its content, like SwiftUI's `SafeAreaRegions`.
  public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The safe area of the container.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The docked keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: UInt.max)
  }

  /// The content.
  public let content: UIView
  /// The regions that the controller adds to the safe area of its content.
  public var safeAreaRegions = SafeAreaRegions.all {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The keyboard's frame to which the content has adjusted, in screen coordinates; nil if the keyboard was not docked.
  private var keyboard: CGRect?

  /// The scroll view that the controller has scrolled for the keyboard, and the distance in points.
  private var scrolled: (view: UIScrollView?, distance: CGFloat) = (nil, 0)

  /// Creates a hosting controller with content.
  public init(content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    content = UIView()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    HeadlessWorld.addKeyboardFollower(self)
    keyboard = HeadlessWorld.dockedKeyboard
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    var frame = view.bounds
    if safeAreaRegions.contains(.container) { frame = frame.inset(by: view.safeAreaInsets) }
    if safeAreaRegions.contains(.keyboard), let keyboard {
      frame.size.height = max(
        0, min(frame.maxY, frame.maxY - view.overlap(ofScreenRect: keyboard, below: frame)) - frame.minY)
    }
    if content.frame != frame { content.frame = frame }
  }

  func keyboardDidMove(to frame: CGRect?) {
    guard HeadlessWorld.assumes(.hostingMovesInNextTurn) else { return follow(frame) }
    HeadlessClock.schedule(after: 0) { [weak self] in
      UIView.animate(withDuration: 0.25) { self?.follow(frame) }
    }
  }

  private func follow(_ frame: CGRect?) {
    keyboard = frame
    view.setNeedsLayout()
    view.layoutIfNeeded()
    if frame == nil { scrollBack() }
    guard frame != nil, safeAreaRegions.contains(.keyboard), let input = view.window?.firstResponder as? UIView,
      input.isDescendant(of: content)
    else { return }
    let around = sequence(first: input, next: \.superview).dropFirst().prefix { $0 !== view }
    guard let scrollView = around.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    scrollView.layoutIfNeeded()
    let before = scrollView.contentOffset.y
    scrollView.scrollRectToVisible(input.convert(input.bounds, to: scrollView), animated: false)
    if scrolled.view !== scrollView { scrolled = (scrollView, 0) }
    scrolled.distance += scrollView.contentOffset.y - before
  }

  /// Scrolls back by the distance that the controller has scrolled for the keyboard.
  private func scrollBack() {
    defer { scrolled = (nil, 0) }
    guard let scrollView = scrolled.view, scrolled.distance != 0, !scrollView.isTracking else { return }
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
    let offset = min(scrollView.contentOffset.y - scrolled.distance, end)
    scrollView.contentOffset.y = max(offset, -scrollView.adjustedContentInset.top)
  }
}

extension UIView {
  /// Returns the height by which a rectangle on the screen covers a rectangle in this view from below, in points.
  func overlap(ofScreenRect rect: CGRect, below frame: CGRect) -> CGFloat {
    guard let window else { return 0 }
    let screen: UIWindow? = nil
    let covered = convert(window.convert(rect, from: screen), from: nil)
    guard covered.minX < frame.maxX, covered.maxX > frame.minX else { return 0 }
    return max(0, frame.maxY - covered.minY)
  }
}

extension HeadlessWorld {
  /// The frame of the keyboard in screen coordinates; nil if it is not docked.
  static var dockedKeyboard: CGRect? { state.isKeyboardDocked ? state.keyboardFrame : nil }

  /// Adds an object that follows the keyboard by itself.
  static func addKeyboardFollower(_ follower: any KeyboardFollower) {
    guard !state.keyboardFollowers.contains(where: { $0.object === follower }) else { return }
    state.keyboardFollowers.append(WeakReference(object: follower))
  }

  /// Notifies the objects that follow the keyboard by themselves.
  static func moveKeyboardFollowers() {
    state.keyboardFollowers.removeAll { $0.object == nil }
    for reference in state.keyboardFollowers {
      (reference.object as? any KeyboardFollower)?.keyboardDidMove(to: dockedKeyboard)
    }
  }
}

/// An object that follows the keyboard by itself.
@MainActor protocol KeyboardFollower: AnyObject {
  /// Called when the keyboard has moved, inside its animation.
  ///
  /// - Parameter frame: The frame in screen coordinates; nil if the keyboard is not docked.
  func keyboardDidMove(to frame: CGRect?)
}
