public import Foundation

/// An item of a collection.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)

  /// Makes a cell with a frame in its future superview's coordinates.
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

  /// What an app fills.
  open var contentView: UIView { content }

  /// Whether the item is selected.
  @_documentation(visibility: internal)
  open var isSelected = false

  /// Whether a finger is on the item.
  @_documentation(visibility: internal)
  open var isHighlighted = false
}
