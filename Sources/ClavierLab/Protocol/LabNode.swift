/// One box of the picture of the phone: where it is in the one above it, and what is drawn in it.
package struct LabNode: Codable, Hashable, Sendable {
  /// Names the node from one frame to the next.
  package var id: Int
  /// The node that this one is in; null for the whole phone.
  @NullWhenNil package var parent: Int?
  /// The place among its siblings; the first is drawn first.
  package var index: Int
  /// The top left corner in the parent's content.
  package var x = 0.0
  package var y = 0.0
  package var width = 0.0
  package var height = 0.0
  /// How far the content is scrolled: children are drawn moved by its negative.
  package var scrollX = 0.0
  package var scrollY = 0.0
  package var opacity = 1.0
  /// The corner radius with which the children are cut off at the node's edge; null when they may stick out.
  @NullWhenNil package var clip: Double? = nil
  /// What is drawn under the children; absent when it is as it was in the frame before.
  package var shapes: [LabShape]?
}
