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

    /// Returns the frame of a resident accessory view at the bottom edge of a screen.
    ///
    /// - Returns: The frame in screen coordinates, and whether it was measured. If the bar has no window, or is not yet
    ///   laid out at the bottom edge, the frame is computed from the bar's height.
    func bar(on screen: CGRect, bottomSafeArea: CGFloat) -> (frame: CGRect, isMeasured: Bool)? {
      guard case .resident = self, let view = accessoryView else { return nil }
      let measuredTop = Self.measuredTop(of: view, on: screen, bottomSafeArea: bottomSafeArea)
      guard let top = measuredTop ?? Self.assumedTop(of: view, on: screen, bottomSafeArea: bottomSafeArea) else {
        return nil
      }
      let frame = CGRect(x: screen.minX, y: top, width: screen.width, height: screen.maxY - top)
      return (frame, measuredTop != nil)
    }

    /// Returns the top edge of a bar that is as wide as the screen, and ends at the bottom edge or at its safe area.
    ///
    /// A difference of less than a point is a rounding error.
    private static func measuredTop(of view: UIView, on screen: CGRect, bottomSafeArea: CGFloat) -> CGFloat? {
      let place = view.frameOnScreen
      guard !place.isNull, place.height > 0, abs(place.width - screen.width) < 1,
        place.maxY > screen.maxY - bottomSafeArea - 1, place.minY > screen.midY, place.minY < screen.maxY
      else { return nil }
      return place.minY
    }

    /// Returns the top edge of a bar that is placed above the bottom safe area; nil if it is too tall for a bar.
    private static func assumedTop(of view: UIView, on screen: CGRect, bottomSafeArea: CGFloat) -> CGFloat? {
      let height = view.bounds.height > 0 ? view.bounds.height : max(0, view.intrinsicContentSize.height)
      guard height > 0, height < screen.height / 2 else { return nil }
      return screen.maxY - bottomSafeArea - height
    }
  }
#endif
