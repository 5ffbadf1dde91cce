#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// An input, the views around it that may move for it, and the options for them.
  @MainActor struct AvoidanceSite {
    let input: UIView
    /// The managed scroll views around the input, from the innermost to the outermost.
    private(set) var scrollViews: [UIScrollView] = []
    /// The scroll views around the input that only the app and the user scroll.
    private var unmanagedScrollViews: [UIScrollView] = []
    /// The view controller whose view may shift or get additional safe area; nil if none may.
    private(set) var controller: UIViewController?
    /// The view that may shift.
    private(set) var container: UIView?
    let policy: AvoidancePolicy
    let spacing: CGFloat
    /// The views to keep visible together with the input.
    private(set) var companions: [UIView] = []
    /// Whether no shift is needed, because a constraint that follows the keyboard moves the input.
    let isFollowed: Bool
    private let selectionMovesAtStart: Bool
    private let floatingViews: FloatingViews

    /// Reads the site of an input.
    init(of input: UIView, for avoider: KeyboardAvoider) {
      let nearest = input.nearestController
      self.input = input
      floatingViews = avoider.applier.floatingViews
      selectionMovesAtStart = avoider.movingSelectionEnd.isStart
      let options = avoider.inputOptions[input]
      spacing = options?.spacing ?? avoider.spacing
      policy = Self.policy(in: nearest, of: avoider)
      isFollowed = avoider.center.followersByConstraint.values.contains { $0.lifts(input) }
      swap(&companions, &avoider.siteMemory.companions)
      swap(&scrollViews, &avoider.siteMemory.scrollViews)
      addCompanions(options?.companions ?? [])
      addScrollViews(for: avoider)
      controller = nearest.flatMap(Self.controllerToShift)
      container = controller?.viewIfLoaded
      if policy == .safeArea { chooseControllerForSafeArea() }
    }

    /// Adds the companions in the input's window, except those that are hidden or in a hidden view.
    ///
    /// Most companions have the same superview, so their superviews are examined only once.
    private mutating func addCompanions(_ companions: [KeyboardAvoider.InputOptions.Companion]) {
      var last: UIView?
      var isShown = false
      for index in companions.indices {
        guard let view = companions[index].view, let superview = view.superview else { continue }
        if superview !== last {
          last = superview
          isShown = superview.window === input.window && superview.isShown
        }
        if isShown, !view.isHidden { self.companions.append(view) }
      }
    }

    /// Adds the scroll views around the input.
    private mutating func addScrollViews(for avoider: KeyboardAvoider) {
      var view: UIView? = input
      while let current = view {
        if let scrollView = current as? UIScrollView {
          // A paging scroll view rests only at whole pages, so the avoider does not scroll it.
          let isFloating = floatingViews.contains(input, in: scrollView)
          if scrollView.isPagingEnabled || isFloating || avoider.unmanagedScrollViews[scrollView] != nil {
            unmanagedScrollViews.append(scrollView)
          } else {
            scrollViews.append(scrollView)
          }
        }
        view = current.superview
      }
    }

    /// Chooses a controller outside of the scroll views, so that its safe area insets them.
    ///
    /// A controller inside the content of a scroll view can be taller than its visible part, so its bottom safe area
    /// may be out of sight.
    private mutating func chooseControllerForSafeArea() {
      guard let outermost = scrollViews.last else { return }
      while let view = container, !outermost.isDescendant(of: view), let parent = controller?.parent {
        controller = parent
        container = parent.viewIfLoaded
      }
    }

    /// Returns the policy of the innermost controller that has its own policy, or otherwise the avoider's policy.
    static func policy(in nearest: UIViewController?, of avoider: KeyboardAvoider) -> AvoidancePolicy {
      var current = nearest
      while let controller = current {
        if let policy = avoider.currentPolicy(of: controller) { return policy }
        current = controller.parent
      }
      return avoider.policy
    }

    /// Returns the controller whose view shifts for an input in a controller; nil if no view may shift.
    private static func controllerToShift(from nearest: UIViewController) -> UIViewController? {
      guard nearest.viewIfLoaded?.window != nil else { return nil }
      var choice = AvoidanceScene.ShiftedControllerChoice()
      var chosen = nearest
      var current: UIViewController? = nearest
      var last: UIView?
      while let controller = current {
        let view = controller.viewIfLoaded
        let candidate = AvoidanceScene.ShiftableController(
          height: view?.bounds.height, arrangesChildren: controller.arrangesChildren)
        let isPreferred = choice.prefers(candidate) {
          guard let view, let last else { return 0 }
          return view.convert(last.bounds, from: last).minY - view.bounds.minY
        }
        if isPreferred { chosen = controller }
        current = controller.parent
        last = view
      }
      return choice.mayShift ? chosen : nil
    }

    /// The views that a plan for this site changes.
    var subjects: PlanSubjects {
      PlanSubjects(
        scrollViews: scrollViews, container: container, controller: controller,
        measuredViews: [input] + companions + scrollViews.filter { $0 !== input })
    }

    /// Whether the user is scrolling or zooming a scroll view around the input.
    var isMovedByUser: Bool {
      for scrollView in scrollViews where scrollView.isMovedByUser { return true }
      for scrollView in unmanagedScrollViews where scrollView.isMovedByUser { return true }
      return false
    }

    /// Lays out all views before they are measured.
    func layOut() {
      (container ?? input.window)?.layoutIfNeeded()
    }

    // MARK: Positions

    /// Calls a closure with the parts of the input to keep visible, from the most to the least important, in the
    /// input's coordinate space.
    func forEachEditedRect(_ body: (CGRect) -> Void) {
      input.forEachEditedRect(selectionMovesAtStart: selectionMovesAtStart, body)
    }

    /// Returns the view to which a view's position is relative: the innermost scroll view around it, the controller's
    /// view, or the window.
    func host(of view: UIView) -> UIView? {
      innermostScrollView(of: view).map { scrollViews[$0] } ?? hostOutsideOfScrollViews(of: view)
    }

    private func hostOutsideOfScrollViews(of view: UIView) -> UIView? {
      (view === container ? nil : container) ?? input.window
    }

    /// Returns a view's frame in its host.
    ///
    /// If the host is a scroll view that does not move the view, the result does not depend on how far the scroll view
    /// has scrolled.
    func frameInHost(of view: UIView) -> CGRect {
      if let index = innermostScrollView(of: view) { return scrollViews[index].convert(view.bounds, from: view) }
      guard let host = hostOutsideOfScrollViews(of: view) else { return .zero }
      return host.convert(view.bounds, from: view).offsetBy(dx: 0, dy: -host.bounds.minY)
    }

    /// Returns the index of this site's innermost scroll view that contains a view.
    ///
    /// - Parameters:
    ///   - view: A view.
    ///   - includesItself: Whether the view itself counts if it is a scroll view, as a text view does for its text.
    func innermostScrollView(of view: UIView, includesItself: Bool = false) -> Int? {
      // Each of the scroll views contains those before it, so the view hierarchy is searched only for other views. A
      // loop takes less time than a method that takes a closure, because each call to the closure checks its actor.
      for index in scrollViews.indices where scrollViews[index] === view {
        let first = includesItself ? index : index + 1
        return first < scrollViews.count ? first : nil
      }
      if view === input { return scrollViews.isEmpty ? nil : 0 }
      for index in scrollViews.indices
      where view.isDescendant(of: scrollViews[index]) && !floatingViews.contains(view, in: scrollViews[index]) {
        return index
      }
      return nil
    }
  }

  // MARK: - Memory

  extension AvoidanceSite {
    /// The emptied lists of an earlier site.
    ///
    /// Reading the next site reuses their memory instead of allocating memory.
    struct Memory {
      fileprivate var scrollViews: [UIScrollView] = []
      fileprivate var companions: [UIView] = []
    }

    /// Empties the lists, and returns their memory.
    mutating func takeMemory() -> Memory {
      var memory = Memory()
      swap(&memory.scrollViews, &scrollViews)
      swap(&memory.companions, &companions)
      memory.scrollViews.removeAll(keepingCapacity: true)
      memory.companions.removeAll(keepingCapacity: true)
      return memory
    }
  }

  extension UIView {
    /// Whether neither this view nor any of its superviews is hidden.
    fileprivate var isShown: Bool { !isHidden && superview?.isShown != false }
  }

  extension UIViewController {
    /// Whether the controller arranges its children itself: between bars of its own, or in columns.
    fileprivate var arrangesChildren: Bool {
      self is UINavigationController || self is UITabBarController || self is UISplitViewController
    }
  }
#endif
