#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  // UIKit posts no notification when a caret moves without typing, an input grows or moves, an error label appears, or
  // the system moves a sheet. Each of these changes happens within a turn of the run loop. Therefore, while the
  // keyboard is docked and an input is being edited, the avoider compares the geometry at the end of each turn with the
  // geometry after the last plan was applied. If there is no difference, the avoider does nothing else. Turns are also
  // observed while focus moves away from an input, before a requested update, and while the app may restore a saved
  // number. If the avoider ignores an input that does not announce editing, turns are observed only to find the next
  // input.
  extension KeyboardAvoider {
    /// Starts observing the turns of the run loop for the keyboard in a window.
    ///
    /// If the window is nil, the method stops observing, unless an update was requested, or the app may restore a saved
    /// number.
    func observeTurns(in window: UIWindow?) {
      guard let window else {
        drag.observe(in: nil)
        // If an app has saved a number that includes points that the avoider added, the app restores the number when
        // the keyboard hides, or soon after that.
        let mayBeRestored = !keyboard.isDocked && applier.ledger.hasSavedNumbers
        if mayBeRestored || awaitedAnimation != nil { startTurns() } else { turns = nil }
        return
      }
      drag.observe(in: window)
      startTurns()
    }

    /// Observes turns even though the avoider ignores an input, if focus may move, or has moved, to another input
    /// without an event.
    func observeTurnsForNextInput(after edited: UIView?) {
      guard isEnabled, turns == nil, keyboard.isDocked, let input = tracker?.input else { return }
      if input !== edited {
        // The app has moved focus while the avoider moved views and ignored events.
        awaitedAnimation = .ordinary
        startTurns()
      } else if !input.announcesEditing {
        startTurns()
      }
    }

    func startTurns() {
      if turns == nil { turns = TurnObservation { [weak self] in self?.turnDidEnd() } }
    }

    /// Adjusts if an update was requested, or if the geometry has changed since the last plan was applied.
    private func turnDidEnd() {
      guard !isAdjusting else { return }
      // Without this call, pending layout would change the geometry after the comparison.
      if lastPlan?.isExcluded != true { input?.window?.layoutIfNeeded() }
      // If focus moves between two inputs that use the same keyboard, no keyboard notification is posted. Not every
      // input announces that editing begins.
      findUnannouncedInput()
      let keyboard = self.keyboard
      // If the app moved focus while views moved, the current input is not the input of the last plan.
      guard let input = tracker?.input, input.window != nil, keyboard.isDocked else {
        // If the keyboard hid while views moved, because the app ended editing during the move, the views have not been
        // restored yet.
        if !keyboard.isDocked, !applier.ledger.isEmpty { restoreEverything(with: lastAnimation) }
        guard isOnlyResidentBarLeft else { return endTurns() }
        adjust(to: keyboard, with: .ordinary, trigger: .endOfEditing)
        endTurns()
        return observeTurnsForNextInput(after: nil)
      }
      if let animation = awaitedAnimation {
        awaitedAnimation = nil
        return update(with: animation)
      }
      if lastPlan?.isExcluded != true { examineViews(around: input, keyboard: keyboard) }
    }

    /// Whether editing has ended, and the accessory view of a view controller remains.
    ///
    /// If this accessory view is as high as the keyboard was before, no notification is posted when editing ends. The
    /// accessory view of the former input would disappear with a notification.
    var isOnlyResidentBarLeft: Bool {
      keyboard.placement == .accessoryOnly && tracker?.input == nil
        && center.surroundings.residentController(input: nil) != nil
    }

    /// Records that the user scrolls, or compares the geometry around the input with the last plan.
    private func examineViews(around input: UIView, keyboard: KeyboardState) {
      movingSelectionEnd.record(input, range: (input as? UITextView)?.selectedRange)
      var site = AvoidanceSite(of: input, for: self)
      defer { siteMemory = site.takeMemory() }
      if site.isMovedByUser {
        applier.leaveOffsetsToUser()
        if !drag.isActive { appliedGeometry?.recordScrolling() }
      } else if awaitsEndOfScrolling, !drag.isActive, !drag.mayHoldKeyboard {
        adjustKeepingScrollPosition(with: .ordinary)
      } else if !drag.isActive, appliedGeometry != nil {
        compareGeometry(at: site, keyboard: keyboard)
      }
    }

    private func endTurns() {
      applier.leaveOffsetsToUser()
      applier.ledger.correctSavedNumbers(isLast: hasHidden)
      if hasHidden { applier.ledger.forgetSavedNumbers() }
      awaitedAnimation = nil
      turns = nil
    }

    private func compareGeometry(at site: AvoidanceSite, keyboard: KeyboardState) {
      // Most turns change nothing, so each turn reuses the memory of the previous one. Reading may run the app's code,
      // which can call this method again.
      var current = GeometryFingerprint()
      swap(&current, &lastGeometry)
      current.read(site, keyboard: keyboard.frame, applier: applier)
      adjustIfOutdated(by: current, keyboard: keyboard)
      lastGeometry = current
    }

    /// Adjusts if the last plan is outdated, or was made before the layout guide moved with the keyboard.
    private func adjustIfOutdated(by current: GeometryFingerprint, keyboard: KeyboardState) {
      appliedGeometry?.acceptScrolling(to: current)
      guard let appliedGeometry,
        let adjustment = TurnAdjustment(
          from: appliedGeometry, to: current, awaitsGuide: awaitsGuide, limiter: &limiter)
      else { return }
      if awaitsGuide {
        awaitsGuide = false
        applier.responses = nil
      }
      let animation = adjustment.followsNotification ? lastAnimation : .ordinary
      for follower in center.followers { follower.updateWithoutEvent(with: animation) }
      adjust(to: keyboard, with: animation, trigger: adjustment.trigger)
    }
  }
#endif
