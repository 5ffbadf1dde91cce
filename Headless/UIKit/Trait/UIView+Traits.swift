import Foundation
import HeadlessEnumerations

extension UIView {
  /// The traits that this view, its controller, or the nearest ancestor overrides; nil if none of them overrides a
  /// trait.
  var inheritedOverrides: UITraitCollection? {
    var overrides = UITraitCollection.Traits()
    for view in sequence(first: self, next: \.storedSuperview) {
      var own = view.ownOverrides
      own.merge(overrides)
      overrides = own
    }
    return overrides == UITraitCollection.Traits() ? nil : UITraitCollection(overrides)
  }

  /// The traits that this view or its controller overrides.
  private var ownOverrides: UITraitCollection.Traits {
    let level = (self as? PresentationContainer)?.presentation?.level
    return UITraitCollection.Traits(style: ownStyle, level: level == .elevated ? .elevated : nil)
  }

  /// Whether the traits of this view can differ from those of its superview.
  public var headlessOverridesTraits: Bool {
    guard HeadlessWorld.state.hasTraitOverrides else { return false }
    return ownStyle != nil || self is PresentationContainer
  }

  /// The style that this view or its controller overrides.
  private var ownStyle: UIUserInterfaceStyle? {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    return controller.flatMap { $0.overrideUserInterfaceStyle == .unspecified ? nil : $0.overrideUserInterfaceStyle }
  }

  func overriddenStyleDidChange(from old: UIUserInterfaceStyle) {
    HeadlessWorld.state.hasTraitOverrides = true
    let inherited = superview?.traitCollection ?? HeadlessWorld.state.traitCollection
    let previous =
      old == .unspecified
      ? inherited : UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: old)])
    traitsMayHaveChanged(from: previous)
  }

  /// Notifies this view, its controller, and its descendants if its traits differ from its previous ones.
  func traitsMayHaveChanged(from previous: UITraitCollection) {
    guard previous != traitCollection else { return }
    controller?.withCurrentTraits {
      controller?.traitCollectionDidChange(previous)
      controller?.callTraitRegistrations(previous)
    }
    withCurrentTraits {
      traitCollectionDidChange(previous)
      callTraitRegistrations(previous)
    }
    for view in storedSubviews { view.inheritedTraitsMayHaveChanged(from: previous) }
  }

  /// Notifies this view, its controller, and its descendants if the traits that they inherit have changed.
  ///
  /// Traits that the view overrides, or that its controller overrides, did not change.
  ///
  /// - Parameter previous: The previous traits of the superview, or of the screen.
  func inheritedTraitsMayHaveChanged(from previous: UITraitCollection) {
    traitsMayHaveChanged(from: UITraitCollection(traitsFrom: [previous, UITraitCollection(ownOverrides)]))
  }
}

extension HeadlessWorld {
  /// Notifies all views if the device's traits differ from the previous ones.
  static func traitsMayHaveChanged(from previous: UITraitCollection) {
    guard previous != state.traitCollection else { return }
    for window in state.windows { window.inheritedTraitsMayHaveChanged(from: previous) }
  }
}
