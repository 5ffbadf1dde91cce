import Foundation

/// The closure that an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, for controls, bar items, and menus.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  private let handler: UIActionHandler

  /// The title.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image next to the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// A longer title for lists of available actions.
  open var discoverabilityTitle: String?

  /// The identifier, which is unique unless the app provides one.
  open var identifier: UIAction.Identifier { storedIdentifier }
  private let storedIdentifier: Identifier

  /// The attributes of the action in a menu.
  ///
  /// Controls do not perform a disabled action.
  open var attributes: UIMenuElement.Attributes

  /// The state of the action in a menu.
  open var state: UIMenuElement.State

  /// The control or bar item that performs the action, while the handler runs.
  open internal(set) var sender: Any?

  /// Creates an action that calls a closure.
  @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, hint: discoverabilityTitle,
      attributes: attributes, state: state, handler)
  }

  /// Creates an action that calls a closure and has a subtitle.
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

  /// Calls the handler for a control or a bar item.
  func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
