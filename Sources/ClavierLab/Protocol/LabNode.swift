/// A box in the phone's picture, with its position, its shapes, and its children.
package struct LabNode: Codable, Hashable, Sendable {
  /// Identifies the node in all frames.
  package var id: Int
  /// The parent; null for the root, which is the whole phone.
  @NullWhenNil package var parent: Int?
  /// The index among the node's siblings, which are drawn in this order.
  package var index: Int
  /// The top-left corner in the parent's content.
  package var x = 0.0
  package var y = 0.0
  package var width = 0.0
  package var height = 0.0
  /// The content offset.
  ///
  /// The children are moved by the negative offset.
  package var scrollX = 0.0
  package var scrollY = 0.0
  package var opacity = 1.0
  /// The coefficients a, b, c, and d of a rotation, scaling, or flip around the node's center; absent if there is none.
  package var matrix: [Double]?
  /// The corner radius of the clipping at the node's edge; null if the children are not clipped.
  @NullWhenNil package var clip: Double? = nil
  /// The shapes under the children; absent if they have not changed.
  package var shapes: [LabShape]?
}
