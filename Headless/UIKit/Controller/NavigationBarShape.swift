import Foundation

/// The heights of a navigation bar's parts for one controller, in points: the row, the large title, and the search bar.
///
/// The bar is 96 points high with a large title and 44 without, and its frame takes every height in between while the
/// content scrolls (zhangqiaoge on CSDN, 79475091; Geoff Hackworth on Medium, "iPad Navigation Bar and Toolbar Height
/// Changes in iOS 12": "large titles add 52 points"). It is known only from observation that the search bar collapses
/// before the large title.
struct NavigationBarShape: Equatable {
  /// The line of text above the row.
  var prompt: CGFloat = 0
  /// The row with the small title and the buttons.
  var row: CGFloat = 0
  /// The large title.
  var largeTitle: CGFloat = 0
  /// The search bar.
  var search: CGFloat = 0
  /// Whether the search bar collapses when the content scrolls.
  var hidesSearch = false

  /// The height of a large title; see the doubt "large-title".
  ///
  /// The height grows with the height of the line of text. Unlike a small title, a large title grows with the user's
  /// text size, as in Apple's own apps (Automattic/simplenote-ios issue 1265). The maximum size of the title is not
  /// published.
  @MainActor static var largeTitleHeight: CGFloat {
    let growth = largeTitleLine(of: largeTitleFont()) - largeTitleLine(of: largeTitleFont(in: .large))
    return (HeadlessWorld.assumes(.largeTitleAdds60) ? 60 : 52) + growth
  }

  /// Returns the font of a large title.
  static func largeTitleFont(in category: UIContentSizeCategory = HeadlessPreferredSize.category) -> UIFont {
    .systemFont(ofSize: HeadlessTypeSizes.pointSize(of: .largeTitle, in: category), weight: .bold)
  }

  /// Returns the height of the line of a large title.
  static func largeTitleLine(of font: UIFont) -> CGFloat { font.lineHeight.rounded(.up) }

  /// The height of a search bar; see the doubt "search-bar".
  @MainActor static var searchHeight: CGFloat { HeadlessWorld.assumes(.searchBarIs60High) ? 60 : 52 }

  /// The height of a prompt.
  ///
  /// Developers report that a bar with a prompt is 74 points high instead of 44.
  static let promptHeight: CGFloat = 30

  var height: CGFloat { prompt + row + largeTitle + search }

  /// The height that collapses when the content scrolls.
  var collapsible: CGFloat { largeTitle + (hidesSearch ? search : 0) }

  /// The expansions at which the bar can rest after the user has scrolled.
  var stops: [CGFloat] { [0, largeTitle, collapsible] }

  /// Returns the shape with the given expansion of the collapsible parts.
  func expanded(to expansion: CGFloat) -> NavigationBarShape {
    var shape = self
    shape.largeTitle = min(max(0, expansion), largeTitle)
    if hidesSearch { shape.search = min(max(0, expansion - largeTitle), search) }
    return shape
  }
}
