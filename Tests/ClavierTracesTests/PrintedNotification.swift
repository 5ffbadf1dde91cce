import ClavierCore
import Foundation

@testable import ClavierTesting
@testable import ClavierTraces

/// A notification with its values as text.
struct PrintedNotification: Sendable {
  var name = "UIKeyboardWillShowNotification"
  var pairs: [(key: String, value: String)]

  init(_ entry: KeyboardTrace.Entry) {
    if let event = entry.event { name = event.notificationName.rawValue }
    func rect(_ rect: CGRect) -> String {
      "NSRect: {{\(n(rect.origin.x)), \(n(rect.origin.y))}, {\(n(rect.size.width)), \(n(rect.size.height))}}"
    }
    func point(_ point: CGPoint) -> String { "NSPoint: {\(n(point.x)), \(n(point.y))}" }
    func n(_ value: Double) -> String { value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)" }
    pairs = []
    func add(_ key: UserInfoKey, _ value: String?) { if let value { pairs.append((key.rawValue, value)) } }
    add(.curve, entry.curve.map { "\($0.rawValue)" })
    add(.duration, entry.duration.map(n))
    add(.bounds, entry.bounds.map(rect))
    add(.startCenter, entry.startCenter.map(point))
    add(.endCenter, entry.endCenter.map(point))
    add(.startFrame, entry.startFrame.map(rect))
    add(.changedByUserInteraction, entry.changedByUserInteraction.map { $0 ? "1" : "0" })
    add(.endFrame, entry.endFrame.map(rect))
    add(.belongsToCurrentApp, entry.belongsToCurrentApp.map { $0 ? "1" : "0" })
  }
}
