import Foundation

/// A service to which a `UIActivityViewController` offers its items.
///
/// There are no services here.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The name of a service.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// The name of the service; nil for none.
  open var activityType: UIActivity.ActivityType? { nil }

  /// The title of the service; nil for none.
  open var activityTitle: String? { nil }
}
