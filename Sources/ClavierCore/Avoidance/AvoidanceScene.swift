package import Foundation

/// The geometry and settings from which ``AvoidancePlanner`` makes an ``AvoidancePlan``.
///
/// Unless stated otherwise, rectangles are in the window's coordinate space, in points. All values are current values,
/// which include what the avoider has added. These additions are also listed separately, so that the planner can
/// subtract them and plan from the app's own layout.
package struct AvoidanceScene: Equatable, Sendable {
  /// What caused the planning.
  package enum Trigger: Hashable, Sendable {
    /// The keyboard, the focused input, or the layout changed.
    case layout
    /// The text or the selection of the input changed.
    case text
    /// The keyboard or the layout changed after the user or the app had scrolled, so the content stays where it is.
    case layoutAfterScrolling
    /// Editing ended, and the next input is not known yet.
    case endOfEditing

    /// Whether the plan scrolls or shifts to bring the input into view.
    ///
    /// The value is false between two inputs, and after the user or the app has scrolled.
    package var bringsInputIntoView: Bool { self == .layout || self == .text }
  }

  /// The rectangles to keep visible, from the most to the least important.
  ///
  /// The list begins with the caret's line and the selection, or with the whole input. Next are the views that the app
  /// wants to keep visible together with the input.
  package var targets: [Target]

  /// The space between a target and the keyboard, in points.
  ///
  /// Negative values count as 0.
  ///
  /// The planner limits the spacing to the height of the part of the window that the keyboard covers. Therefore,
  /// nothing jumps when a keyboard slides out of the window.
  package var spacing: CGFloat

  /// The keyboard's state, in screen coordinates.
  package var keyboard: KeyboardState

  /// The window's frame in screen coordinates.
  ///
  /// The planner needs it to convert the keyboard's frame to the window's coordinate space.
  package var windowFrame: CGRect

  /// The view that may shift.
  package var container: Container

  /// The scroll views around the first target, from the innermost to the outermost.
  package var scrollViews: [ScrollView]

  /// The policy, which limits what may move.
  package var policy: AvoidancePolicy

  /// What caused the planning.
  package var trigger: Trigger

  package init(
    targets: [Target] = [], spacing: CGFloat = 0, keyboard: KeyboardState, windowFrame: CGRect,
    container: Container, scrollViews: [ScrollView] = [], policy: AvoidancePolicy = .automatic,
    trigger: Trigger = .layout
  ) {
    self.targets = targets
    self.spacing = spacing
    self.keyboard = keyboard
    self.windowFrame = windowFrame
    self.container = container
    self.scrollViews = scrollViews
    self.policy = policy
    self.trigger = trigger
  }

  /// Whether the container keeps its current shift as far as the targets allow, instead of returning to the smallest
  /// sufficient shift.
  ///
  /// If the view shifted with every movement of the caret, the text would move away from under the finger that taps or
  /// drags it. Between two inputs, the shift stays for the next input, unless only an accessory view remains.
  var keepsShift: Bool {
    switch trigger {
    case .layout: false
    case .text, .layoutAfterScrolling: true
    case .endOfEditing: !isOnlyBarLeft
    }
  }

  /// Whether editing has ended, and only an accessory view remains of the keyboard.
  ///
  /// The insets and the additional safe area for the accessory view are then kept, and everything else is reverted.
  var isOnlyBarLeft: Bool { trigger == .endOfEditing && keyboard.placement == .accessoryOnly }
}
