public import Foundation

/// A closure that changes a color of a configuration.
@_documentation(visibility: internal)
public struct UIConfigurationColorTransformer {
  /// Changes a color.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns a changed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Removes the saturation.
  public static var grayscale: Self { Self { $0.dimmed } }

  /// Returns the color unchanged, because the headless UIKit has no desktop tint.
  public static var preferredTint: Self { Self { $0 } }

  /// Returns the tint color.
  public static var monochromeTint: Self { Self { _ in .tintColor } }
}

/// A closure that changes the text attributes of a configuration.
@_documentation(visibility: internal)
public struct UIConfigurationTextAttributesTransformer {
  /// Changes attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
