import Foundation

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// A titled closure for controls, bar items and menus.
@MainActor open class UIAction: UIMenuElement {
  private let handler: UIActionHandler

  /// The title.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image beside the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// A longer title for a list of what there is to do.
  open var discoverabilityTitle: String?

  /// What tells this action from others: a unique one unless given.
  open var identifier: UIAction.Identifier { storedIdentifier }
  private let storedIdentifier: Identifier

  /// How a menu shows the action.
  ///
  /// A disabled one is not performed by controls.
  open var attributes: UIMenuElement.Attributes

  /// How a menu marks the action.
  open var state: UIMenuElement.State

  /// Whose action it is: the control or bar item, while the handler runs.
  open internal(set) var sender: Any?

  /// An action that runs a closure.
  @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, hint: discoverabilityTitle,
      attributes: attributes, state: state, handler)
  }

  /// An action that runs a closure, with a line below its title.
  @_disfavoredOverload
  @preconcurrency public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, hint: discoverabilityTitle,
      attributes: attributes, state: state, handler)
  }

  private init(
    title: String, subtitle: String?, image: UIImage?, identifier: Identifier?, hint: String?,
    attributes: UIMenuElement.Attributes, state: UIMenuElement.State, _ handler: @escaping UIActionHandler
  ) {
    storedIdentifier = identifier ?? Identifier(UUID().uuidString)
    discoverabilityTitle = hint
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler on behalf of a control or a bar item.
  func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
