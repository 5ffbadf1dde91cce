#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  // The center compares the state with the keyboard layout guide and the accessory view. When the app becomes active,
  // the center also updates the states of all screens.
  extension KeyboardCenter {
    /// Compares the state with a keyboard position from a source other than a notification.
    ///
    /// - Parameters:
    ///   - source: The source of the position.
    ///   - top: The y-coordinate of the keyboard's top edge, in screen coordinates, in points.
    ///   - window: The window in which the position was measured.
    func compare(_ source: KeyboardStateMachine.Source, top: CGFloat, in window: UIWindow) {
      let screen = KeyboardScreen(of: window)
      let record = records.record(for: screen)
      guard let outcome = record.machine.compare(source, top: top, in: context(on: screen)) else { return }
      logUnlessApplied(outcome, of: source.rawValue)
      if outcome == .corrected { announceCorrection(of: [record]) }
    }

    /// Remembers the top of a keyboard layout guide, in screen coordinates.
    ///
    /// The top is compared with the state only while the keyboard does not move. Usually, the comparison happens at the
    /// end of the turn of the run loop in which a `did` notification or an unanimated `will` notification is delivered.
    /// After the app becomes active, and while the center looks for a resident bar (an accessory view that is shown
    /// without a keyboard), the comparison happens at the end of each turn.
    ///
    /// - Parameters:
    ///   - top: The top, in points.
    ///   - probe: The view that measured the top.
    func rememberGuide(_ top: CGFloat, of probe: UIView) {
      guard let window = probe.window else { return }
      let record = records.record(for: KeyboardScreen(of: window))
      record.guide = LayoutGuidePosition(top: top, probe: probe)
    }

    /// Observes the turns of the run loop after which the other sources can be compared with a notification.
    ///
    /// After the keyboard hides, an accessory view may remain, and docking this view takes several turns. After any
    /// other notification that leaves the keyboard at rest, one turn is enough.
    func observeTurns(after event: KeyboardEvent, _ info: KeyboardInfo, on record: KeyboardScreenRecord) {
      // A late notification does not show whether the keyboard still moves in the current transition.
      if record.machine.outcome != .late { record.isKeyboardMoving = event.isWill && info.duration != 0 }
      switch event {
      case .willHide, .didHide: surroundings.observeTurns()
      case .willShow, .willChangeFrame, .didShow, .didChangeFrame:
        if !record.isKeyboardMoving { surroundings.observeTurns(1) }
      }
    }

    /// Updates the states of all screens, because no notification is posted while the app is in the background.
    func appDidBecomeActive() {
      let changedRecords = records.connected.filter { record in
        // While the app is in the background, the keyboard can stop moving without a `did` notification.
        record.isKeyboardMoving = false
        return record.machine.activate(in: surroundings.context(on: record.bounds, input: tracker.input).context)
      }
      for record in changedRecords { logUnlessApplied(record.machine.outcome, of: "the activation of the app") }
      announceCorrection(of: changedRecords)
      subscribers.forEach { $0.onActivation?() }
    }

    /// Updates the state from sources other than notifications, at the end of a turn of the run loop.
    func turnDidEnd() {
      forgetDeliveries()
      // Before the first notification, this creates the record of the known window's screen.
      _ = currentRecord
      for record in records.connected {
        if record.unannouncedBar != nil { updateUnannouncedBar(of: record) }
        if record.machine.hasHideToResolve { resolveContradictedHide(of: record) }
        switch record.machine.state.placement {
        case .docked, .shortcutBar: compareSources(with: record)
        case .unknown, .hidden, .otherApp, .accessoryOnly: applyResidentBar(to: record)
        case .undocked, .floating: break
        }
      }
    }

    /// Hides a keyboard whose notification arrived after the `willHide`, although it was posted before.
    private func resolveContradictedHide(of record: KeyboardScreenRecord) {
      guard record.isRecord(of: surroundings.screen) else { return }
      let context = surroundings.context(on: record.bounds, input: tracker.input).context
      guard record.machine.resolveContradictedHide(in: context) else { return }
      record.isKeyboardMoving = false
      logUnlessApplied(record.machine.outcome, of: "a keyboard that was announced while it was hiding")
      announceCorrection(of: [record])
    }

    /// Returns whether the keyboard of a screen neither moves nor follows a finger.
    ///
    /// During a drag, the guide and the accessory view follow the finger, while the announced frame stays valid.
    private func isKeyboardAtRest(_ record: KeyboardScreenRecord) -> Bool {
      !record.isKeyboardMoving && drag?.mayHoldKeyboard != true
    }

    /// Compares the layout guide and the accessory view with the state of their screen.
    private func compareSources(with record: KeyboardScreenRecord) {
      guard isKeyboardAtRest(record) else { return }
      // At the end of a turn, Core Animation has not laid out the window yet, so the guide may be outdated.
      record.guide?.probe?.window?.layoutIfNeeded()
      // Laying out the window runs the app's code, which may have moved the keyboard or removed the guide's view.
      guard isKeyboardAtRest(record) else { return }
      if let guide = record.guide, let window = guide.probe?.window, record.isRecord(of: KeyboardScreen(of: window)) {
        compare(.layoutGuide, top: guide.top, in: window)
      }
      guard let input = tracker.input, let window = input.window, record.isRecord(of: KeyboardScreen(of: window)),
        let bar = KeyboardResponder(input).accessoryView, bar.window != nil
      else { return }
      compare(.accessoryView, top: bar.frameOnScreen.minY, in: window)
    }
  }
#endif
