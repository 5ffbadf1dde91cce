#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension PlanApplier {
    /// Measures how views respond to the current shift, by removing the shift for a moment.
    ///
    /// The user does not see the change, because the shift is set again before Core Animation commits. The shifter then
    /// also measures the safe area without the shift again, and adjusts the additional safe area to it.
    func measureResponses(of subjects: PlanSubjects) {
      let shift = shift(of: subjects.container)
      guard let view = subjects.container, let shifter = shifters[view], shift != 0,
        responses?.isValid(for: subjects, shift: shift) != true
      else { return }
      UIView.performWithoutAnimation {
        let shiftInSuperview = -ledger.amount(of: .shift, in: view)
        let offsets = subjects.scrollViews.map(\.contentOffset)
        // A plan never contains both a shift and additional safe area.
        if shifter.shift(view, by: 0, safeArea: 0, in: ledger) { view.layOutWithSuperview() }
        let edges = subjects.measuredEdges
        if shifter.shift(view, by: shiftInSuperview, safeArea: 0, in: ledger) { view.layOutWithSuperview() }
        for (scrollView, offset) in zip(subjects.scrollViews, offsets)
        where scrollView.contentOffset != offset && !scrollView.isMovedByUser {
          scrollView.contentOffset = offset
        }
        responses = ShiftResponses(of: subjects, before: edges, oldShift: 0, newShift: shift)
      }
    }
  }
#endif
