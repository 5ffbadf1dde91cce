import Foundation
import HeadlessEnumerations

extension UIViewController {
  /// The traits that the controller inherits through its view or from its parent, with its own interface style, if any.
  var inheritedTraits: UITraitCollection {
    let traits = HeadlessWorld.state.traitCollection
    guard HeadlessWorld.state.hasTraitOverrides || overrideUserInterfaceStyle != .unspecified else { return traits }
    let inherited = viewIfLoaded?.inheritedOverrides ?? storedParent?.inheritedTraits
    let own = overrideUserInterfaceStyle
    return UITraitCollection(
      traitsFrom: [traits, inherited, own == .unspecified ? nil : UITraitCollection(userInterfaceStyle: own)]
        .compactMap(\.self))
  }

  /// Updates the style of the status bar.
  ///
  /// In the headless UIKit, the status bar reads the style each time the status bar is drawn.
  @_documentation(visibility: internal)
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Rotates the interface if the device is in an orientation that was not supported before.
  ///
  /// In the headless UIKit, this method has no effect.
  @_documentation(visibility: internal)
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}

extension UIViewController {
  /// Updates the visibility of the home indicator.
  ///
  /// In the headless UIKit, this has no effect, because ``HeadlessWorld/isHomeIndicatorHidden`` always reads the
  /// current value.
  @_documentation(visibility: internal)
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}

@_documentation(visibility: internal)
extension UIViewController {
  /// Updates the edges at which the app's gestures take precedence over the system's gestures.
  ///
  /// In the headless UIKit, this has no effect, because ``HeadlessWorld/edgesDeferringSystemGestures`` always reads the
  /// current edges.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Rotates the interface if the app has changed the supported orientations, which never happens by itself in the
  /// headless UIKit.
  public class func attemptRotationToDeviceOrientation() {}
}

extension HeadlessWorld {
  /// The edges at which the controller that fills the screen defers the gestures of the system.
  public static var edgesDeferringSystemGestures: UIRectEdge {
    var current = state.scene.keyWindow?.controllerOfScreen
    while let child = current?.childForScreenEdgesDeferringSystemGestures { current = child }
    return current?.preferredScreenEdgesDeferringSystemGestures ?? []
  }

  /// Whether the controller that fills the screen hides the home indicator.
  public static var isHomeIndicatorHidden: Bool {
    var current = state.scene.keyWindow?.controllerOfScreen
    while let child = current?.childForHomeIndicatorAutoHidden { current = child }
    return current?.prefersHomeIndicatorAutoHidden ?? false
  }
}

extension UIWindow {
  /// The topmost controller that fills the window.
  var controllerOfScreen: UIViewController? {
    var current = rootViewController
    while let presented = current?.presentedViewController { current = presented }
    return current
  }

  func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    controllerOfScreen?.supportedInterfaceOrientations.contains(UIInterfaceOrientationMask(orientation)) ?? true
  }
}
