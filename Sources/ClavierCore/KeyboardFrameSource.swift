/// Where the frame of a keyboard's state comes from.
public enum KeyboardFrameSource: String, CaseIterable, Sendable {
  /// A notification. This is also the source before the first notification.
  case notification
  /// A keyboard layout guide that disagreed with the last notification.
  case layoutGuide
  /// The first responder's accessory view, which disagreed with the last notification or docked without a notification.
  case accessoryView

  package init(_ correction: KeyboardStateMachine.Source?) {
    switch correction {
    case nil, .didNotification: self = .notification
    case .layoutGuide: self = .layoutGuide
    case .accessoryView: self = .accessoryView
    }
  }
}
