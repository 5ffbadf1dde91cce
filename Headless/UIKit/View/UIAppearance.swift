public import Foundation

/// A type whose instances can be styled together.
///
/// In the headless UIKit, an appearance is itself an instance of the type, not a proxy that stores messages. When an
/// instance enters a window, it receives the properties that the app has set on the appearance, except for those that
/// the app has also set on the instance.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance of all instances.
  static func appearance() -> Self

  /// Returns the appearance of the instances that are contained in instances of other types, from the innermost to the
  /// outermost.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A type that an appearance can name as a container.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

@_documentation(visibility: internal)
extension UIView: UIAppearance, UIAppearanceContainer {
  public class func appearance() -> Self {
    appearance(whenContainedInInstancesOf: [])
  }

  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    HeadlessAppearance.appearance(of: self, in: containerTypes) {
      // In Objective-C, every class inherits `init()`. In Swift, only the required `init(coder:)` exists in every
      // subclass.
      guard let view = self.init(coder: NSCoder()) else { preconditionFailure("\(self) refuses init(coder:).") }
      return view
    }
  }
}

@_documentation(visibility: internal)
extension UIBarItem: UIAppearance {
  public class func appearance() -> Self {
    appearance(whenContainedInInstancesOf: [])
  }

  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    HeadlessAppearance.appearance(of: self, in: containerTypes) {
      guard let item = self.init(coder: NSCoder()) else { preconditionFailure("\(self) refuses init(coder:).") }
      return item
    }
  }
}

@_documentation(visibility: internal)
extension UIViewController: UIAppearanceContainer {}

@_documentation(visibility: internal)
extension UIPresentationController: UIAppearanceContainer {}
