/// A group of menu elements.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The elements of the menu, from top to bottom.
  open var children: [UIMenuElement] { elements }

  private let elements: [UIMenuElement]

  init(title: String, children: [UIMenuElement]) {
    elements = children
    super.init(title: title, subtitle: nil, image: nil)
  }

  /// Creates a menu with elements.
  ///
  /// The parameters of UIKit's initializer have types that are not declared here.
  public static func headless(title: String = "", children: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, children: children)
  }
}
