import Foundation
import UIKit

/// Whether a finger could land on an input, and how a person would bring it into reach.
@MainActor
struct InputReach {
  let window: UIWindow
  /// Where the keyboard is going, in screen coordinates.
  let keyboardFrame: CGRect

  /// Where a finger goes, in screen coordinates: to the middle of an input, or to the end of a text that is to be gone on
  /// with.
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

  /// Whether a finger could land on the input, where it would.
  func isReachable(_ input: UIView) -> Bool {
    let point = tapPoint(on: input)
    guard window.bounds.contains(point), !keyboardFrame.contains(point) else { return false }
    guard let hit = window.hitTest(point, with: nil) else { return false }
    return hit === input || hit.isDescendant(of: input)
  }

  /// The next drag of a finger that brings an input nearer, and the scroll view that it moves; nil where nothing scrolls.
  ///
  /// A person scrolls the outermost scroll view first, until the one in it is in the middle.
  /// - Parameter stuck: Scroll views that a drag did not move any more.
  func swipe(
    to input: UIView, besides stuck: [UIScrollView] = []
  ) -> (scrollView: UIScrollView, from: CGPoint, to: CGPoint)? {
    let scrollViews = enclosingScrollViews(of: input)
    let contents = scrollViews.dropFirst().map { $0 as UIView } + [input]
    for (scrollView, view) in zip(scrollViews, contents) {
      let area = visibleArea(of: scrollView)
      let isThere = view !== input && isCentred(view, in: area)
      guard !isThere, area.height > 40, !stuck.contains(where: { $0 === scrollView }) else { continue }
      // The finger stays well inside, so that it neither leaves the scroll view nor drags the keyboard.
      let reach = area.height * 0.5
      let way = min(max(area.midY - frame(of: view).midY, -reach), reach)
      let from = CGPoint(x: area.minX + 12, y: area.midY - way / 2)
      return (scrollView, from, CGPoint(x: from.x, y: from.y + way))
    }
    return nil
  }

  /// How many frames a drag takes.
  static let dragFrames = 24

  /// Where the finger is on its way: slow at both ends, as hands are.
  static func point(from: CGPoint, to: CGPoint, frame: Int) -> CGPoint {
    let part = (1 - cos(.pi * Double(frame) / Double(dragFrames))) / 2
    return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  private func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: window.screen.coordinateSpace)
  }

  /// The part of a scroll view that is on the screen and above the keyboard.
  private func visibleArea(of scrollView: UIScrollView) -> CGRect {
    var area = frame(of: scrollView).intersection(window.bounds)
    guard !area.isNull else { return .zero }
    area.size.height = min(area.maxY, keyboardFrame.minY) - area.minY
    return area
  }

  private func isCentred(_ view: UIView, in area: CGRect) -> Bool {
    let frame = frame(of: view)
    return abs(frame.midY - area.midY) < 2 || area.contains(frame)
  }

  /// From the outermost in.
  private func enclosingScrollViews(of view: UIView) -> [UIScrollView] {
    let ancestors = sequence(first: view.superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
    return ancestors.filter(\.isScrollEnabled).reversed()
  }
}
