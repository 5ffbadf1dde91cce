/// A group of menu elements.
@MainActor open class UIMenu: UIMenuElement {
  /// What the menu shows, from top to bottom.
  open var children: [UIMenuElement] { elements }

  private let elements: [UIMenuElement]

  init(title: String, children: [UIMenuElement]) {
    elements = children
    super.init(title: title, subtitle: nil, image: nil)
  }

  /// A menu of these elements: the real initialiser has parameters of types that do not exist here.
  public static func headless(title: String = "", children: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, children: children)
  }
}
