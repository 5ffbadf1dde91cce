import CoreGraphics
package import Foundation

extension AvoidancePlan {
  /// Why an avoider ignores an input: the app has disabled avoidance, the app does not lay out the input, or something
  /// else keeps the input visible.
  package enum Exclusion: Hashable, Sendable {
    /// The app has disabled avoidance for the input.
    case option
    /// The policy is ``AvoidancePolicy/disabled``.
    case policy
    /// The input is the content of a web view, which scrolls to its own fields.
    case webContent
    /// The input is in a view controller that avoids the keyboard by itself, such as an alert or a SwiftUI hosting
    /// controller.
    case selfAvoidingController
    /// The input is in a system window, such as the keyboard's own window.
    case systemWindow
    /// An avoider that was started earlier keeps the input visible.
    case otherAvoider
  }
}

extension AvoidancePlan.Exclusion {
  /// Returns whether an input looks like the content of a web view.
  ///
  /// Such an input is in a scroll view, posts no notifications about editing, and is taller than the space above the
  /// keyboard.
  ///
  /// WebKit scrolls to the caret by itself. If the avoider moved the input too, only the top of the web page would
  /// become visible.
  ///
  /// - Parameters:
  ///   - height: The input's height, in the window's points.
  ///   - isInScrollView: Whether a scroll view contains the input.
  ///   - announcesEditing: Whether the input is a text field or a text view, and therefore posts notifications when
  ///     editing begins and ends.
  ///   - keyboard: The keyboard's state, in screen coordinates.
  ///   - windowFrame: The window's frame in screen coordinates.
  ///   - topSafeArea: The window's top safe area inset, in points.
  package static func isWebContent(
    height: CGFloat, isInScrollView: Bool, announcesEditing: Bool, keyboard: KeyboardState, windowFrame: CGRect,
    topSafeArea: CGFloat
  ) -> Bool {
    guard !announcesEditing, isInScrollView, keyboard.isDocked else { return false }
    return height > keyboard.frame.minY - windowFrame.minY - topSafeArea
  }
}
