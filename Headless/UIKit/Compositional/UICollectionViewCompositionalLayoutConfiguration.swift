public import Foundation

/// The properties of a whole compositional layout.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
}
