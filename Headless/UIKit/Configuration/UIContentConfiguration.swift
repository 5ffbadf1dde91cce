/// The content of a cell, from which a view can be created.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Returns a new view that shows the content.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// The configuration.
  ///
  /// Setting this property updates the view.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a view with a configuration.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
@_documentation(visibility: internal)
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether a hardware keyboard has moved focus to the cell; always false in the headless UIKit.
  public var isFocused = false
  /// Whether the cell stays visible while the content scrolls.
  public var isPinned = false
  /// Whether the list is in editing mode.
  public var isEditing = false
  /// Whether the item shows the items inside it.
  public var isExpanded = false
  /// Whether the actions of a swipe are visible.
  public var isSwiped = false
  /// Whether the user is moving the item.
  public var isReordering = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A value of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// Creates the state of a cell with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The state of a view that is not a cell.
@_documentation(visibility: internal)
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is focused by a hardware keyboard.
  public var isFocused = false
  /// Whether the view stays visible while the content scrolls.
  public var isPinned = false

  /// Creates the state of a view with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The key of a value that the app adds to a configuration state.
@_documentation(visibility: internal)
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
