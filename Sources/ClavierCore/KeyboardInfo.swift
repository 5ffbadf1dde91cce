public import Foundation

/// What one keyboard notification says, as values.
///
/// Every key but the end frame may be absent: the `did` notifications of a rotation carry neither duration nor curve
/// (log in OmniGroup's OUIDocumentRenameViewController), and iOS 8 sends no ``Key/belongsToCurrentApp``. What was not
/// said is `nil` here and never invented; a duration of 0 was said and stays 0.
public struct KeyboardInfo: Equatable, Sendable {
  /// The keys of a keyboard notification's `userInfo`; the raw values are the system's.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    /// The frame at the start of the change, `UIResponder.keyboardFrameBeginUserInfoKey`.
    case startFrame = "UIKeyboardFrameBeginUserInfoKey"
    /// The frame at the end of the change, `UIResponder.keyboardFrameEndUserInfoKey`.
    case endFrame = "UIKeyboardFrameEndUserInfoKey"
    /// The duration in seconds, `UIResponder.keyboardAnimationDurationUserInfoKey`.
    case animationDuration = "UIKeyboardAnimationDurationUserInfoKey"
    /// The raw value of the curve, `UIResponder.keyboardAnimationCurveUserInfoKey`.
    case animationCurve = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard is this app's, `UIResponder.keyboardIsLocalUserInfoKey`.
    case belongsToCurrentApp = "UIKeyboardIsLocalUserInfoKey"
  }

  /// The frame before the change, in screen coordinates and points; `nil` when the notification did not say.
  ///
  /// Not to be relied on: heights of 54, 243 and 288 were seen before end heights of 301 and 346, and a start at
  /// y = 883 on a screen 568 points high. Use ``endFrame``.
  public var startFrame: CGRect?

  /// The frame after the change, in screen coordinates and points.
  ///
  /// The height includes the bottom safe area and an accessory view. It is no measure of what is covered: ask
  /// ``KeyboardState/overlap(with:)``.
  public var endFrame: CGRect

  /// The duration of the change in seconds; 0 means at once, `nil` that the notification did not say.
  public var duration: TimeInterval?

  /// The curve of the change; `nil` when the notification did not say.
  public var curve: KeyboardAnimation.Curve?

  /// Whether the keyboard belongs to this app and not to its neighbour in Split View.
  ///
  /// `nil` when the notification did not say, as before iOS 9.
  public var belongsToCurrentApp: Bool?

  /// Creates what a notification would say, for tests and previews; nothing is checked.
  ///
  /// - Parameters:
  ///   - startFrame: The frame before the change, in screen coordinates.
  ///   - endFrame: The frame after the change, in screen coordinates.
  ///   - duration: The duration in seconds.
  ///   - curve: The curve of the change.
  ///   - belongsToCurrentApp: Whether the keyboard is this app's.
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

  /// The keys that the notification did not have, in the order of `Key.allCases`.
  public var missingKeys: [Key] {
    Key.allCases.filter { key in
      switch key {
      case .startFrame: startFrame == nil
      case .endFrame: false
      case .animationDuration: duration == nil
      case .animationCurve: curve == nil
      case .belongsToCurrentApp: belongsToCurrentApp == nil
      }
    }
  }

  /// What to animate with: a duration that was not given is 0, that is no animation, and a curve that was not given is the
  /// keyboard's own.
  ///
  /// Its spring is the present system's, except that a duration of 0.383 seconds names iOS 26 or later, wherever the
  /// notification is read.
  public var animation: KeyboardAnimation {
    let isNew = duration.map { abs($0 - KeyboardAnimation.durationSince26) < 0.001 } ?? false
    return KeyboardAnimation(
      duration: duration ?? 0, curve: curve ?? .keyboard, spring: isNew ? .keyboardSince26 : .keyboard)
  }
}
