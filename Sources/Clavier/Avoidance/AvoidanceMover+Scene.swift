#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension AvoidanceMover {
    /// Everything that decides, as it is now.
    func scene(at site: AvoidanceSite, _ keyboard: KeyboardState) -> AvoidanceScene {
      site.scrollViews.forEach(noteShrunkenContent)
      var scene = AvoidanceScene(
        spacing: site.spacing, keyboard: keyboard, windowFrame: site.input.window?.frameOnScreen ?? .zero,
        container: container(at: site), scrollViews: site.scrollViews.map(scrollView), policy: site.policy)
      let own = site.innermostScrollView(of: site.input, includesItself: true)
      scene.targets = site.input.editedRects.map { AvoidanceScene.Target($0, in: own) }
      // Its line comes first; but where something around a text view scrolls, one wants to see all of it.
      if site.input is UITextView, let outer = site.innermostScrollView(of: site.input) {
        scene.targets.append(AvoidanceScene.Target(site.input.frameInWindow, in: outer))
      }
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

    /// Where the controller's view would stand in the window without our shift; nil where nothing may shift.
    func frameWithoutShift(at site: AvoidanceSite) -> CGRect? {
      guard let view = site.container else { return nil }
      return view.frameInWindow.offsetBy(dx: 0, dy: -ledger.amount(of: .shift, in: view))
    }

    func scrollView(_ view: UIScrollView) -> AvoidanceScene.ScrollView {
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
  }
#endif
