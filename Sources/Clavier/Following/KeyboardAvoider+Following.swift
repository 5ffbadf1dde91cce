#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension KeyboardAvoider {
    /// Where the keyboard is for what is being edited.
    var keyboard: KeyboardState {
      drag.state ?? center.state(for: (tracker?.input ?? input)?.window ?? window)
    }

    func keyboardDidChange(_ event: KeyboardEvent, _ info: KeyboardInfo) {
      drag.keyboardDidChange(event)
      if event == .didShow || event == .didChangeFrame {
        findInputIfUnknown()
        // A finger that scrolls after the keyboard came up knows where it wants to be.
        if applier.isUserScrolling { return }
      }
      lastAnimation = info.animation
      // Constraints that follow the keyboard move first, in whatever order they subscribed. The decision is based on their result.
      for follower in center.constraints.values { follower.update(with: info.animation) }
      applier.responses = nil
      update(with: info.animation)
      awaitsGuide = applier.isShifting
    }

    /// A finger has the keyboard lower than it was announced, or has taken it back up there.
    func keyboardWasDragged(_ keyboard: KeyboardState) {
      update(with: .unanimated, keyboard)
    }

    func focusDidChange() {
      // The focus may be on its way to another input, and if it is not the keyboard goes, which is told.
      guard let input = tracker?.input else {
        if !keyboard.isDocked { drag.observe(in: nil) }
        return
      }
      let site = AvoidanceSite(of: input, for: self)
      if !keyboard.isDocked { sampleInsets(of: site.scrollViews, keyboard) }
      update(with: keyboard.isDocked ? .ordinary : .unanimated)
      // Now, because a guide that is new when the keyboard comes need not follow it.
      if !keyboard.isVisible, input.isFirstResponder, isEnabled(for: input), site.exclusion == nil {
        drag.observe(in: input.window)
      }
    }

    func textDidChange(in input: UIView) {
      guard input === tracker?.input, keyboard.isDocked else { return }
      update(with: .ordinary, trigger: .text)
    }

    /// A window that gets the key back has kept its first responder, which the keyboard then serves without any word of
    /// editing that begins.
    func windowDidBecomeKey(_ window: UIWindow) {
      self.window = window
      if let input = window.firstResponderInput { tracker?.didBeginEditing(input) }
    }

    /// In the background the keyboard posts nothing, not even when the input that it served went.
    func appDidBecomeActive() {
      findInputIfUnknown()
      if tracker?.input == nil { restoreEverything(with: .unanimated) } else { update(with: .ordinary) }
    }

    /// Looks for an input that has not told that it is edited, which only text fields and text views do.
    ///
    /// That is done once the keyboard is up, in the window that became key last.
    func findInputIfUnknown() {
      forgetFormerInput()
      guard keyboard.isDocked, tracker?.input == nil, let window else { return }
      if let input = window.firstResponderInput { tracker?.didBeginEditing(input) }
    }

    /// Forgets an input that has lost the focus without announcing it, which only text fields and text views do.
    private func forgetFormerInput() {
      if let input = tracker?.input, !input.isEdited { tracker?.didEndEditing(input) }
    }

    func update(with animation: KeyboardAnimation, trigger: AvoidanceScene.Trigger = .layout) {
      limiter = FeedbackLimiter()
      update(with: animation, keyboard, trigger: trigger)
    }

    func update(with animation: KeyboardAnimation, _ keyboard: KeyboardState, trigger: AvoidanceScene.Trigger = .layout)
    {
      guard isEnabled, !isMoving else { return }
      forgetFormerInput()
      guard keyboard.isDocked || !applier.ledger.isEmpty else { return restoreEverything(with: animation) }
      if let input = tracker?.input, input.window == nil { log(AvoidanceLog.message(withoutWindow: input)) }
      guard let input = tracker?.input, let window = input.window, isEnabled(for: input) else {
        guard keyboard.isDocked, tracker?.input == nil, let last = self.input, let window = last.window else {
          return restoreEverything(with: animation)
        }
        // Between two inputs what is contributed stays, as far as the keyboard that is left still needs it.
        if planned?.keyboard != keyboard.frame, !applier.ledger.isEmpty {
          move(for: last, keyboard, with: animation, trigger: .endOfEditing)
          observeTurns(in: window)
        }
        return
      }
      self.input = input
      move(for: input, keyboard, with: animation, trigger: trigger)
      let isExcluded = lastPlan?.isExcluded == true
      if !isExcluded { self.window = window }
      observeTurns(in: keyboard.isDocked && !isExcluded ? window : nil)
    }

    private func move(
      for input: UIView, _ keyboard: KeyboardState, with animation: KeyboardAnimation, trigger: AvoidanceScene.Trigger
    ) {
      isMoving = true
      UIView.animate(
        with: animation,
        animations: { [self] in
          selectionAnchor.note(input)
          let site = AvoidanceSite(of: input, for: self)
          sampleInsets(of: site.scrollViews, keyboard)
          if systemHasMoved(around: site, keyboard) {
            // As if it had been so from the start.
            applier.restore()
            planned?.scrollBack()
          } else {
            applier.restore(except: site)
          }
          if keyboard.isDocked { applier.endBounces(at: site) }
          // Padding brings another layout, a scroll view that moves other safe areas to those in it, and a large title goes
          // with what scrolls: that takes a second look.
          var plan = AvoidancePlan()
          for look in 0..<Self.mostLooks {
            site.layOut()
            if look >= Self.mostMeasurements {
              // Each shift makes the screen lay out something else: whatever it is, it is not what a shift is for.
              applier.responses = ShiftResponses(ofUnresponsive: site, applier.shift(at: site))
            } else {
              applier.measureResponses(at: site)
            }
            var scene = applier.scene(at: site, keyboard, trigger: trigger)
            if trigger == .endOfEditing { scene.targets = [] }
            AvoidancePlanner.update(&plan, for: scene)
            if plan.isApplied(in: scene) { break }
            let top = site.container?.safeAreaInsets.top
            applier.apply(plan, at: site)
            let hasOtherBars = site.container?.safeAreaInsets.top != top
            let isAnswered = applier.responses?.areFull ?? true
            if !plan.awaitsLayout, site.scrollViews.count < 2, !hasOtherBars, isAnswered { break }
          }
          lastPlan = plan
          planned = GeometryFingerprint(of: site, keyboard.frame, applier, after: plan)
        })
      isMoving = false
      if let message = AvoidanceLog.message(for: lastPlan) { log(message) }
    }

    func restoreEverything(with animation: KeyboardAnimation) {
      defer { observeTurns(in: nil) }
      // Where nothing is to be moved nothing is animated, but shares that somebody has undone are forgotten.
      guard !applier.ledger.isEmpty else {
        applier.ledger.dropEmpty()
        return applier.ledger.retractCopies()
      }
      isMoving = true
      UIView.animate(with: animation, animations: { [applier] in applier.restore() })
      isMoving = false
    }

    /// Whether something stands elsewhere than when it was decided what to do about the same keyboard.
    private func systemHasMoved(around site: AvoidanceSite, _ keyboard: KeyboardState) -> Bool {
      guard let planned, planned.keyboard == keyboard.frame else { return false }
      return planned.isMovedBySystem(to: GeometryFingerprint(of: site, keyboard.frame, applier))
    }

    /// Whether neither the input nor anything around it is switched off.
    private func isEnabled(for input: UIView) -> Bool {
      inputOptions[input]?.isEnabled ?? true
    }

    /// How often one decision may look at what it has brought about.
    private static let mostLooks = 16
    /// How often one decision may measure what a shift moves.
    ///
    /// A layout in proportion needs one measurement.
    private static let mostMeasurements = 8
  }
#endif
