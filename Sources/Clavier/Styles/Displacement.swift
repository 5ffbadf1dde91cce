#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// The distance by which an app has moved its inputs in response to an offset.
  ///
  /// The next offset must be computed for inputs that have not moved. But the app decides how to move the inputs: by
  /// changing the view's frame, transform, or bounds, by changing a constraint, or not at all. Therefore, this type
  /// measures the inputs' positions before and after the app's change.
  @MainActor final class Displacement {
    /// The input that was measured last.
    private weak var input: UIView?
    private var measured = InputDisplacement()
    /// The bottom safe areas of the views that contain the input, while nothing is moved.
    private var safeAreas: [ObjectIdentifier: CGFloat] = [:]

    /// Returns how far the view must move up in total to show the input and the spacing below it, in the window's
    /// points.
    ///
    /// The result is 0 if the view's superview is rotated or inverted, because an offset would not move the view up.
    func shift(for input: UIView, in view: UIView, spacing: CGFloat, keyboard: KeyboardState) -> CGFloat {
      guard let window = input.window, view.canShiftUp else { return 0 }
      prepare(for: input)
      let inputFrame = input.frameInWindow
      var frame = view.frameInWindow
      // The planner does not move the bottom edge of the frame above the keyboard. An input below that edge is still
      // visible unless it is in a scroll view, so the frame is extended to include the input.
      if inputFrame.maxY > frame.maxY, !input.isInScrollView { frame = frame.union(inputFrame) }
      let container = AvoidanceScene.Container(
        frame: frame,
        topLimit: view.bottomOfBars(in: window),
        contributedShift: measured.shift(at: view.displacedGeometry)
      )
      let scene = AvoidanceScene(
        targets: [AvoidanceScene.Target(inputFrame)],
        spacing: spacing,
        keyboard: keyboard,
        windowFrame: window.frameOnScreen,
        container: container
      )
      return AvoidancePlanner.plan(for: scene).shift
    }

    /// Returns the offset that moves the input up by a distance, in the superview's points.
    ///
    /// - Parameters:
    ///   - shift: The distance, in the window's points.
    ///   - view: The view that the app moves.
    ///   - current: The current offset, which is kept if the difference does not matter.
    func offset(for shift: CGFloat, of view: UIView, current: CGFloat) -> CGFloat {
      measured.offset(for: shift, scale: view.shiftScale, current: current)
    }

    /// Calls `apply`, lays out the view, and measures how far these two steps have moved an input.
    ///
    /// - Parameter offset: The new offset. If the offset is 0, the distance is set to 0, so that no rounding error
    ///   remains.
    func measure(_ input: UIView?, in view: UIView, offset: CGFloat, apply: () -> Void) {
      if let input { prepare(for: input) }
      let containers = input.map { $0.superviews(upTo: view) } ?? []
      let before = (
        input: input?.frameOnScreen.minY ?? 0,
        containers: containers.map { (top: $0.frameOnScreen.minY, safeArea: $0.safeAreaInsets.bottom) },
        geometry: view.displacedGeometry
      )
      let former = measured.updated(for: before.geometry)
      if former.isViewUnmoved {
        safeAreas = [:]
        for container in containers { safeAreas[ObjectIdentifier(container)] = container.safeAreaInsets.bottom }
      }
      apply()
      view.layoutIfNeeded()
      // A listener may have removed the input.
      guard offset != 0, let input, input.window != nil else { return forget() }
      let pairs = zip(before.containers, containers)
      let change = SafeAreaLoss.Change(
        view: pairs.map { $0.top - $1.frameOnScreen.minY }.max { abs($0) < abs($1) } ?? 0,
        input: before.input - input.frameOnScreen.minY,
        lostSafeArea: pairs.map { $0.safeArea - $1.safeAreaInsets.bottom }.max() ?? 0)
      let safeArea = safeArea(of: containers)
      measured = former
      measured.record(
        change, from: before.geometry, to: view.displacedGeometry, lostSafeArea: safeArea.lost,
        remainingSafeArea: safeArea.remaining)
    }

    /// Prepares for the position of an input, which may be a different input than before.
    private func prepare(for input: UIView) {
      guard input !== self.input else { return }
      self.input = input
      measured.inputDidChange()
    }

    /// Returns the bottom safe area of the view that has lost most of it since nothing was moved.
    private func safeArea(of containers: [UIView]) -> (lost: CGFloat, remaining: CGFloat) {
      let changes = containers.map { view in
        let remaining = view.safeAreaInsets.bottom
        return (lost: (safeAreas[ObjectIdentifier(view)] ?? remaining) - remaining, remaining: remaining)
      }
      return changes.max { $0.lost < $1.lost } ?? (0, 0)
    }

    /// Forgets the distance, because the app has moved the inputs back.
    func forget() { measured = InputDisplacement() }

    /// Returns whether a layout pass has put the view back since the last change.
    func isReset(in view: UIView) -> Bool {
      // For a notification that changes nothing, reading the view's position would take longer than all other steps.
      measured.dependsOnOwnPosition && measured.isReset(at: view.displacedGeometry)
    }
  }

  extension UIView {
    /// The position and size of this view, which show whether a layout pass has put the view back.
    fileprivate var displacedGeometry: InputDisplacement.Geometry {
      InputDisplacement.Geometry(centerY: center.y, size: bounds.size, superview: superview?.bounds, scale: shiftScale)
    }

    /// Returns the views that contain this view, from the innermost view to a given one.
    fileprivate func superviews(upTo view: UIView) -> [UIView] {
      var views: [UIView] = []
      var next = superview
      while let current = next {
        views.append(current)
        next = current === view ? nil : current.superview
      }
      return views
    }
  }
#endif
