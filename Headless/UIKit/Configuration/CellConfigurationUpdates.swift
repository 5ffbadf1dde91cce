/// The pending update of a cell's configuration.
@MainActor struct CellConfigurationUpdates<Cell> {
  /// Whether the configuration is updated before the next layout pass.
  var isDue = true
  var handler: ((Cell, UICellConfigurationState) -> Void)?
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

  func updateConfigurationIfNeeded() {
    guard updates.isDue else { return }
    updates.isDue = false
    updateConfiguration(using: configurationState)
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

  func updateConfigurationIfNeeded() {
    guard updates.isDue else { return }
    updates.isDue = false
    updateConfiguration(using: configurationState)
    updates.handler?(self, configurationState)
  }
}
