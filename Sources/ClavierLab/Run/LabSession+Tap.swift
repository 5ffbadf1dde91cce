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
    let point = tapPoint(on: input)
    recorder.fingerDown(at: point, time: now)
    step("tap \(input.inputName)", target: input, finding: finding) { HeadlessTouches.tap(at: point) }
    rest(0.25)
    type(into: input)
    rest(0.75)
  }

  /// Where a finger goes: to the middle, or to the end of a text that is to be gone on with.
  private func tapPoint(on input: UIView) -> CGPoint {
    let frame = frame(of: input)
    guard let textView = input as? UITextView else { return CGPoint(x: frame.midX, y: frame.midY) }
    let shown = frame.intersection(window.bounds.inset(by: window.safeAreaInsets)).insetBy(dx: 16, dy: 16)
    guard !shown.isNull else { return CGPoint(x: frame.midX, y: frame.midY) }
    let caret = textView.caretRect(for: textView.endOfDocument)
    let end = textView.convert(caret, to: window.screen.coordinateSpace)
    return CGPoint(
      x: min(max(end.maxX + 12, shown.minX), shown.maxX), y: min(max(end.midY, shown.minY), shown.maxY))
  }

  /// Whether a finger could land on the input, where it would.
  private func isReachable(_ input: UIView) -> Bool {
    let point = tapPoint(on: input)
    guard window.bounds.contains(point) else { return false }
    let keyboardFrame = recorder.motion.target
    if keyboardFrame.contains(point) { return false }
    guard let hit = window.hitTest(point, with: nil) else { return false }
    return hit === input || hit.isDescendant(of: input)
  }

  /// Scrolls as a person does, from the outermost scroll view in, until the input is in reach or nothing moves any more.
  private func scroll(to input: UIView) {
    let scrollViews = enclosingScrollViews(of: input)
    for (index, scrollView) in scrollViews.enumerated() {
      let isInnermost = index == scrollViews.count - 1
      scroll(scrollView, to: isInnermost ? input : scrollViews[index + 1]) { [self] in
        isInnermost ? isReachable(input) : isReachable(input) || isCentred(scrollViews[index + 1], in: scrollView)
      }
    }
  }

  /// Scrolls one scroll view, a finger's way at a time.
  private func scroll(_ scrollView: UIScrollView, to view: UIView, until isDone: () -> Bool) {
    for _ in 0..<12 where !isDone() {
      let area = visibleArea(of: scrollView)
      guard area.height > 40 else { return }
      // The finger stays well inside, so that it neither leaves the scroll view nor drags the keyboard.
      let reach = area.height * 0.5
      let way = min(max(area.midY - frame(of: view).midY, -reach), reach)
      let from = CGPoint(x: area.minX + 12, y: area.midY - way / 2)
      let offset = scrollView.contentOffset
      if !scrolledByHand.contains(where: { $0 === scrollView }) { scrolledByHand.append(scrollView) }
      drag(from: from, to: CGPoint(x: from.x, y: from.y + way))
      if scrollView.contentOffset == offset { return }
    }
  }

  /// The part of a scroll view that is on the screen and above the keyboard.
  private func visibleArea(of scrollView: UIScrollView) -> CGRect {
    var area = frame(of: scrollView).intersection(window.bounds)
    guard !area.isNull else { return .zero }
    area.size.height = min(area.maxY, recorder.motion.target.minY) - area.minY
    return area
  }

  private func isCentred(_ view: UIView, in scrollView: UIScrollView) -> Bool {
    abs(frame(of: view).midY - visibleArea(of: scrollView).midY) < 2
      || visibleArea(of: scrollView).contains(frame(of: view))
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

  /// From the outermost in.
  private func enclosingScrollViews(of view: UIView) -> [UIScrollView] {
    let ancestors = sequence(first: view.superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
    return ancestors.filter(\.isScrollEnabled).reversed()
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
