import CoreGraphics
package import Foundation

extension KeyboardStateMachine {
  /// A source of the keyboard's position other than the `will` notifications.
  ///
  /// The position is compared with the state, and usually does not change the state on its own.
  package enum Source: String, CaseIterable, Hashable, Sendable {
    /// A `did` notification with a frame that no `will` notification announced.
    case didNotification
    /// The top of a `keyboardLayoutGuide`.
    case layoutGuide
    /// The measured top of the first responder's accessory view.
    case accessoryView
  }

  /// Compares the position from a source with the state, and corrects the state if two sources agree on a different
  /// position.
  ///
  /// Each of these sources is sometimes wrong. The layout guide may stay at the bottom of the screen while the keyboard
  /// is visible (manaflow-ai/cmux pull request 9958, iOS 27), or in its raised position after the keyboard has hidden
  /// (kirillzyusko/react-native-keyboard-controller issue 1598, iOS 26). An accessory view has no size when it joins
  /// its window. ``KeyboardStateMachine`` lists the conditions under which one source is enough.
  ///
  /// - Parameters:
  ///   - source: The source of the position.
  ///   - top: The keyboard's top, in screen coordinates. If the top is in the bottom safe area, the keyboard is hidden,
  ///     because the layout guide rests there.
  ///   - context: The context of the comparison.
  /// - Returns: The outcome; nil if there was nothing to compare, or if the source has already reported the same
  ///   difference. The system does not animate a correction.
  @discardableResult
  package mutating func compare(_ source: Source, top: CGFloat, in context: Context) -> Outcome? {
    guard top.isFinite, context.isActive, context.screen.isUsable, !context.screen.isEmpty else { return nil }
    let screen = context.screen
    let restingTop = screen.maxY - KeyboardGeometry.sanitized(context.bottomSafeArea) - Self.tolerance
    if source == .layoutGuide {
      if top < restingTop, state.isDocked { guideHasMoved = true }
      guard top < restingTop || guideHasMoved || !state.isDocked else { return nil }
    }
    guard top < restingTop else { return compare(source, with: .hidden(on: screen), in: context) }
    let frame = CGRect(x: screen.minX, y: top, width: screen.width, height: screen.maxY - top)
    let rules = PlacementRules(event: .willChangeFrame, info: KeyboardInfo(endFrame: frame), context: context)
    guard rules.placement != .unknown, rules.placement != .hidden else { return nil }
    return compare(
      source, with: KeyboardState(placement: rules.placement, frame: frame, screen: screen), in: context)
  }

  /// Returns whether a layout guide shows where the keyboard is, so that the guide's position may be compared with the
  /// state.
  ///
  /// If a window ends above the bottom of the screen, its guide rests at the window's bottom edge even while a visible
  /// keyboard is below the window. Therefore, such a guide is compared only if it has left its resting position.
  ///
  /// - Parameters:
  ///   - top: The guide's top, in screen coordinates.
  ///   - lowest: The lowest top that the guide can report, in screen coordinates.
  ///   - window: The window's frame, in screen coordinates.
  ///   - screen: The screen's bounds.
  package static func guideLocatesKeyboard(top: CGFloat, lowest: CGFloat, window: CGRect, screen: CGRect) -> Bool {
    let endsAboveBottom = window.maxY < screen.maxY - tolerance
    return !endsAboveBottom || top < lowest - tolerance
  }

  /// Compares the state that another source reports with the current state, as ``compare(_:top:in:)`` does.
  @discardableResult
  mutating func compare(_ source: Source, with reported: KeyboardState, in context: Context) -> Outcome? {
    // A layout guide does not follow a keyboard that is above the bottom edge.
    guard state.placement != .undocked, state.placement != .floating else { return nil }
    if !state.isKnown {
      guard context.firstResponder.isInput, reported.isVisible else { return nil }
      correct(to: reported, by: source)
    } else if top(of: reported).isWithinAPoint(of: top(of: state)) {
      disagreements[source] = nil
      outcome = .applied
    } else if mayCorrect(source, to: reported, in: context) {
      correct(to: reported, by: source)
    } else {
      outcome = .disagrees
      let earlier = disagreements.updateValue(top(of: reported), forKey: source)
      if earlier?.isWithinAPoint(of: top(of: reported)) == true { return nil }
    }
    return outcome
  }

  /// Returns whether a source that disagrees with the known state may correct the state.
  private mutating func mayCorrect(_ source: Source, to reported: KeyboardState, in context: Context) -> Bool {
    let top = top(of: reported)
    if disagreements.contains(where: { $0.key != source && $0.value.isWithinAPoint(of: top) }) {
      // From now on, one source is not enough. Otherwise, a source that contradicts these two sources could undo the
      // correction.
      announcements.wasLastUnanimated = false
      return true
    }
    // The keyboard was hidden while the app was in the background.
    if source == .layoutGuide, !reported.isVisible, context.firstResponder == .absent { return true }
    guard reported.isDocked, state.placement == .docked else { return false }
    if source == .layoutGuide, context.trustsLayoutGuide { return true }
    return announcements.wasLastUnanimated && top < self.top(of: state) && source != .didNotification
  }

  private mutating func correct(to reported: KeyboardState, by source: Source) {
    disagreements = [:]
    state = reported
    correction = source
    outcome = .corrected
  }

  /// The largest difference that counts as rounding, in points.
  private static let tolerance: CGFloat = 1

  private func top(of state: KeyboardState) -> CGFloat {
    state.isDocked ? state.frame.minY : state.screen.maxY
  }
}
