public import Foundation

/// The values of a keyboard notification.
///
/// Only the end frame is required. The `did` notifications of a rotation have neither duration nor curve (log in
/// OmniGroup's OUIDocumentRenameViewController). Notifications on iOS 8 do not contain ``Key/belongsToCurrentApp``. A
/// missing value is nil, and a duration of 0 stays 0. Default values are never substituted.
public struct KeyboardInfo: Equatable, Sendable {
  /// The keys of a keyboard notification's `userInfo`, with the system's raw values.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    /// The key of the frame at the start of the change (`UIResponder.keyboardFrameBeginUserInfoKey`).
    case startFrame = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame at the end of the change (`UIResponder.keyboardFrameEndUserInfoKey`).
    case endFrame = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the duration in seconds (`UIResponder.keyboardAnimationDurationUserInfoKey`).
    case animationDuration = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve's raw value (`UIResponder.keyboardAnimationCurveUserInfoKey`).
    case animationCurve = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of the value that states whether the keyboard belongs to this app
    /// (`UIResponder.keyboardIsLocalUserInfoKey`).
    case belongsToCurrentApp = "UIKeyboardIsLocalUserInfoKey"
  }

  /// The frame before the change, in points, in screen coordinates; nil if the notification has none.
  ///
  /// The start frame is unreliable, so use ``endFrame`` instead. For example, start heights of 54, 243, and 288 points
  /// were observed, although the end heights were 301 or 346 points. On a screen that is 568 points tall, a start frame
  /// had a `y` of 883.
  public var startFrame: CGRect?

  /// The frame after the change, in points, in screen coordinates.
  ///
  /// The frame's height includes the bottom safe area and any accessory view. To find out how much of a view is
  /// covered, use ``KeyboardState/overlap(withScreenRect:)``.
  public var endFrame: CGRect

  /// The duration of the change in seconds; 0 if the change is not animated, and nil if the notification has no
  /// duration.
  public var duration: TimeInterval?

  /// The curve of the change; nil if the notification has none.
  public var curve: KeyboardAnimation.Curve?

  /// Whether the keyboard belongs to this app rather than to another app in Split View.
  ///
  /// The property is nil if the notification does not contain this value, which was added in iOS 9.
  public var belongsToCurrentApp: Bool?

  /// Creates a `KeyboardInfo` from values, for tests and previews.
  ///
  /// The values are not validated.
  ///
  /// - Parameters:
  ///   - startFrame: The frame before the change, in points, in screen coordinates.
  ///   - endFrame: The frame after the change, in points, in screen coordinates.
  ///   - duration: The duration in seconds.
  ///   - curve: The curve of the change.
  ///   - belongsToCurrentApp: Whether the keyboard belongs to this app.
  public init(
    startFrame: CGRect? = nil,
    endFrame: CGRect,
    duration: TimeInterval? = nil,
    curve: KeyboardAnimation.Curve? = nil,
    belongsToCurrentApp: Bool? = nil
  ) {
    self.startFrame = startFrame
    self.endFrame = endFrame
    self.duration = duration
    self.curve = curve
    self.belongsToCurrentApp = belongsToCurrentApp
  }

  /// The animation of the change.
  ///
  /// If the notification has no duration, the change is not animated. If the notification has no curve, the change uses
  /// the keyboard's own curve.
  ///
  /// The keyboard's own curve depends on the system version. A duration of 0.383 seconds identifies a notification from
  /// iOS 26 or later. For any other duration, the curve is that of the system version on which the app runs.
  public var animation: KeyboardAnimation {
    let isSince26 = duration.map { abs($0 - KeyboardAnimation.durationSince26) < 0.001 } ?? false
    return KeyboardAnimation(
      duration: duration ?? 0, curve: curve ?? .keyboard, spring: isSince26 ? .keyboardSince26 : .keyboard)
  }
}
