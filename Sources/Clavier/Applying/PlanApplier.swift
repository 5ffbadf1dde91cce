#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Carries plans out: each contribution through the ledger.
  @MainActor final class PlanApplier {
    let ledger = ContributionLedger()
    /// What is known of the views that are shifted or padded.
    let containers = WeakTable<UIView, ViewShifter>()
    /// What limited the offset of a scroll view when it was first scrolled.
    let extents = WeakTable<UIScrollView, ScrollLimits>()

    /// How the views of the last decision move when their container is shifted; nil while nothing was shifted.
    var responses: ShiftResponses?

    private var scrollViews: [UIScrollView] {
      ledger.objects(with: [.bottomInset, .indicatorInset, .scrolled]).compactMap { $0 as? UIScrollView }
    }

    /// Whether some view is shifted.
    var isShifting: Bool { !ledger.objects(with: [.shift]).isEmpty }

    /// Whether a finger moves something that was scrolled for the keyboard, or let go of it just now.
    var isUserScrolling: Bool { scrollViews.contains(where: \.isMovedByUser) }

    /// Gives up the share of every offset that a finger is changing: where the user scrolls to is where the content stays.
    func leaveOffsetsToUser() {
      for view in ledger.objects(with: [.scrolled]).compactMap({ $0 as? UIScrollView }) where view.isMovedByUser {
        ledger.forget(.scrolled, in: view)
        extents[view] = nil
      }
    }

    /// Puts content that bounces where it will come to rest: whoever scrolls it stops it where it is, and beyond its edge it
    /// would stay.
    func endBounces(at site: AvoidanceSite) {
      for view in site.scrollViews where view.isDecelerating && !view.isDragging {
        let scrollView = scrollView(view)
        let way = scrollView.restingOffset - scrollView.contentOffset.y
        if way != 0 { view.contentOffset.y += way / view.scrollScale }
      }
    }

    func apply(_ plan: AvoidancePlan, at site: AvoidanceSite) {
      for (view, step) in zip(site.scrollViews, plan.scrollViews) { apply(step, to: view) }
      guard let controller = site.controller, let view = controller.viewIfLoaded else { return }
      let container = containers[view] ?? ViewShifter(controller)
      containers[view] = container
      let (shift, safeArea) = (plan.shift / (view.shiftScale ?? 1), plan.additionalSafeArea / (view.verticalScale ?? 1))
      let oldShift = self.shift(at: site)
      let before = plan.shift == oldShift ? [] : site.movingEdges
      guard container.shift(view, by: shift, safeArea: safeArea, ledger) else { return }
      view.layOutWithSuperview()
      let newShift = self.shift(at: site)
      if newShift != oldShift, !before.isEmpty {
        responses = ShiftResponses(of: site, before: before, oldShift, newShift)
      }
    }

    private func apply(_ step: AvoidancePlan.ScrollViewStep, to view: UIScrollView) {
      let extent = noteExtent(of: view)
      let scale = view.scrollScale
      let (offset, inset) = (view.contentOffset, view.contentInset.bottom)
      ledger.set(step.contribution.bottomInset / scale, of: .bottomInset, in: view)
      ledger.set(step.contribution.indicatorInset / scale, of: .indicatorInset, in: view)
      // A smaller inset can move the offset into range, in the setter or in the next layout (comments in Signal-iOS and HalloApp).
      // The plan decides where the offset goes, and the ledger must not take that for a write by the app.
      if view.contentInset.bottom < inset, !view.isMovedByUser { view.layoutIfNeeded() }
      if view.contentOffset != offset, !view.isMovedByUser { view.contentOffset = offset }
      let scrolled = step.contribution.scrolled / scale
      if view.isDragging || scrolled == 0 && view.isDecelerating {
        // A finger is stronger; when the keyboard goes meanwhile, the content stays where the finger has it.
        if scrolled == 0 { ledger.forget(.scrolled, in: view) }
      } else if scrolled == 0, let past = extents[view], past.hasSameLimits(as: extent) {
        // Nothing changed that limits an offset, so the app's own is right even if it is beyond the content.
        ledger.set(0, of: .scrolled, in: view)
        keepBelowTitle(view, past)
      } else if scrolled == 0, let past = extents[view], past.isAtTop, ledger.isUntouched(.scrolled, in: view) {
        // Content that rested at its upper edge is at the edge where that is now.
        ledger.set(0, of: .scrolled, in: view, target: -past.greatestTop(now: extent))
        keepBelowTitle(view, past)
      } else {
        ledger.set(scrolled, of: .scrolled, in: view, target: step.offset / scale)
        if scrolled == 0, let past = extents[view] { keepBelowTitle(view, past) }
      }
    }

    /// Remembers what limits the offset of a scroll view in which we have no share yet, and forgets it when that is no longer
    /// what the offset came from.
    private func noteExtent(of view: UIScrollView) -> ScrollLimits {
      let extent = view.ownExtent(ledger)
      if ledger.amount(of: .scrolled, in: view) != 0 {
        // What somebody else scrolled meanwhile, less our share, need not be an offset that anybody wanted.
        if !ledger.isUntouched(.scrolled, in: view) { extents[view] = nil }
      } else if ledger.amount(of: .bottomInset, in: view) == 0 {
        extents[view] = extent
      } else if extents[view]?.offset != extent.offset {
        // Our inset let it be scrolled to where it could not be without.
        extents[view] = extent.withoutOffset
      }
      return extent
    }

    /// Takes back everything that is not at a site; first the shifts and safe areas, on which the scroll views' insets depend.
    func restore(except site: AvoidanceSite? = nil) {
      for case let view as UIView in ledger.objects(with: [.shift]) where view !== site?.container { restore(view) }
      for case let controller as UIViewController in ledger.objects(with: [.topSafeArea, .bottomSafeArea])
      where controller !== site?.controller {
        if let view = controller.viewIfLoaded { restore(view) }
      }
      let left = scrollViews.filter { view in !(site?.scrollViews.contains { $0 === view } ?? false) }
      left.forEach(noteMovedEdge)
      let scene = AvoidanceScene(
        keyboard: .hidden(on: .zero), windowFrame: .zero, container: AvoidanceScene.Container(frame: .zero),
        scrollViews: left.map(scrollView), policy: .disabled)
      for (view, step) in zip(left, AvoidancePlanner.plan(for: scene).scrollViews) { apply(step, to: view) }
      ledger.dropEmpty()
    }

    /// Content at its edge goes along when UIKit moves the edge, because the content became less or the safe area another: as
    /// far as we had scrolled it there, it is our share that changed, and not where the app had the content.
    func noteMovedEdge(of view: UIScrollView) {
      guard let extent = extents[view], !view.isMovedByUser, !ledger.isUntouched(.scrolled, in: view) else { return }
      let hasLess = view.contentSize.height < extent.content
      let hasOtherTop = view.adjustedContentInset.top != extent.top
      if hasLess && view.isAtEnd || hasOtherTop && view.isAtTop { ledger.attribute(.scrolled, in: view) }
    }

    private func restore(_ view: UIView) {
      if containers[view]?.shift(view, by: 0, safeArea: 0, ledger) == true { view.layoutIfNeeded() }
    }
  }
#endif
