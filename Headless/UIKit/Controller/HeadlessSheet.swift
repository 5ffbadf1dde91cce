public import Foundation

/// The configuration of a controller as a sheet, and callbacks for dismissal by the user.
///
/// On a device, `sheetPresentationController` and `presentationController?.delegate` provide it. Their types are not
/// declared here. Code that also runs on a device cannot use this class.
@MainActor public final class HeadlessSheet {
  /// A height at which a sheet can rest.
  public enum Detent: Hashable, Sendable {
    /// About half of the screen.
    case medium
    /// The full height below the status bar.
    case large
    /// A height in points, not counting the home indicator's area.
    case height(CGFloat)
  }

  weak var presentation: UIPresentationController?

  /// The detents of the sheet.
  public var detents: [Detent] = [.large] {
    didSet { update() }
  }

  /// The current detent when the keyboard is hidden; nil for the smallest.
  public var selectedDetent: Detent? {
    didSet { update() }
  }

  /// Whether a grabber is visible at the top.
  public var prefersGrabberVisible = false {
    didSet { presentation?.surface?.update() }
  }

  /// The radius of the corners in points; nil for the system's.
  public var preferredCornerRadius: CGFloat? {
    didSet { presentation?.surface?.update() }
  }

  /// Whether the sheet is attached to the bottom edge in compact height, instead of filling the screen.
  public var prefersEdgeAttachedInCompactHeight = false

  /// Called when the user has dragged the sheet far enough to dismiss it.
  ///
  /// Return false to prevent the dismissal.
  public var shouldDismiss: () -> Bool = { true }
  /// Called when the user begins to dismiss the sheet.
  ///
  /// The user can still cancel.
  public var willDismiss: () -> Void = {}
  /// Called when the user has dismissed the sheet, but not when the app has.
  public var didDismiss: () -> Void = {}
  /// Called when the user tries to dismiss the sheet but must not.
  public var didAttemptToDismiss: () -> Void = {}

  init() {}

  /// Animates changes of the sheet.
  public func animateChanges(_ changes: () -> Void) {
    changes()
    guard let container = presentation?.container, container.window != nil else { return }
    UIView.animate(withDuration: Self.duration) { container.layoutIfNeeded() }
  }

  /// The duration of a change between detents, in seconds.
  static let duration: TimeInterval = 0.3

  private func update() {
    presentation?.container.setNeedsLayout()
  }
}

extension UIViewController {
  /// The configuration of the controller as a sheet.
  public var headlessSheet: HeadlessSheet {
    if let storedSheet { return storedSheet }
    let sheet = HeadlessSheet()
    storedSheet = sheet
    return sheet
  }
}
