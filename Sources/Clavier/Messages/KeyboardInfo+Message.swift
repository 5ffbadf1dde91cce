#if canImport(UIKit) && !os(visionOS)
  public import ClavierCore
  import Foundation
  public import UIKit

  @available(iOS 26, *)
  extension KeyboardInfo {
    /// Creates a `KeyboardInfo` from a message, without validating the message's values.
    public init(_ message: UIResponder.KeyboardWillShowMessage) { self.init(of: message) }

    /// Creates a `KeyboardInfo` from a message, without validating the message's values.
    public init(_ message: UIResponder.KeyboardDidShowMessage) { self.init(of: message) }

    /// Creates a `KeyboardInfo` from a message, without validating the message's values.
    public init(_ message: UIResponder.KeyboardWillHideMessage) { self.init(of: message) }

    /// Creates a `KeyboardInfo` from a message, without validating the message's values.
    public init(_ message: UIResponder.KeyboardDidHideMessage) { self.init(of: message) }

    /// Creates a `KeyboardInfo` from a message, without validating the message's values.
    public init(_ message: UIResponder.KeyboardWillChangeFrameMessage) { self.init(of: message) }

    /// Creates a `KeyboardInfo` from a message, without validating the message's values.
    public init(_ message: UIResponder.KeyboardDidChangeFrameMessage) { self.init(of: message) }

    init(of message: some KeyboardMessage) {
      self.init(
        startFrame: message.beginFrame, endFrame: message.endFrame, duration: message.animationDuration,
        curve: KeyboardAnimation.Curve(rawValue: message.animationCurve.rawValue),
        belongsToCurrentApp: message.isLocal)
    }
  }
#endif
