public import Foundation

/// One of the six things that the system says about its keyboard.
///
/// An ordinary show posts `willChangeFrame`, `willShow`, `didChangeFrame`, `didShow`; an ordinary hide the same with
/// `willHide` and `didHide` (log in OmniGroup's OUIDocumentRenameViewController, iOS 5; bob910078/iOS_note, iOS 13).
/// Do not wait for a `did`: since iOS 17 the moment at which it comes says little
/// (kirillzyusko/react-native-keyboard-controller).
public enum KeyboardEvent: String, CaseIterable, Hashable, Sendable, Codable {
  /// The keyboard is about to come, or to change its size while it stays.
  case willShow
  /// The keyboard has come, or is still on its way.
  case didShow
  /// The keyboard is about to go, or to leave the bottom edge of an iPad's screen.
  case willHide
  /// The keyboard has gone, or is still on its way.
  case didHide
  /// The keyboard's frame is about to change, for whatever reason.
  case willChangeFrame
  /// The keyboard's frame has changed; the only event for an undocked keyboard that is moved.
  case didChangeFrame

  /// The name under which the system posts this event.
  public var notificationName: Notification.Name {
    Notification.Name(rawNotificationName)
  }

  /// Creates the event that a notification's name stands for, or `nil` when the name is not a keyboard event's.
  public init?(notificationName: Notification.Name) {
    switch notificationName.rawValue {
    case "UIKeyboardWillShowNotification": self = .willShow
    case "UIKeyboardDidShowNotification": self = .didShow
    case "UIKeyboardWillHideNotification": self = .willHide
    case "UIKeyboardDidHideNotification": self = .didHide
    case "UIKeyboardWillChangeFrameNotification": self = .willChangeFrame
    case "UIKeyboardDidChangeFrameNotification": self = .didChangeFrame
    default: return nil
    }
  }

  private var rawNotificationName: String {
    switch self {
    case .willShow: "UIKeyboardWillShowNotification"
    case .didShow: "UIKeyboardDidShowNotification"
    case .willHide: "UIKeyboardWillHideNotification"
    case .didHide: "UIKeyboardDidHideNotification"
    case .willChangeFrame: "UIKeyboardWillChangeFrameNotification"
    case .didChangeFrame: "UIKeyboardDidChangeFrameNotification"
    }
  }
}
