public import Foundation

/// One of the six keyboard notifications.
///
/// When the keyboard appears, UIKit usually posts `willChangeFrame`, `willShow`, `didChangeFrame`, and `didShow`. When
/// the keyboard hides, UIKit posts `willHide` and `didHide` instead of `willShow` and `didShow` (log in OmniGroup's
/// OUIDocumentRenameViewController, iOS 5; bob910078/iOS_note, iOS 13). Don't wait for a `did` event: on iOS 17 and
/// later, the timing of these events is not reliable (kirillzyusko/react-native-keyboard-controller).
public enum KeyboardEvent: String, CaseIterable, Hashable, Sendable, Codable {
  /// The keyboard is about to appear or change height.
  case willShow
  /// The keyboard has appeared, or is still moving if the system posts the notification early.
  case didShow
  /// The keyboard is about to disappear or leave the bottom edge of an iPad's screen.
  case willHide
  /// The keyboard has disappeared, or is still moving if the system posts the notification early.
  case didHide
  /// The keyboard's frame is about to change for any reason.
  case willChangeFrame
  /// The keyboard's frame has changed. When the user moves an undocked keyboard, UIKit posts only this event.
  case didChangeFrame

  /// The name of this event's notification.
  public var notificationName: Notification.Name {
    Notification.Name(rawNotificationName)
  }

  /// Creates an event from the name of a keyboard notification, or returns nil for any other name.
  public init?(notificationName: Notification.Name) {
    guard let event = Self.eventsByName[notificationName.rawValue] else { return nil }
    self = event
  }

  /// Whether the event announces a change that has not happened yet.
  package var isWill: Bool {
    switch self {
    case .willShow, .willHide, .willChangeFrame: true
    case .didShow, .didHide, .didChangeFrame: false
    }
  }

  private static let eventsByName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawNotificationName, $0) })

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
