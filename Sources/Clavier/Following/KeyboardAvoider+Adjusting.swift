#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  // Each adjustment reads a scene, asks the planner, and applies the plan.
  extension KeyboardAvoider {
    /// The state of the keyboard for the edited input.
    var keyboard: KeyboardState {
      drag.state ?? center.state(for: (tracker?.input ?? input)?.window)
    }

    /// Adjusts to the present keyboard after an event.
    func adjust(with animation: KeyboardAnimation, trigger: AvoidanceScene.Trigger = .layout) {
      limiter = FeedbackLimiter()
      adjust(to: keyboard, with: animation, trigger: trigger)
    }

    /// Adjusts to a keyboard, or restores everything if nothing is to be kept visible.
    func adjust(
      to keyboard: KeyboardState, with animation: KeyboardAnimation, trigger: AvoidanceScene.Trigger = .layout
    ) {
      guard isEnabled, !isMoving else { return }
      forgetFormerInput()
      guard keyboard.isDocked || !applier.ledger.isEmpty else { return restoreEverything(with: animation) }
      let edited = tracker?.input
      if let edited, edited.window == nil { log(AvoidanceLog.message(withoutWindow: edited)) }
      if let edited, let window = edited.window, isEnabled(for: edited) {
        input = edited
        move(for: edited, keyboard, with: animation, trigger)
        let isExcluded = lastPlan?.isExcluded == true
        if !isExcluded { self.window = window }
        observeTurns(in: keyboard.isDocked && !isExcluded ? window : nil)
      } else if edited == nil, keyboard.isDocked, let input, let window = input.window {
        // Between two inputs, the contributions that the remaining keyboard requires stay.
        guard !applier.ledger.isEmpty else { return }
        move(for: input, keyboard, with: animation, .endOfEditing)
        observeTurns(in: window)
      } else {
        restoreEverything(with: animation)
      }
    }

    private func move(
      for input: UIView, _ keyboard: KeyboardState, with animation: KeyboardAnimation, _ trigger: AvoidanceScene.Trigger
    ) {
      isMoving = true
      UIView.animate(
        with: animation,
        animations: { [self] in
          selectionAnchor.record(input)
          let site = AvoidanceSite(of: input, for: self)
          if site.exclusion == nil { takeOver(with: animation) }
          sampleInsets(of: site.scrollViews, keyboard)
          restoreOtherViews(around: site, keyboard, trigger)
          if keyboard.isDocked { applier.endBounces(of: site.scrollViews) }
          let plan = planAndApply(at: site, keyboard, trigger)
          lastPlan = plan
          var geometry = GeometryFingerprint(of: site, keyboard.frame, applier)
          geometry.leavesTargetsCovered = plan.leavesTargetsCovered
          if trigger == .moveAfterScrolling, let planned { geometry.inheritScrolling(from: planned) }
          planned = geometry
        })
      isMoving = false
      if lastPlan?.isExcluded == false { reportOthers(serving: input) }
      if let message = AvoidanceLog.message(for: lastPlan) { log(message) }
    }

    /// Restores the views outside of a site, and all views if the system has moved something after the last plan.
    ///
    /// In that case, planning starts again without earlier contributions, which were planned for another geometry.
    private func restoreOtherViews(
      around site: AvoidanceSite, _ keyboard: KeyboardState, _ trigger: AvoidanceScene.Trigger
    ) {
      guard trigger != .moveAfterScrolling, let planned,
        planned.isSupersededBySystem(in: GeometryFingerprint(of: site, keyboard.frame, applier))
      else { return applier.restore(except: site.subjects) }
      applier.restore()
      let present = GeometryFingerprint(of: site, keyboard.frame, applier)
      for view in site.scrollViews where !view.isMovedByUser {
        if let offset = planned.ownOffsetBeforeSystemInset(of: ObjectIdentifier(view), in: present) {
          view.contentOffset.y = offset
        }
      }
    }

    /// Plans and applies until the geometry is stable.
    ///
    /// Additional safe area changes the layout, an inner scroll view moves with an outer one, a large title shrinks with the
    /// content, and a shift can have another effect than expected. In these cases, one plan is not enough.
    private func planAndApply(
      at site: AvoidanceSite, _ keyboard: KeyboardState, _ trigger: AvoidanceScene.Trigger
    ) -> AvoidancePlan {
      let subjects = site.subjects
      let reader = SceneReader(applier: applier)
      var plan = AvoidancePlan()
      for round in 0..<Self.mostRounds {
        site.layOut()
        if round >= Self.mostMeasurements {
          // Each shift changes the layout in another way, so shifting does not help on this screen.
          applier.responses = ShiftResponses(ofUnresponsive: subjects, applier.shift(of: site.container))
        } else {
          applier.measureResponses(of: subjects)
        }
        applier.attributeEdgeMoves(of: site.scrollViews)
        let scene = reader.scene(at: site, keyboard, trigger)
        AvoidancePlanner.update(&plan, for: scene)
        if plan.isApplied(in: scene) { break }
        if case .restores = plan.outcome {
          // In an order of its own, because the plan of each view depends on the views that are already restored.
          applier.restore()
          break
        }
        let top = site.container?.safeAreaInsets.top
        applier.apply(plan, to: subjects)
        let hasOtherBars = site.container?.safeAreaInsets.top != top
        let respondsFully = applier.responses?.areFull ?? true
        if !plan.awaitsLayout, site.scrollViews.count < 2, !hasOtherBars, respondsFully { break }
      }
      return plan
    }

    /// Removes all contributions.
    func restoreEverything(with animation: KeyboardAnimation) {
      defer { observeTurns(in: nil) }
      // Without contributions nothing needs to be animated, but those that the app has reset are dropped.
      guard !applier.ledger.isEmpty else {
        applier.ledger.dropEmpty()
        return applier.ledger.retractCopies()
      }
      isMoving = true
      UIView.animate(with: animation, animations: { [applier] in applier.restore() })
      isMoving = false
    }

    /// Whether the app has not disabled avoidance for an input.
    func isEnabled(for input: UIView) -> Bool {
      inputOptions[input]?.isEnabled ?? true
    }

    /// The largest number of plans for one adjustment.
    private static let mostRounds = 16
    /// The largest number of rounds that measure the response to a shift.
    ///
    /// A layout that responds proportionally needs one measurement.
    private static let mostMeasurements = 8
  }
#endif
