#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Observes the keyboard layout guide of a window, and passes its position to a center.
  ///
  /// The center compares the position with the notifications.
  @MainActor final class LayoutGuideObserver {
    /// Called with the guide's top, its previous top, and the lowest top that the guide can report, all in screen
    /// coordinates, in points.
    ///
    /// The previous top is nil for the first position of a guide.
    var onMove: ((_ top: CGFloat, _ previousTop: CGFloat?, _ lowest: CGFloat) -> Void)?

    /// The window whose guide is observed.
    private(set) weak var window: UIWindow?
    /// The last position that the guide reported, in screen coordinates; nil before the first position.
    private var lastTop: CGFloat?

    private weak var center: KeyboardCenter?
    private var probe: LayoutGuideProbe?
    /// The state that the guide had missed when it was last replaced; nil if the guide may be replaced for any state.
    private var missedState: KeyboardState?

    /// - Parameter center: The center that receives the positions, held weakly.
    init(for center: KeyboardCenter) {
      self.center = center
    }

    deinit {
      MainQueue.run { [probe] in probe?.removeFromSuperview() }
    }

    /// Returns whether the guide of a window is observed, and is still in that window.
    func isObserving(_ window: UIWindow?) -> Bool {
      window != nil && window === self.window && probe?.superview === window
    }

    /// Observes a new guide in a window, or stops observing if the window is nil.
    func observe(in window: UIWindow?) {
      self.window = window
      replaceProbe()
    }

    /// Returns whether the guide has not followed a docked keyboard to its position.
    ///
    /// If the guide was already replaced for the same state, the result is false, because another new guide would not
    /// follow the keyboard either.
    func hasMissed(_ keyboard: KeyboardState) -> Bool {
      guard let lastTop, keyboard.isDocked, keyboard != missedState else { return false }
      return DraggedEdge.isTop(lastTop, awayFrom: keyboard)
    }

    /// Allows the guide to be replaced again, because a new guide may follow the next keyboard that appears.
    func allowReplacement() { missedState = nil }

    /// Replaces a guide that has missed a keyboard.
    func replaceGuide(thatMissed keyboard: KeyboardState) {
      missedState = keyboard
      replaceProbe()
    }

    private func replaceProbe() {
      probe?.removeFromSuperview()
      probe = nil
      lastTop = nil
      guard let window else { return }
      let new = LayoutGuideProbe()
      new.onMove = { [weak self] in self?.guideDidMove(to: $0, lowest: $1) }
      probe = new
      new.attach(to: window)
    }

    private func guideDidMove(to top: CGFloat, lowest: CGFloat) {
      let previousTop = lastTop
      // The top is stored first, because the calls below can move the guide again.
      lastTop = top
      reportToCenter(top, lowest: lowest)
      onMove?(top, previousTop, lowest)
    }

    /// Passes the guide's position to the center if the position determines where the keyboard is.
    private func reportToCenter(_ top: CGFloat, lowest: CGFloat) {
      guard let center, let probe, let window else { return }
      let locatesKeyboard = KeyboardStateMachine.guideLocatesKeyboard(
        top: top, lowest: lowest, window: window.frameOnScreen, screen: center.state(for: window).screen)
      if locatesKeyboard { center.rememberGuide(top, of: probe) }
    }
  }
#endif
