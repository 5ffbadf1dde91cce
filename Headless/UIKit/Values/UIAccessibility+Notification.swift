import Foundation

extension UIAccessibility {
  /// What an app tells VoiceOver.
  // Not documented: the table of UIKit's interface names the type, but has no rows of its own for it.
  @_documentation(visibility: internal)
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// There is another screen now; the argument is read first.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Some of the screen has changed; the argument is read next.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument, a text, is read aloud.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Tells VoiceOver, and nobody else, of something.
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    HeadlessAccessibility.posts.append(
      HeadlessAccessibility.Post(
        notification: notification, object: argument as? NSObject, text: argument as? String))
  }
}
