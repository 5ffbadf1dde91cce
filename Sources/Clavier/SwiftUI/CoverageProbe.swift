#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// A view that measures how much of itself the keyboard covers.
  @MainActor final class CoverageProbe: HostProbe {
    /// The space between the keyboard and the content, in points, while the keyboard covers part of this view.
    var spacing: CGFloat {
      // SwiftUI sets this property while it updates views. During an update, `onChange` must not change SwiftUI state.
      didSet { if spacing != oldValue { setNeedsLayout() } }
    }

    /// Called with the height that must be free at the bottom edge, in this view's points, and with the keyboard's
    /// animation, when the height changes.
    var onChange: ((CGFloat, KeyboardAnimation) -> Void)?

    private let keyboardCenter: KeyboardCenter
    private var subscription: KeyboardSubscription?
    /// The last height that was passed to ``onChange``.
    private var height: CGFloat
    /// The height that the last measurement has shown to be needed.
    private var measuredHeight: CGFloat = 0
    /// Whether a notification has arrived in this turn of the run loop, at whose end this view is measured.
    private var awaitsEndOfTurn = false
    private var limiter = HeightFeedbackLimiter(tolerance: tolerance)
    /// UIKit does not lay out a view that only moves, so the view is also measured at the end of each turn of the run
    /// loop.
    private let turns = DockedTurns()

    /// Creates a probe.
    ///
    /// - Parameters:
    ///   - spacing: The space between the keyboard and the content, in points.
    ///   - height: The height that is already added at the bottom edge, in points. SwiftUI can keep the padding of a
    ///     view whose probe it creates again.
    ///   - center: The keyboard center to observe.
    init(spacing: CGFloat, height: CGFloat = 0, center: KeyboardCenter) {
      self.spacing = spacing
      self.height = height
      keyboardCenter = center
      super.init()
      turns.onEnd = { [weak self] in self?.turnDidEnd(animation: $0) }
      let subscriber = KeyboardCenter.Subscriber(
        handler: { [weak self] in self?.keyboardDidChange(with: $0.animation) },
        // A correction may arrive at the end of a turn, when no other turn may follow soon.
        onCorrection: { [weak self] _ in self?.update(with: .unanimated) })
      subscription = center.subscribe(subscriber, owner: self)
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if !awaitsEndOfTurn { update(with: .unanimated) }
    }

    /// Measures this view at the end of the turn, when SwiftUI's own avoidance may have moved the view.
    ///
    /// Otherwise, space would be added with an animation, and then removed without one.
    private func keyboardDidChange(with animation: KeyboardAnimation) {
      limiter.reset()
      turns.animation = animation
      awaitsEndOfTurn = window != nil && keyboardCenter.state(for: self).isDocked
      if awaitsEndOfTurn { turns.observe(isDocked: true) } else { update(with: animation) }
    }

    private func turnDidEnd(animation: KeyboardAnimation) {
      // At the end of a turn, Core Animation has not laid out the window yet, so the window is laid out here.
      if awaitsEndOfTurn { window?.layoutIfNeeded() }
      awaitsEndOfTurn = false
      update(with: animation)
      limiter.turnDidEnd(with: measuredHeight, replacing: height)
    }

    /// The smallest difference that counts, in points.
    ///
    /// Rounding in a layout pass must not cause another layout pass.
    private static let tolerance: CGFloat = 0.5

    /// The height that must be free at the bottom edge, in this view's points.
    private var neededHeight: CGFloat {
      let covered = KeyboardGeometry.padding(
        covering: unshiftedFrameOnScreen, state: keyboardCenter.state(for: self), spacing: spacing)
      return covered / verticalScale
    }

    /// Measures this view, whose height includes the space that was already added.
    ///
    /// Content that SwiftUI's own avoidance has moved above the keyboard is not covered, so no space is added for it. A
    /// shift by the avoider does not count, because the avoider reverts the part of its shift that this space makes
    /// unnecessary.
    private func update(with animation: KeyboardAnimation) {
      guard window != nil else { return turns.stop() }
      turns.observe(isDocked: keyboardCenter.state(for: self).isDocked)
      measuredHeight = neededHeight
      guard abs(measuredHeight - height) >= Self.tolerance, limiter.allows(measuredHeight, replacing: height) else {
        return
      }
      height = measuredHeight
      onChange?(height, animation)
    }
  }
#endif
