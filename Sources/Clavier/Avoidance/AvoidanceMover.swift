#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Carries plans out: each contribution through the ledger.
  @MainActor final class AvoidanceMover {
    let ledger = InsetLedger()
    /// What is known of the views that are shifted or padded.
    private let containers = WeakTable<UIView, AvoidanceContainer>()
    /// What limited the offset of a scroll view when it was first scrolled.
    private let extents = WeakTable<UIScrollView, ScrollExtent>()

    private var scrollViews: [UIScrollView] {
      ledger.objects(with: [.bottomInset, .indicatorInset, .scrolled]).compactMap { $0 as? UIScrollView }
    }

    /// Whether a finger moves something that was scrolled for the keyboard, or let go of it just now.
    var isUserScrolling: Bool { scrollViews.contains(where: \.isMovedByUser) }

    /// Everything that decides, as it is now.
    func scene(at site: AvoidanceSite, _ keyboard: KeyboardState) -> AvoidanceScene {
      var scene = AvoidanceScene(
        spacing: site.spacing, keyboard: keyboard, windowFrame: site.input.window?.frameOnScreen ?? .zero,
        container: container(at: site), scrollViews: site.scrollViews.map(scrollView), policy: site.policy)
      let own = site.innermostScrollView(of: site.input, includesItself: true)
      scene.targets = site.input.editedRects.map { AvoidanceScene.Target($0, in: own) }
      for view in site.companions {
        scene.targets.append(AvoidanceScene.Target(view.frameInWindow, in: site.innermostScrollView(of: view)))
      }
      return scene
    }

    private func container(at site: AvoidanceSite) -> AvoidanceScene.Container {
      guard let view = site.container else {
        // Nothing may shift: the input hangs in a bar, or right in a window.
        let window = site.input.window
        return AvoidanceScene.Container(
          frame: window?.bounds ?? .zero, topLimit: window?.safeAreaInsets.top ?? 0,
          bottomSafeArea: window?.safeAreaInsets.bottom ?? 0, maximumShift: 0)
      }
      let shift = -ledger.amount(of: .shift, in: view)
      let frame = view.frameInWindow
      return AvoidanceScene.Container(
        frame: frame, topLimit: frame.minY + shift + view.safeAreaInsets.top,
        bottomSafeArea: view.safeAreaInsets.bottom, contributedShift: shift,
        contributedSafeArea: containers[view]?.safeArea ?? 0)
    }

    private func scrollView(_ view: UIScrollView) -> AvoidanceScene.ScrollView {
      let indicatorSafeArea = view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets.bottom : 0
      return AvoidanceScene.ScrollView(
        frame: view.window == nil ? view.frame : view.frameInWindow,
        contentSize: view.contentSize, contentOffset: view.contentOffset, bottomInset: view.contentInset.bottom,
        adjustedBottomInset: view.adjustedContentInset.bottom, adjustedTopInset: view.adjustedContentInset.top,
        indicatorBottomInset: view.verticalScrollIndicatorInsets.bottom + indicatorSafeArea,
        isScrollEnabled: view.isScrollEnabled, alwaysBouncesVertically: view.alwaysBounceVertical,
        minimumVisibleHeight: view is UITextView ? Self.usefulTextHeight : 0,
        contribution: AvoidancePlan.Contribution(
          bottomInset: ledger.amount(of: .bottomInset, in: view),
          indicatorInset: ledger.amount(of: .indicatorInset, in: view),
          scrolled: ledger.amount(of: .scrolled, in: view)))
    }

    /// How much of a text view one wants to see while writing in it, in points: a few lines.
    private static let usefulTextHeight: CGFloat = 120

    func apply(_ plan: AvoidancePlan, at site: AvoidanceSite) {
      for (view, step) in zip(site.scrollViews, plan.scrollViews) { apply(step, to: view) }
      guard let controller = site.controller, let view = controller.viewIfLoaded else { return }
      let container = containers[view] ?? AvoidanceContainer(controller)
      containers[view] = container
      if container.shift(view, by: plan.shift, safeArea: plan.additionalSafeArea, ledger) { view.layoutIfNeeded() }
    }

    private func apply(_ step: AvoidancePlan.ScrollViewStep, to view: UIScrollView) {
      ledger.set(step.contribution.bottomInset, of: .bottomInset, in: view)
      ledger.set(step.contribution.indicatorInset, of: .indicatorInset, in: view)
      let scrolled = step.contribution.scrolled
      let extent = view.ownExtent(ledger)
      // What somebody else scrolled meanwhile, less our share, need not be an offset that anybody wanted.
      if !ledger.isUntouched(.scrolled, in: view) { extents[view] = nil }
      if view.isMovedByUser {
        // A finger is stronger; when the keyboard goes meanwhile, the content stays where the finger has it.
        if scrolled == 0 { ledger.forget(.scrolled, in: view) }
      } else if scrolled == 0, extents[view]?.isEqual(to: extent) == true, ledger.isUntouched(.scrolled, in: view) {
        // Nothing changed that limits an offset, so the app's own is right even if it was beyond the content.
        ledger.set(0, of: .scrolled, in: view)
      } else {
        if ledger.amount(of: .scrolled, in: view) == 0, scrolled != 0 { extents[view] = extent }
        ledger.set(scrolled, of: .scrolled, in: view, target: step.offset)
      }
    }

    /// Takes back everything that is not at a site; first the shifts and safe areas, on which the scroll views' insets depend.
    func takeBack(except site: AvoidanceSite? = nil) {
      for case let view as UIView in ledger.objects(with: [.shift]) where view !== site?.container { takeBack(view) }
      for case let controller as UIViewController in ledger.objects(with: [.topSafeArea, .bottomSafeArea])
      where controller !== site?.controller {
        if let view = controller.viewIfLoaded { takeBack(view) }
      }
      let left = scrollViews.filter { view in !(site?.scrollViews.contains { $0 === view } ?? false) }
      let scene = AvoidanceScene(
        keyboard: .hidden(on: .zero), windowFrame: .zero, container: AvoidanceScene.Container(frame: .zero),
        scrollViews: left.map(scrollView), policy: .none)
      for (view, step) in zip(left, AvoidancePlan(for: scene).scrollViews) { apply(step, to: view) }
      ledger.dropDead()
    }

    private func takeBack(_ view: UIView) {
      if containers[view]?.shift(view, by: 0, safeArea: 0, ledger) == true { view.layoutIfNeeded() }
    }
  }

  extension UIScrollView {
    fileprivate var isMovedByUser: Bool { isTracking || isDragging || isDecelerating }

    /// What limits its offset, our share aside.
    fileprivate func ownExtent(_ ledger: InsetLedger) -> ScrollExtent {
      let bottom = adjustedContentInset.bottom - ledger.amount(of: .bottomInset, in: self)
      return ScrollExtent(
        content: contentSize.height, height: bounds.height, top: adjustedContentInset.top, bottom: bottom)
    }
  }

  /// What limits an offset.
  private struct ScrollExtent {
    let content, height, top, bottom: CGFloat

    /// Whether the two are the same but for rounding: shares were added and subtracted.
    func isEqual(to other: ScrollExtent) -> Bool {
      let imperceptible: CGFloat = 1 / 1024
      return content == other.content && height == other.height && abs(top - other.top) < imperceptible
        && abs(bottom - other.bottom) < imperceptible
    }
  }
#endif
