#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// The views that float above the content of a scroll view around them, such as a bar in a table view that is pinned
  /// to the table's safe area.
  ///
  /// Apple describes how constraints to a view outside the scroll view make a subview float
  /// (https://developer.apple.com/library/archive/technotes/tn2154/_index.html). UIKit does not report what a view is
  /// constrained to. Therefore, the avoider measures whether its own scrolling has moved the view.
  @MainActor struct FloatingViews {
    /// The positions of the input and its companions in the content of their scroll views.
    struct Positions {
      /// The position of one view.
      fileprivate struct Item {
        let view: UIView
        let scrollView: UIScrollView
        /// The y-coordinate of the view's top edge in the content of the scroll view.
        let top: CGFloat
        /// The vertical offset of the scroll view.
        let offset: CGFloat
      }

      fileprivate let items: [Item]

      @MainActor init(at site: AvoidanceSite) {
        items = ([site.input] + site.companions).compactMap { view in
          guard let index = site.innermostScrollView(of: view) else { return nil }
          let scrollView = site.scrollViews[index]
          return Item(
            view: view, scrollView: scrollView, top: site.frameInHost(of: view).minY, offset: scrollView.contentOffset.y
          )
        }
      }
    }

    /// For each floating view, the scroll views above whose content the view floats.
    private var scrollViewsBelow = WeakTable<UIView, WeakTable<UIScrollView, Void>>()
    /// For each view, the scroll views whose scrolling has moved the view.
    ///
    /// Such a view belongs to the content, although scrolling a few points farther may not move it. For example, the
    /// content of an inner scroll view that reaches a navigation bar stays below the bar, because the safe area is part
    /// of the adjusted inset.
    private var movingScrollViews = WeakTable<UIView, WeakTable<UIScrollView, Void>>()

    /// Returns whether a view floats above the content of a scroll view around it.
    func contains(_ view: UIView, in scrollView: UIScrollView) -> Bool {
      scrollViewsBelow[view]?[scrollView] != nil
    }

    mutating func removeAll() {
      if !scrollViewsBelow.isEmpty { scrollViewsBelow = WeakTable() }
      if !movingScrollViews.isEmpty { movingScrollViews = WeakTable() }
    }

    /// Adds the views that scrolling did not move on the screen.
    ///
    /// The method is not `mutating`, because the layout runs the app's code. If that code moves focus, the avoider
    /// reads its floating views, which the law of exclusivity forbids while a method mutates them.
    ///
    /// - Parameter positions: The positions before scrolling.
    /// - Returns: Whether there are any such views.
    func addUnmovedViews(since positions: Positions) -> Bool {
      var isAnyUnmoved = false
      for item in positions.items where item.scrollView.contentOffset.y != item.offset {
        let scrollView = item.scrollView
        // Without an animation, new rows appear at their final positions and do not slide in.
        UIView.performWithoutAnimation { scrollView.layoutIfNeeded() }
        let movement = scrollView.convert(item.view.bounds, from: item.view).minY - item.top
        let scrolled = scrollView.contentOffset.y - item.offset
        guard AvoidanceScene.isFloating(movement: movement, scrolled: scrolled) else {
          if AvoidanceScene.isScrolling(scrolled) { add(item.view, scrollView, to: movingScrollViews) }
          continue
        }
        guard movingScrollViews[item.view]?[scrollView] == nil else { continue }
        add(item.view, scrollView, to: scrollViewsBelow)
        isAnyUnmoved = true
      }
      return isAnyUnmoved
    }

    private func add(
      _ view: UIView, _ scrollView: UIScrollView, to table: WeakTable<UIView, WeakTable<UIScrollView, Void>>
    ) {
      let scrollViews = table[view] ?? WeakTable()
      scrollViews[scrollView] = ()
      table[view] = scrollViews
    }
  }
#endif
