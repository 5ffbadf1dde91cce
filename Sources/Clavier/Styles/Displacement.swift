#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// How far an app has already moved its inputs because it was told an offset.
  ///
  /// What has to be moved next must be measured as if nothing had been moved yet, and the app is free in how it moves:
  /// the view's frame, its transform, its bounds, a constraint, or not at all. So it is not asked but measured: where
  /// an input was before and after the app was told.
  @MainActor final class Displacement {
    private var total: CGFloat = 0
    private var ofFrame: CGFloat = 0
    private var size = CGSize.zero

    /// Points by which the view must have been moved up in all, for the input and the spacing below it to be visible.
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

    /// Lets the app apply an offset, and measures what it does.
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

    /// Points by which the inputs are higher now than they would be without any offset.
    ///
    /// Transform, bounds and constraints stay as the app left them, but the frame of a view may be set anew by whoever
    /// lays it out, above all in a rotation. A view that fills its superview tells by where it is; of another one that
    /// has a new size it is assumed.
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
