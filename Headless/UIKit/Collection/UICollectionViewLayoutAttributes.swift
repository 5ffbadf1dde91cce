public import Foundation

/// The position and appearance of a view in a collection view.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The kind of the view.
  @MainActor enum Category {
    case cell
    case supplementary(kind: String)
  }

  var category = Category.cell

  /// The sides of a view that its content determines.
  @MainActor enum Fitting { case none, height, both }
  var fitting = Fitting.none

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

  /// The frame in the collection view's coordinates.
  @_documentation(visibility: internal)
  open var frame = CGRect.zero

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
