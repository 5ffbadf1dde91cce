import ClavierTesting
import Foundation
import UIKit

/// Judges whether an edited input is visible, by the simulated keyboard's frame and the views' geometry alone.
///
/// It does not use Clavier, so an error in Clavier's geometry cannot hide a failure.
@MainActor struct SequenceJudge {
  /// The keyboard's frame, in screen coordinates.
  let keyboard: CGRect
  let feature: SequenceFeature
  /// The distance by which the app has moved the screen's view down with a transform.
  var lift: CGFloat = 0
  /// The part of the bottom inset that the app has added to the screen's scroll view.
  var inset: CGFloat = 0

  /// Shorter distances are rounding errors.
  private static let tolerance: CGFloat = 0.01
  /// The minimum height of a scroll view in which an input fits, whatever insets a sequence adds.
  private static let leastHeight: CGFloat = 80

  /// Returns what is wrong with the position of an input or of an additional view; nil if nothing is.
  func complaint(about input: UIView, with companions: [UIView]) -> String? {
    guard feature != .disabled else { return nil }
    let edited = screenRect(of: editedRect(of: input), in: input)
    if let text = complaint(about: edited, of: input) { return text }
    guard isReachable(input) else { return nil }
    for companion in companions where isReachable(companion) {
      let frame = screenRect(of: companion.bounds, in: companion)
      let both = screenRect(of: input.bounds, in: input).union(frame)
      // The input takes precedence over the additional views. Nothing scrolls into the area of the app's own inset,
      // which may contain a bar.
      guard both.height < min(room(for: input), visibleHeight(around: input) - max(0, inset)) else { continue }
      if covered(frame) > Self.tolerance { return "\(covered(frame)) points of an additional view are covered" }
    }
    return nil
  }

  /// Returns the height of the part of a view that the keyboard covers, from the view's bottom edge up, in points.
  func height(coveredOf view: UIView) -> CGFloat { covered(screenRect(of: view.bounds, in: view)) }

  private func complaint(about rect: CGRect, of input: UIView) -> String? {
    let excess = max(0, rect.height - room(for: input))
    // The offset that shows the top of an input that does not fit is rounded to a pixel.
    let tolerance = excess > 0 ? 1 / input.contentScaleFactor : Self.tolerance
    guard covered(rect) > excess + tolerance, isReachable(input) else { return nil }
    return "\(covered(rect)) points of \(type(of: input)) are covered, at \(rect) under a keyboard at \(keyboard)"
  }

  /// Returns the height of the part of a rectangle that is below the top edge of the keyboard, in points.
  private func covered(_ rect: CGRect) -> CGFloat {
    guard rect.minX < keyboard.maxX, rect.maxX > keyboard.minX else { return 0 }
    return min(rect.height, max(0, rect.maxY - keyboard.minY))
  }

  /// Returns the line with the caret in a text view, or the bounds of any other input.
  private func editedRect(of input: UIView) -> CGRect {
    guard let textView = input as? UITextView, let selection = textView.selectedTextRange else { return input.bounds }
    return textView.caretRect(for: selection.end)
  }

  // MARK: What can be shown

  /// Returns the height of the space between the bars at the top and the keyboard.
  private func room(for input: UIView) -> CGFloat {
    guard let window = input.window else { return 0 }
    var top = screenRect(of: window.bounds, in: window).minY + window.safeAreaInsets.top
    if let view = controller(of: input)?.view {
      // A shift also moves the view's top edge, but its safe area stays below the bars.
      let frame = screenRect(of: view.bounds, in: view)
      top = max(top, frame.minY - (view.transform.ty - lift) + view.safeAreaInsets.top)
    }
    if [.scrollOnly, .safeArea].contains(feature), let host = scrollViews(around: input).last {
      top = max(top, screenRect(of: host.bounds, in: host).minY + host.adjustedContentInset.top)
    }
    let room = keyboard.minY - top
    // A bar that follows the keyboard makes the scroll view shorter.
    return [.layoutGuide, .follower].contains(feature) ? min(room, visibleHeight(around: input)) : room
  }

  /// Returns the height of the part of the scroll view in which content is visible without a keyboard.
  private func visibleHeight(around input: UIView) -> CGFloat {
    guard let host = scrollViews(around: input).last else { return .infinity }
    return host.bounds.height - host.adjustedContentInset.top - host.safeAreaInsets.bottom
  }

  /// Returns whether scrolling and shifting can show the input.
  ///
  /// If the app's own layout places the input outside of its scroll view's content, or outside of its controller's
  /// view, scrolling and shifting cannot show the input.
  private func isReachable(_ input: UIView) -> Bool {
    let hosts = scrollViews(around: input)
    if [.scrollOnly, .safeArea].contains(feature), hosts.isEmpty { return false }
    for host in hosts {
      // Content that fits vertically, and is only wider than its scroll view, is not meant to scroll up.
      let isOnlyWide =
        host.contentSize.width > host.bounds.width && host.contentSize.height < host.bounds.height
        && !host.alwaysBounceVertical
      if feature == .safeArea, isOnlyWide { return false }
      // Additional safe area does not help a scroll view that ignores it, as a scroll view may do if its content fits.
      if feature == .safeArea, height(coveredOf: host) > max(0, host.adjustedContentInset.bottom) { return false }
      let frame = rect(input.bounds, of: input, in: host)
      if frame.minY < 0 || frame.maxY > host.contentSize.height { return false }
      // With the app's insets, such a short scroll view cannot show an input even without a keyboard.
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

  /// Converts a rectangle to screen coordinates, from the bounds, the center, and the transform of each view.
  func screenRect(of rect: CGRect, in view: UIView) -> CGRect {
    self.rect(rect, of: view, in: nil)
  }

  /// Converts a rectangle to the coordinates of a view that contains the view, or of the screen for nil.
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
