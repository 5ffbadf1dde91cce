public import Foundation

/// Everything that decides what must move for a keyboard: rectangles in, an ``AvoidancePlan`` out.
///
/// Unless said otherwise every rectangle is in the window's coordinates, in points, and everything is given as it stands
/// now, with what was contributed before still in it. The contributions stand beside it, so that the planner can
/// take them out again and decide on what the app itself laid out.
public struct AvoidanceScene: Equatable, Sendable {
  /// What may be done to keep an input visible.
  public enum Policy: String, CaseIterable, Hashable, Sendable, Codable {
    /// What scrolls is scrolled, and what scrolling cannot do the controller's view does by shifting.
    case automatic
    /// Only scroll views move.
    case scrollOnly
    /// The keyboard becomes additional safe area at the bottom, as in SwiftUI; scroll views scroll within it.
    case safeArea
    /// Nothing is done, and what was done is taken back.
    ///
    /// Not called `none`: where a policy is optional, `.none` would mean "no policy of its own" and compile.
    case off
  }

  /// What to keep visible, the most important first: the caret's line, else the selection, else the input; then what
  /// was declared along with it.
  public var targets: [Target]

  /// Points to leave free between a target and the keyboard; a negative spacing counts as 0.
  ///
  /// A keyboard that reaches less than this into the window asks for no more spacing than it reaches, so that
  /// nothing jumps when it leaves.
  public var spacing: CGFloat

  /// Where the keyboard is, in screen coordinates.
  public var keyboard: KeyboardState

  /// The window's frame in screen coordinates, which leads from the keyboard's frame to the window's coordinates.
  public var windowFrame: CGRect

  /// The view that shifts, and how far it may.
  public var container: Container

  /// The scroll views around the first target, from the innermost out.
  public var scrollViews: [ScrollView]

  /// What may be done.
  public var policy: Policy

  /// Whether the container's present shift stays as far as the targets allow, instead of becoming the least that shows them.
  ///
  /// So it should be while only a caret moves: a view that follows it down and up would take the text away from under the
  /// finger that taps or drags there.
  public var keepsShift: Bool

  /// Why nothing may move, whatever the policy; nil for an input that the app lays out.
  public var exclusion: Exclusion?

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - targets: What to keep visible, the most important first.
  ///   - spacing: Points to leave free above the keyboard.
  ///   - keyboard: Where the keyboard is, in screen coordinates.
  ///   - windowFrame: The window's frame in screen coordinates.
  ///   - container: The view that shifts.
  ///   - scrollViews: The scroll views around the first target, from the innermost out.
  ///   - policy: What may be done.
  ///   - keepsShift: Whether the present shift stays as far as the targets allow.
  public init(
    targets: [Target] = [], spacing: CGFloat = 0, keyboard: KeyboardState, windowFrame: CGRect,
    container: Container, scrollViews: [ScrollView] = [], policy: Policy = .automatic, keepsShift: Bool = false
  ) {
    self.targets = targets
    self.spacing = spacing
    self.keyboard = keyboard
    self.windowFrame = windowFrame
    self.container = container
    self.scrollViews = scrollViews
    self.policy = policy
    self.keepsShift = keepsShift
  }
}
