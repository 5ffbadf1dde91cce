public import Foundation

/// The space between items.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The exact or minimum space, in points.
  public private(set) var spacing: CGFloat = 0
  private var isFlexible = false

  // This initializer is required, because the methods below create instances of subclasses.
  @_documentation(visibility: internal)
  public required override init() {
    super.init()
  }

  private static func make(_ spacing: CGFloat, isFlexible: Bool) -> Self {
    let new = Self()
    (new.spacing, new.isFlexible) = (spacing, isFlexible)
    return new
  }

  /// Creates a spacing of at least a length, which grows if there is more space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, isFlexible: true) }

  /// Creates a spacing of exactly a length.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, isFlexible: false) }

  open var isFlexibleSpacing: Bool { isFlexible }
  open var isFixedSpacing: Bool { !isFlexible }
}
