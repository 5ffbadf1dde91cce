#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Reads the geometry of views for the planner.
  ///
  /// A reader does not change any view.
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
      return AvoidanceScene(
        targets: trigger.bringsInputIntoView ? targets(at: site, responses) : [], spacing: site.spacing,
        keyboard: keyboard, windowFrame: site.input.window?.frameOnScreen ?? .zero, container: container(at: site),
        scrollViews: scrollViews(at: site, responses), policy: policy(at: site), trigger: trigger,
        exclusion: site.exclusion)
    }

    /// Reads the scene of views from which the avoider removes everything that it added.
    ///
    /// - Parameters:
    ///   - subjects: The views.
    ///   - lostInset: The bottom inset that the scroll views have lost with additional safe area, in the scroll views'
    ///     points.
    func scene(restoring subjects: PlanSubjects, lostInset: CGFloat) -> AvoidanceScene {
      AvoidanceScene(
        keyboard: .hidden(on: .zero), windowFrame: .zero, container: AvoidanceScene.Container(frame: .zero),
        scrollViews: subjects.scrollViews.map { scrollView($0, lostInset: lostInset) }, policy: .disabled)
    }

    private func scrollViews(at site: AvoidanceSite, _ responses: ShiftResponses?) -> [AvoidanceScene.ScrollView] {
      site.scrollViews.map { view in
        var scrollView = scrollView(view, responses?.response(of: view) ?? .full)
        scrollView.pinnedHeights = view.pinnedHeights(over: site.input)
        return scrollView
      }
    }

    private func policy(at site: AvoidanceSite) -> AvoidancePolicy {
      // Without a controller, nothing can get additional safe area.
      site.policy == .safeArea && site.container == nil ? .scrollOnly : site.policy
    }

    private func container(at site: AvoidanceSite) -> AvoidanceScene.Container {
      guard let view = site.container else {
        // The input is in a bar or directly in a window, where nothing may shift.
        let window = site.input.window
        return AvoidanceScene.Container(
          frame: window?.bounds ?? .zero, topLimit: window?.safeAreaInsets.top ?? 0,
          bottomSafeArea: window?.safeAreaInsets.bottom ?? 0, maximumShift: 0)
      }
      let shift = applier.shift(of: view)
      let frame = view.frameInWindow
      let scale = view.verticalScale
      return AvoidanceScene.Container(
        frame: frame, topLimit: frame.minY + shift + view.safeAreaInsets.top * scale,
        drawerTopLimit: view.drawerTopLimit(at: frame.minY + shift), bottomSafeArea: view.safeAreaInsets.bottom * scale,
        maximumShift: !view.canShiftUp || site.isFollowed ? 0 : nil,
        contributedShift: shift,
        contributedSafeArea: shift == 0 ? applier.additionalSafeArea(of: view) * scale : 0)
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
      return AvoidanceScene.ScrollView(
        frame: view.window == nil ? view.frame : view.frameInWindow,
        contentSize: CGSize(width: size.width * scale, height: size.height * scale),
        contentOffset: CGPoint(x: offset.x * scale, y: offset.y * scale), pixel: view.pixel * scale,
        insets: insets(of: view, limits, lostInset: lostInset, scale: scale),
        isScrollEnabled: view.isScrollEnabled && view.isUpright,
        alwaysBouncesVertically: view.alwaysBounceVertical, hasHorizontalLayout: view.hasHorizontalLayout,
        minimumVisibleHeight: view is UITextView ? Self.usefulTextHeight : 0, shiftResponse: response,
        contribution: ScrollContribution(
          bottomInset: contribution.bottomInset * scale, indicatorInset: contribution.indicatorInset * scale,
          scrolled: contribution.scrolled * scale),
        history: history(of: view, limits, contribution, lostInset: lostInset, scale: scale))
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
        isAtTop: view.isAtTop, mayFollowTitle: view.isBelowMovingBar && !view.isInScrollView)
    }

    private func insets(
      of view: UIScrollView, _ limits: ScrollLimits, lostInset: CGFloat, scale: CGFloat
    ) -> AvoidanceScene.Insets {
      let adjusted = view.adjustedContentInset
      let greatestTop = applier.ownLimits[view].map { $0.greatestTop(now: limits) }
      let indicatorSafeArea = view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets.bottom : 0
      return AvoidanceScene.Insets(
        bottom: view.contentInset.bottom * scale, adjustedBottom: adjusted.bottom * scale,
        lostBottom: lostInset * scale, adjustedTop: adjusted.top * scale, greatestTop: greatestTop.map { $0 * scale },
        indicatorBottom: (view.verticalScrollIndicatorInsets.bottom + indicatorSafeArea) * scale)
    }

    private func history(
      of view: UIScrollView, _ limits: ScrollLimits, _ contribution: ScrollContribution, lostInset: CGFloat,
      scale: CGFloat
    ) -> ScrollHistory {
      let isUntouched = applier.ledger.isUntouched(.scrolled, in: view)
      var contribution = contribution
      contribution.bottomInset += lostInset
      return ScrollHistory(
        limits: limits,
        ownLimits: limits.remembered(after: applier.ownLimits[view], contribution, isUntouched: isUntouched),
        isUntouched: isUntouched,
        interaction: view.interaction, scale: scale)
    }
  }

  extension UIScrollView {
    fileprivate var interaction: ScrollHistory.Interaction {
      if isDragging { return .dragging }
      return isDecelerating ? .decelerating : .none
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

    /// Whether a navigation bar above the scroll view may shrink and grow with the content: one with large titles or a
    /// search bar.
    fileprivate var isBelowMovingBar: Bool {
      guard let navigation = nearestController?.navigationController else { return false }
      return navigation.navigationBar.prefersLargeTitles
        || navigation.viewControllers.contains { $0.navigationItem.searchController != nil }
    }
  }
#endif
