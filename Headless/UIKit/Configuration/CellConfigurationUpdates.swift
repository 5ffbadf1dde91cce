/// The pending update of a cell's configuration.
@MainActor struct CellConfigurationUpdates<Cell> {
  /// Whether the configuration is updated before the next layout pass.
  var isDue = true
  var handler: ((Cell, UICellConfigurationState) -> Void)?
  var background = BackgroundConfigurationHolder()
  /// Whether the content configuration is updated for the state.
  var updatesContent = true
  /// Whether the background configuration is updated for the state.
  var updatesBackground = true
}

extension UITableViewCell {
  /// A closure that updates a cell for its state.
  @_documentation(visibility: internal)
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// A closure that updates the cell for its state.
  @_documentation(visibility: internal)
  public var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
    get { updates.handler }
    set {
      updates.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The background, which replaces the background views.
  @_documentation(visibility: internal)
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { updates.background.configuration }
    set {
      if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
      updates.background.show(newValue, in: self)
      backgroundConfigurationDidChange()
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the content configuration is updated when the state changes.
  @_documentation(visibility: internal)
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { updates.updatesContent }
    set { updates.updatesContent = newValue }
  }

  /// Whether the background configuration is updated when the state changes.
  @_documentation(visibility: internal)
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { updates.updatesBackground }
    set { updates.updatesBackground = newValue }
  }

  func updateConfigurationIfNeeded() {
    guard updates.isDue else { return }
    updates.isDue = false
    updateConfiguration(using: configurationState)
    if updates.updatesBackground { updates.background.update(for: configurationState, in: self) }
    updates.handler?(self, configurationState)
  }
}

extension UICollectionViewCell {
  /// A closure that updates a cell for its state.
  @_documentation(visibility: internal)
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  /// A closure that updates the cell for its state.
  @_documentation(visibility: internal)
  public var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
    get { updates.handler }
    set {
      updates.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The background, which replaces the background views.
  @_documentation(visibility: internal)
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { updates.background.configuration }
    set {
      if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
      updates.background.show(newValue, in: self)
      backgroundConfigurationDidChange()
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the content configuration is updated when the state changes.
  @_documentation(visibility: internal)
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { updates.updatesContent }
    set { updates.updatesContent = newValue }
  }

  /// Whether the background configuration is updated when the state changes.
  @_documentation(visibility: internal)
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { updates.updatesBackground }
    set { updates.updatesBackground = newValue }
  }

  func updateConfigurationIfNeeded() {
    guard updates.isDue else { return }
    updates.isDue = false
    updateConfiguration(using: configurationState)
    if updates.updatesBackground { updates.background.update(for: configurationState, in: self) }
    updates.handler?(self, configurationState)
  }
}
