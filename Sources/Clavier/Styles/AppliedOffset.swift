#if canImport(UIKit)
  import ClavierCore
  import UIKit

  /// The offset by which a handler has shifted a view, added to the translation that the app gave the view.
  ///
  /// This type is a class, because reading and moving a view can run the app's code, which may set another offset.
  @MainActor final class AppliedOffset {
    private var shift = Contribution()
    private var geometry: ShiftedGeometry?

    /// Records a new offset, and returns the translation that the view needs.
    func setAmount(_ offset: CGFloat, of view: UIView) -> CGFloat {
      undoMove(of: view)
      geometry = view.shiftedGeometry
      let current = view.translationBesideAvoiders
      shift.reconcile(current, as: .translation)
      return shift.setAmount(offset, in: current)
    }

    /// Moves the view back if setting its frame has moved it by the opposite of the offset.
    func undoMove(of view: UIView) {
      view.undoMove(since: geometry, shiftedBy: shift.amount)
    }

    /// Removes the offset from the view's translation.
    func remove(from view: UIView) {
      undoMove(of: view)
      let translation = view.translationBesideAvoiders
      shift.reconcile(translation, as: .translation)
      if shift.amount != 0 { view.translationBesideAvoiders = shift.setAmount(0, in: translation) }
    }

    /// Forgets the offset if the app has reset the view's transform.
    ///
    /// - Returns: Whether the app has reset the transform.
    func forgetIfReset(in view: UIView) -> Bool {
      let amount = shift.amount
      guard amount != 0 else { return false }
      shift.reconcile(view.translationBesideAvoiders, as: .translation)
      return shift.amount != amount
    }

    /// Returns whether the view still has the translation that was last set; true if there is no offset.
    func isUntouched(in view: UIView) -> Bool {
      shift.amount == 0 || shift.difference(from: view.translationBesideAvoiders) == 0
    }
  }

  extension UIView {
    /// The vertical translation without the shifts of all avoiders, in the superview's points.
    ///
    /// If an avoider shifts the same view, the avoider and the handler adjust to each other. The avoider and the
    /// handler must not mistake each other's adjustment for a reset by the app.
    var translationBesideAvoiders: CGFloat {
      get { transform.ty - ContributionLedger.shift(of: self) }
      set { ContributionLedger.setTranslation(newValue, of: self) }
    }
  }
#endif
