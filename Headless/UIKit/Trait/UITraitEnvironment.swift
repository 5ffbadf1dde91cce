public import Foundation

/// An object with traits: a screen, a window, a controller or a view.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of this environment.
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
  @_documentation(visibility: internal)
  public var traitCollection: UITraitCollection {
    let traits = HeadlessWorld.state.traitCollection
    guard HeadlessWorld.state.hasStyleOverrides, let style = inheritedStyle else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
  }
}

// The class declares the requirement.
@_documentation(visibility: internal)
extension UIViewController: UITraitEnvironment {}
