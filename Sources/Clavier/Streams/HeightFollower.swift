#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Reports the height of the part of a view that the keyboard covers, in each animation frame.
  @MainActor final class HeightFollower {
    private weak var view: UIView?
    private weak var center: KeyboardCenter?
    private let report: @MainActor (CGFloat) -> Void
    private let onEnd: @MainActor () -> Void
    private let drag: KeyboardDrag
    private var subscription: KeyboardSubscription?
    private var height: CGFloat
    private var motion: HeightMotion?
    private var frames: DisplayFrames?
    private let turns = DockedTurns()

    /// - Parameters:
    ///   - view: The view, held weakly.
    ///   - center: The center that has the keyboard's state, held weakly.
    ///   - report: A closure that is called with the current height, and with each height that differs from the
    ///     previous height.
    ///   - onEnd: A closure that is called when the view or the center no longer exists, and when the follower ends.
    init(
      of view: UIView, in center: KeyboardCenter, _ report: @escaping @MainActor (CGFloat) -> Void,
      onEnd: @escaping @MainActor () -> Void
    ) {
      self.view = view
      self.center = center
      self.report = report
      self.onEnd = onEnd
      height = center.state(for: view.window).overlap(of: view)
      drag = KeyboardDrag(in: center)
      drag.onMove = { [weak self] in self?.keyboardWasDragged($0) }
      turns.onEnd = { [weak self] in self?.turnDidEnd(animation: $0) }
      let subscriber = KeyboardCenter.Subscriber(
        handler: { [weak self] delivery in
          self?.drag.keyboardDidChange(delivery.event)
          self?.turns.animation = delivery.animation
          self?.follow(with: delivery.animation)
        },
        onCorrection: { [weak self] _ in self?.follow(with: .unanimated) },
        onEnd: { [weak self] in self?.end() })
      subscription = center.subscribe(subscriber, owner: nil)
      report(height)
      observe(view, in: center)
    }

    /// Stops following the keyboard.
    func cancel() {
      subscription?.cancel()
    }

    private func end() {
      drag.observe(in: nil)
      turns.stop()
      stopMoving()
      onEnd()
    }

    private func coveredHeight(of view: UIView, in center: KeyboardCenter) -> CGFloat {
      (drag.state ?? center.state(for: view.window)).overlap(of: view)
    }

    /// Observes the changes for which no notification is posted: a drag of the keyboard, and a new position, size, or
    /// window of the view.
    private func observe(_ view: UIView, in center: KeyboardCenter) {
      let isDocked = center.state(for: view.window).isDocked
      drag.observe(in: isDocked ? view.window : nil)
      turns.observe(isDocked: isDocked)
    }

    private func turnDidEnd(animation: KeyboardAnimation) {
      guard let view, let center else { return cancel() }
      // A drag reports each height itself. After the finger lets go, the keyboard's destination is not known yet.
      guard !drag.isActive, !drag.isReleased else { return }
      // At the end of a turn of the run loop, Core Animation has not laid out the window yet, so the window is laid out
      // here.
      view.window?.layoutIfNeeded()
      guard motion != nil, !animation.isAnimated else { return follow(with: animation) }
      // The view has changed while the keyboard moves, so the movement continues to the new height.
      motion?.target = coveredHeight(of: view, in: center)
    }

    /// Moves to the height that the keyboard covers now.
    private func follow(with animation: KeyboardAnimation) {
      guard let view, let center else { return cancel() }
      observe(view, in: center)
      let target = coveredHeight(of: view, in: center)
      guard target != motion?.target ?? height else { return }
      stopMoving()
      guard let window = view.window, animation.isAnimated else { return set(target) }
      motion = HeightMotion(from: height, to: target, with: animation)
      frames = DisplayFrames(of: window) { [weak self] in self?.move(at: $0) }
    }

    private func move(at time: TimeInterval) {
      guard let view, let center else { return cancel() }
      guard let motion else { return }
      guard view.window != nil else {
        stopMoving()
        return set(coveredHeight(of: view, in: center))
      }
      set(motion.height(at: time))
      if motion.isFinished(at: time) { stopMoving() }
    }

    private func keyboardWasDragged(_ keyboard: KeyboardState) {
      guard let view else { return cancel() }
      stopMoving()
      set(keyboard.overlap(of: view))
    }

    private func stopMoving() {
      motion = nil
      frames?.stop()
    }

    private func set(_ height: CGFloat) {
      guard height != self.height else { return }
      self.height = height
      report(height)
    }
  }
#endif
