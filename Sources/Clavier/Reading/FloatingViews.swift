#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// The views that float above the content of a scroll view around them, such as a bar in a table view that is pinned
  /// to the table's safe area.
  ///
  /// Apple describes how constraints to a view outside the scroll view make a subview float
  /// (https://developer.apple.com/library/archive/technotes/tn2154/_index.html). UIKit does not report what a view is
  /// tied to. Therefore, after the avoider has scrolled, the movement is measured.
  @MainActor struct FloatingViews {
    private var scrollViews = WeakTable<UIView, WeakTable<UIScrollView, Void>>()

    /// Returns whether a view floats above the content of a scroll view around it.
    func contains(_ view: UIView, in scrollView: UIScrollView) -> Bool {
      scrollViews[view]?[scrollView] != nil
    }

    mutating func removeAll() {
      if !scrollViews.isEmpty { scrollViews = WeakTable() }
    }

    /// The positions of the input and its companions in the content of their scroll views.
    struct Positions {
      fileprivate let items: [(view: UIView, scrollView: UIScrollView, place: CGFloat, offset: CGFloat)]

      @MainActor init(at site: AvoidanceSite) {
        items = ([site.input] + site.companions).compactMap { view in
          guard let index = site.innermostScrollView(of: view) else { return nil }
          let scrollView = site.scrollViews[index]
          return (view, scrollView, site.place(of: view).minY, scrollView.contentOffset.y)
        }
      }
    }

    /// Adds the views that scrolling did not move on the screen.
    ///
    /// - Parameter positions: The positions before scrolling.
    /// - Returns: Whether there are any such views.
    mutating func addViews(keepingPlaceSince positions: Positions) -> Bool {
      var isChanged = false
      for (view, scrollView, place, offset) in positions.items where scrollView.contentOffset.y != offset {
        // Without an animation, new rows appear in their places and do not slide in.
        UIView.performWithoutAnimation { scrollView.layoutIfNeeded() }
        let movement = scrollView.convert(view.bounds, from: view).minY - place
        guard AvoidanceScene.isFloating(movement: movement, scrolled: scrollView.contentOffset.y - offset) else {
          continue
        }
        let known = scrollViews[view] ?? WeakTable()
        known[scrollView] = ()
        scrollViews[view] = known
        isChanged = true
      }
      return isChanged
    }
  }
#endif
