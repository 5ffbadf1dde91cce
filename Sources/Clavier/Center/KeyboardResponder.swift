#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// What the first responder brings up: a keyboard, only a bar, or nothing.
  @MainActor enum KeyboardResponder {
    /// The views of a window were not searched.
    case unknown
    /// The window was searched, and nothing in it brings up a keyboard or a bar.
    case absent
    /// The responder takes text input, or has its own input view.
    case input(UIResponder)
    /// The responder does not take text input, but its accessory view is shown. The view controller of a chat is an
    /// example.
    case resident(UIResponder)

    /// Creates a value for a responder.
    init(_ responder: UIResponder) {
      if responder.bringsUpKeyboard {
        self = .input(responder)
      } else if responder.shownAccessoryView != nil {
        self = .resident(responder)
      } else {
        self = .absent
      }
    }

    /// The accessory view that is shown for the responder.
    var accessoryView: UIView? {
      switch self {
      case .input(let responder), .resident(let responder): responder.shownAccessoryView
      case .unknown, .absent: nil
      }
    }

    /// Returns what the state machine needs to know about the responder.
    ///
    /// - Parameter bar: The frame of a resident accessory view, in screen coordinates.
    func firstResponder(withBar bar: CGRect?) -> KeyboardStateMachine.FirstResponder {
      switch self {
      case .unknown: .unknown
      case .absent: .absent
      case .input(let responder):
        .input(accessoryHeight: accessoryHeight, hasInputView: responder.hasInputView)
      case .resident: .resident(accessoryHeight: accessoryHeight, bar: bar)
      }
    }

    private var accessoryHeight: CGFloat { accessoryView?.frame.height ?? 0 }

    /// Returns the first responder among a window's view controllers.
    ///
    /// No notification announces such a first responder. Searching is cheap, because a window has few view controllers.
    static func controller(in window: UIWindow) -> UIViewController? {
      window.rootViewController?.firstResponderController
    }

    /// Returns the position of a resident accessory view at the bottom edge of a screen.
    ///
    /// - Parameters:
    ///   - screen: The bounds of the screen, in points.
    ///   - bottomSafeArea: The bottom safe area of the window, in points.
    func bar(on screen: CGRect, bottomSafeArea: CGFloat) -> ResidentBarPosition? {
      guard case .resident = self, let view = accessoryView else { return nil }
      // A view that has not been laid out yet has no height.
      let height = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
      return ResidentBarPosition(
        currentFrame: view.frameOnScreen, height: height, on: screen, bottomSafeArea: bottomSafeArea)
    }
  }
#endif
