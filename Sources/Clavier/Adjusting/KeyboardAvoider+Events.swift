#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  // The events that the avoider observes.
  extension KeyboardAvoider {
    /// Adjusts to the keyboard after one of the six notifications.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - animation: The animation of the keyboard.
    ///   - isCorrection: Whether the notification has corrected the frame that an earlier one announced.
    func keyboardDidChange(_ event: KeyboardEvent, with animation: KeyboardAnimation, isCorrection: Bool) {
      drag.keyboardDidChange(event)
      // A text view, and perhaps a text field, announces editing only after the keyboard has posted its
      // notifications.
      findUnannouncedInput(with: animation)
      if event == .didShow || event == .didChangeFrame, isLeftToUser {
        return postponeAdjustment(isCorrection: isCorrection)
      }
      lastAnimation = animation
      adjustToFrame(with: animation, isCorrection: isCorrection)
    }

    /// Adjusts to the keyboard after a correction without a notification.
    func keyboardWasCorrected() {
      guard !isLeftToUser else { return postponeAdjustment(isCorrection: true) }
      adjustToFrame(with: .unanimated, isCorrection: true)
    }

    /// Whether the user is scrolling while the keyboard is docked.
    ///
    /// A user who scrolls after the keyboard has appeared has chosen the position on purpose.
    private var isLeftToUser: Bool { applier.isUserScrolling && keyboard.isDocked }

    /// Adjusts when the scrolling ends, if the announced frame is new.
    private func postponeAdjustment(isCorrection: Bool) {
      let announced = center.state(for: (tracker?.input ?? input)?.window)
      if handledFrames.isNew(announced) { awaitsEndOfScrolling = true }
      handledFrames.record(announced, isCorrection: isCorrection)
    }

    /// Adjusts to the keyboard's frame, and keeps the scroll position if the frame is not new.
    ///
    /// If the frame is not new, a notification has repeated the position, has described the keyboard of another app, or
    /// belongs to a dragged keyboard that returns to its position.
    private func adjustToFrame(with animation: KeyboardAnimation, isCorrection: Bool) {
      updateFollowers(with: animation)
      let keyboard = keyboard
      let isNew = handledFrames.isNew(keyboard)
      handledFrames.record(keyboard, isCorrection: isCorrection)
      if isNew || !keyboard.isDocked {
        // If the app's code moves the keyboard while the avoider moves views, the current plan is for an earlier frame.
        if isAdjusting { awaitedAnimation = animation }
        adjustAfterEvent(with: animation)
      } else {
        adjustKeepingScrollPosition(with: animation)
      }
      awaitsGuide = applier.isShifting
    }

    /// Updates the constraints that follow the keyboard, even those that subscribed after the avoider.
    ///
    /// The constraints must be updated before planning, because the plan depends on the resulting layout.
    func updateFollowers(with animation: KeyboardAnimation) {
      for follower in center.followers { follower.updateAfterEvent(with: animation) }
    }

    /// Adjusts to a keyboard that a finger drags, or that has returned to its announced position.
    ///
    /// If the finger also scrolls the content around the input, the content stays where the finger moves it.
    func keyboardWasDragged(_ keyboard: KeyboardState) {
      if let input = tracker?.input, AvoidanceSite(of: input, for: self).isMovedByUser {
        appliedGeometry?.recordScrolling()
      }
      adjust(to: keyboard, with: .unanimated, trigger: triggerKeepingScrollPosition)
    }

    /// Adjusts to another input, or prepares for a keyboard that is about to appear.
    func focusDidChange() {
      // If there is no input, either focus is moving to another input, or the keyboard is about to hide, which a
      // notification will announce. An input that does not announce editing is found at the end of the turn.
      guard let input = tracker?.input else {
        if keyboard.isDocked { startTurns() } else { drag.observe(in: nil) }
        return
      }
      layOutChanges(around: input)
      if !keyboard.isDocked { recordInsets(of: AvoidanceSite(of: input, for: self).scrollViews) }
      adjustAfterEvent(with: eventAnimation ?? (keyboard.isDocked ? .ordinary : .unanimated))
      // Observing starts before the keyboard appears, because a layout guide that is created while the keyboard is
      // appearing may not follow the keyboard.
      if isEnabled, !keyboard.isVisible, input.isFirstResponder, exclusion(of: input) == nil {
        drag.observe(in: input.window)
      }
    }

    /// Follows the caret, and the views that the app shows or resizes while the user types.
    func textDidChange(in input: UIView) {
      guard input === tracker?.input, keyboard.isDocked else { return }
      layOutChanges(around: input)
      adjustAfterEvent(with: .ordinary, trigger: .text)
    }

    /// Lays out what the app has just changed, before other views move with an animation.
    ///
    /// Otherwise, a row that the app adds and focuses would grow from its initial frame. If the app itself animates,
    /// its layout is part of that animation.
    private func layOutChanges(around input: UIView) {
      if UIView.inheritedAnimationDuration == 0, exclusion(of: input) == nil { input.window?.layoutIfNeeded() }
    }

    /// Looks for the first responder that a window may still have when it becomes key again.
    ///
    /// The keyboard then belongs to that input, although no notification about editing is posted.
    func windowDidBecomeKey(_ window: UIWindow) {
      self.window = window
      guard let input = window.firstResponderInput, let tracker else { return }
      // If the input was focused while its window was not key, no views have moved for it yet.
      let isKnown = tracker.input === input
      tracker.didBeginEditing(input)
      if isKnown, keyboard.isDocked { adjustKeepingScrollPosition(with: .ordinary) }
    }

    /// Adjusts after the app becomes active, and after the center has updated the keyboard's state.
    ///
    /// In the background, the keyboard can hide and its input can disappear, both without a notification.
    func appDidBecomeActive() {
      findUnannouncedInput()
      if tracker?.input == nil {
        if isOnlyResidentBarLeft {
          adjust(to: keyboard, with: .unanimated, trigger: .endOfEditing)
        } else {
          restoreEverything(with: .unanimated)
        }
      } else {
        adjustKeepingScrollPosition(with: .ordinary)
      }
    }

    /// Looks for a first responder that did not announce editing.
    ///
    /// Only text fields and text views announce editing. The method searches the last key window, and only while the
    /// keyboard is docked.
    ///
    /// - Parameter animation: The animation with which to adjust to such an input; nil for an ordinary animation.
    func findUnannouncedInput(with animation: KeyboardAnimation? = nil) {
      forgetFormerInput()
      guard tracker?.input == nil, let window = window ?? center.surroundings.window,
        center.state(for: window).isDocked
      else { return }
      guard let input = window.firstResponderInput else { return }
      eventAnimation = animation
      tracker?.didBeginEditing(input)
      eventAnimation = nil
    }

    /// Forgets an input that has lost focus without posting a notification.
    func forgetFormerInput() {
      if let input = tracker?.input, !input.isEdited { tracker?.didEndEditing(input) }
    }
  }
#endif
