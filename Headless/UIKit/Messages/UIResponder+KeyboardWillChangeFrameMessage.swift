public import Foundation

extension UIResponder {
  /// A message that reports that the keyboard's frame is about to change.
  @_documentation(visibility: internal)
  public struct KeyboardWillChangeFrameMessage: KeyboardMessageForm, NotificationCenter.MainActorMessage {
    /// The screen is the subject.
    public typealias Subject = UIScreen
    /// The name of the corresponding notification.
    public static var name: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }

    /// The initial frame in screen coordinates, in points.
    public var beginFrame: CGRect
    /// The final frame in screen coordinates, in points.
    public var endFrame: CGRect
    /// The duration of the animation, in seconds.
    public var animationDuration: TimeInterval
    /// The curve of the animation, usually 7, which has no name.
    public var animationCurve: UIView.AnimationCurve
    /// Whether the keyboard belongs to this app.
    public var isLocal: Bool
    /// The screen of the keyboard.
    public var screen: UIScreen

    /// Creates a message.
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve,
      isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }

    /// Creates a message from a notification; nil if one of the values is missing.
    @MainActor public static func makeMessage(_ notification: Notification) -> Self? { message(of: notification) }

    /// Creates a notification from a message.
    @MainActor public static func makeNotification(_ message: Self) -> Notification { notification(of: message) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
  /// The identifier of the message that reports that the keyboard's frame is about to change.
  public static var keyboardWillChangeFrame:
    NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage>
  {
    NotificationCenter.BaseMessageIdentifier()
  }
}
