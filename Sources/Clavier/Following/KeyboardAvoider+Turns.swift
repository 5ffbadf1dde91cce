#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  // Nobody posts that a caret goes elsewhere without typing, that an input grows or is pushed down, that an error label
  // appears, or that the system has moved a sheet. All of them happen within a turn of the run loop; so at its end, while
  // something is edited over a keyboard, one look compares what is to be seen with what it was when the last decision was
  // made. It costs the views above the input, and where nothing differs nothing is done.
  extension KeyboardAvoider {
    /// Watches over what is edited in a window, or ends that.
    func observeTurns(in window: UIWindow?) {
      guard let window else {
        drag.observe(in: nil)
        // An app that saved a number with our share in it writes that back in a moment.
        if keyboard.isDocked || !applier.ledger.mayBeCopied { turns = nil }
        return
      }
      drag.observe(in: window)
      if lastPlan?.outcome == .restores(.policy) || lastPlan?.isExcluded == true {
        turns = nil
      } else if turns == nil {
        turns = TurnObservation { [weak self] in self?.turnDidEnd() }
      }
    }

    /// Decides anew if something is elsewhere.
    private func turnDidEnd() {
      guard !isMoving else { return }
      applier.leaveOffsetsToUser()
      // What is laid out now need not be when the turn is shown, right after this.
      input?.window?.layoutIfNeeded()
      // Between two inputs that want the same keyboard nothing is posted, and not every input announces itself.
      findInputIfUnknown()
      guard let input, input === tracker?.input, input.window != nil, keyboard.isDocked else {
        applier.ledger.retractCopies()
        turns = nil
        return
      }
      guard !drag.isActive, planned?.noteUser() == false else { return }
      selectionAnchor.note(input)
      let now = GeometryFingerprint(of: AvoidanceSite(of: input, for: self), keyboard.frame, applier)
      planned?.acceptScrolling(to: now)
      if awaitsGuide { applier.responses = nil }
      guard let planned, awaitsGuide || planned.isOutdated(by: now) && limiter.allows(now) else { return }
      let animation = awaitsGuide || planned.isMovedBySystem(to: now) ? lastAnimation : .ordinary
      awaitsGuide = false
      update(with: animation, keyboard, trigger: planned.isOfOtherText(than: now) ? .text : .layout)
    }
  }
#endif
