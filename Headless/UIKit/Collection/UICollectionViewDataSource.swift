public import Foundation

/// Whom a collection asks what it shows.
@_documentation(visibility: internal)
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  @_documentation(visibility: internal)
  @discardableResult func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// The cell for an item that comes into sight.
  @_documentation(visibility: internal)
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// How many sections there are; 1 unless said otherwise.
  @_documentation(visibility: internal)
  @discardableResult func numberOfSections(in collectionView: UICollectionView) -> Int

  /// The header, footer or the like for a section that comes into sight.
  @_documentation(visibility: internal)
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

// What is optional in Objective-C has a default here.
extension UICollectionViewDataSource {
  @_documentation(visibility: internal)
  @discardableResult public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  @_documentation(visibility: internal)
  @discardableResult public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      "A layout with headers or footers asks for collectionView(_:viewForSupplementaryElementOfKind:at:).")
  }
}
