#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// The distance by which an app has moved its inputs in response to an offset.
  ///
  /// The next offset must be computed for unmoved inputs, but the app decides how it moves them: by the view's frame, its
  /// transform, its bounds, a constraint, or not at all. So the positions before and after the app's change are measured.
  @MainActor final class Displacement {
    private var total: CGFloat = 0
    private var ofFrame: CGFloat = 0
    private var size = CGSize.zero

    /// Returns the total points by which the view must move up to show the input and the spacing below it.
    func shift(for input: UIView, in view: UIView, spacing: CGFloat, keyboard: KeyboardState) -> CGFloat {
      guard let window = input.window else { return 0 }
      let container = AvoidanceScene.Container(
        frame: view.convert(view.bounds, to: nil),
        topLimit: window.safeAreaInsets.top,
        contributedShift: present(in: view)
      )
      let scene = AvoidanceScene(
        targets: [AvoidanceScene.Target(input.convert(input.bounds, to: nil))],
        spacing: spacing,
        keyboard: keyboard,
        windowFrame: window.frameOnScreen,
        container: container
      )
      return AvoidancePlanner.plan(for: scene).shift
    }

    /// Measures how far `apply` moves an input.
    func measure(_ input: UIView?, in view: UIView, offset: CGFloat, apply: () -> Void) {
      let before = (input: input?.frameOnScreen.minY ?? 0, view: view.center.y)
      let present = present(in: view)
      let ofFrame = present - (total - self.ofFrame)
      apply()
      view.layoutIfNeeded()
      size = view.bounds.size
      guard offset != 0, let input else {
        total = 0
        self.ofFrame = 0
        return
      }
      total = present + before.input - input.frameOnScreen.minY
      self.ofFrame = ofFrame + before.view - view.center.y
    }

    /// Returns the points by which the inputs are now above their position without an offset.
    ///
    /// Transform, bounds, and constraints stay as the app sets them, but a layout, for example in a rotation, may reset a
    /// view's frame. For a view that fills its superview, its position shows that. For another view, a new size implies it.
    private func present(in view: UIView) -> CGFloat {
      guard ofFrame != 0 else { return total }
      let rest = total - ofFrame
      if let container = view.superview, container.bounds.height == view.bounds.height {
        return rest + container.bounds.midY - view.center.y
      }
      return size == view.bounds.size ? total : rest
    }
  }
#endif
