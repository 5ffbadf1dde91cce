#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Tracks the keyboard during an interactive dismissal, while a scrolling finger pulls it down.
  ///
  /// During the drag, the system posts no notifications (openradar 14847817), but it lays out views that are attached
  /// to a keyboard layout guide. Outside of a drag, a movement of the guide moves views only if it ends a drag, because
  /// the keyboard returns to its position. The app's gestures and delegates are not changed.
  ///
  /// The *announced* state and position of the keyboard are those after the last notification.
  @MainActor final class KeyboardDrag {
    /// Called with the keyboard's dragged state, and with the announced state after the keyboard returns to it.
    var onMove: ((KeyboardState) -> Void)?

    private weak var center: KeyboardCenter?
    /// The only scroll view whose drags count, if ``isLimited`` is true.
    private weak var scrollView: UIScrollView?
    /// Whether only the drags of one scroll view count, even after that view was deallocated.
    private let isLimited: Bool
    private let guide: LayoutGuideObserver
    private var edge: DraggedEdge?
    /// The scroll view that the finger scrolls, or scrolled last.
    private weak var draggedScrollView: UIScrollView?

    /// - Parameters:
    ///   - center: The center that provides the announced state, held weakly.
    ///   - scrollView: The only scroll view whose drags count, held weakly; nil for all scroll views in the window.
    init(in center: KeyboardCenter, of scrollView: UIScrollView? = nil) {
      self.center = center
      self.scrollView = scrollView
      isLimited = scrollView != nil
      guide = LayoutGuideObserver(for: center)
      guide.onMove = { [weak self] in self?.guideDidMove(to: $0, from: $1, lowest: $2) }
    }

    /// The window whose guide is observed.
    var window: UIWindow? { guide.window }

    /// Whether a finger holds the keyboard below its announced position.
    var isActive: Bool { state != nil }

    /// The state of a keyboard that a finger drags; nil unless the keyboard is below its announced position.
    ///
    /// When the finger is lifted, the state becomes nil without an event.
    var state: KeyboardState? {
      guard let edge, edge.isLowered, draggedScrollView?.isTracking == true, edge.keyboard == announced else {
        return nil
      }
      var state = edge.keyboard
      state.frame.origin.y = edge.top
      return state
    }

    /// Whether a finger scrolls, or was lifted and the keyboard may still be at the finger's last position.
    var mayHoldKeyboard: Bool { draggedScrollView?.isTracking == true || isReleased }

    /// Whether a finger has let go of the keyboard below the announced position, and the keyboard's destination is
    /// still unknown.
    ///
    /// A notification or the guide will show the destination. The notification may arrive in a later turn of the run
    /// loop.
    var isReleased: Bool {
      guard let edge, edge.isLowered, draggedScrollView?.isTracking != true else { return false }
      return edge.keyboard == announced
    }

    private var announced: KeyboardState? { center?.state(for: window) }

    /// Observes the guide of a window, or stops observing if the window is nil.
    ///
    /// If possible, call this before the keyboard appears, because a guide that is created while the keyboard is
    /// appearing may not follow the keyboard. A guide that was removed from its window is unreliable, so each
    /// attachment creates a new guide.
    func observe(in window: UIWindow?) {
      guard !guide.isObserving(window) else { return }
      edge = nil
      guide.observe(in: window)
    }

    /// Observes the guide in the window of the only scroll view whose drags count.
    func observeScrollView() { observe(in: scrollView?.window) }

    /// Forgets the position of a finger that was lifted, and replaces a guide that did not follow the keyboard.
    func keyboardDidChange(_ event: KeyboardEvent) {
      // The scroll view may have been added to a window, or moved to a different one.
      if isLimited { observeScrollView() }
      if edge != nil {
        if draggedScrollView?.isTracking != true { edge = nil }
        if event.isWill { edge?.mayReturn() }
      }
      switch event {
      case .didShow, .didChangeFrame: replaceGuideIfNecessary()
      case .willHide: guide.allowReplacement()
      case .willShow, .willChangeFrame, .didHide: break
      }
    }

    /// Replaces a guide that is not at the announced position after the keyboard has stopped.
    private func replaceGuideIfNecessary() {
      guard let window, let announced, guide.hasMissed(announced),
        findDraggedScrollView(in: window) == nil
      else { return }
      guide.replaceGuide(thatMissed: announced)
    }

    private func guideDidMove(to top: CGFloat, from previousTop: CGFloat?, lowest: CGFloat) {
      guard let window, let announced, announced.isDocked else {
        edge = nil
        return
      }
      // Looking for a finger searches the whole window, so it is done only if necessary.
      guard edge != nil || hasGuideLeft(announced, from: previousTop, to: top) else { return }
      guard let scrollView = findDraggedScrollView(in: window) else { return guideDidMoveWithoutFinger(to: top) }
      center?.drag = self
      if edge?.keyboard != announced || draggedScrollView !== scrollView {
        beginDrag(of: announced, by: scrollView, in: window, guide: previousTop, lowest: lowest)
      }
      let finger = window.pointOnScreen(scrollView.panGestureRecognizer.location(in: nil)).y
      guard edge?.follow(guide: top, lowest: lowest, finger: finger) == true else { return }
      onMove?(state ?? announced)
    }

    /// Starts to follow a finger that scrolls, from the position that the guide had before.
    private func beginDrag(
      of announced: KeyboardState, by scrollView: UIScrollView, in window: UIWindow, guide top: CGFloat?,
      lowest: CGFloat
    ) {
      edge = DraggedEdge(
        of: announced, guide: top, lowest: lowest,
        accessoryHeight: (center?.editedInput ?? window.firstResponder)?.shownAccessoryView?.frame.height ?? 0)
      draggedScrollView = scrollView
    }

    /// Returns whether the guide has moved to a position other than the announced one.
    ///
    /// While the guide is at the announced position, no finger drags the keyboard. The first position of a new guide
    /// does not count, because only a movement of the guide shows that a finger drags the keyboard.
    private func hasGuideLeft(_ announced: KeyboardState, from previousTop: CGFloat?, to top: CGFloat) -> Bool {
      guard let previousTop, previousTop != top else { return false }
      return DraggedEdge.isTop(top, awayFrom: announced)
    }

    /// Handles a movement of the guide without a finger, which belongs to a notification.
    private func guideDidMoveWithoutFinger(to top: CGFloat) {
      guard let edge, edge.hasReturned(guide: top), UIView.inheritedAnimationDuration == 0 else { return }
      self.edge = nil
      if edge.keyboard == announced { onMove?(edge.keyboard) }
    }

    private func findDraggedScrollView(in window: UIWindow) -> UIScrollView? {
      if isLimited { return scrollView?.isTracking == true ? scrollView : nil }
      if let draggedScrollView, draggedScrollView.isTracking, draggedScrollView.window === window {
        return draggedScrollView
      }
      return window.dismissingScrollView
    }
  }

  extension UIView {
    /// The scroll view in this view and its subviews that is being dragged and that dismisses the keyboard
    /// interactively.
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
      /// Whether the user can dismiss the keyboard by dragging in this scroll view.
      var dismissesInteractively: Bool {
        if #available(iOS 16, *), keyboardDismissMode == .interactiveWithAccessory { return true }
        return keyboardDismissMode == .interactive
      }
    }
  #endif
#endif
