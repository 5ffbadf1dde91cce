public import Foundation

/// How a controller looks as a sheet, and who hears that the user dismisses it.
///
/// On a device that is said through `sheetPresentationController` and `presentationController?.delegate`. Their types
/// are not declared here, so these are the stand-in's own names: code that is to run on a device too does without.
@MainActor public final class HeadlessSheet {
  /// A height at which a sheet rests.
  public enum Detent: Hashable, Sendable {
    /// About half of the screen.
    case medium
    /// Up to below the status bar.
    case large
    /// A height in points, above the home indicator.
    case height(CGFloat)
  }

  weak var presentation: UIPresentationController?

  /// The heights at which the sheet may rest.
  public var detents: [Detent] = [.large] {
    didSet { update() }
  }

  /// The height at which the sheet rests, but for the keyboard; nil for the smallest.
  public var selectedDetent: Detent? {
    didSet { update() }
  }

  /// Whether a grabber is seen on top.
  public var prefersGrabberVisible = false {
    didSet { presentation?.surface?.update() }
  }

  /// The radius of the corners in points; nil for the system's.
  public var preferredCornerRadius: CGFloat? {
    didSet { presentation?.surface?.update() }
  }

  /// Whether the sheet stands at the lower edge of a screen that is low, instead of filling it.
  public var prefersEdgeAttachedInCompactHeight = false

  /// Asked when the user has dragged the sheet far enough; no dismissal where the answer is false.
  public var shouldDismiss: () -> Bool = { true }
  /// The user begins to dismiss the sheet, which may yet be called off.
  public var willDismiss: () -> Void = {}
  /// The user has dismissed the sheet; not called when the app did.
  public var didDismiss: () -> Void = {}
  /// The user wanted to dismiss the sheet and may not.
  public var didAttemptToDismiss: () -> Void = {}

  init() {}

  /// Changes the sheet in an animation.
  public func animateChanges(_ changes: () -> Void) {
    changes()
    guard let container = presentation?.container, container.window != nil else { return }
    UIView.animate(withDuration: Self.duration) { container.layoutIfNeeded() }
  }

  /// How long a sheet takes from one detent to another, in seconds.
  static let duration: TimeInterval = 0.3

  private func update() {
    presentation?.container.setNeedsLayout()
  }
}

extension UIViewController {
  /// How the controller looks as a sheet.
  public var headlessSheet: HeadlessSheet {
    if let storedSheet { return storedSheet }
    let sheet = HeadlessSheet()
    storedSheet = sheet
    return sheet
  }
}
