public import Foundation

/// A view that a collection uses again for another place.
@MainActor open class UICollectionReusableView: UIView {
  fileprivate(set) var storedReuseIdentifier: String?

  /// Makes a view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a view of whatever class was registered.
  ///
  /// In Objective-C any initialiser can be called on any class; in Swift only one that every subclass is known to have.
  @_documentation(visibility: internal)
  public required convenience init(headlessReuseIdentifier identifier: String) {
    self.init(frame: .zero)
    storedReuseIdentifier = identifier
  }

  /// The name under which the view is reused.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// The view is about to be used for another place.
  @_documentation(visibility: internal)
  open func prepareForReuse() {}

  /// The view takes its place.
  @_documentation(visibility: internal)
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
