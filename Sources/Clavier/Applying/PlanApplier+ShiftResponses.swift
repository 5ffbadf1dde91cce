#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension PlanApplier {
    /// Measures how views respond to the current shift, by removing the shift for a moment.
    ///
    /// The user does not see the change, because the same values are set again before Core Animation commits.
    func measureResponses(of subjects: PlanSubjects) {
      let shift = shift(of: subjects.container)
      guard let view = subjects.container, let shifter = shifters[view], shift != 0,
        responses?.isValid(for: subjects, shift: shift) != true
      else { return }
      UIView.performWithoutAnimation {
        let shiftInSuperview = -ledger.amount(of: .shift, in: view)
        let offsets = subjects.scrollViews.map(\.contentOffset)
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
