import CoreGraphics
package import Foundation

extension KeyboardStateMachine {
  /// A source that is compared with the `will` notifications, and that does not change the state alone.
  package enum Source: String, CaseIterable, Hashable, Sendable {
    /// A `did` notification with a frame that no `will` notification announced.
    case didNotification
    /// The top of a `keyboardLayoutGuide`.
    case layoutGuide
    /// The measured top of the first responder's accessory view.
    case accessoryView
  }

  /// A decision about a notification, a comparison, or an activation.
  package enum Decision: String, CaseIterable, Hashable, Sendable {
    /// It sets or confirms the state.
    case applied
    /// Its frame is empty or impossible for a keyboard.
    case unusable
    /// It has no usable frame, and the frame of the first responder's accessory view is used.
    case replacedByBar
    /// It arrived while the app was inactive.
    case inactive
    /// It describes the keyboard of another app.
    case otherApp
    /// It belongs to an earlier transition.
    case late
    /// It disagrees with the last `will` notification, and no second source agrees with it.
    case disagrees
    /// It disagrees with the last `will` notification and agrees with another source, so both correct the state.
    case corrected
    /// The keyboard disappeared while the app was in the background.
    case gone

    /// A sentence that describes the decision, for logs.
    package var explanation: String {
      switch self {
      case .applied: "It sets or confirms the state of the keyboard."
      case .unusable: "Its frame is unusable, so the previous state is still valid."
      case .replacedByBar: "It has no usable frame, so the frame of the first responder's accessory view is used."
      case .inactive: "The app is inactive, so nothing changes until it becomes active."
      case .otherApp: "It describes the keyboard of another app, so nothing changes."
      case .late: "It belongs to an earlier transition, so nothing changes."
      case .disagrees: "It disagrees with the last will notification, and no second source agrees with it."
      case .corrected: "It disagrees with the last will notification, and a second source agrees with it."
      case .gone: "Nothing in the app is first responder, so the keyboard disappeared in the background."
      }
    }
  }

  /// Compares another source with the state, and corrects the state if two sources agree against it.
  ///
  /// Each of these sources is sometimes wrong. The guide stays at the bottom of the screen (manaflow-ai/cmux pull request 9958,
  /// iOS 27) or at the top of a hidden keyboard (kirillzyusko/react-native-keyboard-controller issue 1598, iOS 26). An
  /// accessory view has no size when it joins its window. While nothing is known and an input is edited, one source is enough. A
  /// guide that returns to the bottom is also enough if nothing is first responder: the keyboard was hidden in the background, and
  /// its input resigns later without a notification.
  ///
  /// - Parameters:
  ///   - source: The source of the value.
  ///   - top: The keyboard's top, in screen coordinates. A top in the bottom safe area, where the guide of a hidden
  ///     keyboard is, means hidden.
  ///   - context: The context of the comparison.
  /// - Returns: Whether ``state`` changed. Nothing animates such a change.
  @discardableResult
  package mutating func compare(_ source: Source, top: CGFloat, in context: Context) -> Bool {
    guard top.isFinite, context.isActive, context.screen.isUsable, !context.screen.isEmpty else { return false }
    let screen = context.screen
    let rest = screen.maxY - KeyboardGeometry.sanitized(context.bottomSafeArea) - Self.tolerance
    if source == .layoutGuide {
      if top < rest, state.isDocked { guideHasMoved = true }
      guard top < rest || guideHasMoved || !state.isDocked else { return false }
    }
    guard top < rest else { return compare(source, with: .hidden(on: screen), in: context) }
    let frame = CGRect(x: screen.minX, y: top, width: screen.width, height: screen.maxY - top)
    let rules = PlacementRules(event: .willChangeFrame, info: KeyboardInfo(endFrame: frame), context: context)
    guard rules.placement != .unknown, rules.placement != .hidden else { return false }
    return compare(
      source, with: KeyboardState(placement: rules.placement, frame: frame, screen: screen), in: context)
  }

  /// Updates the state for a resident bar that was measured on the screen.
  ///
  /// On iOS 27, a resident bar docks without a notification (`ApolloMessagesKeyboardInset.xm`, Apollo-Reborn). The first
  /// responder that has the bar, and the bar's frame, are two sources. The bar does not replace a visible keyboard.
  ///
  /// - Parameter context: The context of the measurement, with the bar's frame.
  /// - Returns: Whether ``state`` changed. Nothing animates such a change.
  @discardableResult
  package mutating func applyResidentBar(in context: Context) -> Bool {
    guard context.isActive, let bar = bar(in: context) else { return false }
    switch state.placement {
    case .unknown, .hidden, .otherApp: break
    case .accessoryOnly where abs(state.frame.minY - bar.frame.minY) >= Self.tolerance: break
    default: return false
    }
    disagreements = [:]
    state = bar
    correction = .accessoryView
    decision = .replacedByBar
    return true
  }

  @discardableResult
  mutating func compare(_ source: Source, with next: KeyboardState, in context: Context) -> Bool {
    // No guide follows a keyboard that is above the bottom edge.
    guard state.placement != .undocked, state.placement != .floating else { return false }
    if !state.isKnown {
      guard context.isInputFirstResponder, next.isVisible else { return false }
      state = next
      correction = source
      decision = .corrected
      return true
    }
    if isSame(top(of: next), top(of: state)) {
      disagreements[source] = nil
      decision = .applied
      return false
    }
    let isAbandoned = source == .layoutGuide && !next.isVisible && context.isWithoutResponder
    let agrees = isAbandoned || disagreements.contains { $0.key != source && isSame($0.value, top(of: next)) }
    let coversMore = next.isDocked && state.placement == .docked && top(of: next) < top(of: state)
    let isTrusted =
      context.trustsLayoutGuide && source == .layoutGuide && next.isDocked && state.placement == .docked
    guard agrees || isTrusted || isUnanimated && coversMore && source != .didNotification else {
      disagreements[source] = top(of: next)
      decision = .disagrees
      return false
    }
    disagreements = [:]
    state = next
    correction = source
    decision = .corrected
    return true
  }

  private func top(of state: KeyboardState) -> CGFloat {
    state.isDocked ? state.frame.minY : state.screen.maxY
  }

  private func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool {
    abs(one - other) < Self.tolerance
  }
}
