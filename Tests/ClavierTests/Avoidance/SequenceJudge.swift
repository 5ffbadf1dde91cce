import ClavierTesting
import Foundation
import UIKit

/// Judges whether an edited input is visible, by the simulated keyboard's frame and the views' geometry alone.
///
/// It asks nothing of Clavier, so that an error in Clavier's rectangles, overlaps, or excuses cannot hide itself.
@MainActor struct SequenceJudge {
  /// The keyboard's frame, in screen coordinates.
  let keyboard: CGRect
  let feature: SequenceFeature
  /// How far the app moved the screen's view down by a transform.
  var lift: CGFloat = 0
  /// How much of the bottom inset the app added to the screen's scroll view.
  var inset: CGFloat = 0

  /// Distances below this one are rounding.
  private static let tolerance: CGFloat = 0.01
  /// The height of a scroll view that shows an input with every inset that a sequence adds.
  private static let leastHeight: CGFloat = 80

  /// What is wrong with the input's place; nil if nothing is.
  func complaint(about input: UIView, with companions: [UIView]) -> String? {
    guard feature != .disabled else { return nil }
    let edited = screenRect(of: editedRect(of: input), in: input)
    if let text = complaint(about: edited, of: input) { return text }
    guard isReachable(input) else { return nil }
    for companion in companions where isReachable(companion) {
      let frame = screenRect(of: companion.bounds, in: companion)
      let both = screenRect(of: input.bounds, in: input).union(frame)
      // The input takes precedence over what is kept visible along with it. Nothing is scrolled into the part that the
      // app's own inset keeps free, for example for a bar.
      guard both.height < min(room(for: input), visibleHeight(around: input) - max(0, inset)) else { continue }
      if covered(frame) > Self.tolerance { return "\(covered(frame)) points of a companion are covered" }
    }
    return nil
  }

  /// How many points of a view, from its bottom edge up, the keyboard covers.
  func height(coveredOf view: UIView) -> CGFloat { covered(screenRect(of: view.bounds, in: view)) }

  private func complaint(about rect: CGRect, of input: UIView) -> String? {
    let excess = max(0, rect.height - room(for: input))
    guard covered(rect) > excess + Self.tolerance, isReachable(input) else { return nil }
    return "\(covered(rect)) points of \(type(of: input)) are covered, at \(rect) under a keyboard at \(keyboard)"
  }

  /// The points of a rectangle, from its bottom edge up, that lie under the keyboard or below its top edge.
  private func covered(_ rect: CGRect) -> CGFloat {
    guard rect.minX < keyboard.maxX, rect.maxX > keyboard.minX else { return 0 }
    return min(rect.height, max(0, rect.maxY - keyboard.minY))
  }

  /// The caret's line of a text view; the whole of any other input.
  private func editedRect(of input: UIView) -> CGRect {
    guard let textView = input as? UITextView, let selection = textView.selectedTextRange else { return input.bounds }
    return textView.caretRect(for: selection.end)
  }

  // MARK: Excuses

  /// The height between what covers the top and the keyboard, where the input can be.
  private func room(for input: UIView) -> CGFloat {
    guard let window = input.window else { return 0 }
    var top = screenRect(of: window.bounds, in: window).minY + window.safeAreaInsets.top
    if let view = controller(of: input)?.view {
      // A shift moves the view's top edge along: its safe area stays below the bars.
      let frame = screenRect(of: view.bounds, in: view)
      top = max(top, frame.minY - (view.transform.ty - lift) + view.safeAreaInsets.top)
    }
    if feature == .scrollOnly, let host = scrollViews(around: input).last {
      top = max(top, screenRect(of: host.bounds, in: host).minY + host.adjustedContentInset.top)
    }
    let room = keyboard.minY - top
    // A bar that follows the keyboard leaves that much of the scroll view above it.
    return [.layoutGuide, .follower].contains(feature) ? min(room, visibleHeight(around: input)) : room
  }

  /// The height of the scroll view around an input in which content is visible without a keyboard.
  private func visibleHeight(around input: UIView) -> CGFloat {
    guard let host = scrollViews(around: input).last else { return .infinity }
    return host.bounds.height - host.adjustedContentInset.top - host.safeAreaInsets.bottom
  }

  /// Whether scrolling and shifting can show the input.
  ///
  /// They cannot where the app's own layout puts it out of its scroll view's content or out of its controller's view.
  private func isReachable(_ input: UIView) -> Bool {
    let hosts = scrollViews(around: input)
    if feature == .scrollOnly, hosts.isEmpty { return false }
    for host in hosts {
      let frame = rect(input.bounds, of: input, in: host)
      if frame.minY < 0 || frame.maxY > host.contentSize.height { return false }
      // With insets of the app, so low a scroll view cannot show an input even without a keyboard.
      if host.bounds.height - host.adjustedContentInset.top < Self.leastHeight { return false }
    }
    guard let view = controller(of: input)?.view else { return false }
    return screenRect(of: input.bounds, in: input).maxY <= screenRect(of: view.bounds, in: view).maxY
  }

  private func scrollViews(around input: UIView) -> [UIScrollView] {
    sequence(first: input.superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
  }

  private func controller(of view: UIView) -> UIViewController? {
    var responder = view.next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  // MARK: Geometry

  /// Converts by each view's own numbers, up to the window and from there to the screen.
  func screenRect(of rect: CGRect, in view: UIView) -> CGRect {
    self.rect(rect, of: view, in: nil)
  }

  /// Converts to the coordinates of a view further up; nil for the screen's.
  private func rect(_ rect: CGRect, of view: UIView, in ancestor: UIView?) -> CGRect {
    var corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    var current: UIView? = view
    while let view = current, view !== ancestor {
      let (bounds, transform, center) = (view.bounds, view.transform, view.center)
      corners = corners.map { corner in
        let (x, y) = (corner.x - bounds.midX, corner.y - bounds.midY)
        return CGPoint(
          x: center.x + transform.a * x + transform.c * y + transform.tx,
          y: center.y + transform.b * x + transform.d * y + transform.ty)
      }
      current = view.superview
    }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}
