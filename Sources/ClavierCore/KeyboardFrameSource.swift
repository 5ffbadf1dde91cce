/// Where the frame of a keyboard's state comes from.
public enum KeyboardFrameSource: String, CaseIterable, Sendable {
  /// A notification, or no source yet.
  case notification
  /// A keyboard layout guide, which disagreed with the last notification.
  case layoutGuide
  /// The accessory view of the first responder, which disagreed with the last notification, or for which none was posted.
  case accessoryView

  package init(_ correction: KeyboardStateMachine.Source?) {
    switch correction {
    case nil, .didNotification: self = .notification
    case .layoutGuide: self = .layoutGuide
    case .accessoryView: self = .accessoryView
    }
  }
}
