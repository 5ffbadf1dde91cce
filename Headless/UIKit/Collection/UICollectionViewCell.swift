public import Foundation

/// The view of an item in a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private var content = UIView(frame: .zero)

  /// Creates a cell with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view to which the app adds its content.
  open var contentView: UIView { content }

  /// The configuration of the content, which replaces the content view.
  @_documentation(visibility: internal)
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let new = contentConfiguration?.contentView(replacing: content) else { return }
      insertSubview(new, aboveSubview: content)
      content.removeFromSuperview()
      content = new
      setNeedsLayout()
    }
  }

  /// Whether the item is selected.
  @_documentation(visibility: internal)
  open var isSelected = false

  /// Whether the item is highlighted because a touch is on it.
  @_documentation(visibility: internal)
  open var isHighlighted = false
}
