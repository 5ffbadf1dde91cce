import ClavierCore
import ClavierTesting
import Foundation
import UIKit

/// The keys of the drawn keyboard.
extension LabPhone {
  func beginKeyTouch() {
    guard let driver, let key = touch?.key?.key else { return }
    if key.action != .grabber { driver.camera.press(key) }
    switch key.action {
    case .backspace:
      touch?.key?.hasTakenEffect = true
      perform(key.action)
      repeatBackspace(after: 0.5)
    case .shift:
      touch?.key?.hasTakenEffect = true
      driver.keys.pressShift(at: now)
    default: break
    }
  }

  /// Deletes one character after another while the delete key is held.
  private func repeatBackspace(after seconds: Double) {
    driver?.later(seconds) { [weak self] in
      guard let self, touch?.key?.key.action == .backspace else { return }
      press(.backspace)
      repeatBackspace(after: 0.1)
    }
  }

  /// Moves the finger to a point.
  ///
  /// - Parameters:
  ///   - point: The point in screen coordinates.
  ///   - way: The distance from the point at which the touch began.
  func moveKeyTouch(to point: CGPoint, by way: CGVector) {
    guard let driver, var keyTouch = touch?.key else { return }
    let action = keyTouch.key.action
    let isHandle = action == .grabber || (action == .dismiss && driver.isKeyboardFree)
    if isHandle, hypot(way.dx, way.dy) > 6 {
      if !keyTouch.movesKeyboard { sendAction("drag the keyboard") }
      keyTouch.movesKeyboard = true
    }
    if keyTouch.movesKeyboard {
      driver.camera.press(nil)
      let origin = keyTouch.keyboardOrigin
      driver.keyboard.carry(to: CGPoint(x: origin.x + way.dx, y: origin.y + way.dy))
      driver.followKeyboard()
    } else if !keyTouch.hasTakenEffect, case .text = action, let key = driver.camera.key(at: point),
      case .text = key.action
    {
      // A finger may slide to another letter.
      keyTouch.key = key
      driver.camera.press(key)
    }
    touch?.key = keyTouch
  }

  func endKeyTouch(_ keyTouch: KeyTouch) {
    releaseKey(keyTouch)
    if !keyTouch.movesKeyboard, !keyTouch.hasTakenEffect { perform(keyTouch.key.action) }
  }

  /// Releases a key without an effect, and drops the keyboard if the touch moves it.
  func releaseKey(_ keyTouch: KeyTouch) {
    guard let driver else { return }
    driver.camera.press(nil)
    guard keyTouch.movesKeyboard else { return }
    driver.keyboard.drop()
    guard driver.keyboard.placement == .docked else { return }
    settings.placement = .docked
    driver.keyboard.preferredPlacement = .docked
    driver.isSplit = false
  }

  private func perform(_ action: KeyboardKey.Action) {
    guard let driver else { return }
    switch action {
    case .text(let text): type(text)
    case .backspace: press(.backspace)
    case .return: press(.return)
    case .shift, .grabber: break
    case .suggestion(let word): accept(word)
    case .dismiss:
      guard let focused = focusedInput() else { return }
      sendAction("dismiss the keyboard")
      focused.resignFirstResponder()
    case .unsupported(let feature): report("The lab does not simulate \(feature.name).")
    case .globe:
      sendAction("change the language")
      driver.keys.changeLanguage()
      if driver.keyboard.input?.kind == .emoji { driver.keyboard.change(to: .text) }
    case .sheet(let sheet):
      driver.keys.show(sheet)
      guard let kind = driver.keyboard.input?.kind else { return }
      if sheet == .emoji, kind == .text {
        sendAction("show the emoji keyboard")
        driver.keyboard.change(to: .emoji)
      } else if kind == .emoji {
        sendAction("show the text keyboard")
        driver.keyboard.change(to: .text)
      }
    }
  }

  /// Replaces the incomplete word with a suggestion.
  private func accept(_ word: String) {
    guard let keys = driver?.keys, focusedInput() != nil else { return }
    let replacement = keys.replacement(for: word)
    for _ in 0..<replacement.deletions { HeadlessTyping.deleteBackward() }
    type(replacement.text)
  }
}
