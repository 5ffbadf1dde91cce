import Foundation
import UIKit

/// Determines whether a finger can touch an input, and how to scroll to it.
@MainActor
struct InputReach {
  let window: UIWindow
  /// The keyboard's frame after its animation, in screen coordinates.
  let keyboardFrame: CGRect

  /// Returns the point to tap, in screen coordinates: the center of an input, or the end of its text if the text is
  /// long.
  func tapPoint(on input: UIView) -> CGPoint {
    let frame = frame(of: input)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard let textView = input as? UITextView else { return middle }
    let shown = frame.intersection(window.bounds.inset(by: window.safeAreaInsets)).insetBy(dx: 16, dy: 16)
    guard !shown.isNull else { return middle }
    let caret = textView.caretRect(for: textView.endOfDocument)
    let end = textView.convert(caret, to: window.screen.coordinateSpace)
    return CGPoint(
      x: min(max(end.maxX + 12, shown.minX), shown.maxX), y: min(max(end.midY, shown.minY), shown.maxY))
  }

  /// Returns whether a finger at the point to tap touches the input.
  func isReachable(_ input: UIView) -> Bool {
    let point = tapPoint(on: input)
    guard window.bounds.contains(point), !keyboardFrame.contains(point) else { return false }
    guard let hit = window.hitTest(point, with: nil) else { return false }
    return hit === input || hit.isDescendant(of: input)
  }

  /// Returns the next swipe toward an input, and the scroll view to swipe; nil if nothing scrolls.
  ///
  /// The outermost scroll view scrolls first, until the scroll view inside it is in the center.
  ///
  /// - Parameter stuck: The scroll views that a swipe did not move.
  func swipe(
    to input: UIView, besides stuck: [UIScrollView] = []
  ) -> (scrollView: UIScrollView, from: CGPoint, to: CGPoint)? {
    let scrollViews = enclosingScrollViews(of: input)
    let contents = scrollViews.dropFirst().map { $0 as UIView } + [input]
    for (scrollView, view) in zip(scrollViews, contents) {
      let area = visibleArea(of: scrollView)
      let isThere = view !== input && isCentered(view, in: area)
      guard !isThere, area.height > 40, !stuck.contains(where: { $0 === scrollView }) else { continue }
      // The finger stays inside the scroll view, so that it does not drag the keyboard.
      let reach = area.height * 0.5
      let way = min(max(area.midY - frame(of: view).midY, -reach), reach)
      let from = CGPoint(x: area.minX + 12, y: area.midY - way / 2)
      return (scrollView, from, CGPoint(x: from.x, y: from.y + way))
    }
    return nil
  }

  /// The number of frames of a swipe.
  static let dragFrames = 24

  /// Returns the position of the finger, which moves slowly at the beginning and at the end.
  static func point(from: CGPoint, to: CGPoint, frame: Int) -> CGPoint {
    let part = (1 - cos(.pi * Double(frame) / Double(dragFrames))) / 2
    return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  private func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: window.screen.coordinateSpace)
  }

  /// Returns the part of a scroll view on the screen and above the keyboard.
  private func visibleArea(of scrollView: UIScrollView) -> CGRect {
    var area = frame(of: scrollView).intersection(window.bounds)
    guard !area.isNull else { return .zero }
    area.size.height = min(area.maxY, keyboardFrame.minY) - area.minY
    return area
  }

  private func isCentered(_ view: UIView, in area: CGRect) -> Bool {
    let frame = frame(of: view)
    return abs(frame.midY - area.midY) < 2 || area.contains(frame)
  }

  /// Returns the scroll views around a view, from the outermost to the innermost.
  private func enclosingScrollViews(of view: UIView) -> [UIScrollView] {
    let ancestors = sequence(first: view.superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
    return ancestors.filter(\.isScrollEnabled).reversed()
  }
}
