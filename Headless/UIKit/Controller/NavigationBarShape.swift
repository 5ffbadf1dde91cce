import Foundation

/// How high the parts of a navigation bar are for one controller, in points from above: a row, a large title, a search bar.
///
/// The bar is 96 points high with a large title and 44 without, and its frame takes every height in between while the
/// content is scrolled (zhangqiaoge on CSDN, 79475091; Geoff Hackworth on Medium, "iPad Navigation Bar and Toolbar Height
/// Changes in iOS 12": "large titles add 52 points"). That the search bar goes before the large title is known by sight.
struct NavigationBarShape: Equatable {
  /// The row with the small title and the buttons.
  var row: CGFloat = 0
  /// The large title.
  var largeTitle: CGFloat = 0
  /// The search bar.
  var search: CGFloat = 0
  /// Whether the search bar goes when the content is scrolled.
  var hidesSearch = false

  /// What a large title adds; see the doubt "large-title".
  @MainActor static var largeTitleHeight: CGFloat { HeadlessWorld.assumes(.largeTitleAdds60) ? 60 : 52 }
  /// What a search bar adds; see the doubt "search-bar".
  @MainActor static var searchHeight: CGFloat { HeadlessWorld.assumes(.searchBarIs60High) ? 60 : 52 }

  var height: CGFloat { row + largeTitle + search }

  /// How much of the height goes when the content is scrolled.
  var collapsible: CGFloat { largeTitle + (hidesSearch ? search : 0) }

  /// The expansions at which the bar comes to rest after a finger has scrolled.
  var stops: [CGFloat] { [0, largeTitle, collapsible] }

  /// The shape with so much of what can go.
  func expanded(to expansion: CGFloat) -> NavigationBarShape {
    var shape = self
    shape.largeTitle = min(max(0, expansion), largeTitle)
    if hidesSearch { shape.search = min(max(0, expansion - largeTitle), search) }
    return shape
  }
}
