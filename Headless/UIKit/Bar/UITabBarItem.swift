public import Foundation

/// The title and the image of a tab.
// Hidden from the documentation: the table of UIKit's interface has no rows for it.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  weak var controller: UIViewController?

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
    controller?.tabBarController?.updateBar()
  }
}
