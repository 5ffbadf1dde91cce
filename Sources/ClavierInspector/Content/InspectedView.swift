package import CoreGraphics

/// A view, and how much of it the keyboard covers.
package struct InspectedView: Equatable, Sendable {
  /// The class, and the accessibility identifier if the view has one.
  ///
  /// The name never contains the text or the placeholder of an input.
  package var name: String

  /// The height, in points.
  package var height: CGFloat

  /// The height of the covered part, measured up from the view's bottom edge, in points.
  package var coveredHeight: CGFloat

  package init(name: String, height: CGFloat, coveredHeight: CGFloat) {
    self.name = name
    self.height = height
    self.coveredHeight = coveredHeight
  }
}
