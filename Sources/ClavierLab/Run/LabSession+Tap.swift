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
    let point = reach.tapPoint(on: input)
    recorder.fingerDown(at: point, time: now)
    step("tap \(input.inputName)", target: input, finding: finding) { HeadlessTouches.tap(at: point) }
    rest(0.25)
    type(into: input)
    rest(0.75)
  }

  private var reach: InputReach { InputReach(window: window, keyboardFrame: recorder.motion.target) }

  private func isReachable(_ input: UIView) -> Bool { reach.isReachable(input) }

  /// Scrolls as a person does, from the outermost scroll view in, until the input is in reach or nothing moves any more.
  private func scroll(to input: UIView) {
    var stuck: [UIScrollView] = []
    for _ in 0..<24 where !isReachable(input) {
      guard let swipe = reach.swipe(to: input, besides: stuck) else { return }
      let scrollView = swipe.scrollView
      if !scrolledByHand.contains(where: { $0 === scrollView }) { scrolledByHand.append(scrollView) }
      let offset = scrollView.contentOffset
      drag(from: swipe.from, to: swipe.to)
      if scrollView.contentOffset == offset { stuck.append(scrollView) }
    }
  }

  /// Drags without haste, and stops before letting go, so that nothing is thrown.
  private func drag(from: CGPoint, to: CGPoint) {
    HeadlessTouches.began(at: from)
    for frame in 1...InputReach.dragFrames {
      let point = InputReach.point(from: from, to: to, frame: frame)
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

  /// Types what the placeholder suggests, or goes on with what is written, a letter at a time.
  private func type(into input: UIView) {
    guard input.isFirstResponder, let text = sample(for: input) else { return }
    for letter in text {
      HeadlessTyping.insert(String(letter))
      HeadlessClock.advance(by: 0.05)
      recorder.capture(at: now)
    }
  }

  private func sample(for input: UIView) -> String? {
    if input is UITextView { return " More to follow." }
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
