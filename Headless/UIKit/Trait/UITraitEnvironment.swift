public import Foundation

/// An object with traits: a screen, a window, a controller or a view.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of this environment.
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
  @_documentation(visibility: internal)
  public var traitCollection: UITraitCollection { HeadlessWorld.state.traitCollection }
}
