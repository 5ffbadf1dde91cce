import Foundation
import Testing

@testable import ClavierLab

extension PhoneRig {
  /// The keys of the drawn keyboard with their frames on the screen.
  var keys: [(key: KeyboardKey, frame: CGRect)] {
    guard let driver = phone.driver else { return [] }
    let picture = driver.camera.picture(at: driver.now)
    guard let keyboard = picture.keyboard, let drawing = picture.keyboardDrawing else { return [] }
    let top = keyboard.frame.minY + (keyboard.accessory?.size.height ?? 0)
    return drawing.layout.keys.map { ($0, $0.frame.offsetBy(dx: keyboard.frame.minX, dy: top)) }
  }

  /// The titles of the keys.
  var titles: [String] {
    keys.compactMap {
      switch $0.key.face {
      case .label(let title, _), .digit(let title, _), .language(let title): title
      default: nil
      }
    }
  }

  func frame(of action: KeyboardKey.Action) -> CGRect? { keys.first { $0.key.action == action }?.frame }

  /// Taps a key of the drawn keyboard.
  @discardableResult
  func press(_ action: KeyboardKey.Action) -> [PhoneMessage] {
    guard let frame = frame(of: action) else {
      Issue.record("no key \(action) among \(keys.map(\.key.action))")
      return []
    }
    return tap(x: frame.midX, y: frame.midY)
  }

  func value(of input: String) -> String? { state?.inputs.first { $0.id == input }?.value }
}
