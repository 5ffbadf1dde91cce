#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Tracks the keyboard during an interactive dismissal, while a scrolling finger pulls it down.
  ///
  /// During the drag, the system posts nothing (openradar 14847817), but it lays out views that are attached to a keyboard layout
  /// guide. At any other time, the guide is ignored, and the notifications count. The app's gestures and delegates are not changed.
  @MainActor final class KeyboardDrag {
    /// Called with the keyboard's dragged state, and with the announced state after the keyboard returns to it.
    var onMove: ((KeyboardState) -> Void)?

    /// The window whose guide is observed.
    private(set) weak var window: UIWindow?

    private weak var center: KeyboardCenter?
    /// The only scroll view whose drags count, unless ``isLimited`` is false.
    private weak var scrollView: UIScrollView?
    private let isLimited: Bool
    private var probe: KeyboardProbe?
    private var guide: CGFloat?
    private var edge: DraggedEdge?
    /// The scroll view that the finger scrolls, or scrolled last.
    private weak var dragged: UIScrollView?
    /// The state for which the probe was replaced.
    private var missed: KeyboardState?

    /// - Parameters:
    ///   - center: The center that has the announced state, held weakly.
    ///   - scrollView: The only scroll view whose drags count, held weakly; nil for all in the window.
    init(in center: KeyboardCenter, of scrollView: UIScrollView? = nil) {
      self.center = center
      self.scrollView = scrollView
      isLimited = scrollView != nil
    }

    deinit {
      MainQueue.run { [probe] in probe?.removeFromSuperview() }
    }

    /// Whether a finger holds the keyboard below its announced position.
    var isActive: Bool { state != nil }

    /// The state of a keyboard that a finger drags; nil unless it is below the announced position.
    var state: KeyboardState? {
      guard let edge, edge.isLowered, dragged?.isTracking == true, edge.keyboard == announced else { return nil }
      var state = edge.keyboard
      state.frame.origin.y = edge.top
      return state
    }

    private var announced: KeyboardState? { center?.state(for: window) }

    /// Observes the guide of a window; nil stops observing.
    ///
    /// Call this before the keyboard appears, because a guide that is created while the keyboard shows may not follow it. A
    /// guide that was removed from its window is unreliable, so each attachment creates a new one.
    func observe(in window: UIWindow?) {
      guard window == nil || window !== self.window || probe?.superview !== window else { return }
      self.window = window
      (edge, guide) = (nil, nil)
      replaceProbe()
    }

    /// Forgets the position of a finger that was lifted, and replaces a guide that did not follow the keyboard.
    func keyboardDidChange(_ event: KeyboardEvent) {
      if isLimited { observe(in: scrollView?.window) }
      if dragged?.isTracking != true { edge = nil }
      guard event == .didShow || event == .didChangeFrame, let window, let guide, let announced, announced.isDocked,
        announced != missed, abs(guide - announced.frame.minY) > DraggedEdge.tolerance,
        draggedScrollView(in: window) == nil
      else { return }
      missed = announced
      replaceProbe()
    }

    private func replaceProbe() {
      probe?.removeFromSuperview()
      probe = nil
      guard let window else { return }
      let new = KeyboardProbe()
      new.onMove = { [weak self] in self?.guideDidMove(to: $0, lowest: $1) }
      probe = new
      new.attach(to: window)
    }

    private func guideDidMove(to top: CGFloat, lowest: CGFloat) {
      defer { guide = top }
      if let window { center?.rememberGuide(top, in: window) }
      guard let window, let announced, announced.isDocked else {
        edge = nil
        return
      }
      // Looking for a finger searches the whole window, so it is done only if necessary. At the announced position, a
      // finger does not matter. A finger that drags the keyboard moves the guide, so the first position of a new guide
      // does not count.
      guard edge != nil || guide != nil && guide != top && abs(top - announced.frame.minY) > DraggedEdge.tolerance
      else { return }
      guard let scrollView = draggedScrollView(in: window) else { return guideDidMoveAlone(to: top) }
      if edge?.keyboard != announced || dragged !== scrollView {
        edge = DraggedEdge(
          of: announced, guide: guide, lowest: lowest,
          accessoryHeight: window.firstResponder?.shownAccessoryView?.frame.height ?? 0)
        dragged = scrollView
      }
      let finger = window.pointOnScreen(scrollView.panGestureRecognizer.location(in: nil)).y
      guard edge?.follow(guide: top, lowest: lowest, finger: finger) == true else { return }
      onMove?(state ?? announced)
    }

    /// Handles a movement of the guide without a finger, which belongs to a notification.
    private func guideDidMoveAlone(to top: CGFloat) {
      guard let edge, edge.isBack(guide: top), UIView.inheritedAnimationDuration == 0 else { return }
      self.edge = nil
      if edge.keyboard == announced { onMove?(edge.keyboard) }
    }

    private func draggedScrollView(in window: UIWindow) -> UIScrollView? {
      if isLimited { return scrollView?.isTracking == true ? scrollView : nil }
      if let dragged, dragged.isTracking, dragged.window === window { return dragged }
      return window.dismissingScrollView
    }
  }

  extension UIView {
    /// The scroll view in this view and its subviews that is being dragged and that dismisses the keyboard interactively.
    fileprivate var dismissingScrollView: UIScrollView? {
      #if os(visionOS)
        nil
      #else
        if let view = self as? UIScrollView, view.isTracking, view.dismissesInteractively { return view }
        for view in subviews {
          if let found = view.dismissingScrollView { return found }
        }
        return nil
      #endif
    }
  }

  #if !os(visionOS)
    extension UIScrollView {
      fileprivate var dismissesInteractively: Bool {
        if #available(iOS 16, *), keyboardDismissMode == .interactiveWithAccessory { return true }
        return keyboardDismissMode == .interactive
      }
    }
  #endif
#endif
