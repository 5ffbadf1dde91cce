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
  /// Setting it updates the view.
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

  /// Creates the state of a cell with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
