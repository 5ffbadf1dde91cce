import Clavier
import ClavierCore
import ClavierTesting
import Foundation

/// The values of one notification, as far as its text contains them.
struct NotificationValues {
  var line: Int
  var event: KeyboardEvent?
  var startFrame: CGRect?
  var endFrame: CGRect?
  var duration: TimeInterval?
  var curve: Int?
  var belongsToCurrentApp: Bool?
  /// The size of the screen, if the text contains it.
  var screen: CGSize?
  /// Whether the text contains the undocumented key of iOS 5 to 7.
  var hasUserInteractionKey: Bool

  init(_ entry: KeyboardTrace.Entry) {
    line = entry.line
    event = entry.event
    startFrame = entry.startFrame
    endFrame = entry.endFrame
    duration = entry.duration
    curve = entry.curve?.rawValue
    belongsToCurrentApp = entry.belongsToCurrentApp
    screen = entry.screen
    hasUserInteractionKey = entry.changedByUserInteraction != nil
  }

  /// The finite frames, the end frame first.
  var frames: [CGRect] { [endFrame, startFrame].compactMap { $0 }.filter(\.isFiniteFrame) }

  /// The values as a decoded notification; nil if there is no usable end frame.
  var info: KeyboardInfo? {
    guard let endFrame, endFrame.isFiniteFrame, endFrame.size.width >= 0, endFrame.size.height >= 0 else { return nil }
    return KeyboardInfo(
      startFrame: startFrame, endFrame: endFrame, duration: duration,
      curve: curve.map(KeyboardAnimation.Curve.init(rawValue:)), belongsToCurrentApp: belongsToCurrentApp)
  }
}
