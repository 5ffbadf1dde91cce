#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Follows the keyboard while a finger that scrolls pulls it down.
  ///
  /// The system posts nothing during such an interactive dismissal (openradar 14847817), but it lays out what is tied to a
  /// keyboard layout guide. No gesture and no delegate of the app is touched. What the guide reports at any other time is
  /// ignored: then the notifications say where the keyboard is.
  @MainActor final class KeyboardDrag {
    /// Called with where the keyboard is under the finger, and with the announced keyboard when it is back there.
    var onMove: ((KeyboardState) -> Void)?

    /// The window whose guide is observed.
    private(set) weak var window: UIWindow?

    private weak var center: KeyboardCenter?
    /// The only scroll view that counts; any in the window if there is none.
    private weak var scrollView: UIScrollView?
    private let isLimited: Bool
    private var probe: KeyboardProbe?
    private var guide: CGFloat?
    private var edge: DraggedEdge?
    /// The scroll view in which the finger is or was.
    private weak var dragged: UIScrollView?
    /// The keyboard for which the probe was replaced.
    private var missed: KeyboardState?

    /// - Parameters:
    ///   - center: The center that knows the announced keyboard, held weakly.
    ///   - scrollView: The only scroll view whose drags count, held weakly; every one in the window if nil.
    init(in center: KeyboardCenter, of scrollView: UIScrollView? = nil) {
      self.center = center
      self.scrollView = scrollView
      isLimited = scrollView != nil
    }

    deinit {
      MainQueue.run { [probe] in probe?.removeFromSuperview() }
    }

    /// Whether a finger has the keyboard lower than it was announced.
    var isActive: Bool { state != nil }

    /// Where a finger has the keyboard; nil unless that is lower than announced.
    var state: KeyboardState? {
      guard let edge, edge.isLowered, dragged?.isTracking == true, edge.keyboard == announced else { return nil }
      var state = edge.keyboard
      state.frame.origin.y = edge.top
      return state
    }

    private var announced: KeyboardState? { center?.state(for: window) }

    /// Observes the guide of a window, or of none.
    ///
    /// Best done before the keyboard comes: a guide that is new during a show need not follow that show. A guide that was
    /// out of the window can be anywhere, so each attachment gets a new one.
    func observe(in window: UIWindow?) {
      guard window == nil || window !== self.window || probe?.superview !== window else { return }
      self.window = window
      (edge, guide) = (nil, nil)
      replaceProbe()
    }

    /// Takes note of a notification: it says where the keyboard is, and ends what a lifted finger left.
    func keyboardDidChange(_ event: KeyboardEvent) {
      if isLimited { observe(in: scrollView?.window) }
      if dragged?.isTracking != true { edge = nil }
      guard event == .didShow || event == .didChangeFrame, let window, let guide, let announced, announced.isAttached,
        announced != missed, abs(guide - announced.frame.minY) > DraggedEdge.tolerance,
        draggedScrollView(in: window) == nil
      else { return }
      missed = announced
      replaceProbe()
    }

    private func replaceProbe() {
      probe?.onMove = nil
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
      if let window { center?.noteGuide(top, in: window) }
      guard let window, let announced, announced.isAttached else {
        edge = nil
        return
      }
      // To look for a finger costs a walk through the window, and at the announced place it changes nothing.
      guard edge != nil || abs(top - announced.frame.minY) > DraggedEdge.tolerance else { return }
      guard let scrollView = draggedScrollView(in: window) else { return guideDidMoveAlone(to: top) }
      if edge?.keyboard != announced || dragged !== scrollView {
        edge = DraggedEdge(
          of: announced, guide: guide, lowest: lowest, accessoryHeight: window.firstResponderInput?.accessoryHeight ?? 0
        )
        dragged = scrollView
      }
      let finger = window.convert(scrollView.panGestureRecognizer.location(in: nil), to: nil as UIWindow?).y
      guard edge?.follow(guide: top, lowest: lowest, finger: finger) == true else { return }
      onMove?(state ?? announced)
    }

    /// No finger is there: what moves the keyboard now will be announced, or was.
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
    /// The scroll view in this tree in which a finger is that may pull the keyboard down.
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
