public import Foundation

/// The titles of bar buttons.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The title in each state.
  open var normal = UIBarButtonItemStateAppearance()
  open var highlighted = UIBarButtonItemStateAppearance()
  open var disabled = UIBarButtonItemStateAppearance()
  open var focused = UIBarButtonItemStateAppearance()

  public override init() {
    super.init()
  }

  /// Creates an appearance for a style of buttons.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }
}

/// The title of a bar button in one state.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the title.
  open var backgroundImage: UIImage?
}
