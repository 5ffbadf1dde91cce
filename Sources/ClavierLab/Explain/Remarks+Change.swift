import Foundation

extension Remarks {
  /// The remark about the difference from the previous notification.
  var change: [String] {
    guard let end = values.endFrame else { return [] }
    guard let before = previous?.values.endFrame, previous?.fit?.space == fit?.space else {
      return ownMovement(to: end)
    }
    // A frame that is not finite cannot be compared. Another remark reports it.
    guard end.isFiniteFrame, before.isFiniteFrame else { return [] }
    if end == before {
      let isPair = values.event != previous?.values.event
      return [
        isPair
          ? "The end frame is the same as in the previous notification."
          : "This notification repeats the previous one."
      ]
    }
    let parts = differences(of: end, from: before)
    let difference = abs(Double(end.size.height - before.size.height))
    var reason = ""
    if (33...48).contains(difference), end.size.width == before.size.width, end.size.height > 0, before.size.height > 0
    {
      reason = " A difference of about 45 points is the predictive bar or an input accessory view."
    }
    return ["Since the previous notification: \(parts.joined(separator: ", ")).\(reason)"]
  }

  private func differences(of end: CGRect, from before: CGRect) -> [String] {
    var parts: [String] = []
    if end.size.height != before.size.height {
      let difference = Double(end.size.height - before.size.height)
      parts.append(
        "height \(points(before.size.height)) → \(points(end.size.height)) "
          + "(\(difference > 0 ? "+" : "−")\(points(abs(difference))))")
    }
    if end.size.width != before.size.width {
      parts.append("width \(points(before.size.width)) → \(points(end.size.width))")
    }
    if end.origin.y != before.origin.y { parts.append("y \(points(before.origin.y)) → \(points(end.origin.y))") }
    if end.origin.x != before.origin.x { parts.append("x \(points(before.origin.x)) → \(points(end.origin.x))") }
    return parts
  }

  /// Returns the remark about the movement of the first notification.
  private func ownMovement(to end: CGRect) -> [String] {
    guard let start = values.startFrame, let fit, start.isFiniteFrame, end.isFiniteFrame else { return [] }
    let way = Double(fit.interfaceFrame(start).minY - fit.interfaceFrame(end).minY)
    guard way != 0 else { return [] }
    return ["The keyboard moves \(way > 0 ? "up" : "down") by \(length(abs(way)))."]
  }
}
