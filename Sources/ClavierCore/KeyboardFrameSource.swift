/// Where the frame of a keyboard's state comes from.
public enum KeyboardFrameSource: String, CaseIterable, Sendable {
  /// A keyboard notification, or the initial state before the first notification.
  case notification
  /// A keyboard layout guide whose position differed from the frame in the last notification.
  case layoutGuide
  /// The frame of the first responder's accessory view, which differed from the last notification's frame or appeared
  /// without a notification.
  case accessoryView

  package init(_ correction: KeyboardStateMachine.Source?) {
    switch correction {
    case nil, .didNotification: self = .notification
    case .layoutGuide: self = .layoutGuide
    case .accessoryView: self = .accessoryView
    }
  }
}
