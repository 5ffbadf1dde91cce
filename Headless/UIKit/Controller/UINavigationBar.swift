public import Foundation
import HeadlessEnumerations

/// The bar at the top of a navigation controller.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private let ground = UIView()
  private let promptLabel = UILabel()
  private let titleLabel = UILabel()
  private let largeTitleClip = UIView()
  private let largeTitleLabel = UILabel()
  private let searchClip = UIView()
  weak var navigation: UINavigationController?

  /// Whether the content extends behind the bar.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { navigation?.barShapeDidChange() } }
  }

  /// The items of the bar, beginning with the item of the root controller.
  open var items: [UINavigationItem]?

  /// The item that the bar shows.
  open var topItem: UINavigationItem? { items?.last }

  /// Whether titles are large while the content is scrolled to its top.
  ///
  /// A large title is below the row of buttons.
  @_documentation(visibility: internal)
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { navigation?.barShapeDidChange() } }
  }

  @_documentation(visibility: internal)
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// The height of the row.
  ///
  /// The height is 44 points, or 32 points in compact height, or 50 points on an iPad (Apple's Human Interface
  /// Guidelines and UIKit's own bars).
  static var height: CGFloat {
    let traits = HeadlessWorld.state.traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  private var ownStandardAppearance: UINavigationBarAppearance?
  private var shownAppearance: UINavigationBarAppearance?
  private var shownTitleView: UIView?
  private static let groundColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.11 : 0.976, alpha: 0.97)
  }

  /// The background and the titles while content is behind the bar.
  @_documentation(visibility: internal)
  open var standardAppearance: UINavigationBarAppearance {
    get { ownStandardAppearance ?? UINavigationBarAppearance() }
    set {
      ownStandardAppearance = newValue
      navigation?.barShapeDidChange()
    }
  }

  /// The background and the titles while no content is behind the bar; nil to use ``standardAppearance``.
  @_documentation(visibility: internal)
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { navigation?.barShapeDidChange() }
  }

  /// The background and the titles in compact height; nil to use ``standardAppearance``.
  @_documentation(visibility: internal)
  open var compactAppearance: UINavigationBarAppearance?

  /// The color of the background while content is behind the bar.
  @_documentation(visibility: internal)
  open var barTintColor: UIColor? {
    didSet { ground.backgroundColor = barTintColor ?? Self.groundColor }
  }

  /// The style of the background.
  @_documentation(visibility: internal)
  open var barStyle: UIBarStyle = .default

  /// The attributes of the title.
  @_documentation(visibility: internal)
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      titleLabel.font = titleTextAttributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
      titleLabel.textColor = titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
    }
  }

  // MARK: Content

  /// Whether content is behind the bar, which then has a background.
  var isOverContent = false {
    didSet {
      guard isOverContent != oldValue else { return }
      ground.alpha = isOverContent ? 1 : 0
      show(appearanceToShow(for: topItem))
    }
  }

  @_documentation(visibility: internal)
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let previous = previousTraitCollection?.preferredContentSizeCategory
    if previous != traitCollection.preferredContentSizeCategory { navigation?.barShapeDidChange() }
  }

  /// Updates the contents of the bar for an item.
  ///
  /// Set the frame of the bar before you call this method.
  func show(_ item: UINavigationItem?, _ shape: NavigationBarShape) {
    prepareViews()
    titleLabel.text = item?.titleView == nil ? item?.title : nil
    largeTitleLabel.text = item?.title
    let (width, shown) = (bounds.width, shape.largeTitle)
    ground.frame = CGRect(x: 0, y: -frame.minY, width: width, height: frame.minY + bounds.height)
    promptLabel.text = item?.prompt
    promptLabel.isHidden = shape.prompt == 0
    promptLabel.frame = CGRect(x: 0, y: 0, width: width, height: shape.prompt)
    let row = CGRect(x: 0, y: shape.prompt, width: width, height: shape.row)
    titleLabel.frame = row
    // The small title is visible only when the large one has collapsed.
    titleLabel.alpha = shown > 0 || shape.row == 0 ? 0 : 1
    show(item?.titleView, in: row)
    show(appearanceToShow(for: item))
    largeTitleClip.frame = CGRect(x: 0, y: row.maxY, width: width, height: shown)
    let margin: CGFloat = width >= Self.wideWidth ? 20 : 16
    largeTitleClip.isHidden = shown == 0
    let font = NavigationBarShape.largeTitleFont()
    largeTitleLabel.font = font
    largeTitleLabel.frame = CGRect(
      x: margin, y: shown - NavigationBarShape.largeTitleHeight, width: max(0, width - 2 * margin),
      height: NavigationBarShape.largeTitleLine(of: font))
    searchClip.frame = CGRect(x: 0, y: row.maxY + shown, width: width, height: shape.search)
    show(item?.searchController?.searchBar)
  }

  /// Centers the view that is shown instead of the title.
  private func show(_ titleView: UIView?, in row: CGRect) {
    if shownTitleView !== titleView {
      if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
      shownTitleView = titleView
      if let titleView { addSubview(titleView) }
    }
    guard let titleView else { return }
    var size = titleView.bounds.size
    if size == .zero { size = titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    titleView.bounds.size = CGSize(width: min(size.width, bounds.width), height: min(size.height, row.height))
    titleView.center = CGPoint(x: bounds.midX, y: row.midY)
  }

  private func appearanceToShow(for item: UINavigationItem?) -> UINavigationBarAppearance? {
    let atEdge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let standard = item?.standardAppearance ?? ownStandardAppearance
    return isOverContent ? standard : atEdge ?? standard
  }

  private func show(_ appearance: UINavigationBarAppearance?) {
    guard appearance !== shownAppearance else { return }
    shownAppearance = appearance
    let title = appearance?.titleTextAttributes ?? [:]
    titleLabel.font = title[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = title[.foregroundColor] as? UIColor ?? .label
    largeTitleLabel.textColor = appearance?.largeTitleTextAttributes[.foregroundColor] as? UIColor ?? .label
    if appearance?.isTransparent == true {
      ground.backgroundColor = .clear
    } else {
      ground.backgroundColor = appearance?.backgroundColor ?? barTintColor ?? Self.groundColor
    }
    ground.alpha = isOverContent || appearance?.backgroundColor != nil ? 1 : 0
  }

  private func show(_ searchBar: UISearchBar?) {
    for view in searchClip.subviews where view !== searchBar { view.removeFromSuperview() }
    guard let searchBar else { return }
    if searchBar.superview !== searchClip { searchClip.addSubview(searchBar) }
    // The search bar moves up behind the title.
    searchBar.frame = CGRect(
      x: 0, y: searchClip.bounds.height - NavigationBarShape.searchHeight, width: searchClip.bounds.width,
      height: NavigationBarShape.searchHeight)
  }

  private func prepareViews() {
    guard ground.superview == nil else { return }
    ground.backgroundColor = Self.groundColor
    ground.isUserInteractionEnabled = false
    ground.alpha = isOverContent ? 1 : 0
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    largeTitleClip.clipsToBounds = true
    searchClip.clipsToBounds = true
    largeTitleClip.addSubview(largeTitleLabel)
    for view in [ground, searchClip, largeTitleClip, titleLabel, promptLabel] { addSubview(view) }
  }

  private static let wideWidth: CGFloat = 414
}
