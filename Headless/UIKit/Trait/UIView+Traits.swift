import Foundation
import HeadlessEnumerations

extension UIView {
  /// The traits that this view, its controller, or the nearest ancestor overrides; nil if none of them overrides a
  /// trait.
  var inheritedOverrides: UITraitCollection? {
    var overrides = UITraitCollection.Traits()
    for view in sequence(first: self, next: \.storedSuperview) {
      if overrides.style == nil { overrides.style = view.ownStyle }
      if let container = view as? PresentationContainer { overrides.level = container.presentation?.level }
    }
    return overrides == UITraitCollection.Traits() ? nil : UITraitCollection(overrides)
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

  /// Notifies this view, its controller, and its descendants if its traits differ from the previous ones.
  func traitsMayHaveChanged(from previous: UITraitCollection) {
    if previous != traitCollection { notifySubtreeOfTraits(from: previous) }
  }

  /// Notifies this view, its controller, and its descendants that their traits have changed.
  func notifySubtreeOfTraits(from previous: UITraitCollection) {
    controller?.traitCollectionDidChange(previous)
    controller?.callTraitRegistrations(previous)
    traitCollectionDidChange(previous)
    callTraitRegistrations(previous)
    for view in storedSubviews where view.overrideUserInterfaceStyle == .unspecified {
      view.notifySubtreeOfTraits(from: previous)
    }
  }
}

extension HeadlessWorld {
  /// Notifies all views if the device's traits differ from the previous ones.
  static func traitsMayHaveChanged(from previous: UITraitCollection) {
    guard previous != state.traitCollection else { return }
    for window in state.windows { window.notifySubtreeOfTraits(from: previous) }
  }
}
