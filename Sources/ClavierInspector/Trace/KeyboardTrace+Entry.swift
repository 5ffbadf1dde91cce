public import ClavierCore
public import Foundation

extension KeyboardTrace {
  /// One notification.
  ///
  /// A value that the notification does not contain is nil.
  ///
  /// Frames are in the coordinates that the system used. Before iOS 8, the frames of a landscape keyboard were in the
  /// coordinates of the portrait screen.
  public struct Entry: Equatable, Sendable {
    /// The line on which the notification begins, counted from 1.
    package var line: Int
    /// The time in seconds, measured from the same moment for all entries of the trace.
    public var time: TimeInterval?
    /// The name of the notification, such as `UIKeyboardWillShowNotification`.
    package var name: String?
    /// The event of the notification; nil if it is not one of the six keyboard notifications.
    public var event: KeyboardEvent?
    /// The start frame, in points.
    package var startFrame: CGRect?
    /// The end frame, in points.
    package var endFrame: CGRect?
    /// The legacy bounds: the keyboard's size in the interface orientation.
    package var bounds: CGRect?
    /// The legacy center of the start frame.
    package var startCenter: CGPoint?
    /// The legacy center of the end frame.
    package var endCenter: CGPoint?
    /// The duration of the animation, in seconds.
    package var duration: TimeInterval?
    /// The curve of the animation.
    package var curve: KeyboardAnimation.Curve?
    /// Whether the keyboard belongs to the app.
    package var belongsToCurrentApp: Bool?
    /// Whether the user dragged the keyboard.
    ///
    /// Only systems before iOS 8 post this value.
    package var changedByUserInteraction: Bool?
    /// The size of the screen, if the text contains it.
    package var screen: CGSize?

    /// Creates an entry without values.
    package init(line: Int, event: KeyboardEvent? = nil) {
      self.line = line
      self.event = event
      name = event?.notificationName.rawValue
    }

    /// The values of the notification; nil if it contains no end frame.
    public var info: KeyboardInfo? {
      endFrame.map {
        KeyboardInfo(
          startFrame: startFrame, endFrame: $0, duration: duration, curve: curve,
          belongsToCurrentApp: belongsToCurrentApp)
      }
    }
  }

  /// A part of the text that could not be read, with its position.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted in Unicode scalars from 1.
    public var column: Int
    /// A description of the problem.
    public var message: String

    /// Creates a problem.
    package init(line: Int, column: Int, message: String) {
      self.line = line
      self.column = column
      self.message = message
    }

    /// The position and the message, in the format that compilers use.
    public var description: String { "\(line):\(column): \(message)" }
  }
}
