#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension PlanApplier {
    /// Everything that decides, as it is now.
    func scene(at site: AvoidanceSite, _ keyboard: KeyboardState, trigger: AvoidanceScene.Trigger) -> AvoidanceScene {
      site.scrollViews.forEach(noteMovedEdge)
      let responses = responses.flatMap { $0.isValid(at: site, shift(at: site)) ? $0 : nil }
      var scene = AvoidanceScene(
        spacing: site.spacing, keyboard: keyboard, windowFrame: site.input.window?.frameOnScreen ?? .zero,
        container: container(at: site), scrollViews: site.scrollViews.map(scrollView), policy: site.policy,
        trigger: trigger)
      scene.exclusion = site.exclusion
      let own = site.innermostScrollView(of: site.input, includesItself: true)
      let response = responses?.response(of: site.input) ?? .full
      scene.targets = site.editedRects.map {
        AvoidanceScene.Target(site.input.convert($0, to: nil), in: own, shiftResponse: response)
      }
      // Its line comes first; but where something around a text view scrolls, one wants to see all of it.
      if site.input is UITextView, let outer = site.innermostScrollView(of: site.input) {
        scene.targets.append(AvoidanceScene.Target(site.input.frameInWindow, in: outer, shiftResponse: response))
      }
      for view in site.companions {
        scene.targets.append(
          AvoidanceScene.Target(
            view.frameInWindow, in: site.innermostScrollView(of: view),
            shiftResponse: responses?.response(of: view) ?? .full))
      }
      for (index, view) in site.scrollViews.enumerated() {
        scene.scrollViews[index].shiftResponse = responses?.response(of: view) ?? .full
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
      let shift = shift(of: view)
      let frame = view.frameInWindow
      let scale = view.verticalScale ?? 1
      return AvoidanceScene.Container(
        frame: frame, topLimit: frame.minY + shift + view.safeAreaInsets.top * scale,
        bottomSafeArea: view.safeAreaInsets.bottom * scale,
        maximumShift: view.shiftScale == nil || site.isFollowed ? 0 : nil,
        contributedShift: shift, contributedSafeArea: (containers[view]?.safeArea ?? 0) * scale)
    }

    /// How far the container of a site is shifted upwards by us, in the window's points; 0 where nothing may shift.
    func shift(at site: AvoidanceSite) -> CGFloat { site.container.map(shift) ?? 0 }

    /// How far a view is shifted upwards by us, in the window's points.
    private func shift(of view: UIView) -> CGFloat {
      -ledger.amount(of: .shift, in: view) * (view.shiftScale ?? 1)
    }

    /// A scroll view in the window's points, whatever transforms there are around it.
    ///
    /// One that is turned around, as the lists of many chats are, scrolls the other way: it counts as one that doesn't.
    func scrollView(_ view: UIScrollView) -> AvoidanceScene.ScrollView {
      let indicatorSafeArea = view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets.bottom : 0
      let (size, offset, scale) = (view.contentSize, view.contentOffset, view.scrollScale)
      return AvoidanceScene.ScrollView(
        frame: view.window == nil ? view.frame : view.frameInWindow,
        contentSize: CGSize(width: size.width * scale, height: size.height * scale),
        contentOffset: CGPoint(x: offset.x * scale, y: offset.y * scale),
        bottomInset: view.contentInset.bottom * scale, adjustedBottomInset: view.adjustedContentInset.bottom * scale,
        adjustedTopInset: view.adjustedContentInset.top * scale,
        greatestTopInset: greatestTopInset(of: view).map { $0 * scale },
        indicatorBottomInset: (view.verticalScrollIndicatorInsets.bottom + indicatorSafeArea) * scale,
        isScrollEnabled: view.isScrollEnabled && view.verticalScale != nil,
        alwaysBouncesVertically: view.alwaysBounceVertical,
        minimumVisibleHeight: view is UITextView ? Self.usefulTextHeight : 0,
        contribution: ScrollContribution(
          bottomInset: ledger.amount(of: .bottomInset, in: view) * scale,
          indicatorInset: ledger.amount(of: .indicatorInset, in: view) * scale,
          scrolled: ledger.amount(of: .scrolled, in: view) * scale))
    }

    /// How much of a text view one wants to see while writing in it, in points: a few lines.
    private static let usefulTextHeight: CGFloat = 120
  }

  extension UIView {
    /// How many points of the window one point of our shift is, which is a translation around this view's own transform; nil
    /// where it would not lead upwards.
    var shiftScale: CGFloat? {
      guard let superview else { return 1 }
      return superview.verticalScale
    }
  }

  extension UIScrollView {
    /// How many points of the window one point of content is high; 1 where it makes no sense to ask.
    var scrollScale: CGFloat { window == nil ? 1 : verticalScale ?? 1 }
  }
#endif
