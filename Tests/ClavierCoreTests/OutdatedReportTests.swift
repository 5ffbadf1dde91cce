import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Tests that reports and frames that were once right are ignored later.
@Suite struct OutdatedReportTests {
  @Test("a report that has corrected the state does not apply again after another correction")
  func usedReport() {
    var stage = Stage.shown()
    stage.machine.compare(.layoutGuide, top: 455, in: stage.context)
    stage.machine.compare(.accessoryView, top: 455, in: stage.context)
    stage.machine.compare(.accessoryView, top: 480, in: stage.context)
    stage.machine.compare(.layoutGuide, top: 480, in: stage.context)
    #expect(stage.covered == 372)
    // The guide has reported 480 in the meantime, so only the accessory view reports this position.
    let isCorrected = stage.isCorrected(by: .accessoryView, 455)
    #expect(!isCorrected && stage.machine.outcome == .disagrees)
    #expect(stage.covered == 372)
  }

  @Test("a `did` notification of an earlier transition is late even after many announcements of the later frame")
  func lateDidAfterRepetitions() {
    var stage = Stage.shown()
    for _ in 0..<20 { stage.receive([.willChangeFrame, .willShow], stage.docked(301)) }
    stage.receive(.didChangeFrame, stage.docked(336))
    #expect(stage.machine.outcome == .late && stage.covered == 301)
  }

  @Test(
    "a `did` notification is late for one of the last eight frames, and disagrees for an earlier frame",
    arguments: [(8, KeyboardStateMachine.Outcome.late), (9, .disagrees)])
  func lateDidAfterManyFrames(count: Int, outcome: KeyboardStateMachine.Outcome) {
    var stage = Stage(safeArea: 34, responder: Stage.input)
    for number in 0..<count { stage.receive(.willChangeFrame, stage.docked(300 + 10 * CGFloat(number))) }
    stage.receive(.didChangeFrame, stage.docked(300))
    #expect(stage.machine.outcome == outcome)
    #expect(stage.covered == 290 + 10 * CGFloat(count))
  }

  @Test(
    "after didHide, a keyboard that was announced while it was hiding is hidden only if nothing is first responder",
    arguments: [[KeyboardEvent.willShow], [.willChangeFrame]], [true, false])
  func outdatedWill(events: [KeyboardEvent], isEditing: Bool) {
    var stage = Stage.shown()
    stage.receive([.willChangeFrame, .willHide], stage.parked(336))
    stage.receive(events, stage.docked(336))
    #expect(!stage.machine.hasHideToResolve)
    stage.receive([.didChangeFrame, .didHide], stage.parked(336))
    #expect(stage.machine.hasHideToResolve && stage.covered == 336)
    if !isEditing { stage.context.firstResponder = .absent }
    let isResolved = stage.machine.resolveContradictedHide(in: stage.context)
    #expect(isResolved == !isEditing && stage.covered == (isEditing ? 336 : 0))
    // Later changes of the first responder are announced.
    stage.context.firstResponder = .absent
    let isResolvedAgain = stage.machine.resolveContradictedHide(in: stage.context)
    #expect(!isResolvedAgain && !stage.machine.hasHideToResolve)
  }

  @Test(
    "a source that contradicted the keyboard does not confirm another source after the keyboard is gone",
    arguments: [true, false])
  func disagreementBeforeHide(isActivation: Bool) {
    var stage = Stage.shown()
    if !isActivation {
      stage.receive([.willChangeFrame, .willHide], stage.parked(336))
      stage.receive(.willShow, stage.docked(336))
      stage.receive(.didHide, stage.parked(336))
    }
    stage.machine.compare(.accessoryView, top: 480, in: stage.context)
    #expect(stage.machine.outcome == .disagrees)
    stage.context.firstResponder = .absent
    if isActivation {
      stage.machine.activate(in: stage.context)
    } else {
      _ = stage.machine.resolveContradictedHide(in: stage.context)
    }
    #expect(stage.covered == 0)
    stage.machine.compare(.layoutGuide, top: 480, in: stage.context)
    #expect(stage.machine.outcome == .disagrees && stage.covered == 0)
  }

  @Test("after didHide, a keyboard that was announced while it was hiding is replaced by a resident bar")
  func outdatedWillWithBar() {
    var stage = Stage.shown()
    stage.receive([.willChangeFrame, .willHide], stage.parked(336))
    stage.receive(.willShow, stage.docked(336))
    stage.receive(.didHide, stage.parked(336))
    stage.becomeResident(bar: stage.docked(84))
    let isResolved = stage.machine.resolveContradictedHide(in: stage.context)
    #expect(isResolved && stage.placement == .accessoryOnly && stage.covered == 84)
  }

  @Test(
    "a notification after didHide shows that the keyboard is visible", arguments: [KeyboardEvent.willShow, .didShow])
  func confirmedWill(event: KeyboardEvent) {
    var stage = Stage.shown()
    stage.receive(.willHide, stage.parked(336))
    stage.receive(.willShow, stage.docked(336))
    stage.receive(.didHide, stage.parked(336))
    stage.receive(event, stage.docked(336))
    stage.context.firstResponder = .absent
    let isResolved = stage.machine.resolveContradictedHide(in: stage.context)
    #expect(!isResolved && stage.covered == 336)
  }

  @Test("the first frame belongs to this app, although nothing is first responder")
  func firstFrameWithoutResponder() {
    var stage = Stage(responder: .absent)
    stage.receive(.willChangeFrame, stage.docked(336))
    #expect(stage.covered == 336)
  }

  @Test("a report from before a resident bar docked does not apply to the bar")
  func reportBeforeBar() {
    var stage = Stage.shown()
    stage.receive(.hide, stage.parked(336))
    stage.machine.compare(.layoutGuide, top: 516, in: stage.context)
    stage.becomeResident(bar: stage.docked(84))
    let isDocked = stage.machine.applyResidentBar(in: stage.context)
    #expect(isDocked)
    stage.machine.compare(.accessoryView, top: 516, in: stage.context)
    #expect(stage.placement(covering: 84) == .accessoryOnly)
  }

  @Test("a keyboard that was hidden while the app was inactive does not reappear after a later app switch")
  func hiddenBeforeSwitch() {
    var stage = Stage.shown()
    stage.context.isActive = false
    stage.receive(.willHide, stage.parked(336))
    // The user returns without editing, then edits with a hardware keyboard, and switches apps again.
    stage.context.isActive = true
    stage.context.firstResponder = .absent
    stage.machine.activate(in: stage.context)
    stage.context.firstResponder = Stage.input
    stage.machine.activate(in: stage.context)
    #expect(stage.state == .hidden(on: Stage.phone))
  }

  @Test("a frame of the previous app is ignored after a frame below the screen that was postponed")
  func previousAppAfterPostponedFrame() {
    var stage = Stage.shown()
    stage.context.isActive = false
    stage.receive(.willChangeFrame, stage.parked(336))
    stage.context.isActive = true
    stage.context.firstResponder = .absent
    stage.machine.activate(in: stage.context)
    let placement = stage.receive(.willChangeFrame, stage.docked(300))
    #expect(placement == .otherApp)
    #expect(stage.covered == 0)
  }

  @Test(
    "a late didShow or didChangeFrame does not undo a frame below the screen",
    arguments: [KeyboardEvent.didShow, .didChangeFrame])
  func didAfterFrameBelowScreen(event: KeyboardEvent) {
    var stage = Stage.shown()
    stage.receive(.willChangeFrame, stage.parked(336))
    stage.receive(event, stage.docked(336))
    #expect(stage.machine.outcome == .late)
    #expect(stage.state == .hidden(on: Stage.phone))
  }

  @Test("a visible keyboard changes its height right after the app becomes active, even without a first responder")
  func heightAfterActivation() {
    var stage = Stage.shown()
    stage.context.firstResponder = .unknown
    stage.machine.activate(in: stage.context)
    stage.context.firstResponder = .absent
    stage.receive(.willChangeFrame, stage.docked(300))
    #expect(stage.placement(covering: 300) == .docked)
  }

  @Test("a keyboard that was hidden in another orientation does not reappear")
  func hiddenBeforeRotation() {
    var stage = Stage(Stage.phoneLandscape, responder: Stage.input)
    stage.receive(.show, stage.docked(209))
    stage.context.isActive = false
    stage.receive(.willHide, stage.parked(209))
    stage.context.screen = Stage.phone
    stage.context.isActive = true
    stage.machine.activate(in: stage.context)
    #expect(stage.covered == 0)
  }
}
