public import Foundation

/// The data source of a collection view.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  @_documentation(visibility: internal)
  @discardableResult func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Returns the cell for an item that becomes visible.
  @_documentation(visibility: internal)
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections; 1 by default.
  @_documentation(visibility: internal)
  @discardableResult func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the supplementary view for a section that becomes visible.
  @_documentation(visibility: internal)
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

// Requirements that are optional in Objective-C have default implementations here.
extension UICollectionViewDataSource {
  @_documentation(visibility: internal)
  @discardableResult public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  @_documentation(visibility: internal)
  @discardableResult public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      "A layout with headers or footers requires collectionView(_:viewForSupplementaryElementOfKind:at:).")
  }
}
