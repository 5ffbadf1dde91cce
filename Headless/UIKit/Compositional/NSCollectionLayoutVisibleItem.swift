public import Foundation
public import HeadlessEnumerations
public import HeadlessQuartz

/// A closure that is called before the visible items of a section are laid out.
@_documentation(visibility: internal)
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A visible item, whose appearance a section can change while it scrolls.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The order of overlapping items: those with a larger number are in front.
  var zIndex: Int { get set }
  /// Whether the item is hidden.
  var isHidden: Bool { get set }
  /// The center, in the section's coordinates.
  var center: CGPoint { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
  /// The item.
  var indexPath: IndexPath { get }
  /// The frame, in the coordinates in which the section scrolls.
  var frame: CGRect { get }
  /// The bounds.
  var bounds: CGRect { get }
  /// Whether the item is a cell.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view; nil for a cell.
  var representedElementKind: String? { get }
}

/// Attributes that a section can change.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  /// The distance from the collection view's coordinates to those of the section.
  private let distance: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, distance: CGPoint) {
    (self.attributes, self.distance) = (attributes, distance)
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { CGPoint(x: attributes.center.x + distance.x, y: attributes.center.y + distance.y) }
    set { attributes.center = CGPoint(x: newValue.x - distance.x, y: newValue.y - distance.y) }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame.offsetBy(dx: distance.x, dy: distance.y) }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
