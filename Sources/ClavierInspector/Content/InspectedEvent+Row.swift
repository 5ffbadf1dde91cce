import ClavierCore
import Foundation

extension InspectedEvent {
  var row: PanelContent.Row {
    switch kind {
    case .notification(let event, let info, let outcome):
      let text = "\(timeText) \(event.rawValue): \(info.text)"
      // The usual outcome needs no explanation.
      return PanelContent.Row(outcome == .applied ? text : "\(text). \(outcome.explanation)")
    case .malformed(let event, let reason):
      return .warning("\(timeText) \(event.rawValue) was ignored: \(reason)")
    case .correction(let state):
      return PanelContent.Row(
        "\(timeText) Corrected without a notification: \(state.placement.title), \(state.frame.points)")
    }
  }

  private var timeText: String { "\(time.seconds) s" }
}

extension KeyboardInfo {
  fileprivate var text: String {
    var parts = [endFrame.points]
    if let duration { parts.append("\(duration.seconds) s") }
    if let curve { parts.append("curve \(curve.rawValue)") }
    if belongsToCurrentApp == false { parts.append("another app") }
    return parts.joined(separator: ", ")
  }
}
