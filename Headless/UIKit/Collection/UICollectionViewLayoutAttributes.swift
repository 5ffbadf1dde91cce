public import Foundation

/// The position and appearance of a view in a collection view.
@_documentation(visibility: internal)
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject,
  @preconcurrency NSCopying
{
  /// The kind of the view.
  @MainActor enum Category {
    case cell
    case supplementary(kind: String)
  }

  var category = Category.cell

  /// The dimensions of a view that are determined by its content.
  @MainActor enum Fitting { case none, height, both }
  var fitting = Fitting.none

  // This initializer is required, because copies have the class of the original.
  @_documentation(visibility: internal)
  public required override init() {
    super.init()
  }

  /// Creates the attributes of an item.
  @_documentation(visibility: internal)
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  @_documentation(visibility: internal)
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .supplementary(kind: elementKind)
  }

  /// The index path of the item.
  @_documentation(visibility: internal)
  open var indexPath = IndexPath(item: 0, section: 0)

  /// The frame without the transform.
  private var plainFrame = CGRect.zero

  /// The frame in the collection view's coordinates.
  @_documentation(visibility: internal)
  open var frame: CGRect {
    get {
      guard !transform.isIdentity else { return plainFrame }
      let place = CGAffineTransform(translationX: center.x, y: center.y)
      return bounds.offsetBy(dx: -size.width / 2, dy: -size.height / 2).applying(transform).applying(place)
    }
    set { plainFrame = newValue }
  }

  /// The center in the collection view's coordinates.
  @_documentation(visibility: internal)
  open var center: CGPoint {
    get { CGPoint(x: plainFrame.midX, y: plainFrame.midY) }
    set {
      plainFrame.origin = CGPoint(x: newValue.x - plainFrame.width / 2, y: newValue.y - plainFrame.height / 2)
    }
  }

  /// The size, which changes neither the center nor the transform.
  @_documentation(visibility: internal)
  open var size: CGSize {
    get { plainFrame.size }
    set {
      let center = center
      plainFrame.size = newValue
      self.center = center
    }
  }

  /// The bounds of the view.
  @_documentation(visibility: internal)
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform of the view.
  @_documentation(visibility: internal)
  open var transform = CGAffineTransform.identity

  /// The order of overlapping views: those with a larger number are in front.
  @_documentation(visibility: internal)
  open var zIndex = 0

  /// Whether the view is a cell.
  @_documentation(visibility: internal)
  open var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }

  /// Returns a copy.
  @_documentation(visibility: internal)
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.indexPath, copy.category, copy.fitting) = (indexPath, category, fitting)
    (copy.plainFrame, copy.transform, copy.zIndex) = (plainFrame, transform, zIndex)
    (copy.alpha, copy.isHidden) = (alpha, isHidden)
    return copy
  }

  /// The opacity of the view.
  @_documentation(visibility: internal)
  open var alpha: CGFloat = 1

  /// Whether the view is hidden.
  @_documentation(visibility: internal)
  open var isHidden = false

  /// The kind of a supplementary view; nil for an item.
  @_documentation(visibility: internal)
  open var representedElementKind: String? {
    if case .supplementary(let kind) = category { kind } else { nil }
  }
}
