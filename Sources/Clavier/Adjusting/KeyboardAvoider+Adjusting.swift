#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  // An adjustment begins in one of three methods:
  //
  // - `adjustAfterEvent` is for an event after which content may scroll, such as a new frame of the keyboard.
  // - `adjustKeepingScrollPosition` is for an event after which content stays where the user or the app has scrolled
  //   it.
  // - `adjust(to:)` is for a keyboard that a finger drags, and for a change that is found at the end of a turn of the
  //   run loop.
  //
  // The first two call `adjust(to:)`, which selects the input to keep visible and moves views for it. If there is no
  // such input, or if the avoider stops, `restoreEverything` reverts its changes.
  extension KeyboardAvoider {
    /// The state of the keyboard for the edited input.
    var keyboard: KeyboardState {
      drag.state ?? center.state(for: (tracker?.input ?? input)?.window)
    }

    /// Adjusts after an event that does not require scrolling, such as a notification that repeats the keyboard's
    /// frame.
    ///
    /// Content stays where the user or the app has scrolled it.
    func adjustKeepingScrollPosition(with animation: KeyboardAnimation) {
      recordAppScrolling()
      adjustAfterEvent(with: animation, trigger: triggerKeepingScrollPosition)
    }

    /// The trigger for a plan after which content stays where the user or the app has scrolled it.
    var triggerKeepingScrollPosition: AvoidanceScene.Trigger {
      appliedGeometry?.wasScrolledByUserOrApp == true ? .layoutAfterScrolling : .layout
    }

    /// Records that the app has scrolled since the last plan, if nothing else has changed.
    ///
    /// The scrolling is recorded, because several events can follow one another, and later plans must also keep the
    /// scroll position.
    private func recordAppScrolling() {
      guard appliedGeometry != nil, let input = tracker?.input, input === self.input else { return }
      let site = AvoidanceSite(of: input, for: self)
      let current = GeometryFingerprint(of: site, keyboard: keyboard.frame, applier: applier)
      if appliedGeometry?.isOnlyScrolled(in: current) == true { appliedGeometry?.recordScrolling() }
    }

    /// Adjusts to the current keyboard after an event.
    ///
    /// An adjustment after an event is not part of a feedback loop, so the limiter starts counting again.
    func adjustAfterEvent(with animation: KeyboardAnimation, trigger: AvoidanceScene.Trigger = .layout) {
      limiter = GeometryFeedbackLimiter()
      awaitsEndOfScrolling = false
      adjust(to: keyboard, with: animation, trigger: trigger)
    }

    /// Adjusts to a keyboard, or restores everything if there is no input to keep visible.
    func adjust(
      to keyboard: KeyboardState, with animation: KeyboardAnimation, trigger: AvoidanceScene.Trigger
    ) {
      guard isEnabled, !isAdjusting else { return }
      forgetFormerInput()
      guard keyboard.isDocked || !applier.ledger.isEmpty else { return restoreEverything(with: animation) }
      let edited = tracker?.input
      if let edited, edited.window == nil { log(AvoidanceLog.message(withoutWindow: edited)) }
      if let edited, let window = edited.window {
        adjust(for: edited, in: window, to: keyboard, with: animation, trigger: trigger)
      } else if edited == nil, keyboard.isDocked, let input, input.window != nil {
        adjustBetweenInputs(after: input, to: keyboard, with: animation)
      } else {
        restoreEverything(with: animation)
      }
      observeTurnsForNextInput(after: edited)
    }

    private func adjust(
      for edited: UIView, in window: UIWindow, to keyboard: KeyboardState, with animation: KeyboardAnimation,
      trigger: AvoidanceScene.Trigger
    ) {
      if let exclusion = exclusion(of: edited) { return restoreEverything(because: exclusion, with: animation) }
      let isFirstPlan = input !== edited || appliedGeometry == nil
      if input !== edited { applier.floatingViews.removeAll() }
      input = edited
      moveViews(for: edited, keyboard: keyboard, with: animation, trigger: trigger, isFirstPlan: isFirstPlan)
      // Moving views can call the app's code, which may have stopped the avoider.
      guard isEnabled else { return removeEverything() }
      self.window = window
      observeTurns(in: keyboard.isDocked ? window : nil)
    }

    /// Keeps the avoider's changes while focus moves between two inputs, because the keyboard stays too.
    ///
    /// If only an accessory view remains, only the insets for the accessory view are kept.
    private func adjustBetweenInputs(
      after input: UIView, to keyboard: KeyboardState, with animation: KeyboardAnimation
    ) {
      guard !applier.ledger.isEmpty else { return }
      if let exclusion = exclusion(of: input) { return restoreEverything(because: exclusion, with: animation) }
      moveViews(for: input, keyboard: keyboard, with: animation, trigger: .endOfEditing)
      if !isEnabled { removeEverything() }
    }

    /// Reverts all of the avoider's changes, because the avoider ignores the input.
    private func restoreEverything(because exclusion: AvoidancePlan.Exclusion, with animation: KeyboardAnimation) {
      lastPlan = AvoidancePlan(restoringBecause: .exclusion(exclusion))
      restoreEverything(with: animation)
      // Restoring views can call the app's code, which may have stopped the avoider.
      if !isEnabled { removeEverything() }
    }

    /// Reverts all of the avoider's changes.
    func restoreEverything(with animation: KeyboardAnimation) {
      defer { observeTurns(in: nil) }
      appliedGeometry = nil
      // If the avoider has changed nothing, nothing needs to be animated. Entries for changes that the app has reset
      // are dropped.
      guard !applier.ledger.isEmpty else {
        applier.ledger.dropEmpty()
        if !keyboard.isDocked { applier.ledger.correctSavedNumbers() }
        return
      }
      isAdjusting = true
      UIView.animate(with: animation, animations: { [applier] in applier.restore() })
      // If the app stops the avoider during an adjustment and starts it again, the avoider must adjust again.
      isAdjusting = false
    }

    /// Reverts all of the avoider's changes permanently.
    ///
    /// The app may still restore a number that it has saved, but after a stop, the avoider does not correct such
    /// numbers.
    func removeEverything() {
      restoreEverything(with: .unanimated)
      turns = nil
      applier.ledger.forgetSavedNumbers()
    }
  }
#endif
