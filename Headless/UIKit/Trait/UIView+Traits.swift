import Foundation
import HeadlessEnumerations

extension UIView {
  /// The style that this view, its controller or the nearest ancestor overrides; nil for the device's.
  var inheritedStyle: UIUserInterfaceStyle? {
    for view in sequence(first: self, next: \.storedSuperview) {
      if view.overrideUserInterfaceStyle != .unspecified { return view.overrideUserInterfaceStyle }
      if let style = view.controller?.overrideUserInterfaceStyle, style != .unspecified { return style }
    }
    return nil
  }

  func overriddenStyleDidChange(from old: UIUserInterfaceStyle) {
    let device = HeadlessWorld.state.traitCollection
    HeadlessWorld.state.hasStyleOverrides = true
    let style = old == .unspecified ? superview?.inheritedStyle ?? .unspecified : old
    let previous =
      style == .unspecified
      ? device : UITraitCollection(traitsFrom: [device, UITraitCollection(userInterfaceStyle: style)])
    guard previous != traitCollection else { return }
    notifySubtreeOfTraits(from: previous)
  }

  /// Notifies this view, its controller and its descendants that their traits have changed.
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
