import ClavierCore
import Foundation
import SeededRandom

@testable import ClavierTesting

extension KeyboardTrace.Entry {
  /// Returns a random entry, in which any key may be missing.
  static func random(
    isComplete: Bool = false, using generator: inout SeededGenerator
  ) -> KeyboardTrace.Entry {
    func number() -> Double {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: 0
      case 1: -Double(Int.random(in: 1...1100, using: &generator))
      case 2: Double(Int.random(in: 0...9999, using: &generator)) / 3
      case 3: Double.random(in: -1e3...1e3, using: &generator)
      case 4: Double.random(in: 0...1, using: &generator) * 1e-31
      case 5: .infinity
      default: Double(Int.random(in: 0...1400, using: &generator))
      }
    }
    func maybe<Value>(_ value: Value) -> Value? {
      isComplete || Int.random(in: 0..<6, using: &generator) > 0 ? value : nil
    }
    func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    var entry = KeyboardTrace.Entry(line: 1, event: KeyboardEvent.allCases.randomElement(using: &generator))
    entry.startFrame = maybe(rect())
    entry.endFrame = rect()
    entry.bounds = maybe(rect())
    entry.startCenter = maybe(point())
    entry.endCenter = maybe(point())
    entry.duration = maybe([0, 0.25, 0.4, 0.3499999940395355, 0.383].randomElement(using: &generator) ?? 0)
    entry.curve = maybe(KeyboardAnimation.Curve(rawValue: Int.random(in: 0...7, using: &generator)))
    entry.belongsToCurrentApp = maybe(Bool.random(using: &generator))
    entry.changedByUserInteraction = maybe(Bool.random(using: &generator))
    return entry
  }
}
