public import ClavierCore
public import Foundation

extension KeyboardTrace {
  /// One notification as the text gives it; what the text does not say is `nil`.
  ///
  /// Frames are untouched: before iOS 8 those of a landscape keyboard are in the space of the portrait screen.
  public struct Entry: Equatable, Sendable {
    /// The line on which the notification begins, counted from 1.
    public var line: Int
    /// When it was posted, in seconds on the log's own clock.
    public var time: TimeInterval?
    /// The notification's name as written, such as `UIKeyboardWillShowNotification`.
    public var name: String?
    /// The event that the name stands for.
    public var event: KeyboardEvent?
    /// The begin frame, in points.
    public var startFrame: CGRect?
    /// The end frame, in points.
    public var endFrame: CGRect?
    /// The legacy bounds: the keyboard's size in the interface's orientation.
    public var bounds: CGRect?
    /// The legacy centre of the begin frame.
    public var startCenter: CGPoint?
    /// The legacy centre of the end frame.
    public var endCenter: CGPoint?
    /// The duration of the animation, in seconds.
    public var duration: TimeInterval?
    /// The curve of the animation.
    public var curve: KeyboardAnimation.Curve?
    /// Whether the keyboard is this app's own.
    public var belongsToCurrentApp: Bool?
    /// Whether the user dragged it; sent by iOS 5 to 8.
    public var changedByUserInteraction: Bool?
    /// The size of the screen, where the text prints it; see ``KeyboardTrace/screen(ofEntryAt:)`` for a guess.
    public var screen: CGSize?

    /// Creates an entry that says nothing yet.
    public init(line: Int, event: KeyboardEvent? = nil) {
      self.line = line
      self.event = event
      name = event?.notificationName.rawValue
    }

    /// What the notification says, when it has an end frame.
    public var info: KeyboardInfo? {
      endFrame.map {
        KeyboardInfo(
          startFrame: startFrame, endFrame: $0, duration: duration, curve: curve,
          belongsToCurrentApp: belongsToCurrentApp)
      }
    }
  }

  /// Something that could not be read, or reads oddly, with its place in the text.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted in Unicode scalars from 1.
    public var column: Int
    /// What is wrong there.
    public var message: String

    /// Creates a problem.
    public init(line: Int, column: Int, message: String) {
      self.line = line
      self.column = column
      self.message = message
    }

    /// The place and the message, as compilers print them.
    public var description: String { "\(line):\(column): \(message)" }
  }
}
