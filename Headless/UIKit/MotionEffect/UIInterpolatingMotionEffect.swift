public import Foundation
public import HeadlessEnumerations

/// An effect that changes a property between two values, in proportion to the tilt of the device.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis along which the device tilts.
  public typealias EffectType = UIInterpolatingMotionEffectType

  private let storedKeyPath: String
  private let storedType: EffectType

  /// Creates an effect for a property and an axis.
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    (storedKeyPath, storedType) = (keyPath, type)
    super.init()
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    (storedKeyPath, storedType) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }

  /// The property, such as `center.x`.
  open var keyPath: String { storedKeyPath }
  /// The axis along which the device tilts.
  open var type: UIInterpolatingMotionEffect.EffectType { storedType }
  /// The value, relative to the property's own value, if the viewer's offset is -1.
  open var minimumRelativeValue: Any?
  /// The value, relative to the property's own value, if the viewer's offset is 1.
  open var maximumRelativeValue: Any?

  @_documentation(visibility: internal)
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = min(max(-1, type == .tiltAlongVerticalAxis ? viewerOffset.vertical : viewerOffset.horizontal), 1)
    let (low, high) = (number(minimumRelativeValue), number(maximumRelativeValue))
    return [keyPath: low + (high - low) * (offset + 1) / 2]
  }

  private func number(_ value: Any?) -> CGFloat {
    (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat ?? (value as? Int).map { CGFloat($0) }
      ?? (value as? Double).map { CGFloat($0) } ?? 0
  }
}
