import CoreGraphics
package import Foundation

extension KeyboardStateMachine {
  /// The first responder at the time of a notification.
  package enum FirstResponder: Hashable, Sendable {
    /// The first responder was not determined. A text field becomes first responder before `willShow`, but a text view
    /// becomes first responder only after it.
    case unknown
    /// This app has no first responder that brings up a keyboard or a bar.
    case absent
    /// This app has a first responder, whose accessory view has this height in points, and which may have its own input
    /// view.
    case present(accessoryHeight: CGFloat, hasInputView: Bool)

    /// Whether this app has a first responder that brings up a keyboard or a bar.
    var isPresent: Bool { if case .present = self { true } else { false } }

    /// Whether the first responder has its own input view.
    var hasInputView: Bool { if case .present(_, true) = self { true } else { false } }

    /// The height of the first responder's accessory view, in points; 0 if it has none.
    var accessoryHeight: CGFloat {
      if case .present(let height, _) = self { KeyboardGeometry.sanitized(height) } else { 0 }
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
    /// The window's frame, in screen coordinates; `nil` if it is not known, or not needed, as on a phone.
    package var window: CGRect?
    /// The frame, in screen coordinates, of an accessory view that is shown without a keyboard; `nil` if there is none.
    ///
    /// The accessory view belongs to a first responder that takes no text input, such as the view controller of a chat.
    package var residentBar: CGRect?
    /// Whether the app is active.
    package var isActive: Bool
    /// Whether a layout guide corrects the height of a docked keyboard without a second source.
    package var trustsLayoutGuide: Bool

    package init(
      screen: CGRect, bottomSafeArea: CGFloat = 0, firstResponder: FirstResponder = .unknown, window: CGRect? = nil,
      residentBar: CGRect? = nil, isActive: Bool = true, trustsLayoutGuide: Bool = false
    ) {
      self.screen = screen
      self.bottomSafeArea = bottomSafeArea
      self.firstResponder = firstResponder
      self.window = window
      self.residentBar = residentBar
      self.isActive = isActive
      self.trustsLayoutGuide = trustsLayoutGuide
    }

    /// Whether an input is first responder.
    var isInputFirstResponder: Bool { firstResponder.isPresent && residentBar == nil }

    /// Whether this app has no first responder that brings up a keyboard or a bar.
    var isWithoutResponder: Bool { firstResponder == .absent && residentBar == nil }

    /// Whether the screen belongs to an iPad: the widest iPhone is 440 points wide, and the narrowest iPad is 744
    /// points wide.
    package var isPad: Bool {
      min(screen.width, screen.height) >= 700
    }
  }
}
