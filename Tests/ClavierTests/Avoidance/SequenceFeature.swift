import Foundation
import UIKit

/// The kind of screen that a sequence uses.
enum SequenceFeature: String, CaseIterable {
  /// Inputs of all kinds, in nested scroll views and outside of them: `MixedController`.
  case mixed
  /// A bar that is attached to the keyboard layout guide.
  case layoutGuide
  /// A bar whose constraint follows the keyboard.
  case follower
  /// A screen that shows an accessory view while nothing is edited.
  case residentBar
  /// A navigation bar with large titles.
  case largeTitle
  /// A navigation controller in a tab bar controller.
  case tabs
  /// A sheet.
  case sheet
  /// Fields in the rows of a table.
  case table
  /// A screen on which only scroll views may move.
  case scrollOnly
  /// A screen that gets additional safe area instead of being shifted.
  case safeArea
  /// A screen that the avoider must not move.
  case disabled
  /// A button that must be visible together with the fields above it.
  case companion
  /// A second avoider for the same screens.
  case secondAvoider

  /// The kinds that half of the random sequences use instead of `mixed`.
  static let special = allCases.filter { $0 != .mixed }

  /// Returns the only screen that random sequences use, from `CLAVIER_SCREEN` in the environment; nil without it.
  static func selected() throws -> SequenceFeature? {
    guard let name = ProcessInfo.processInfo.environment["CLAVIER_SCREEN"] else { return nil }
    guard let feature = SequenceFeature(rawValue: name) else { throw UnknownScreen(name: name) }
    return feature
  }

  private struct UnknownScreen: Error, CustomStringConvertible {
    var name: String

    var description: String {
      "CLAVIER_SCREEN='\(name)' is not a kind of screen. Use one of: \(allCases.map(\.rawValue).joined(separator: ", "))."
    }
  }

  /// Creates a screen of this kind.
  @MainActor func makeScreen(_ style: MixedController.Style) -> any SequenceScreen {
    switch self {
    case .mixed, .safeArea, .secondAvoider: MixedController(style)
    case .table: TableSequenceController(style)
    default: FormSequenceController(self, style)
    }
  }
}
