import Foundation

extension UIAccessibility {
  /// A notification for VoiceOver.
  @_documentation(visibility: internal)
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen has appeared.
    ///
    /// VoiceOver reads the argument first.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout has changed.
    ///
    /// VoiceOver reads the argument next.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// VoiceOver reads the argument, a string.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Posts a notification to VoiceOver only.
  @preconcurrency @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    HeadlessAccessibility.posts.append(
      HeadlessAccessibility.Post(
        notification: notification, object: argument as? NSObject, text: argument as? String))
  }
}
