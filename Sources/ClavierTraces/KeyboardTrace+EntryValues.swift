import ClavierCore
import ClavierTesting
import CoreGraphics

extension KeyboardTrace.Entry {
  /// Whether only the name, the time, and the position in the text are known.
  var hasNoValues: Bool {
    startFrame == nil && endFrame == nil && bounds == nil && startCenter == nil && endCenter == nil && duration == nil
      && curve == nil && belongsToCurrentApp == nil && changedByUserInteraction == nil && screen == nil
  }

  /// Sets the value of a key; false if the numbers are not a valid value.
  mutating func set(_ key: UserInfoKey, to numbers: [Double]) -> Bool {
    switch key {
    case .curve:
      guard let rawValue = Int(exactly: numbers[0]) else { return false }
      curve = KeyboardAnimation.Curve(rawValue: rawValue)
    case .duration: duration = numbers[0]
    case .bounds: bounds = Self.rect(numbers)
    case .startFrame: startFrame = Self.rect(numbers)
    case .endFrame: endFrame = Self.rect(numbers)
    case .startCenter: startCenter = CGPoint(x: numbers[0], y: numbers[1])
    case .endCenter: endCenter = CGPoint(x: numbers[0], y: numbers[1])
    case .belongsToCurrentApp:
      guard numbers[0] == 0 || numbers[0] == 1 else { return false }
      belongsToCurrentApp = numbers[0] == 1
    case .changedByUserInteraction:
      guard numbers[0] == 0 || numbers[0] == 1 else { return false }
      changedByUserInteraction = numbers[0] == 1
    }
    return true
  }

  private static func rect(_ numbers: [Double]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
