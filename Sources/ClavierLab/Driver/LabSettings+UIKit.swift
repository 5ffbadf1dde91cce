import ClavierTesting
import UIKit

extension DeviceOrientation {
  init(_ orientation: LabSettings.Orientation) {
    self = orientation == .landscape ? .landscape : .portrait
  }
}

extension LabSettings.Orientation {
  init(_ orientation: DeviceOrientation) {
    self = orientation == .landscape ? .landscape : .portrait
  }
}

extension UIContentSizeCategory {
  init(_ size: LabSettings.TextSize) {
    self =
      switch size {
      case .extraSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .extraLarge
      case .extraExtraLarge: .extraExtraLarge
      case .extraExtraExtraLarge: .extraExtraExtraLarge
      case .accessibilityMedium: .accessibilityMedium
      case .accessibilityLarge: .accessibilityLarge
      case .accessibilityExtraLarge: .accessibilityExtraLarge
      case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
      case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
      }
  }
}

extension KeyboardKind {
  /// Nil for the keyboard that the input requests.
  init?(_ keyboard: LabSettings.Keyboard) {
    switch keyboard {
    case .automatic: return nil
    case .text: self = .text
    case .numberPad: self = .numberPad
    case .emoji: self = .emoji
    }
  }
}
