import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// The order of the sources of a frame: a `will` notification decides, and the others confirm or correct it.
@Suite struct SourcesTests {
  typealias Source = KeyboardStateMachine.Source
  typealias Outcome = KeyboardStateMachine.Outcome

  // MARK: `did` notifications

  @Test(
    "ignores a `did` notification whose frame differs from that of the `will` notification",
    arguments: [KeyboardEvent.didChangeFrame, .didShow])
  func didFrame(event: KeyboardEvent) {
    var stage = Stage.shown()
    for height: CGFloat in [200, 301, 500] {
      let placement = stage.receive(event, stage.docked(height))
      #expect(placement == .docked)
      #expect(stage.covered == 336)
      #expect(stage.machine.outcome == .disagrees)
    }
    stage.receive(event, stage.docked(336))
    #expect(stage.machine.outcome == .applied)
  }

  @Test(
    "ignores a `did` notification with a frame below the screen while an input is edited",
    arguments: [KeyboardEvent.didChangeFrame, .didHide])
  func parkedDid(event: KeyboardEvent) {
    var stage = Stage.shown()
    stage.receive(event, stage.parked(336))
    #expect(stage.covered == 336)
  }

  @Test("ignores a `did` notification of an earlier transition after the keyboard quickly hides and reappears")
  func lateDid() {
    // manaflow-ai/cmux pull request 10006.
    var stage = Stage.shown()
    stage.receive([.willChangeFrame, .willHide], stage.parked(336))
    stage.receive([.willChangeFrame, .willShow], stage.docked(301))
    stage.receive(.didChangeFrame, stage.parked(336))
    #expect(stage.machine.outcome == .late)
    stage.receive(.didHide, stage.parked(336))
    #expect(stage.machine.outcome == .late)
    // After a second willShow in a row, the `did` notification of the first one is late too.
    stage.receive(.willShow, stage.docked(250))
    stage.receive(.didChangeFrame, stage.docked(301))
    #expect(stage.machine.outcome == .late)
    stage.receive([.didChangeFrame, .didShow], stage.docked(250))
    #expect(stage.covered == 250)
  }

  @Test("names a notification as the source of a frame, unless a guide or an accessory view corrected it")
  func frameSources() {
    let sources = Source.allCases.map { KeyboardFrameSource($0) }
    #expect(sources == [.notification, .layoutGuide, .accessoryView])
    #expect(KeyboardFrameSource(nil) == .notification)
  }

  @Test("names a notification as the source again if it announces the corrected frame or hides the keyboard")
  func sourceAfterCorrection() {
    var corrected = Stage.shown()
    corrected.machine.compare(.layoutGuide, top: 455, in: corrected.context)
    corrected.machine.compare(.accessoryView, top: 455, in: corrected.context)
    #expect(KeyboardFrameSource(corrected.machine.correction) == .accessoryView)
    var announced = corrected
    announced.receive(.willChangeFrame, announced.docked(397))
    #expect(announced.covered == 397 && KeyboardFrameSource(announced.machine.correction) == .notification)
    var hidden = corrected
    hidden.context.firstResponder = .absent
    hidden.receive(.didHide, hidden.parked(397))
    #expect(hidden.covered == 0 && KeyboardFrameSource(hidden.machine.correction) == .notification)
  }

  @Test("uses a `did` notification if nothing is known, as when observation starts after the `will` notification")
  func firstDid() {
    var stage = Stage(responder: Stage.input)
    let placement = stage.receive(.didChangeFrame, stage.docked(336))
    #expect(placement == .docked)
    #expect(stage.covered == 336)
  }

  // MARK: Comparison

  static let pairs = Source.allCases.flatMap { one in Source.allCases.map { (one, $0) } }

  @Test("ignores one source that disagrees with the `will` notification, but not two that agree", arguments: pairs)
  func agreement(one: Source, other: Source) {
    var stage = Stage.shown()
    let isCorrectedAlone = stage.isCorrected(by: one, 455)
    #expect(!isCorrectedAlone && stage.covered == 336 && stage.machine.outcome == .disagrees)
    let isCorrected = stage.isCorrected(by: other, 455.4)
    #expect(isCorrected == (one != other))
    #expect(stage.covered == (one != other ? 852 - 455.4 : 336))
    #expect(stage.machine.outcome == (one != other ? .corrected : .disagrees))
  }

  @Test("ignores two sources that disagree with each other", arguments: pairs)
  func disagreement(one: Source, other: Source) {
    var stage = Stage.shown()
    stage.machine.compare(one, top: 455, in: stage.context)
    stage.machine.compare(other, top: 480, in: stage.context)
    #expect(stage.covered == 336)
  }

  @Test("when a source agrees, forgets its earlier disagreement", arguments: pairs)
  func agreementAgain(one: Source, other: Source) {
    var stage = Stage.shown()
    stage.machine.compare(one, top: 455, in: stage.context)
    stage.machine.compare(one, top: 516, in: stage.context)
    #expect(stage.machine.outcome == .applied)
    let isCorrected = stage.isCorrected(by: other, 455)
    #expect(!isCorrected && stage.covered == 336)
  }

  @Test("ignores a layout guide that rests while the keyboard is visible, even with a wrong `did` notification")
  func staleGuide() {
    // manaflow-ai/cmux pull requests 9958 and 10518.
    for top: CGFloat in [817, 818, 852] {
      var stage = Stage.shown()
      let isCorrected = stage.isCorrected(by: .layoutGuide, top)
      #expect(!isCorrected)
      stage.receive(.didChangeFrame, stage.docked(301))
      #expect(stage.covered == 336)
      stage.receive(.didChangeFrame, stage.parked(336))
      stage.machine.compare(.layoutGuide, top: top, in: stage.context)
      #expect(stage.covered == 336)
    }
  }

  @Test(
    "hides if a guide returns to the bottom, within a point, and a did frame is below the screen",
    arguments: [CGFloat(516), 480], [CGFloat(818), 817.4])
  func goneForTwo(top: CGFloat, bottom: CGFloat) {
    var stage = Stage.shown()
    stage.machine.compare(.layoutGuide, top: top, in: stage.context)
    stage.machine.compare(.layoutGuide, top: bottom, in: stage.context)
    stage.receive(.didHide, stage.parked(336))
    #expect(stage.state == .hidden(on: Stage.phone))
  }

  @Test("hides if a guide returns to the bottom and there is no first responder", arguments: [true, false])
  func abandoned(guideMoves: Bool) {
    var stage = Stage.shown()
    if guideMoves { stage.machine.compare(.layoutGuide, top: 516, in: stage.context) }
    let isHiddenWithInput = stage.isCorrected(by: .layoutGuide, 818)
    #expect(!isHiddenWithInput && stage.covered == 336)
    stage.context.firstResponder = .unknown
    let isHiddenUnknown = stage.isCorrected(by: .layoutGuide, 818)
    #expect(!isHiddenUnknown)
    stage.context.firstResponder = .absent
    let isHidden = stage.isCorrected(by: .layoutGuide, 818)
    #expect(isHidden == guideMoves)
    #expect(stage.covered == (guideMoves ? 0 : 336))
  }

  @Test("a guide that has moved can change the state to hidden, even after the keyboard's height changes")
  func abandonedAfterChange() {
    var stage = Stage.shown()
    stage.machine.compare(.layoutGuide, top: 516, in: stage.context)
    stage.receive(.show, stage.docked(300))
    stage.context.firstResponder = .absent
    let isHidden = stage.isCorrected(by: .layoutGuide, 818)
    #expect(isHidden && stage.covered == 0)
  }

  @Test("a guide that moves to another height counts as only one source, even without a first responder")
  func movedWithoutResponder() {
    var stage = Stage.shown()
    stage.context.firstResponder = .absent
    let isCorrected = stage.isCorrected(by: .layoutGuide, 455)
    #expect(!isCorrected && stage.covered == 336)
  }

  @Test("a guide that moved for an earlier keyboard does not hide the next one")
  func abandonedLater() {
    var stage = Stage.shown()
    stage.machine.compare(.layoutGuide, top: 516, in: stage.context)
    stage.receive(.hide, stage.parked(336))
    stage.receive(.show, stage.docked(336))
    stage.context.firstResponder = .absent
    let isHidden = stage.isCorrected(by: .layoutGuide, 818)
    #expect(!isHidden && stage.covered == 336)
  }

  @Test("a source that disagrees as it did before is not reported again")
  func repeatedDisagreement() {
    var stage = Stage.shown()
    let outcomes = [455, 455, 400, 400].map { stage.machine.compare(.layoutGuide, top: $0, in: stage.context) }
    #expect(outcomes == [.disagrees, nil, .disagrees, nil])
  }

  @Test("a late `did` notification with a corrected frame counts as a disagreement, and changes nothing")
  func correctedDid() {
    var stage = Stage.shown()
    stage.context.trustsLayoutGuide = true
    let isCorrected = stage.isCorrected(by: .layoutGuide, 455)
    stage.receive(.didShow, stage.docked(336))
    #expect(isCorrected && stage.machine.outcome == .disagrees && stage.covered == 852 - 455)
  }

  @Test("a bar without a height is not docked")
  func emptyBar() {
    var stage = Stage()
    stage.becomeResident(bar: stage.docked(0))
    let isNoted = stage.machine.applyResidentBar(in: stage.context)
    #expect(!isNoted && !stage.state.isKnown)
  }

  @Test("a lone didHide does not hide a floating keyboard while an input is edited, and counts as a disagreement")
  func loneDidHideWhileFloating() {
    var stage = Stage(Stage.pad, responder: Stage.input)
    let floating = CGRect(250, 600, 320, 254)
    stage.receive(.didChangeFrame, floating)
    stage.receive(.didHide, stage.parked(254))
    #expect(stage.placement == .floating && stage.state.frame == floating)
    #expect(stage.machine.outcome == .disagrees)
  }

  @Test(
    "a trusted guide alone corrects a docked keyboard until the next `will` notification, but never shows or hides it")
  func trustedGuide() {
    for top: CGFloat in [455, 560] {
      var stage = Stage.shown()
      stage.context.trustsLayoutGuide = true
      let isCorrected = stage.isCorrected(by: .layoutGuide, top)
      #expect(isCorrected && stage.covered == 852 - top && stage.machine.correction == .layoutGuide)
      stage.receive(.didShow, stage.docked(336))
      #expect(stage.covered == 852 - top && stage.machine.correction == .layoutGuide)
      stage.receive(.willShow, stage.docked(336))
      #expect(stage.covered == 336 && stage.machine.correction == nil)
      let isHidden = stage.isCorrected(by: .layoutGuide, 818)
      #expect(!isHidden && stage.covered == 336)
      stage.receive(.willHide, stage.parked(336))
      let isShown = stage.isCorrected(by: .layoutGuide, top)
      #expect(!isShown && stage.covered == 0 && stage.machine.correction == nil)
    }
    var stage = Stage.shown()
    stage.context.trustsLayoutGuide = true
    let isCorrected = stage.isCorrected(by: .accessoryView, 455)
    #expect(!isCorrected && stage.covered == 336)
  }

  @Test("a `will` notification discards earlier disagreements")
  func willForgets() {
    var stage = Stage.shown()
    stage.machine.compare(.layoutGuide, top: 455, in: stage.context)
    stage.receive(.willShow, stage.docked(336))
    stage.machine.compare(.accessoryView, top: 455, in: stage.context)
    #expect(stage.covered == 336)
  }

  @Test(
    "no other source is compared with a keyboard above the bottom edge",
    arguments: [
      CGRect(x: 200, y: 500, width: 320, height: 300), CGRect(x: 0, y: 600, width: 820, height: 320),
    ])
  func aboveBottomEdge(frame: CGRect) {
    var stage = Stage(Stage.pad, safeArea: 20, responder: Stage.input)
    stage.receive(.willShow, frame)
    let placement = stage.placement
    #expect(placement == .floating || placement == .undocked)
    for source in [Source.layoutGuide, .accessoryView] {
      let outcome = stage.machine.compare(source, top: 900, in: stage.context)
      #expect(outcome == nil && stage.placement == placement)
    }
  }

  @Test("one source is enough while nothing is known and an input is edited")
  func unknown() {
    for (responder, covered) in [(Stage.input, CGFloat(336)), (.absent, 0), (.unknown, 0)] {
      var stage = Stage(safeArea: 34, responder: responder)
      let isCorrected = stage.isCorrected(by: .layoutGuide, 516)
      #expect(isCorrected == (covered > 0))
      #expect(stage.covered == covered)
    }
  }

  @Test("ignores a comparison with an invalid top, or while the app is inactive")
  func badComparison() {
    for top in [CGFloat.nan, .infinity, -.infinity, 0, -10] {
      var stage = Stage.shown()
      stage.machine.compare(.layoutGuide, top: top, in: stage.context)
      stage.machine.compare(.accessoryView, top: top, in: stage.context)
      #expect(stage.covered == 336)
    }
    var stage = Stage.shown()
    stage.context.isActive = false
    stage.machine.compare(.layoutGuide, top: 455, in: stage.context)
    stage.machine.compare(.accessoryView, top: 455, in: stage.context)
    #expect(stage.covered == 336)
  }

  @Test(
    "corrects the state on a screen with any origin and any safe area",
    arguments: [.nan, -.infinity, -34, 34] as [CGFloat])
  func comparedScreen(safeArea: CGFloat) {
    var stage = Stage(CGRect(0, 100, 393, 852), safeArea: safeArea, responder: Stage.input)
    stage.receive(.show, stage.docked(336))
    stage.machine.compare(.layoutGuide, top: 555, in: stage.context)
    stage.machine.compare(.accessoryView, top: 555, in: stage.context)
    #expect(stage.placement == .docked)
    #expect(stage.state.frame == CGRect(0, 555, 393, 397))
  }

  @Test("one source is enough to raise an unanimated frame, but not to lower it")
  func unanimated() {
    for source in Source.allCases {
      for (top, covered) in [(CGFloat(455), CGFloat(397)), (600, 336), (818, 336)] {
        var stage = Stage.shown()
        stage.machine.receive(.willShow, KeyboardInfo(endFrame: stage.docked(336), duration: 0), in: stage.context)
        stage.machine.compare(source, top: top, in: stage.context)
        #expect(stage.covered == (source == .didNotification ? 336 : covered))
      }
    }
  }

  @Test("a `did` notification with the announced size at another position counts as one source")
  func sameSize() {
    var stage = Stage.shown()
    stage.receive(.didChangeFrame, CGRect(0, 716, 393, 336))
    #expect(stage.covered == 336 && stage.machine.outcome == .disagrees)
  }

  // MARK: Several frames

  @Test("an unanimated final frame hides the keyboard before willHide, which then changes nothing")
  func frameBeforeHide() {
    var stage = Stage.shown()
    let placement = stage.receive(.willChangeFrame, stage.parked(336))
    #expect(placement == .hidden)
    let later = stage.receive([.willHide, .didChangeFrame, .didHide], stage.parked(336))
    #expect(later == [.hidden, .hidden, .hidden])
  }

  @Test("applies each `will` notification of a keyboard that appears with several frames")
  func severalFrames() {
    // KeyboardKit issue 971.
    var stage = Stage(CGRect(0, 0, 402, 874), responder: Stage.input)
    for height: CGFloat in [364, 347, 575] {
      stage.receive([.willChangeFrame, .willShow], stage.docked(height))
      #expect(stage.covered == height)
    }
    stage.receive([.didChangeFrame, .didShow], stage.docked(364))
    #expect(stage.covered == 575)
  }

  @Test("one source is not enough after an unanimated frame that is ignored", arguments: [true, false])
  func unanimatedUnusable(isLocal: Bool) {
    var stage = Stage.shown()
    let frame = isLocal ? CGRect.zero : stage.docked(300)
    stage.machine.receive(
      .willChangeFrame, KeyboardInfo(endFrame: frame, duration: 0, belongsToCurrentApp: isLocal), in: stage.context)
    let isCorrected = stage.isCorrected(by: .layoutGuide, 455)
    #expect(!isCorrected && stage.covered == 336)
  }
}
