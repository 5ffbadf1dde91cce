#if canImport(UIKit)
  import Foundation
  import UIKit

  /// What has to be known of a view controller's view that is shifted or padded.
  @MainActor final class ViewShifter {
    weak var controller: UIViewController?
    /// The part of our additional bottom safe area that is there for the keyboard, in points.
    var safeArea: CGFloat = 0
    /// The safe area that the view had when it began to shift.
    private var unshifted = UIEdgeInsets.zero
    /// Where the navigation bar ended then, in its controller's view.
    private var barEnd: CGFloat = 0

    init(_ controller: UIViewController) {
      self.controller = controller
    }

    /// Shifts the view, and keeps its safe area as it was.
    ///
    /// UIKit counts the safe area of a view from where it is: one that is shifted would have more of it at the top and less
    /// at the bottom, and what hangs on it would not come along.
    ///
    /// - Returns: Whether anything that a layout depends on changed.
    func shift(_ view: UIView, by shift: CGFloat, safeArea: CGFloat, _ ledger: ContributionLedger) -> Bool {
      guard let controller else { return false }
      let present = -ledger.amount(of: .shift, in: view)
      guard shift != 0 || present != 0 || safeArea != self.safeArea else { return false }
      if present == 0 {
        // Where the app has undone the shift, what made up for it would count as the view's own.
        ledger.set(0, of: .topSafeArea, in: controller)
        ledger.set(self.safeArea, of: .bottomSafeArea, in: controller)
        unshifted = view.safeAreaInsets
        barEnd = controller.navigationBarEnd
      }
      // A large title goes and comes with what the user scrolls, and the safe area goes along.
      unshifted.top += controller.navigationBarEnd - barEnd
      barEnd = controller.navigationBarEnd
      // Our part of the safe area first: with it a view on its way back would have less than its own for a moment, and content
      // that happens to lie just there would count as resting at its upper edge, and follow that.
      if shift < present { ledger.set(0, of: .topSafeArea, in: controller) }
      ledger.set(-shift, of: .shift, in: view)
      guard shift != 0 else {
        ledger.set(0, of: .topSafeArea, in: controller)
        ledger.set(safeArea, of: .bottomSafeArea, in: controller)
        self.safeArea = safeArea
        return true
      }
      let top = ledger.amount(of: .topSafeArea, in: controller)
      let bottom = ledger.amount(of: .bottomSafeArea, in: controller) - self.safeArea + safeArea
      ledger.set(top + unshifted.top - view.safeAreaInsets.top, of: .topSafeArea, in: controller)
      ledger.set(bottom + unshifted.bottom - view.safeAreaInsets.bottom, of: .bottomSafeArea, in: controller)
      self.safeArea = safeArea
      return true
    }
  }

  extension UIViewController {
    /// Where the navigation bar above the controller's view ends, in the navigation controller's view; 0 without one.
    fileprivate var navigationBarEnd: CGFloat {
      guard let navigationController, !navigationController.isNavigationBarHidden else { return 0 }
      return navigationController.navigationBar.frame.maxY
    }
  }
#endif
