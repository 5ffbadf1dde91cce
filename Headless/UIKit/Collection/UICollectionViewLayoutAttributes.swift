public import Foundation

/// Where one view of a collection stands, and how it looks there.
@_documentation(visibility: internal)
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// What kind of view it is.
  @MainActor enum Category {
    case cell
    case supplementary(kind: String)
  }

  var category = Category.cell

  /// Makes the attributes of an item.
  @_documentation(visibility: internal)
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a header, a footer or the like.
  @_documentation(visibility: internal)
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .supplementary(kind: elementKind)
  }

  /// The item.
  @_documentation(visibility: internal)
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Where the view stands in the collection.
  @_documentation(visibility: internal)
  open var frame = CGRect.zero

  /// How opaque the view is.
  @_documentation(visibility: internal)
  open var alpha: CGFloat = 1

  /// Whether the view is not shown.
  @_documentation(visibility: internal)
  open var isHidden = false

  /// The kind of a header, a footer or the like; nil for an item.
  @_documentation(visibility: internal)
  open var representedElementKind: String? {
    if case .supplementary(let kind) = category { kind } else { nil }
  }
}
