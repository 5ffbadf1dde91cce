import ClavierTesting
import Foundation
import SeededRandom
import UIKit

@testable import Clavier

/// A sequence of actions by the user, the app, and the system.
struct AvoiderSequence: CustomStringConvertible {
  /// A way in which the user leaves the app and returns to it.
  enum Absence: Hashable, CaseIterable {
    /// The user stays, and the keyboard hides and shows again, as when input views are swapped.
    case none
    /// The app becomes inactive, as during a phone call. While the app is inactive, the keyboard hides and shows again.
    case inactive
    /// The app enters the background. The keyboard hides before that, and shows again afterward.
    case background
    /// The app enters the background, and the keyboard posts no notifications.
    case silent
  }

  /// One action.
  ///
  /// The actions of the app and `userScroll` happen without a notification.
  enum Step: Hashable {
    case focus(Int), type(Int), select(Double), resign, remove
    case reload(Int), predictiveBar(Bool), hardware(Bool), rotate, float, dock, undock, split
    case appInset(Double), appSpacer(Double), appMove(Int, Double), appContent(Double), appText(Int)
    case appGrow(Int, Double)
    case appSafeArea(Double), appLift(Double)
    case userScroll(Double), drag(from: Double, to: Double)
    case push, pop, present, dismiss, away(Absence), wait(Double)
  }

  var device: String
  var feature = SequenceFeature.mixed
  var style: MixedController.Style
  var steps: [Step]
  /// The assumptions about UIKit where Apple documents nothing.
  var assumptions: HeadlessAssumptions = []

  init(
    device: String, feature: SequenceFeature = .mixed, style: MixedController.Style, steps: [Step],
    assumptions: HeadlessAssumptions = []
  ) {
    (self.device, self.feature, self.style, self.steps) = (device, feature, style, steps)
    self.assumptions = assumptions
  }

  /// Creates a random sequence.
  ///
  /// - Parameters:
  ///   - random: The source of randomness.
  ///   - length: The number of steps.
  ///   - meddles: Whether the app also changes the screen while the keyboard is visible.
  init(using random: inout SeededGenerator, length: Int, meddles: Bool) {
    let devices = ["iPhone 15", "iPhone SE (3rd generation)", "iPad (10th generation)"]
    device = devices.randomElement(using: &random) ?? devices[0]
    // Half of the sequences use the screen with inputs of all kinds.
    let special = Bool.random(using: &random) ? nil : SequenceFeature.special.randomElement(using: &random)
    feature = special ?? .mixed
    let modes: [UIScrollView.KeyboardDismissMode] = [.none, .onDrag, .interactive]
    style = MixedController.Style(
      bounces: Bool.random(using: &random), isRightToLeft: Int.random(in: 0..<4, using: &random) == 0,
      dismissMode: modes.randomElement(using: &random) ?? .none)
    steps = (0..<length).map { _ in Step.random(using: &random, meddles: meddles) }
  }

  var description: String {
    let words = [
      device, feature.rawValue, style.bounces ? "bouncing" : nil, style.isRightToLeft ? "right to left" : nil,
      style.dismissMode == .none ? nil : "dismisses \(style.dismissMode == .onDrag ? "on drag" : "interactively")",
    ]
    return "CLAVIER_DOUBTS='\(assumptions)', " + words.compactMap(\.self).joined(separator: ", ") + ": "
      + steps.map { "\($0)" }.joined(separator: ", ")
  }
}

extension AvoiderSequence.Step {
  static func random(using random: inout SeededGenerator, meddles: Bool) -> Self {
    let amount = Double(Int.random(in: -120...120, using: &random)) + 0.3
    let index = Int.random(in: 0..<10, using: &random)
    switch Int.random(in: 0..<(meddles ? 38 : 30), using: &random) {
    case 0...6: return .focus(index)
    case 7, 8: return .type(index)
    case 9: return .select(Double.random(in: 0...1, using: &random))
    case 10...12: return .resign
    case 13: return .reload(index)
    case 14: return .predictiveBar(Bool.random(using: &random))
    case 15: return .rotate
    case 16: return .float
    case 17: return .dock
    case 18: return index < 5 ? .undock : .split
    case 19: return .hardware(index < 3)
    case 20: return .push
    case 21: return .pop
    case 22: return .present
    case 23: return .dismiss
    case 24: return .away(AvoiderSequence.Absence.allCases.randomElement(using: &random) ?? .none)
    case 25: return index < 3 ? .remove : .resign
    case 26, 27:
      return .drag(
        from: Double.random(in: 0.15...0.6, using: &random), to: Double.random(in: 0.05...1, using: &random))
    case 28, 29: return .wait(Double.random(in: 0...0.7, using: &random))
    case 30: return .appInset(amount)
    case 31: return .appSpacer(amount)
    case 32: return index < 5 ? .appMove(index, amount) : .appGrow(index, amount)
    case 33: return .appContent(amount)
    case 34: return .appText(index)
    case 35: return .appSafeArea(amount)
    case 36: return .appLift(amount)
    default: return .userScroll(amount)
    }
  }
}
