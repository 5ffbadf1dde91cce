public import Foundation
public import HeadlessEnumerations

/// What a menu is made of.
@MainActor open class UIMenuElement: NSObject {
  /// How a menu marks an element.
  public typealias State = UIMenuElementState

  var storedTitle: String
  var storedImage: UIImage?

  /// The title.
  open var title: String { storedTitle }

  /// A line below the title.
  open var subtitle: String?

  /// The image beside the title.
  open var image: UIImage? { storedImage }

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }
}
