#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Shifts a view controller's view, and keeps its safe area unchanged.
  ///
  /// The ``ContributionLedger`` writes the shift to the view's transform.
  ///
  /// UIKit computes a view's safe area from its position. Without compensation, a view that shifts up would get a
  /// larger top inset and a smaller bottom inset, and subviews that are laid out relative to the safe area would not
  /// move with the view.
  @MainActor final class ViewShifter {
    private(set) weak var controller: UIViewController?
    /// The view's safe area from before the shift.
    private var unshifted = UIEdgeInsets.zero

    init(_ controller: UIViewController) {
      self.controller = controller
    }

    /// Shifts the view.
    ///
    /// - Parameters:
    ///   - view: The controller's view.
    ///   - shift: The total upward shift, in the superview's points.
    ///   - safeArea: The total additional bottom safe area for the keyboard, in points. The value is 0 if there is a
    ///     shift, because a plan never contains both.
    ///   - ledger: The ledger that records the added points.
    /// - Returns: Whether something that affects the layout may have changed.
    func shift(_ view: UIView, by shift: CGFloat, safeArea: CGFloat, in ledger: ContributionLedger) -> Bool {
      let current = -ledger.amount(of: .shift, in: view)
      // A view whose controller has been deallocated is not shifted again, and its safe area does not matter.
      guard let controller else {
        ledger.set(0, of: .shift, in: view)
        return current != 0
      }
      let contributed = contributedSafeArea(in: ledger)
      guard
        shift != 0 || current != 0 || contributed != safeArea || ledger.amount(of: .topSafeArea, in: controller) != 0
      else { return false }
      // The additional safe area is reset first. Otherwise, a view that shifts back would briefly have a top inset that
      // is too small. Content whose offset happens to match that inset would count as resting at its top edge, and
      // would move with that edge.
      ledger.set(0, of: .topSafeArea, in: controller)
      guard shift != 0 else {
        ledger.set(0, of: .shift, in: view)
        ledger.set(safeArea, of: .bottomSafeArea, in: controller)
        return true
      }
      // Additional safe area, including the compensation for a shift that the app has undone, is removed by an earlier
      // plan, which awaits layout.
      if current == 0 { unshifted = view.safeAreaInsets }
      ledger.set(-shift, of: .shift, in: view)
      keepSafeArea(of: view, of: controller, in: ledger)
      return true
    }

    /// Returns the number of points that are added to the controller's additional bottom safe area.
    ///
    /// If the view is not shifted, these points make space for the keyboard. If the view is shifted, the points replace
    /// the safe area that the view loses by moving up.
    func contributedSafeArea(in ledger: ContributionLedger) -> CGFloat {
      controller.map { ledger.amount(of: .bottomSafeArea, in: $0) } ?? 0
    }

    /// Gives a shifted view the safe area that it has without the shift.
    private func keepSafeArea(of view: UIView, of controller: UIViewController, in ledger: ContributionLedger) {
      let bottom = ledger.amount(of: .bottomSafeArea, in: controller)
      ledger.set(unshifted.top - view.safeAreaInsets.top, of: .topSafeArea, in: controller)
      ledger.set(bottom + unshifted.bottom - view.safeAreaInsets.bottom, of: .bottomSafeArea, in: controller)
    }
  }
#endif
