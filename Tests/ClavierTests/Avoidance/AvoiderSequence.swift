import ClavierTesting
import Foundation
import UIKit

@testable import Clavier

/// What a person, the app and the system do, one after the other.
struct AvoiderSequence: CustomStringConvertible {
  enum Step: Hashable {
    case focus(Int), type(Int), select(Double), resign, reload(Int), predictiveBar(Bool), rotate, float, dock, undock
    case appInset(Double), appSpacer(Double), appMove(Int, Double), appContent(Double), userScroll(Double)
    case push, pop, present, dismiss, away, wait(Double)
  }

  var device: String
  var steps: [Step]

  init(using random: inout SeededGenerator, length: Int, meddles: Bool) {
    device =
      ["iPhone 15", "iPhone SE (3rd generation)", "iPad (10th generation)"].randomElement(using: &random)
      ?? "iPhone 15"
    steps = (0..<length).map { _ in Step.random(using: &random, meddles: meddles) }
  }

  var description: String {
    "\(device): " + steps.map { "\($0)" }.joined(separator: ", ")
  }
}

extension AvoiderSequence.Step {
  static func random(using random: inout SeededGenerator, meddles: Bool) -> Self {
    let amount = Double(Int.random(in: -120...120, using: &random)) + 0.3
    let index = Int.random(in: 0..<10, using: &random)
    switch Int.random(in: 0..<(meddles ? 30 : 25), using: &random) {
    case 0...5: return .focus(index)
    case 6, 7: return .type(index)
    case 8: return .select(Double.random(in: 0...1, using: &random))
    case 9...11: return .resign
    case 12: return .reload(index)
    case 13: return .predictiveBar(Bool.random(using: &random))
    case 14: return .rotate
    case 15: return .float
    case 16: return .dock
    case 17: return .undock
    case 18: return .push
    case 19: return .pop
    case 20: return .present
    case 21: return .dismiss
    case 22: return .away
    case 23, 24: return .wait(Double.random(in: 0...0.7, using: &random))
    case 25: return .appInset(amount)
    case 26: return .appSpacer(amount)
    case 27: return .appMove(index, amount)
    case 28: return .appContent(amount)
    default: return .userScroll(amount)
    }
  }
}
