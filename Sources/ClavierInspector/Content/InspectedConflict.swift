/// A property that other code also adjusts for the keyboard.
package struct InspectedConflict: Equatable, Sendable {
  /// The class and the accessibility identifier of the object.
  package var object: String

  /// The property's key path in UIKit.
  package var property: String

  /// Whether the other code is another avoider.
  package var isWithAvoider: Bool

  package init(object: String, property: String, isWithAvoider: Bool) {
    self.object = object
    self.property = property
    self.isWithAvoider = isWithAvoider
  }
}
