#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Applies plans.
  ///
  /// The ledger writes the points that a plan adds to each property. The applier also writes some offsets itself: it
  /// undoes movements by UIKit, closes the gap below a title, and stops moving content. These writes do not change the
  /// number of added points.
  ///
  /// To revert everything, the applier makes and applies one plan for each view, because each plan depends on the views
  /// that are already restored.
  @MainActor final class PlanApplier {
    let ledger = ContributionLedger()
    /// A shifter for each controller's view that a plan was made for, even if the view may not shift.
    let shifters = WeakTable<UIView, ViewShifter>()
    /// The limits that each scroll view's offset has without the avoider's changes, as of the last plan.
    let ownLimits = WeakTable<UIScrollView, ScrollLimits>()
    /// The height of each scroll view for which the last plan was applied.
    let plannedHeights = WeakTable<UIScrollView, CGFloat>()

    /// How the views of the last plan respond to a shift; nil if their responses must be measured.
    var responses: ShiftResponses?

    /// The views that scrolling does not move: the edited input, or views to keep visible with it.
    var floatingViews = FloatingViews()

    /// Whether a view is shifted, or was shifted until the app reset its position.
    var isShifting: Bool { !ledger.objects(with: [.shift]).isEmpty }

    /// Whether the user is scrolling a scroll view that the avoider has changed.
    var isUserScrolling: Bool { scrollViews.contains(where: \.isMovedByUser) }

    /// The scroll views that the avoider has changed.
    var scrollViews: [UIScrollView] {
      ledger.objects(with: [.bottomInset, .indicatorInset, .scrolled]).compactMap { $0 as? UIScrollView }
    }

    /// Returns how far a view is shifted up, in the window's points.
    func shift(of view: UIView?) -> CGFloat {
      guard let view else { return 0 }
      return -ledger.amount(of: .shift, in: view) * view.shiftScale
    }

    /// Returns the additional bottom safe area of a view's controller, in the view's points.
    func additionalSafeArea(of view: UIView) -> CGFloat {
      shifters[view]?.contributedSafeArea(in: ledger) ?? 0
    }

    // MARK: Applying

    /// Applies a plan, and scrolls back the content of other scroll views that have lost additional safe area.
    func apply(_ plan: AvoidancePlan, to subjects: PlanSubjects) {
      let losesSafeArea = subjects.container.map { view in
        plan.additionalSafeArea / view.verticalScale < additionalSafeArea(of: view)
      }
      guard losesSafeArea == true else { return write(plan, to: subjects) }
      let others = lostInsets(in: subjects.container) { write(plan, to: subjects) }
      for (view, lostInset) in others where lostInset > 0 && !subjects.scrollViews.contains(where: { $0 === view }) {
        restore(PlanSubjects(scrollViews: [view]), lostInset: lostInset)
      }
    }

    /// Writes what a plan adds to the views.
    func write(_ plan: AvoidancePlan, to subjects: PlanSubjects) {
      for (view, step) in zip(subjects.scrollViews, plan.scrollViews) { apply(step, to: view) }
      guard let view = subjects.container, let shifter = shifter(of: view, for: subjects.controller) else { return }
      let oldShift = shift(of: view)
      // A plan that reverts everything measures nothing, so the last responses stay valid.
      let edges = plan.shift == oldShift ? [] : subjects.measuredEdges
      let shiftInSuperview = plan.shift / view.shiftScale
      let safeAreaInView = plan.additionalSafeArea / view.verticalScale
      guard shifter.shift(view, by: shiftInSuperview, safeArea: safeAreaInView, in: ledger) else { return }
      view.layOutWithSuperview()
      let newShift = shift(of: view)
      if newShift != oldShift, !edges.isEmpty {
        responses = ShiftResponses(of: subjects, before: edges, oldShift: oldShift, newShift: newShift)
      }
    }

    /// Returns the shifter of a view for its controller, which is nil only if the shift is reverted.
    private func shifter(of view: UIView, for controller: UIViewController?) -> ViewShifter? {
      let known = shifters[view]
      guard let controller, known?.controller !== controller else { return known }
      // The app has given the view to a different controller.
      _ = known?.shift(view, by: 0, safeArea: 0, in: ledger)
      let shifter = ViewShifter(controller)
      shifters[view] = shifter
      return shifter
    }

    private func apply(_ step: AvoidancePlan.ScrollViewStep, to view: UIScrollView) {
      ownLimits[view] = step.ownLimits
      plannedHeights[view] = view.bounds.height
      let scale = view.scrollScale
      writeInsets(of: step.contribution, to: view, scale: scale)
      switch step.offsetChange {
      case .unchanged: break
      case .leaveToUser: ledger.forget(.scrolled, in: view)
      case .subtract: ledger.set(0, of: .scrolled, in: view)
      case .set(let offset):
        ledger.set(step.contribution.scrolled / scale, of: .scrolled, in: view, target: offset / scale)
      }
      if step.closesGapBelowTitle, let limits = step.ownLimits { closeGapBelowTitle(of: view, limits: limits) }
    }

    /// Writes the insets without changing the offset.
    ///
    /// A smaller inset can move the offset into its limits, in the setter or in the next layout pass (comments in
    /// Signal-iOS and HalloApp). Such a movement is undone here, because the plan determines the offset, and the ledger
    /// must not mistake the movement for a change by the app.
    private func writeInsets(of contribution: ScrollContribution, to view: UIScrollView, scale: CGFloat) {
      let (offset, inset) = (view.contentOffset, view.contentInset.bottom)
      ledger.set(contribution.bottomInset / scale, of: .bottomInset, in: view)
      ledger.set(contribution.indicatorInset / scale, of: .indicatorInset, in: view)
      guard !view.isMovedByUser else { return }
      if view.contentInset.bottom < inset { view.layoutIfNeeded() }
      if view.contentOffset != offset { view.contentOffset = offset }
    }

    /// Scrolls restored content up to the small title, if the system no longer shows the large one.
    private func closeGapBelowTitle(of view: UIScrollView, limits: ScrollLimits) {
      guard limits.hadLargerTitle(than: view.adjustedContentInset.top) else { return }
      if let navigation = view.nearestController?.navigationController {
        // The title of a covered screen appears again when the screen is uncovered.
        guard let top = navigation.topViewController?.viewIfLoaded, view.isDescendant(of: top) else { return }
        navigation.viewIfLoaded?.layoutIfNeeded()
      }
      let gap = limits.gapBelowTitle(top: view.adjustedContentInset.top, offset: view.contentOffset.y)
      if gap > 0 { view.contentOffset.y += gap }
    }
  }

  extension UIView {
    /// Performs the layout that a changed transform requests.
    ///
    /// A parent may set this view's frame in its own layout.
    func layOutWithSuperview() {
      (superview ?? self).layoutIfNeeded()
    }
  }
#endif
