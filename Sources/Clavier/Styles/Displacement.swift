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
    /// How far up the input was after the last change, in the window's points.
    private var total: CGFloat = 0
    /// How far up the view, or the view inside it that moved farthest, was after the last change, in the window's
    /// points.
    private var containerTotal: CGFloat = 0
    /// The part of ``containerTotal`` that is due to the view's own position, which a layout pass may reset.
    private var positionPart: CGFloat = 0
    private var loss = SafeAreaLoss()
    /// The bottom safe areas of the views that contain the input, while nothing is moved.
    private var safeAreas: [ObjectIdentifier: CGFloat] = [:]
    /// The size of the view after the last change.
    private var size = CGSize.zero
    /// The `y` coordinate of the view's center after the last change, in its superview's coordinate space.
    private var position: CGFloat = 0

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
        topLimit: topLimit(above: view, in: window),
        contributedShift: currentShift(of: view)
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
      guard shift > 0 else { return 0 }
      let offset = (-(shift + loss.amount) / view.shiftScale).snapped(to: 0)
      return loss.amount > 0 && offset.isWithinAPoint(of: current) ? current : offset.snapped(to: current)
    }

    /// Returns the bottom edge of the window's top safe area or of the navigation bar above a view, whichever is lower,
    /// in the window's coordinate space.
    ///
    /// The view's own safe area cannot be used, because it can change as the view moves.
    private func topLimit(above view: UIView, in window: UIWindow) -> CGFloat {
      let top = window.safeAreaInsets.top
      guard let bar = view.nearestController?.navigationController?.navigationBar, bar.window === window, !bar.isHidden
      else { return top }
      return max(top, bar.frameInWindow.maxY)
    }

    /// Calls `apply`, lays out the view, and measures how far these two steps have moved an input.
    ///
    /// - Parameter offset: The new offset. 0 means that nothing is moved, so no rounding error remains.
    func measure(_ input: UIView?, in view: UIView, offset: CGFloat, apply: () -> Void) {
      if let input { prepare(for: input) }
      let containers = input.map { $0.superviews(upTo: view) } ?? []
      let before = (
        input: input?.frameOnScreen.minY ?? 0,
        containers: containers.map { (top: $0.frameOnScreen.minY, safeArea: $0.safeAreaInsets.bottom) },
        center: view.center.y
      )
      let former = (total: currentShift(of: view), position: currentPositionPart(of: view))
      let formerContainerTotal = containerTotal - positionPart + former.position
      if formerContainerTotal == 0 {
        safeAreas = [:]
        for container in containers { safeAreas[ObjectIdentifier(container)] = container.safeAreaInsets.bottom }
      }
      apply()
      view.layoutIfNeeded()
      size = view.bounds.size
      position = view.center.y
      // A listener may have removed the input.
      guard offset != 0, let input, input.window != nil else { return forget() }
      total = former.total + before.input - input.frameOnScreen.minY
      let pairs = zip(before.containers, containers)
      let movement = pairs.map { $0.top - $1.frameOnScreen.minY }.max { abs($0) < abs($1) } ?? 0
      containerTotal = formerContainerTotal + movement
      positionPart = former.position + (before.center - view.center.y) * view.shiftScale
      let change = SafeAreaLoss.Change(
        view: movement, input: total - former.total,
        lostSafeArea: pairs.map { $0.safeArea - $1.safeAreaInsets.bottom }.max() ?? 0)
      let safeArea = safeArea(of: containers)
      loss.record(
        change, missing: containerTotal - total, lostSafeArea: safeArea.lost, remainingSafeArea: safeArea.remaining)
    }

    /// Prepares for the position of an input, which may be a different input than before.
    ///
    /// Whether the next input moves as far as the view is not known yet.
    private func prepare(for input: UIView) {
      guard input !== self.input else { return }
      self.input = input
      (total, loss) = (max(total + loss.amount, containerTotal), SafeAreaLoss())
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
    func forget() { (total, containerTotal, positionPart, loss) = (0, 0, 0, SafeAreaLoss()) }

    /// Returns whether a layout pass has put the view back since the last change.
    func isReset(in view: UIView) -> Bool { !currentShift(of: view).isWithinAPoint(of: total) }

    /// Returns how far the inputs are now above their positions without an offset, in points.
    ///
    /// A transform, bounds, and constraints keep the values that the app has set, but a layout pass, for example,
    /// during a rotation, may reset a view's frame. If the view is as tall as its superview, its position shows whether
    /// its frame was reset. The frame of any other view was reset if its size has changed, or if the view has moved
    /// back by exactly the part that was due to its position.
    private func currentShift(of view: UIView) -> CGFloat {
      let current = currentPositionPart(of: view)
      guard current != positionPart else { return total }
      // A view that is back at its position has its bottom safe area again.
      return total - positionPart + current + (current == 0 ? loss.amount : 0)
    }

    /// Returns how far up the view itself is now, in the window's points.
    private func currentPositionPart(of view: UIView) -> CGFloat {
      guard positionPart != 0 else { return 0 }
      let scale = view.shiftScale
      if let container = view.superview, container.bounds.height == view.bounds.height {
        return (container.bounds.midY - view.center.y) * scale
      }
      let isBack = ((view.center.y - position) * scale).isWithinAPoint(of: positionPart)
      return size == view.bounds.size && !isBack ? positionPart : 0
    }
  }

  extension UIView {
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
