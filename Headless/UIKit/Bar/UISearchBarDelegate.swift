public import Foundation

/// The delegate of a search bar.
///
/// Every requirement is optional in UIKit. Without Objective-C, each one has a default implementation in the headless
/// UIKit that does what UIKit does when the method is missing.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  @discardableResult func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether editing may end.
  @discardableResult func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Called when the user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Whether the typed text may replace a range.
  @discardableResult func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called when the search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called when the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user has selected another scope.
  @_documentation(visibility: internal)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  @discardableResult public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  @discardableResult public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  @discardableResult public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

@_documentation(visibility: internal)
extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
