public import Foundation

/// Shows what a search finds.
@_documentation(visibility: internal)
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search bar has the focus now, or another text.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search.
@_documentation(visibility: internal)
@MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to be used.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search is used.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

// What is optional in Objective-C has a default here.
extension UISearchControllerDelegate {
  @_documentation(visibility: internal)
  public func willPresentSearchController(_ searchController: UISearchController) {}
  @_documentation(visibility: internal)
  public func didPresentSearchController(_ searchController: UISearchController) {}
  @_documentation(visibility: internal)
  public func willDismissSearchController(_ searchController: UISearchController) {}
  @_documentation(visibility: internal)
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
