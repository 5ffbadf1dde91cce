#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Reads the geometry of views for the planner.
  ///
  /// An ``AvoidanceSite`` finds the views around an input, and a reader reads their geometry into an
  /// ``AvoidanceScene``. A reader does not change any view.
  @MainActor struct SceneReader {
    /// The applier that knows the points that the avoider has added.
    let applier: PlanApplier

    /// The height of the part of a text view that should be visible while it is being edited, in points.
    ///
    /// A few lines of text fit in this height.
    private static let usefulTextHeight: CGFloat = 120

    /// Reads the scene around an input.
    func scene(
      at site: AvoidanceSite, keyboard: KeyboardState, trigger: AvoidanceScene.Trigger
    ) -> AvoidanceScene {
      let subjects = site.subjects
      let shift = applier.shift(of: site.container)
      let responses = applier.responses.flatMap { $0.isValid(for: subjects, shift: shift) ? $0 : nil }
      let policy = site.policy.effective(hasController: site.container != nil)
      return AvoidanceScene(
        // Targets are read only if the plan uses them, because reading a caret takes time, and can run the app's code.
        targets: trigger.bringsInputIntoView ? targets(at: site, responses) : [], spacing: site.spacing,
        keyboard: keyboard, windowFrame: site.input.window?.frameOnScreen ?? .zero, container: container(at: site),
        scrollViews: scrollViews(at: site, responses), policy: policy, trigger: trigger)
    }

    private func scrollViews(at site: AvoidanceSite, _ responses: ShiftResponses?) -> [AvoidanceScene.ScrollView] {
      site.scrollViews.map { view in
        var scrollView = scrollView(view, responses?.response(of: view) ?? .full)
        scrollView.pinnedHeights = view.pinnedHeights(over: site.input)
        return scrollView
      }
    }

    private func container(at site: AvoidanceSite) -> AvoidanceScene.Container {
      guard let view = site.container else {
        // The input is in a bar or directly in a window, where nothing may shift.
        let window = site.input.window
        return AvoidanceScene.Container(
          viewFrame: window?.bounds ?? .zero, topSafeArea: window?.safeAreaInsets.top ?? 0,
          bottomSafeArea: window?.safeAreaInsets.bottom ?? 0, shift: 0, addedSafeArea: 0, mayShift: false)
      }
      let (frame, shift, scale) = (view.frameInWindow, applier.shift(of: view), view.verticalScale)
      return AvoidanceScene.Container(
        viewFrame: frame, topSafeArea: view.safeAreaInsets.top * scale,
        bottomSafeArea: view.safeAreaInsets.bottom * scale, shift: shift,
        addedSafeArea: applier.additionalSafeArea(of: view) * scale, mayShift: view.canShiftUp && !site.isFollowed,
        bottomOfBars: view.window.map(view.bottomOfBars))
    }

    /// Reads a scroll view, in the window's points, regardless of the transforms of the views around it.
    ///
    /// An inverted scroll view, which many chat apps use for the list of messages, scrolls in the opposite direction.
    /// An inverted scroll view counts as a scroll view that does not scroll.
    func scrollView(
      _ view: UIScrollView, _ response: AvoidanceScene.ShiftResponse = .full, lostInset: CGFloat = 0
    ) -> AvoidanceScene.ScrollView {
      let (size, offset, scale) = (view.contentSize, view.contentOffset, view.scrollScale)
      let contribution = contribution(to: view)
      let limits = limits(of: view, without: contribution)
      let earlier = applier.ownLimits[view]
      // If other code has scrolled, the earlier offset no longer matters, but a large title can still expand to its
      // earlier height.
      let greatestTop = earlier.map { $0.greatestTop(now: limits) }
      return AvoidanceScene.ScrollView(
        frame: view.window == nil ? view.frame : view.frameInWindow,
        contentSize: CGSize(width: size.width * scale, height: size.height * scale),
        contentOffset: CGPoint(x: offset.x * scale, y: offset.y * scale), pixel: view.pixel * scale,
        insets: insets(of: view, greatestTop: greatestTop, lostInset: lostInset, scale: scale),
        isScrollEnabled: view.isScrollEnabled && view.isUpright,
        alwaysBouncesVertically: view.alwaysBounceVertical, hasHorizontalLayout: view.hasHorizontalLayout,
        minimumVisibleHeight: view is UITextView ? Self.usefulTextHeight : 0, shiftResponse: response,
        contribution: ScrollContribution(
          bottomInset: contribution.bottomInset * scale, indicatorInset: contribution.indicatorInset * scale,
          scrolled: contribution.scrolled * scale),
        history: ScrollHistory(
          limits: limits, after: earlier, contribution, lostInset: lostInset,
          isUntouched: applier.ledger.holdsUnchangedContribution(.scrolled, in: view), interaction: view.interaction,
          scale: scale))
    }

    /// Returns what the avoider has added to the properties of a scroll view, in the scroll view's own points.
    private func contribution(to view: UIScrollView) -> ScrollContribution {
      ScrollContribution(
        bottomInset: applier.ledger.amount(of: .bottomInset, in: view),
        indicatorInset: applier.ledger.amount(of: .indicatorInset, in: view),
        scrolled: applier.ledger.amount(of: .scrolled, in: view))
    }

    private func limits(of view: UIScrollView, without contribution: ScrollContribution) -> ScrollLimits {
      let inset = view.adjustedContentInset
      return ScrollLimits(
        contentHeight: view.contentSize.height, width: view.bounds.width, height: view.bounds.height,
        top: inset.top, bottom: inset.bottom - contribution.bottomInset,
        offset: view.contentOffset.y - contribution.scrolled,
        isAtTop: view.isAtTop, mayFollowTitle: view.mayFollowTitle)
    }

    private func insets(
      of view: UIScrollView, greatestTop: CGFloat?, lostInset: CGFloat, scale: CGFloat
    ) -> AvoidanceScene.Insets {
      let adjusted = view.adjustedContentInset
      let indicatorSafeArea = view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets.bottom : 0
      return AvoidanceScene.Insets(
        bottom: view.contentInset.bottom * scale, adjustedBottom: adjusted.bottom * scale,
        lostBottom: lostInset * scale, adjustedTop: adjusted.top * scale, greatestTop: greatestTop.map { $0 * scale },
        indicatorBottom: (view.verticalScrollIndicatorInsets.bottom + indicatorSafeArea) * scale)
    }
  }

  extension UIScrollView {
    fileprivate var interaction: ScrollHistory.Interaction {
      if isDragging { return .dragging }
      return isDecelerating ? .decelerating : .idle
    }

    /// Whether this is a collection view whose layout scrolls horizontally.
    ///
    /// Only flow layouts and compositional layouts have a scroll direction. A layout of the app's own class does not.
    fileprivate var hasHorizontalLayout: Bool {
      switch (self as? UICollectionView)?.collectionViewLayout {
      case let layout as UICollectionViewFlowLayout: layout.scrollDirection == .horizontal
      case let layout as UICollectionViewCompositionalLayout: layout.configuration.scrollDirection == .horizontal
      default: false
      }
    }
  }
#endif
