import ClavierCore
import ClavierTesting
import Foundation
import UIKit

/// The keys of the drawn keyboard.
extension LabPhone {
  func beginKeyTouch() {
    guard let driver, let touch = keyTouch else { return }
    if touch.key.action != .grabber { driver.camera.press(touch.key) }
    switch touch.key.action {
    case .backspace:
      keyTouch?.isDone = true
      perform(touch.key.action)
      repeatBackspace(after: 0.5)
    case .shift:
      keyTouch?.isDone = true
      driver.keys.pressShift(at: now)
    default: break
    }
  }

  /// While the delete key is held, it deletes one character after another.
  private func repeatBackspace(after seconds: Double) {
    driver?.later(seconds) { [weak self] in
      guard let self, keyTouch?.key.action == .backspace, isTouched else { return }
      press(.backspace)
      repeatBackspace(after: 0.1)
    }
  }

  func moveKeyTouch(to point: CGPoint) {
    guard let driver, var touch = keyTouch else { return }
    let way = CGVector(dx: point.x - touch.start.x, dy: point.y - touch.start.y)
    let isHandle = touch.key.action == .grabber || (touch.key.action == .dismiss && driver.isKeyboardFree)
    if isHandle, hypot(way.dx, way.dy) > 6 {
      if !touch.isCarrying { sendAction("drag the keyboard") }
      touch.isCarrying = true
    }
    if touch.isCarrying {
      driver.camera.press(nil)
      driver.keyboard.carry(to: CGPoint(x: touch.origin.x + way.dx, y: touch.origin.y + way.dy))
      driver.followKeyboard()
    } else if !touch.isDone, case .text = touch.key.action, let key = driver.camera.key(at: point),
      case .text = key.action
    {
      // A finger may slide to another letter.
      touch.key = key
      driver.camera.press(key)
    }
    keyTouch = touch
  }

  func endKeyTouch() {
    guard let driver, let touch = keyTouch else { return }
    cancelKeyTouch()
    if touch.isCarrying {
      driver.keyboard.drop()
      if driver.keyboard.placement == .docked {
        settings.placement = .docked
        driver.keyboard.preferredPlacement = .docked
        driver.isSplit = false
      }
    } else if !touch.isDone {
      perform(touch.key.action)
    }
  }

  func cancelKeyTouch() {
    driver?.camera.press(nil)
    keyTouch = nil
  }

  private func perform(_ action: KeyboardKey.Action) {
    guard let driver else { return }
    switch action {
    case .text(let text): type(text)
    case .backspace: press(.backspace)
    case .return: press(.return)
    case .shift, .grabber: break
    case .suggestion(let word): accept(word)
    case .dismiss: navigate(.done)
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
