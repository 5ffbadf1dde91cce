/// One box of the picture of the phone: where it is in the one above it, and what is drawn in it.
public struct LabNode: Codable, Hashable, Sendable {
  /// Names the node from one frame to the next.
  public var id: Int
  /// The node that this one is in; null for the whole phone.
  public var parent: Int?
  /// The place among its siblings; the first is drawn first.
  public var index: Int
  /// The top left corner in the parent's content.
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
  /// How far the content is scrolled: children are drawn moved by its negative.
  public var scrollX: Double
  public var scrollY: Double
  public var opacity: Double
  /// The corner radius with which the children are cut off at the node's edge; null when they may stick out.
  public var clip: Double?
  /// What is drawn under the children; absent when it is as it was in the frame before.
  public var shapes: [LabShape]?

  public init(
    id: Int, parent: Int?, index: Int, x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0,
    scrollX: Double = 0, scrollY: Double = 0, opacity: Double = 1, clip: Double? = nil, shapes: [LabShape]? = nil
  ) {
    self.id = id
    self.parent = parent
    self.index = index
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.scrollX = scrollX
    self.scrollY = scrollY
    self.opacity = opacity
    self.clip = clip
    self.shapes = shapes
  }

  // Written by hand because the synthesised form leaves a nil out, and a reader should see that it is null.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(parent, forKey: .parent)
    try fields.encode(index, forKey: .index)
    try fields.encode(x, forKey: .x)
    try fields.encode(y, forKey: .y)
    try fields.encode(width, forKey: .width)
    try fields.encode(height, forKey: .height)
    try fields.encode(scrollX, forKey: .scrollX)
    try fields.encode(scrollY, forKey: .scrollY)
    try fields.encode(opacity, forKey: .opacity)
    try fields.encode(clip, forKey: .clip)
    try fields.encodeIfPresent(shapes, forKey: .shapes)
  }
}
