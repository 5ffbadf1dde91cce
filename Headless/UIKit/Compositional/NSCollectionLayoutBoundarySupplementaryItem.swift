import Foundation

/// A header above a section, or a footer below it.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The position of the view.
  ///
  /// Only `.top` and `.bottom` have an effect in the headless UIKit.
  public let alignment: NSRectAlignment

  /// Whether the view stays visible while its section is.
  open var pinToVisibleBounds = false

  /// Creates a header or a footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }
}

/// A side or a corner of a rectangle.
@_documentation(visibility: internal)
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
