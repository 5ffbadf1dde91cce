public import Foundation
public import HeadlessEnumerations

/// The title and the image of a tab.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  weak var controller: UIViewController?
  weak var bar: UITabBar?

  public override init() {
    super.init()
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// The items that the system provides.
  public typealias SystemItem = UITabBarSystemItem

  /// Creates an item of the system.
  ///
  /// Its title and its image cannot be changed.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    let (title, symbol) = Self.content(of: systemItem)
    (self.title, image, self.tag) = (title, UIImage(systemName: symbol), tag)
    isOfSystem = true
  }

  private var isOfSystem = false

  @_documentation(visibility: internal)
  open override var title: String? {
    get { super.title }
    set { if !isOfSystem { super.title = newValue } }
  }

  @_documentation(visibility: internal)
  open override var image: UIImage? {
    get { super.image }
    set { if !isOfSystem { super.image = newValue } }
  }

  private static func content(of item: SystemItem) -> (title: String, symbol: String) {
    switch item {
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star.fill")
    case .recents: ("Recents", "clock.fill")
    case .contacts: ("Contacts", "person.crop.circle.fill")
    case .history: ("History", "clock.fill")
    case .bookmarks: ("Bookmarks", "book.fill")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "square.and.arrow.down.fill")
    case .mostRecent: ("Most Recent", "clock.fill")
    case .mostViewed: ("Most Viewed", "list.number")
    default: ("More", "ellipsis")
    }
  }

  /// The image of the selected item.
  open var selectedImage: UIImage? {
    didSet { itemDidChange() }
  }

  /// The text of the badge; nil for none.
  open var badgeValue: String? {
    didSet { itemDidChange() }
  }

  /// The color behind the badge.
  open var badgeColor: UIColor?

  override func itemDidChange() {
    bar?.showItems()
    controller?.tabBarController?.updateBar()
  }
}
