public import Foundation

/// Something that has traits: a screen, a window, a controller, a view.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here.
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
  @_documentation(visibility: internal)
  public var traitCollection: UITraitCollection { HeadlessWorld.state.traitCollection }
}
