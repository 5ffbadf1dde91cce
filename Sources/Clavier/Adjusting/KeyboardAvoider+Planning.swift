#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  // For each adjustment, the avoider reads the geometry of the views, makes a plan, and applies the plan.
  extension KeyboardAvoider {
    /// Moves views with an animation so that an input is visible, and records the resulting geometry.
    ///
    /// - Parameter isFirstPlan: Whether this is the first plan for the input since it got focus, the keyboard appeared,
    ///   or everything was restored.
    func moveViews(
      for input: UIView, keyboard: KeyboardState, with animation: KeyboardAnimation, trigger: AvoidanceScene.Trigger,
      isFirstPlan: Bool = false
    ) {
      isAdjusting = true
      UIView.animate(
        with: animation,
        animations: { [self] in
          movingSelectionEnd.record(input, range: (input as? UITextView)?.selectedRange)
          var site = AvoidanceSite(of: input, for: self)
          takeOver(with: animation)
          sampleInsets(of: site.scrollViews, keyboard: keyboard)
          restoreOtherViews(around: site, keyboard: keyboard, trigger: trigger)
          if keyboard.isDocked { applier.stopContent(of: site.scrollViews, endsDeceleration: isFirstPlan) }
          let plan = planAndApply(at: &site, keyboard: keyboard, trigger: trigger)
          if isEnabled { record(plan, at: site, keyboard: keyboard, trigger: trigger) }
        })
      isAdjusting = false
      guard isEnabled else { return }
      reportOthers(serving: input)
      if let message = AvoidanceLog.message(for: lastPlan) { log(message) }
    }

    /// Records a plan and the geometry after applying it.
    private func record(
      _ plan: AvoidancePlan, at site: AvoidanceSite, keyboard: KeyboardState, trigger: AvoidanceScene.Trigger
    ) {
      lastPlan = plan
      var geometry = GeometryFingerprint(of: site, keyboard: keyboard.frame, applier: applier)
      geometry.leavesTargetsCovered = plan.leavesTargetsCovered
      geometry.wasScrolledByUserOrApp = trigger == .layoutAfterScrolling
      // After the keyboard hides, everything stays where the app and the user leave it until the keyboard appears
      // again.
      appliedGeometry = keyboard.isDocked ? geometry : nil
    }

    /// Restores the views that do not belong to the current input, and all views if the system has moved something
    /// since the last plan.
    ///
    /// If the system has moved something, planning starts again from the restored layout, because the changes were
    /// planned for a different geometry.
    private func restoreOtherViews(
      around site: AvoidanceSite, keyboard: KeyboardState, trigger: AvoidanceScene.Trigger
    ) {
      func currentGeometry() -> GeometryFingerprint {
        GeometryFingerprint(of: site, keyboard: keyboard.frame, applier: applier)
      }
      guard trigger != .layoutAfterScrolling, let appliedGeometry,
        appliedGeometry.isSupersededBySystem(in: currentGeometry())
      else { return applier.restore(except: site.subjects) }
      applier.restore()
      // The user has scrolled since the last plan, so the earlier offset is no longer wanted.
      guard !appliedGeometry.wasScrolledByUserOrApp else { return }
      let current = currentGeometry()
      for view in site.scrollViews where !view.isMovedByUser {
        if let offset = appliedGeometry.ownOffsetBeforeSystemInset(of: ObjectIdentifier(view), in: current) {
          view.contentOffset.y = offset
        }
      }
    }

    /// Plans and applies until the geometry is stable.
    ///
    /// One plan is not enough if applying it has side effects. Additional safe area changes the layout, an inner scroll
    /// view moves with an outer scroll view, and a large title shrinks as the content scrolls. A shift can have a
    /// different effect than expected. A view can float above the content that should move it, and the header of a
    /// section can float above the row.
    private func planAndApply(
      at site: inout AvoidanceSite, keyboard: KeyboardState, trigger: AvoidanceScene.Trigger
    ) -> AvoidancePlan {
      var subjects = site.subjects
      let reader = SceneReader(applier: applier)
      var plan = AvoidancePlan()
      for round in 0..<Self.maximumRoundCount {
        site.layOut()
        // Layout runs the app's code, which may have stopped the avoider.
        guard isEnabled else { break }
        measureResponses(of: subjects, round: round)
        applier.attributeEdgeMoves(of: site.scrollViews)
        let scene = reader.scene(at: site, keyboard: keyboard, trigger: trigger)
        AvoidancePlanner.update(&plan, for: scene)
        if case .restores = plan.outcome {
          // When the applier restores views, it plans for one view after another, because the plan of each view depends
          // on the views that are already restored. If the app has reset one of the avoider's changes, the changes that
          // belong to it are also reverted.
          applier.restore()
          break
        }
        if plan.isApplied(in: scene) { break }
        let topSafeArea = site.container?.safeAreaInsets.top
        let positions = FloatingViews.Positions(at: site)
        let listHeights = applier.contentHeightsOfLists(in: site.scrollViews)
        applier.apply(plan, to: subjects)
        if excludeFloatingViews(since: positions, from: &site) {
          subjects = site.subjects
          continue
        }
        applier.attributeSelfSizing(of: site.scrollViews, since: listHeights)
        // The app may have stopped the avoider when something moved.
        guard isEnabled, needsAnotherPlan(after: plan, at: site, topSafeArea: topSafeArea) else { break }
      }
      return plan
    }

    /// Reverts scrolling that did not move a view.
    ///
    /// From then on, the view counts as being outside the scroll view.
    ///
    /// - Returns: Whether there is such a view. The site is then read again.
    private func excludeFloatingViews(
      since positions: FloatingViews.Positions, from site: inout AvoidanceSite
    ) -> Bool {
      guard isEnabled, applier.floatingViews.addUnmovedViews(since: positions) else { return false }
      applier.restore()
      site = AvoidanceSite(of: site.input, for: self)
      return true
    }

    private func measureResponses(of subjects: PlanSubjects, round: Int) {
      guard round >= Self.maximumMeasurementCount else { return applier.measureResponses(of: subjects) }
      // Each shift changes the layout in a different way, so shifting does not help on this screen.
      applier.responses = ShiftResponses(ofUnresponsive: subjects, shift: applier.shift(of: subjects.container))
    }

    /// Returns whether applying a plan may have moved something that the plan depends on.
    ///
    /// - Parameter topSafeArea: The container's top safe area before the plan was applied.
    private func needsAnotherPlan(after plan: AvoidancePlan, at site: AvoidanceSite, topSafeArea: CGFloat?) -> Bool {
      plan.awaitsLayout || site.scrollViews.count > 1 || site.scrollViews.first is UICollectionView
        || site.container?.safeAreaInsets.top != topSafeArea
        || applier.responses?.areFull == false
    }

    /// The maximum number of plans for one adjustment.
    private static let maximumRoundCount = 16
    /// The maximum number of rounds that measure the response to a shift.
    ///
    /// A layout that responds proportionally needs one measurement.
    private static let maximumMeasurementCount = 8
  }
#endif
