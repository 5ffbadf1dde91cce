public import Foundation

/// An object that updates search results.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search bar becomes first responder or its text changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called when the search is about to become active.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has become active.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called when the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

// Requirements that are optional in Objective-C have default implementations here.
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
