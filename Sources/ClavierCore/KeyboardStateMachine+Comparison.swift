import CoreGraphics
package import Foundation

extension KeyboardStateMachine {
  /// What can be compared with the `will` notifications, and cannot move anything by itself.
  package enum Source: String, CaseIterable, Hashable, Sendable {
    /// A `did` notification with a frame that no `will` announced.
    case didNotification
    /// The top of a `keyboardLayoutGuide`.
    case layoutGuide
    /// The measured top of the first responder's accessory view.
    case accessoryView
  }

  /// What became of a notification, a comparison or an activation.
  package enum Decision: String, CaseIterable, Hashable, Sendable {
    /// It decides where the keyboard is, or confirms it.
    case applied
    /// Its frame says nothing: it is empty or cannot be a keyboard's.
    case unusable
    /// It says nothing, and the first responder's accessory view is on the screen, which now counts.
    case replacedByBar
    /// It arrived while the app was inactive.
    case inactive
    /// It is about the keyboard of another app.
    case otherApp
    /// It is about an earlier transition.
    case late
    /// It disagrees with the last `will` notification, and no second source agrees with it.
    case disagrees
    /// It disagrees with the last `will` notification, as another source does, so that both correct the state.
    case corrected
    /// The keyboard left while the app was in the background.
    case gone

    /// The decision in a sentence, for logs.
    package var explanation: String {
      switch self {
      case .applied: "It decides where the keyboard is, or confirms it."
      case .unusable: "Its frame says nothing. What was known before still holds."
      case .replacedByBar: "The first responder's accessory view is on the screen, and its place counts."
      case .inactive: "The app is inactive, so nothing changes until it becomes active."
      case .otherApp: "It is about the keyboard of another app, which changes nothing here."
      case .late: "It is about an earlier transition, which changes nothing."
      case .disagrees: "It disagrees with the last will notification, and no second source agrees with it."
      case .corrected: "It disagrees with the last will notification, and a second source agrees with it."
      case .gone: "Nothing in the app is first responder, so the keyboard left in the background."
      }
    }
  }

  /// Compares another source with what is known, and corrects that if two sources agree against it.
  ///
  /// Each of these sources has been wrong alone: the guide stays at the bottom of the screen (manaflow-ai/cmux pull request
  /// 9958, iOS 27) or at the top of a keyboard that left (kirillzyusko/react-native-keyboard-controller issue 1598, iOS 26), and
  /// an accessory view has no size yet when it joins its window. While nothing is known and an input is edited, one is
  /// enough.
  ///
  /// - Parameters:
  ///   - source: Where the value comes from.
  ///   - top: The keyboard's top in screen coordinates. One in the bottom safe area, where a guide rests, means hidden.
  ///   - context: What surrounds the comparison.
  /// - Returns: Whether ``state`` changed. Nothing animates such a change.
  @discardableResult
  package mutating func compare(_ source: Source, top: CGFloat, in context: Context) -> Bool {
    guard top.isFinite, context.isActive, context.screen.isUsable, !context.screen.isEmpty else { return false }
    let screen = context.screen
    let rest = screen.maxY - KeyboardGeometry.sanitized(context.bottomSafeArea) - Self.tolerance
    guard top < rest else { return compare(source, with: .hidden(on: screen), in: context) }
    let frame = CGRect(x: screen.minX, y: top, width: screen.width, height: screen.maxY - top)
    let rules = PlacementRules(event: .willChangeFrame, info: KeyboardInfo(endFrame: frame), context: context)
    guard rules.placement != .unknown, rules.placement != .hidden else { return false }
    return compare(
      source, with: KeyboardState(placement: rules.placement, frame: frame, screen: screen), in: context)
  }

  /// Takes note of a resident bar that was measured on the screen, for which nothing may have been posted.
  ///
  /// On iOS 27 a resident bar docks without any notification (`ApolloMessagesKeyboardInset.xm`, Apollo-Reborn). The first
  /// responder, which has the bar, and the bar's place are two sources; a keyboard that is up is not replaced.
  ///
  /// - Parameter context: What surrounds the measurement, with the bar's place.
  /// - Returns: Whether ``state`` changed. Nothing animates such a change.
  @discardableResult
  package mutating func noteResidentBar(in context: Context) -> Bool {
    guard context.isActive, let bar = bar(in: context) else { return false }
    switch state.placement {
    case .unknown, .hidden, .otherApp: break
    case .accessoryOnly where abs(state.frame.minY - bar.frame.minY) >= Self.tolerance: break
    default: return false
    }
    disagreements = [:]
    state = bar
    decision = .replacedByBar
    return true
  }

  @discardableResult
  mutating func compare(_ source: Source, with next: KeyboardState, in context: Context) -> Bool {
    // No guide follows a keyboard that is off the bottom edge.
    guard state.placement != .undocked, state.placement != .floating else { return false }
    if !state.isKnown {
      guard context.isInputFirstResponder, next.isVisible else { return false }
      state = next
      decision = .corrected
      return true
    }
    if isSame(top(of: next), top(of: state)) {
      disagreements[source] = nil
      decision = .applied
      return false
    }
    let agrees = disagreements.contains { $0.key != source && isSame($0.value, top(of: next)) }
    let coversMore = next.isDocked && state.placement == .docked && top(of: next) < top(of: state)
    guard agrees || isUnanimated && coversMore && source != .didNotification else {
      disagreements[source] = top(of: next)
      decision = .disagrees
      return false
    }
    disagreements = [:]
    state = next
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
