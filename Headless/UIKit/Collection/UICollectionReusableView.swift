public import Foundation

/// A view that a collection view reuses.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  fileprivate(set) var storedReuseIdentifier: String?

  /// Creates a view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a registered class.
  ///
  /// Objective-C can call any initializer on any class. Swift can call only an initializer that every subclass must
  /// have.
  @_documentation(visibility: internal)
  public required convenience init(headlessReuseIdentifier identifier: String) {
    self.init(frame: .zero)
    storedReuseIdentifier = identifier
  }

  /// The reuse identifier.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called when the view is about to be reused.
  @_documentation(visibility: internal)
  open func prepareForReuse() {}

  /// Returns the attributes that the view prefers, given the attributes of the layout.
  ///
  /// A layout with estimated sizes calls this method for its cells. A cell returns the size that its content requires.
  @_documentation(visibility: internal)
  @discardableResult open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.fitting == .height, let height = heightOfConstraints(width: layoutAttributes.frame.width),
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.frame.size.height = height
    return preferred
  }

  /// Called when layout attributes are applied to the view.
  @_documentation(visibility: internal)
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
