#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Where an input is: the views around it that may move for it, and what was said about them.
  @MainActor struct AvoidanceSite {
    let input: UIView
    /// From the innermost out.
    private(set) var scrollViews: [UIScrollView] = []
    /// Whose view may shift; nil where nothing may.
    let controller: UIViewController?
    let policy: AvoidancePolicy
    /// Why nothing here may move; nil for an input that the app lays out.
    let exclusion: AvoidanceScene.Exclusion?
    let spacing: CGFloat
    let companions: [UIView]
    /// Whether a constraint that follows the keyboard moves the input, so that no shift has to.
    let isFollowed: Bool
    private let selectionMovesAtStart: Bool

    /// What is to be kept visible of the input, the most important first, in its own coordinates.
    var editedRects: [CGRect] { input.ownEditedRects(selectionMovesAtStart: selectionMovesAtStart) }

    var container: UIView? { controller?.viewIfLoaded }

    init(of input: UIView, for avoider: KeyboardAvoider) {
      self.input = input
      selectionMovesAtStart = avoider.selectionAnchor.isStart
      let options = avoider.inputOptions[input]
      spacing = options?.spacing ?? avoider.spacing
      exclusion = Self.exclusion(of: input, for: avoider)
      companions = (options?.companions ?? []).compactMap(\.view).filter { $0.window === input.window && !$0.isHidden }
      let nearest = input.nearestController
      controller = exclusion == nil ? nearest.flatMap(Self.controllerToShift) : nil
      let parents = sequence(first: nearest, next: { $0?.parent })
      policy = parents.lazy.compactMap { $0.flatMap { avoider.policies[$0] } }.first ?? avoider.policy
      isFollowed = avoider.center.constraints.values.contains { $0.lifts(input) }
      guard exclusion == nil else { return }
      var view: UIView? = input
      while let current = view {
        if let scrollView = current as? UIScrollView, avoider.unmanagedScrollViews[scrollView] == nil {
          scrollViews.append(scrollView)
        }
        view = current.superview
      }
    }

    /// The controller whose view moves as a whole: the input's own, or the outermost one that shows it in only a part of its
    /// height, as a panel at the lower edge is shown.
    ///
    /// A bar's own controller never moves: it would take the bars along. What it contains moves in front of them. But where it
    /// is in a panel itself, the panel goes up with its bars, for what is in it would leave it.
    private static func controllerToShift(from controller: UIViewController) -> UIViewController? {
      guard controller.viewIfLoaded?.window != nil else { return nil }
      var (found, current) = (controller, controller)
      while let parent = current.parent {
        if let view = current.viewIfLoaded, let outer = parent.viewIfLoaded, !parent.hasBars,
          view.bounds.height < outer.bounds.height
        {
          found = parent
        }
        current = parent
      }
      return found.hasBars ? nil : found
    }

    /// Brings everything to where it belongs before it is measured.
    func layOut() {
      (container ?? input.window)?.layoutIfNeeded()
      input.superview?.layoutIfNeeded()
    }

    /// In what the place of a view counts: the content of the scroll view around it, or the controller's view where none is.
    func host(of view: UIView) -> UIView? {
      let container = view === container ? nil : container
      return innermostScrollView(of: view).map { scrollViews[$0] } ?? container ?? input.window
    }

    /// Where a view stands in its host.
    func place(of view: UIView) -> CGRect {
      host(of: view)?.convert(view.bounds, from: view) ?? .zero
    }

    /// The place of the innermost scroll view around a view among those of this site.
    ///
    /// - Parameter includesItself: Whether a view that scrolls counts as in itself, as a text view's text is.
    func innermostScrollView(of view: UIView, includesItself: Bool = false) -> Int? {
      scrollViews.firstIndex { (includesItself || $0 !== view) && view.isDescendant(of: $0) }
    }
  }

  extension UIViewController {
    /// Whether it shows others between bars of its own.
    fileprivate var hasBars: Bool { self is UINavigationController || self is UITabBarController }
  }
#endif
