/// A trait.
@_documentation(visibility: internal)
public protocol UITraitDefinition {
  /// The type of the values.
  associatedtype Value
  /// The value in collections that do not specify the trait.
  static var defaultValue: Value { get }
}

/// A type that stands for a trait.
@_documentation(visibility: internal)
public typealias UITrait = any UITraitDefinition.Type

/// A trait that this module defines, whose values can be compared.
protocol ComparableTrait {
  static func hasChanged(from old: UITraitCollection, to new: UITraitCollection) -> Bool
}

/// The light or dark style.
@_documentation(visibility: internal)
public struct UITraitUserInterfaceStyle: UITraitDefinition, ComparableTrait, Sendable {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static func hasChanged(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    old.userInterfaceStyle != new.userInterfaceStyle
  }
}

/// The level of elevation.
@_documentation(visibility: internal)
public struct UITraitUserInterfaceLevel: UITraitDefinition, ComparableTrait, Sendable {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static func hasChanged(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    old.userInterfaceLevel != new.userInterfaceLevel
  }
}

/// The horizontal size class.
@_documentation(visibility: internal)
public struct UITraitHorizontalSizeClass: UITraitDefinition, ComparableTrait, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func hasChanged(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    old.horizontalSizeClass != new.horizontalSizeClass
  }
}

/// The vertical size class.
@_documentation(visibility: internal)
public struct UITraitVerticalSizeClass: UITraitDefinition, ComparableTrait, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func hasChanged(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    old.verticalSizeClass != new.verticalSizeClass
  }
}

/// The text size.
@_documentation(visibility: internal)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, ComparableTrait, Sendable {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func hasChanged(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    old.preferredContentSizeCategory != new.preferredContentSizeCategory
  }
}

/// The reading direction.
@_documentation(visibility: internal)
public struct UITraitLayoutDirection: UITraitDefinition, ComparableTrait, Sendable {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func hasChanged(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    old.layoutDirection != new.layoutDirection
  }
}
