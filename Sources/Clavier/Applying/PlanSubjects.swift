#if canImport(UIKit)
  import UIKit

  /// The views that a plan changes or measures.
  @MainActor struct PlanSubjects {
    /// The scroll views, in the order of the plan's steps: from the innermost to the outermost.
    var scrollViews: [UIScrollView] = []
    /// The view that shifts.
    var container: UIView?
    /// The view controller of the container, which gets additional safe area.
    var controller: UIViewController?
    /// The views whose response to a shift is measured.
    var measuredViews: [UIView] = []

    /// The top and bottom edges of the measured views, in the window's coordinate space.
    var measuredEdges: [CGFloat] {
      measuredViews.flatMap { view -> [CGFloat] in
        let frame = view.frameInWindow
        return [frame.minY, frame.maxY]
      }
    }
  }
#endif
