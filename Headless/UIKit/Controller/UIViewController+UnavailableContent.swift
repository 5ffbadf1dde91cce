import Foundation

@_documentation(visibility: internal)
extension UIViewController {
  /// What the controller shows in place of its content; nil to show the content.
  ///
  /// The content covers the controller's view.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable?.configuration }
    set {
      guard let newValue else {
        unavailable?.removeFromSuperview()
        unavailable = nil
        return
      }
      guard let old = unavailable else { return install(newValue.makeContentView()) }
      guard let new = newValue.contentView(replacing: old) else { return }
      old.removeFromSuperview()
      install(new)
    }
  }

  private func install(_ content: any UIView & UIContentView) {
    unavailable = content
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }

  /// The state with which the configuration is updated.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchController, search.isActive { state.searchText = search.searchBar.text }
    return state
  }

  /// Requests an update of the configuration in the next layout pass.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  func updateUnavailableContentIfNeeded() {
    guard needsUnavailableUpdate else { return }
    needsUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
