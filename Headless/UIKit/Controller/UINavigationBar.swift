public import Foundation
import HeadlessEnumerations

/// The bar at the top of a navigation controller.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private let ground = UIView()
  private let titleLabel = UILabel()
  private let largeTitleClip = UIView()
  private let largeTitleLabel = UILabel()
  private let searchClip = UIView()
  weak var navigation: UINavigationController?

  /// Whether the content extends behind the bar.
  open var isTranslucent = true

  /// The items of the bar, the root's first.
  open var items: [UINavigationItem]?

  /// The item that the bar shows.
  open var topItem: UINavigationItem? { items?.last }

  /// Whether titles are large, below the bar's row, while the content is at its top.
  @_documentation(visibility: internal)
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { navigation?.barShapeDidChange() } }
  }

  @_documentation(visibility: internal)
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// The height of the row: 44 points, 32 in compact height, 50 on an iPad (Apple's Human Interface Guidelines and
  /// UIKit's own bars).
  static var height: CGFloat {
    let traits = HeadlessWorld.state.traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  // MARK: Content

  /// Whether content is behind the bar, which then has a background.
  var isOverContent = false {
    didSet { if isOverContent != oldValue { ground.alpha = isOverContent ? 1 : 0 } }
  }

  /// Updates the bar for an item.
  ///
  /// The bar already has its frame.
  func show(_ item: UINavigationItem?, _ shape: NavigationBarShape) {
    prepareViews()
    titleLabel.text = item?.title
    largeTitleLabel.text = item?.title
    let (width, shown) = (bounds.width, shape.largeTitle)
    ground.frame = CGRect(x: 0, y: -frame.minY, width: width, height: frame.minY + bounds.height)
    titleLabel.frame = CGRect(x: 0, y: 0, width: width, height: shape.row)
    // The small title is visible only when the large one has collapsed.
    titleLabel.alpha = shown > 0 || shape.row == 0 ? 0 : 1
    largeTitleClip.frame = CGRect(x: 0, y: shape.row, width: width, height: shown)
    let margin: CGFloat = width >= Self.wideWidth ? 20 : 16
    largeTitleLabel.frame = CGRect(
      x: margin, y: shown - NavigationBarShape.largeTitleHeight, width: max(0, width - 2 * margin),
      height: Self.titleHeight)
    searchClip.frame = CGRect(x: 0, y: shape.row + shown, width: width, height: shape.search)
    show(item?.searchController?.searchBar)
  }

  private func show(_ searchBar: UISearchBar?) {
    for view in searchClip.subviews where view !== searchBar { view.removeFromSuperview() }
    guard let searchBar else { return }
    if searchBar.superview !== searchClip { searchClip.addSubview(searchBar) }
    // It moves up behind the title.
    searchBar.frame = CGRect(
      x: 0, y: searchClip.bounds.height - NavigationBarShape.searchHeight, width: searchClip.bounds.width,
      height: NavigationBarShape.searchHeight)
  }

  private func prepareViews() {
    guard ground.superview == nil else { return }
    ground.backgroundColor = UIColor(white: 0.976, alpha: 0.97)
    ground.isUserInteractionEnabled = false
    ground.alpha = isOverContent ? 1 : 0
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    largeTitleClip.clipsToBounds = true
    searchClip.clipsToBounds = true
    largeTitleClip.addSubview(largeTitleLabel)
    for view in [ground, searchClip, largeTitleClip, titleLabel] { addSubview(view) }
  }

  private static let wideWidth: CGFloat = 414
  private static let titleHeight: CGFloat = 41
}
