public import Foundation

/// What a navigation bar shows for a controller.
@MainActor open class UINavigationItem: NSObject {
  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title in the middle of the bar.
  open var title: String?

  /// The button at the leading end of the bar.
  open var leftBarButtonItem: UIBarButtonItem?

  /// The button at the trailing end of the bar.
  open var rightBarButtonItem: UIBarButtonItem?
}
