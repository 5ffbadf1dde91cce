import ClavierCore
import CoreGraphics
import Foundation

/// One line of the trace format.
struct TraceRecord: Codable {
  var name: String?
  var event: KeyboardEvent?
  var time: Double?
  var startFrame, endFrame, bounds: [Double]?
  var startCenter, endCenter: [Double]?
  var duration: Double?
  var curve: Int?
  var belongsToCurrentApp, changedByUserInteraction: Bool?
  var screen: [Double]?
}

extension KeyboardTrace.Entry {
  init(_ record: TraceRecord, line: Int) throws(TraceRecordError) {
    self.init(line: line, event: record.event)
    name = record.name ?? name
    time = record.time
    startFrame = try Self.rect(record.startFrame, "startFrame")
    endFrame = try Self.rect(record.endFrame, "endFrame")
    bounds = try Self.rect(record.bounds, "bounds")
    startCenter = try Self.pair(record.startCenter, "startCenter").map { CGPoint(x: $0.0, y: $0.1) }
    endCenter = try Self.pair(record.endCenter, "endCenter").map { CGPoint(x: $0.0, y: $0.1) }
    duration = record.duration
    curve = record.curve.map { KeyboardAnimation.Curve(rawValue: $0) }
    belongsToCurrentApp = record.belongsToCurrentApp
    changedByUserInteraction = record.changedByUserInteraction
    screen = try Self.pair(record.screen, "screen").map { CGSize(width: $0.0, height: $0.1) }
  }

  private static func rect(_ numbers: [Double]?, _ field: String) throws(TraceRecordError) -> CGRect? {
    guard let numbers else { return nil }
    guard numbers.count == 4 else { throw TraceRecordError(field: field, count: 4) }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func pair(_ numbers: [Double]?, _ field: String) throws(TraceRecordError) -> (Double, Double)? {
    guard let numbers else { return nil }
    guard numbers.count == 2 else { throw TraceRecordError(field: field, count: 2) }
    return (numbers[0], numbers[1])
  }
}

extension TraceRecord {
  init(_ entry: KeyboardTrace.Entry) {
    event = entry.event
    // The event determines the name, unless the notification is not one of the system's six notifications.
    name = entry.name == entry.event?.notificationName.rawValue ? nil : entry.name
    time = entry.time
    startFrame = entry.startFrame.map(Self.numbers)
    endFrame = entry.endFrame.map(Self.numbers)
    bounds = entry.bounds.map(Self.numbers)
    startCenter = entry.startCenter.map { [$0.x, $0.y] }
    endCenter = entry.endCenter.map { [$0.x, $0.y] }
    duration = entry.duration
    curve = entry.curve?.rawValue
    belongsToCurrentApp = entry.belongsToCurrentApp
    changedByUserInteraction = entry.changedByUserInteraction
    screen = entry.screen.map { [$0.width, $0.height] }
  }

  // `minX` and `width` would standardize a negative size, but a trace keeps negative sizes.
  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }
}
