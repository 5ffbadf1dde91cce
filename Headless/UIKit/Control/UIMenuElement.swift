public import Foundation
public import HeadlessEnumerations

/// An element of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The state of an element in a menu.
  public typealias State = UIMenuElementState

  var storedTitle: String
  var storedImage: UIImage?

  /// The title.
  open var title: String { storedTitle }

  /// The subtitle.
  open var subtitle: String?

  /// The image next to the title.
  open var image: UIImage? { storedImage }

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }
}
