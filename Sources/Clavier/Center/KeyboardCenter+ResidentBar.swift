#if canImport(UIKit)
  import ClavierCore
  import UIKit

  // A resident bar is an accessory view that is shown without a keyboard. It can appear and disappear without a
  // notification, so the center looks for it. `KeyboardStateMachine+ResidentBar.swift` updates the state.
  extension KeyboardCenter {
    /// Looks for an accessory view that appears without a notification, during the next turns of the run loop.
    ///
    /// Call this method when a view is added to a window. The view's controller can be a first responder that takes no
    /// text input, and UIKit posts no notification for such a first responder.
    func lookForResidentBar() {
      surroundings.observeTurns()
    }

    /// Docks an accessory view that appeared without a keyboard and without a notification.
    func applyResidentBar(to record: KeyboardScreenRecord) {
      guard record.isRecord(of: surroundings.screen) else { return }
      let (context, isMeasured) = surroundings.context(on: record.bounds, input: tracker.input, searchesViews: false)
      let isChanged =
        (isMeasured || !record.machine.state.isKnown) && record.machine.applyResidentBar(in: context)
      if record.machine.hasUnannouncedBar, let responder = surroundings.residentController(input: tracker.input) {
        record.unannouncedBar = UnannouncedBar(of: responder)
        surroundings.observeNextTurn()
      }
      if isChanged { announceChangedBar(of: record) }
    }

    /// Removes a bar that docked without a notification and has disappeared.
    func updateUnannouncedBar(of record: KeyboardScreenRecord) {
      guard let bar = record.unannouncedBar.map({ currentBar(of: record, after: $0) }) else { return }
      record.unannouncedBar = bar
      // The bar can also return without a notification.
      if bar.mayReturn { surroundings.observeNextTurn() } else { record.unannouncedBar = nil }
      if bar.hasDisappeared, record.machine.removeUnannouncedBar(on: record.bounds) { announceChangedBar(of: record) }
    }

    /// Returns the bar that has replaced an unannounced bar, or the same bar if none has replaced it.
    ///
    /// If focus moves to an input of another view controller, the bar of that view controller can replace the earlier
    /// bar without a notification, because the frame stays the same.
    private func currentBar(of record: KeyboardScreenRecord, after bar: UnannouncedBar) -> UnannouncedBar {
      guard bar.hasDisappeared, record.machine.hasUnannouncedBar, let input = tracker.input, input.isFirstResponder,
        input.shownAccessoryView != nil, record.isRecord(of: KeyboardScreen(of: input.appWindow))
      else { return bar }
      return UnannouncedBar(of: input)
    }

    private func announceChangedBar(of record: KeyboardScreenRecord) {
      logUnlessApplied(record.machine.outcome, of: "an accessory view without a notification")
      announceCorrection(of: [record])
    }
  }
#endif
