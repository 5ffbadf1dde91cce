public import Foundation

/// A width or a height in a compositional layout.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  private(set) var kind = Kind.absolute
  /// The fraction or the length in points.
  public private(set) var dimension: CGFloat = 0

  // This initializer is required, because the methods below create instances of subclasses.
  @_documentation(visibility: internal)
  public required override init() {
    super.init()
  }

  private static func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    let new = Self()
    (new.kind, new.dimension) = (kind, dimension)
    return new
  }

  /// Returns a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }

  /// Returns a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }

  /// Returns a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }

  /// Returns a length in points until the cell is visible, and then the length that the cell requires.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}
