import ClavierCore
import Foundation

extension Remarks {
  /// The remarks about the duration, the curve, and the owner of the keyboard.
  var animation: [String] {
    var remarks = [duration, curve].compactMap(\.self)
    if values.belongsToCurrentApp == false, placement != .otherApp {
      remarks.append("The keyboard belongs to another app (IsLocal is false).")
    }
    return remarks
  }

  /// Whether the duration is the usual one on iOS 26 and later.
  private var isSince26: Bool {
    values.duration.map { abs($0 - KeyboardAnimation.durationSince26) < 0.001 } ?? false
  }

  private var duration: String? {
    guard let duration = values.duration else { return nil }
    if duration == 0 {
      let moves = values.startFrame != nil && values.endFrame != nil && values.startFrame != values.endFrame
      return moves
        ? "The duration is 0 although the frame changes. Apply the frame without an animation."
        : "The duration is 0, so nothing is animated."
    }
    if !duration.isFinite || duration < 0 { return "The duration is invalid." }
    if duration == 0.4 {
      return "The duration is 0.4 s instead of the usual 0.25 s, as with a modal presentation on iOS 7 and 8."
    }
    // The usual durations need no remark, except the first one of iOS 26.
    if isSince26 { return previous == nil ? "The duration is 0.383 s, as on iOS 26 and later." : nil }
    if duration == 0.25 { return nil }
    return "The duration is \(PlainText.number(duration)) s instead of the usual 0.25 s, or 0.383 s on iOS 26. iOS "
      + "posts a shorter duration after a canceled interactive dismissal."
  }

  private var curve: String? {
    guard let curve = values.curve else { return nil }
    switch curve {
    case 7:
      guard previous == nil else { return nil }
      return "Curve 7 is the keyboard's own curve, a spring of \(isSince26 ? "0.66" : "about 0.5") s that ignores the "
        + "duration. Shift the raw value by 16 bits to get animation options. No public case has this raw value."
    case 0:
      return "Curve 0 is easeInOut, which iOS posts for a change without animation. Before iOS 7, iOS posted it "
        + "for every change."
    case 1, 2, 3: return "Curve \(curve) is unusual for a keyboard. Use it unchanged."
    default: return "Curve \(curve) is not documented. Use it unchanged."
    }
  }
}
