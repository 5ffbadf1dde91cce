import CoreGraphics
package import Foundation

extension KeyboardStateMachine {
  /// The first responder at the time of a notification.
  package enum FirstResponder: Equatable, Sendable {
    /// The first responder was not determined.
    ///
    /// A text field becomes first responder before `willShow`, but a text view becomes first responder only after
    /// `willShow`.
    case unknown
    /// This app has no first responder that brings up a keyboard or a bar.
    case absent
    /// An input of this app is first responder.
    ///
    /// The associated values are the height of the input's accessory view, in points, and whether the input has its own
    /// input view.
    case input(accessoryHeight: CGFloat, hasInputView: Bool)
    /// This app's first responder does not take text input, but shows an accessory view, like the view controller of a
    /// chat with a message bar.
    ///
    /// The associated values are the height of the accessory view, in points, and the frame that the view has without a
    /// keyboard, in screen coordinates. The frame is nil if it cannot be determined.
    case resident(accessoryHeight: CGFloat, bar: CGRect?)

    /// Whether an input of this app is first responder.
    var isInput: Bool { if case .input = self { true } else { false } }

    /// Whether the first responder has its own input view.
    var hasInputView: Bool { if case .input(_, true) = self { true } else { false } }

    /// The height of the first responder's accessory view, in points; 0 if it has none.
    var accessoryHeight: CGFloat {
      switch self {
      case .input(let height, _), .resident(let height, _): KeyboardGeometry.sanitized(height)
      case .unknown, .absent: 0
      }
    }
  }

  /// The context in which a notification arrives.
  package struct Context: Equatable, Sendable {
    /// The bounds of the screen, in points, in its current orientation.
    package var screen: CGRect
    /// The bottom safe area of the window, in points.
    package var bottomSafeArea: CGFloat
    /// The first responder.
    package var firstResponder: FirstResponder
    /// The window's frame, in screen coordinates; nil if it is not known, or not needed, as on a phone.
    package var window: CGRect?
    /// Whether the app is active.
    package var isActive: Bool
    /// Whether a layout guide corrects the height of a docked keyboard without a second source.
    package var trustsLayoutGuide: Bool

    package init(
      screen: CGRect, bottomSafeArea: CGFloat = 0, firstResponder: FirstResponder = .unknown, window: CGRect? = nil,
      isActive: Bool = true, trustsLayoutGuide: Bool = false
    ) {
      self.screen = screen
      self.bottomSafeArea = bottomSafeArea
      self.firstResponder = firstResponder
      self.window = window
      self.isActive = isActive
      self.trustsLayoutGuide = trustsLayoutGuide
    }

    /// The frame, in screen coordinates, of an accessory view that is shown without a keyboard; nil if there is none,
    /// or if its frame cannot be determined.
    var residentBar: CGRect? { if case .resident(_, let bar) = firstResponder { bar } else { nil } }

    /// Whether the screen belongs to an iPad: the widest iPhone is 440 points wide, and the narrowest iPad is 744
    /// points wide.
    package var isPad: Bool {
      min(screen.width, screen.height) >= 700
    }
  }
}
