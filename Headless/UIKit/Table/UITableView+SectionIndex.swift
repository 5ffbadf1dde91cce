import Foundation

/// The appearance of a table's index, which is not drawn in the headless UIKit.
struct SectionIndex {
  var color: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
  var minimumRows = 0
  var titles: [String]?
}

@_documentation(visibility: internal)
extension UITableView {
  /// The title in an index that stands for the search icon.
  public nonisolated static let indexSearch = "{search}"

  /// The color of the index.
  public var sectionIndexColor: UIColor? {
    get { sectionIndex.color }
    set { sectionIndex.color = newValue }
  }

  /// The color behind the index.
  public var sectionIndexBackgroundColor: UIColor? {
    get { sectionIndex.background }
    set { sectionIndex.background = newValue }
  }

  /// The color behind the index while a touch is on it.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { sectionIndex.trackingBackground }
    set { sectionIndex.trackingBackground = newValue }
  }

  /// The minimum number of rows with which the index is shown.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndex.minimumRows }
    set { sectionIndex.minimumRows = newValue }
  }

  /// Asks the data source for the titles of the index again.
  public func reloadSectionIndexTitles() {
    sectionIndex.titles = dataSource?.sectionIndexTitles(for: self)
  }
}

extension UITableView {
  /// The titles of the index; nil if the table has none, or too few rows.
  public var headlessSectionIndexTitles: [String]? {
    let rows = (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
    guard rows >= sectionIndex.minimumRows else { return nil }
    if sectionIndex.titles == nil { reloadSectionIndexTitles() }
    return sectionIndex.titles
  }

  /// Touches a title of the index, which scrolls to the section that the data source returns.
  public func headlessTouchSectionIndex(_ title: String) {
    guard let titles = headlessSectionIndexTitles, let index = titles.firstIndex(of: title), let dataSource else {
      return
    }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard (0..<numberOfSections).contains(section) else { return }
    let target = rect(forSection: section).minY - adjustedContentInset.top
    let limit = contentSize.height + adjustedContentInset.bottom - bounds.height
    setContentOffset(
      CGPoint(x: contentOffset.x, y: max(-adjustedContentInset.top, min(target, limit))), animated: false)
    layoutIfNeeded()
  }
}
