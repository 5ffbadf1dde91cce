import Foundation

/// A group of menu elements.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The elements.
  open var children: [UIMenuElement] { elements }

  private let elements: [UIMenuElement]
  private let ownIdentifier: UIMenu.Identifier
  private let ownOptions: UIMenu.Options

  init(
    title: String, subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    menuOptions: UIMenu.Options = [], elements: [UIMenuElement]
  ) {
    self.elements = elements
    ownIdentifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    ownOptions = menuOptions
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a menu.
  ///
  /// A menu does not open in the headless UIKit. To perform one of its actions, use ``UIMenu/headlessPerform(_:)``.
  @_documentation(visibility: internal)
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(title: title, image: image, identifier: identifier, menuOptions: options, elements: children)
  }

  /// Creates a menu with a subtitle.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, menuOptions: options, elements: children)
  }

  /// The name of the menu.
  @_documentation(visibility: internal)
  open var identifier: UIMenu.Identifier { ownIdentifier }

  /// How the menu is shown in another one.
  @_documentation(visibility: internal)
  open var options: UIMenu.Options { ownOptions }

  /// Returns the menu with other elements.
  @_documentation(visibility: internal)
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, menuOptions: options,
      elements: newChildren)
  }

  /// The elements that are selected.
  @_documentation(visibility: internal)
  open var selectedElements: [UIMenuElement] { elements.filter { ($0 as? UIAction)?.state == .on } }

  /// Performs the first enabled action with a title, in this menu or in one inside it, as if the user had chosen it.
  ///
  /// Returns whether there is one.
  @discardableResult public func headlessPerform(_ title: String) -> Bool {
    for element in elements {
      if let menu = element as? UIMenu, menu.headlessPerform(title) { return true }
      guard let action = element as? UIAction, action.title == title else { continue }
      guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { continue }
      action.perform(from: nil)
      return true
    }
    return false
  }
}

@_documentation(visibility: internal)
extension UIMenu {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown in another one.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }
}
