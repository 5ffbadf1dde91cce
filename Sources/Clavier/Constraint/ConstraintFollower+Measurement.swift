#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension ConstraintFollower {
    /// The height to add for the part of a view that the keyboard covers.
    struct Measurement {
      let view: UIView
      /// The height, in the view's points, like the constant.
      let height: CGFloat
      /// 1 if the height is added to the constant, or -1 if it is subtracted.
      let sign: CGFloat
    }

    /// Measures how much of a view, or of the view's container, the keyboard covers.
    ///
    /// - Parameters:
    ///   - view: The view that was passed to `followKeyboard`.
    ///   - effect: What the constant changes.
    ///   - announced: The keyboard's state after the last notification, in screen coordinates.
    func measurement(
      covering view: UIView, _ effect: ConstraintItems.Effect, _ announced: KeyboardState
    ) -> Measurement {
      let view = measuredView(view, effect)
      return Measurement(view: view, height: height(covering: view, effect, announced), sign: effect.sign)
    }

    /// Returns the view whose covered height is added.
    ///
    /// If the constraint moves the given view itself, the result is the view's container, or the view that contains
    /// both items of the constraint.
    private func measuredView(_ view: UIView, _ effect: ConstraintItems.Effect) -> UIView {
      guard let container = effect.container, view !== container, let lifted = effect.liftedView else { return view }
      return view.isDescendant(of: lifted) ? container : view
    }

    /// Returns the height to add, in the view's points, like the constant.
    private func height(
      covering view: UIView, _ effect: ConstraintItems.Effect, _ announced: KeyboardState
    ) -> CGFloat {
      let frame = view.unshiftedFrameOnScreen
      // A view that has the same size on the screen is not scaled. Comparing the sizes takes less time than computing
      // the scale.
      let scale = frame.size == view.bounds.size ? 1 : view.verticalScale
      let covered = KeyboardGeometry.bottomInset(
        covering: frame, state: drag.state ?? announced, safeAreaBottom: effect.safeAreaBottom * scale)
      return KeyboardGeometry.space(for: covered, spacing: spacing) / scale
    }
  }
#endif
