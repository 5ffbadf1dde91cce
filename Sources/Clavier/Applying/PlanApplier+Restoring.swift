#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension PlanApplier {
    /// Removes all contributions, except those to given views.
    ///
    /// Shifts and safe areas come first, because the insets of scroll views depend on them.
    func restore(except kept: PlanSubjects? = nil) {
      for case let view as UIView in ledger.objects(with: [.shift]) where view !== kept?.container {
        restore(PlanSubjects(container: view, controller: shifters[view]?.controller))
      }
      for case let controller as UIViewController in ledger.objects(with: [.topSafeArea, .bottomSafeArea])
      where controller !== kept?.controller {
        restore(PlanSubjects(container: controller.viewIfLoaded, controller: controller))
        // The controller may have another view now, which was never shifted.
        ledger.set(0, of: .topSafeArea, in: controller)
        ledger.set(0, of: .bottomSafeArea, in: controller)
      }
      let others = scrollViews.filter { view in kept?.scrollViews.contains { $0 === view } != true }
      attributeEdgeMoves(of: others)
      // The outer ones first, because the top inset of an inner scroll view depends on where the outer one is.
      for view in others.sorted(by: { $0.depth < $1.depth }) { restore(PlanSubjects(scrollViews: [view])) }
    }

    private func restore(_ subjects: PlanSubjects) {
      let scene = SceneReader(applier: self).scene(restoring: subjects)
      apply(AvoidancePlanner.plan(for: scene), to: subjects)
    }
  }

  extension UIView {
    /// The number of views from this view up to the topmost one.
    fileprivate var depth: Int { sequence(first: self, next: \.superview).reduce(0) { count, _ in count + 1 } }
  }
#endif
