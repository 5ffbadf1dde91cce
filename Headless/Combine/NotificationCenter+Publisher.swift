public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications with one name.
  public struct Publisher: OpenCombine.Publisher {
    /// The published elements.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts the notifications; nil for any.
    public let object: AnyObject?

    /// Creates a publisher of a center's notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Subscribes `subscriber`, which gets only the notifications that it has demanded.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: NotificationSubscription(to: self, for: subscriber))
    }
  }

  /// Returns a publisher of the notifications with the given name, from one object or from any object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(center: self, name: name, object: object)
  }
}
