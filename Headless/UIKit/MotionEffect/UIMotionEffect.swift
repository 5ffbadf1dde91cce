public import Foundation

/// An effect that moves or changes a view when the user tilts the device.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect, which does nothing unless a subclass overrides ``keyPathsAndRelativeValues(forViewerOffset:)``.
  public override init() {
    super.init()
  }

  /// Creates an effect with default values, because the headless UIKit has no archives.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the values to add to the properties of a view, by key path.
  ///
  /// In the headless UIKit, only the properties `center.x`, `center.y`, and `alpha` change.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Several effects that belong together.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  @_documentation(visibility: internal)
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    motionEffects?.reduce(into: [:]) { values, effect in
      values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
  }
}

@_documentation(visibility: internal)
extension UIView {
  /// The effects of tilting the device.
  public var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set {
      for effect in motionEffects { removeMotionEffect(effect) }
      for effect in newValue { addMotionEffect(effect) }
    }
  }

  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(effect) else { return }
    neededExtras.motionEffects.append(effect)
    MotionEffects.views.append(WeakReference(object: self))
  }

  /// Removes an effect, and reverts its changes.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    guard motionEffects.contains(effect) else { return }
    MotionEffects.apply(effect, to: self, from: MotionEffects.offset, to: .zero)
    extras?.motionEffects.removeAll { $0 === effect }
  }
}

/// The tilt of the device, and the views that follow it.
@MainActor enum MotionEffects {
  static var views: [WeakReference<UIView>] = []
  static var offset = UIOffset.zero

  static func reset() {
    (views, offset) = ([], .zero)
  }

  static func tilt(to new: UIOffset) {
    let old = offset
    offset = new
    views.removeAll { $0.object?.motionEffects.isEmpty ?? true }
    for view in views.compactMap(\.object) {
      for effect in view.motionEffects { apply(effect, to: view, from: old, to: new) }
    }
  }

  /// Replaces the values that an effect has added to a view.
  static func apply(_ effect: UIMotionEffect, to view: UIView, from old: UIOffset, to new: UIOffset) {
    let before = old == .zero ? [:] : effect.keyPathsAndRelativeValues(forViewerOffset: old) ?? [:]
    let after = new == .zero ? [:] : effect.keyPathsAndRelativeValues(forViewerOffset: new) ?? [:]
    for key in Set(before.keys).union(after.keys) {
      let change = number(after[key]) - number(before[key])
      switch key {
      case "center.x": view.center.x += change
      case "center.y": view.center.y += change
      case "alpha": view.alpha += change
      default: break
      }
    }
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }
}

extension HeadlessMotion {
  /// Tilts the device, which applies the motion effects of views.
  ///
  /// Both values are from -1 to 1. The horizontal value is positive when the viewer looks from the right.
  public static func tilt(to viewerOffset: UIOffset) {
    MotionEffects.tilt(to: viewerOffset)
  }
}
