public import Foundation

/// An object with traits: a screen, a window, a controller, or a view.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of this environment.
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
  @_documentation(visibility: internal)
  public var traitCollection: UITraitCollection {
    let traits = HeadlessWorld.state.traitCollection
    guard HeadlessWorld.state.hasTraitOverrides, let overrides = inheritedOverrides else { return traits }
    return UITraitCollection(traitsFrom: [traits, overrides])
  }
}

// The class declares the requirement.
@_documentation(visibility: internal)
extension UIViewController: UITraitEnvironment {}
