#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension PlanApplier {
    /// Removes everything that the avoider added, except from the given views.
    ///
    /// Shifts and safe areas come first, because the insets of scroll views depend on them.
    func restore(except kept: PlanSubjects? = nil) {
      restoreShifts(except: kept?.container)
      var views = scrollViews
      var lostInsets: [ObjectIdentifier: CGFloat] = [:]
      // The scroll views of a restored safe area are restored too. The avoider may have added nothing to their insets,
      // but without the additional safe area, their content could stay scrolled beyond its end.
      for (view, lostInset) in restoreSafeAreas(except: kept?.controller) {
        lostInsets[ObjectIdentifier(view)] = lostInset
        if !views.contains(where: { $0 === view }) { views.append(view) }
      }
      let others = views.filter { view in kept?.scrollViews.contains { $0 === view } != true }
      attributeEdgeMoves(of: others)
      // Outer scroll views come first, because the top inset of an inner scroll view depends on the position of the
      // outer scroll view.
      for view in others.sorted(by: { $0.depth < $1.depth }) {
        restore(PlanSubjects(scrollViews: [view]), lostInset: lostInsets[ObjectIdentifier(view)] ?? 0)
      }
    }

    private func restoreShifts(except kept: UIView?) {
      for case let view as UIView in ledger.objects(with: [.shift]) where view !== kept {
        restore(PlanSubjects(container: view, controller: shifters[view]?.controller))
      }
    }

    /// Removes the additional safe areas of all controllers except one.
    ///
    /// - Returns: The scroll views in the controllers' views, and the bottom insets that they have lost, in points.
    private func restoreSafeAreas(except kept: UIViewController?) -> [(UIScrollView, lostInset: CGFloat)] {
      var scrollViews: [(UIScrollView, lostInset: CGFloat)] = []
      for case let controller as UIViewController in ledger.objects(with: [.topSafeArea, .bottomSafeArea])
      where controller !== kept {
        scrollViews += restoreSafeArea(of: controller)
      }
      return scrollViews
    }

    /// Removes the additional safe area of a controller.
    ///
    /// - Returns: The scroll views in the controller's view, and the bottom insets that they have lost, in points.
    private func restoreSafeArea(of controller: UIViewController) -> [(UIScrollView, lostInset: CGFloat)] {
      lostInsets(in: controller.viewIfLoaded) {
        restore(PlanSubjects(container: controller.viewIfLoaded, controller: controller))
        // The controller may now have a different view, which was never shifted, so the call above may have changed
        // nothing.
        ledger.set(0, of: .topSafeArea, in: controller)
        ledger.set(0, of: .bottomSafeArea, in: controller)
      }
    }

    /// Calls a closure that reduces additional safe area, and measures the effect.
    ///
    /// - Returns: The scroll views in the given view, and the bottom insets that they have lost, in points.
    func lostInsets(in view: UIView?, after change: () -> Void) -> [(UIScrollView, lostInset: CGFloat)] {
      let insets = (view?.scrollViews ?? []).map { ($0, $0.adjustedContentInset.bottom) }
      change()
      return insets.map { view, inset in (view, max(0, inset - view.adjustedContentInset.bottom)) }
    }

    /// Removes what the avoider added to some views.
    func restore(_ subjects: PlanSubjects, lostInset: CGFloat = 0) {
      let reader = SceneReader(applier: self)
      let scrollViews = subjects.scrollViews.map { reader.scrollView($0, lostInset: lostInset) }
      write(AvoidancePlan(restoring: scrollViews), to: subjects)
    }
  }

  extension UIView {
    /// The scroll views in this view, including this view if it is a scroll view.
    fileprivate var scrollViews: [UIScrollView] {
      [self as? UIScrollView].compactMap(\.self) + subviews.flatMap(\.scrollViews)
    }

    /// The number of views from this view up to the topmost view.
    fileprivate var depth: Int { sequence(first: self, next: \.superview).reduce(0) { count, _ in count + 1 } }
  }
#endif
