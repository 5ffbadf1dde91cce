public import Foundation

/// An item of a compositional layout.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size in the group.
  public let layoutSize: NSCollectionLayoutSize

  /// Creates an item with the given size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// The insets of the cell, in points.
  ///
  /// A side with an estimated length has no insets.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Places the items of one repetition, and returns its size.
  func place(_ placement: inout LayoutPlacement, at origin: CGPoint, in container: CGSize) -> CGSize {
    guard let path = placement.next() else { return .zero }
    var size = layoutSize.size(in: container)
    let isEstimated = layoutSize.heightDimension.isEstimated
    if isEstimated { size.height = placement.height(path, size.height) }
    let (top, bottom) = isEstimated ? (0, 0) : (contentInsets.top, contentInsets.bottom)
    let frame = CGRect(
      x: origin.x + contentInsets.leading, y: origin.y + top,
      width: max(0, size.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, size.height - top - bottom))
    placement.frames.append((path, frame, isEstimated))
    return size
  }
}

/// The items of a section while they are placed.
struct LayoutPlacement {
  var frames: [(path: IndexPath, frame: CGRect, isEstimated: Bool)] = []
  var remaining: Range<Int>
  let section: Int
  /// Returns the measured height of an item, or the estimate.
  let height: (IndexPath, CGFloat) -> CGFloat

  mutating func next() -> IndexPath? {
    remaining.popFirst().map { IndexPath(item: $0, section: section) }
  }
}
