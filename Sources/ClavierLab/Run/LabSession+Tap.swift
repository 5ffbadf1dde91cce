import ClavierTesting
import Foundation
import UIKit

extension LabSession {
  /// Taps an input, types into it, and lets people look.
  func tap(_ input: UIView) {
    var finding: String?
    if !isReachable(input) {
      scroll(to: input)
      if !isReachable(input), recorder.motion.target.minY < window.screen.bounds.maxY {
        // Under the keyboard, or pushed off the screen by it: a person puts the keyboard away and looks again.
        finding = "out of reach under the keyboard: put the keyboard away first"
        step("dismiss") { _ = window.endEditing(true) }
        rest(0.3)
        if !isReachable(input) { scroll(to: input) }
      }
      if !isReachable(input) { finding = "not on the screen, and no scrolling brings it there" }
    }
    let frame = frame(of: input)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    recorder.fingerDown(at: point, time: now)
    step("tap \(input.inputName)", target: input, finding: finding) { HeadlessTouches.tap(at: point) }
    rest(0.25)
    type(into: input)
    rest(0.75)
  }

  /// Whether a finger could land on the middle of the input.
  private func isReachable(_ input: UIView) -> Bool {
    let frame = frame(of: input)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    guard window.bounds.contains(point) else { return false }
    let keyboardFrame = recorder.motion.target
    if keyboardFrame.contains(point) { return false }
    guard let hit = window.hitTest(point, with: nil) else { return false }
    return hit === input || hit.isDescendant(of: input)
  }

  /// Scrolls as a person does, a finger's way at a time, until the input is in reach or nothing moves any more.
  private func scroll(to input: UIView) {
    guard let scrollView = enclosingScrollView(of: input) else { return }
    let keyboardTop = min(recorder.motion.target.minY, window.bounds.maxY)
    for _ in 0..<12 where !isReachable(input) {
      var area = frame(of: scrollView).intersection(window.bounds)
      area.size.height = min(area.maxY, keyboardTop) - area.minY
      guard area.height > 40 else { return }
      let frame = frame(of: input)
      // The finger stays well inside, so that it neither leaves the scroll view nor drags the keyboard.
      let reach = area.height * 0.5
      let wanted = area.midY - frame.midY
      let way = min(max(wanted, -reach), reach)
      let from = CGPoint(x: area.minX + 12, y: area.midY - way / 2)
      let to = CGPoint(x: from.x, y: from.y + way)
      let offset = scrollView.contentOffset
      drag(from: from, to: to)
      if scrollView.contentOffset == offset { return }
    }
  }

  /// Drags without haste, and stops before letting go, so that nothing is thrown.
  private func drag(from: CGPoint, to: CGPoint) {
    let frames = 24
    HeadlessTouches.began(at: from)
    for frame in 1...frames {
      // Slow at both ends, as hands are.
      let part = (1 - cos(.pi * Double(frame) / Double(frames))) / 2
      let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      HeadlessTouches.moved(to: point)
      HeadlessClock.advance(by: 1.0 / 60)
      recorder.finger(at: point, time: now)
      recorder.capture(at: now)
    }
    HeadlessClock.advance(by: 0.15)
    HeadlessTouches.moved(to: to)
    HeadlessTouches.ended(at: to)
    settle(frames: 12)
  }

  private func enclosingScrollView(of view: UIView) -> UIScrollView? {
    var ancestor = view.superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled { return scrollView }
      ancestor = current.superview
    }
    return nil
  }

  /// Types what the placeholder suggests, a letter at a time.
  private func type(into input: UIView) {
    guard input.isFirstResponder, let text = sample(for: input) else { return }
    for letter in text {
      HeadlessTyping.insert(String(letter))
      HeadlessClock.advance(by: 0.05)
      recorder.capture(at: now)
    }
  }

  private func sample(for input: UIView) -> String? {
    guard let field = input as? UITextField, (field.text ?? "").isEmpty else { return nil }
    let isNumeric = KeyboardInput(field).kind == .numberPad
    if field.isSecureTextEntry { return isNumeric ? "1843" : "engine1843" }
    guard let placeholder = field.placeholder else { return nil }
    guard isNumeric else { return String(placeholder.prefix(24)) }
    // Where letters stand for digits, as in MM/YY, digits are typed.
    var digits = Array("1229184312291843").makeIterator()
    return String(placeholder.map { $0.isLetter ? digits.next() ?? "0" : $0 })
  }
}
