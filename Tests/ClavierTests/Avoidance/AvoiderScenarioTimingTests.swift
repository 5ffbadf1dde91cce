import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Notifications and focus in bursts, in odd orders and in the middle of each other's animations.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderScenarioTimingTests {
  /// A screen that is focused while the keyboard is played by hand.
  private func byHand(
    _ kind: FieldsController.Kind = .fixed, focuses: Bool = true
  ) throws -> (FieldsController, AvoiderStage, KeyboardFixture, Snapshot) {
    let screen = FieldsController(kind, count: 13)
    let stage = try AvoiderStage(screen)
    stage.keyboard.followsFirstResponder = false
    let rest = Snapshot(of: stage.window)
    if focuses { screen.fields[12].becomeFirstResponder() }
    return (screen, stage, KeyboardFixture(notificationCenter: .default), rest)
  }

  private func expectGap(
    _ height: CGFloat, below field: UITextField, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let gap = 852 - height - field.frameOnScreen.maxY
    #expect(abs(gap - 10) < 0.001, "\(gap)", sourceLocation: sourceLocation)
  }

  @Test("IHKeyboardAvoiding#14 Five heights within 100 ms: the last one counts, and what is seen never jumps")
  func burst() throws {
    let (screen, stage, fixture, rest) = try byHand()
    var seen = screen.fields[12].headlessPresentationFrame(in: nil).minY
    fixture.post(.willShow, fixture.info(height: 260))
    for height in [291, 335, 301, 346, 336] as [CGFloat] {
      fixture.post(.willChangeFrame, fixture.info(height: height))
      expectGap(height, below: screen.fields[12])
      let now = screen.fields[12].headlessPresentationFrame(in: nil).minY
      #expect(abs(now - seen) < 0.001)
      HeadlessClock.advance(by: 0.02)
      seen = screen.fields[12].headlessPresentationFrame(in: nil).minY
    }
    HeadlessClock.advanceUntilIdle()
    expectGap(336, below: screen.fields[12])
    screen.fields[12].resignFirstResponder()
    fixture.hide()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test(
    "TP#130 A keyboard of another maker that says 0, 216 and 259", arguments: [FieldsController.Kind.fixed, .scrolling])
  func thirdParty(kind: FieldsController.Kind) throws {
    let (screen, stage, fixture, rest) = try byHand(kind)
    fixture.post(.willShow, fixture.info(height: 0))
    expectEqual(Snapshot(of: stage.window), rest)
    for height in [216, 259] as [CGFloat] {
      fixture.post(.willShow, fixture.info(height: height))
      expectGap(height, below: screen.fields[12])
    }
    HeadlessClock.advanceUntilIdle()
    screen.fields[12].resignFirstResponder()
    fixture.hide(height: 259)
    expectEqual(Snapshot(of: stage.window), rest)
    #expect(stage.avoider.conflicts.isEmpty)
  }

  @Test("capacitor-plugins#287 A show with a duration of 0 is over at once")
  func instant() throws {
    let (screen, stage, fixture, _) = try byHand()
    fixture.post(.willShow, fixture.info(height: 336, duration: 0))
    expectGap(336, below: screen.fields[12])
    let seen = screen.fields[12].headlessPresentationFrame(in: nil)
    #expect(abs(seen.minY - screen.fields[12].frameOnScreen.minY) < 0.001)
    _ = stage
  }

  @Test("openradar 25032907 Only did-notifications arrive, of the show or of the hide: they count")
  func didOnly() throws {
    let (screen, stage, fixture, rest) = try byHand()
    fixture.post(.didShow, fixture.info(height: 336))
    expectGap(336, below: screen.fields[12])
    screen.fields[12].resignFirstResponder()
    fixture.post(.didHide, fixture.hidden())
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("RN#1599 A hide that nothing came before moves nothing, however often")
  func hideFirst() throws {
    let (_, stage, fixture, rest) = try byHand(focuses: false)
    for _ in 0..<3 { fixture.hide() }
    expectEqual(Snapshot(of: stage.window), rest)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("RN#1599 Shown again in the middle of the hide: what is seen goes on from where it is")
  func showDuringHide() throws {
    let (screen, stage, fixture, _) = try byHand()
    fixture.show()
    HeadlessClock.advanceUntilIdle()
    fixture.post(.willHide, fixture.hidden())
    HeadlessClock.advance(by: 0.1)
    let seen = screen.fields[12].headlessPresentationFrame(in: nil).minY
    fixture.post(.willShow, fixture.info(height: 346))
    #expect(abs(screen.fields[12].headlessPresentationFrame(in: nil).minY - seen) < 0.001)
    expectGap(346, below: screen.fields[12])
    // The hide's own did comes late, and is no news.
    fixture.post(.didHide, fixture.hidden())
    expectGap(346, below: screen.fields[12])
    _ = stage
  }

  @Test("Rx#46 Turned in the middle of the show and back: the field is in sight, and afterwards all is as it was")
  func rotatedDuringShow() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    for orientation in [DeviceOrientation.landscape, .portrait] {
      screen.fields[12].becomeFirstResponder()
      HeadlessClock.advance(by: 0.1)
      stage.keyboard.rotate(to: orientation)
      HeadlessClock.advanceUntilIdle()
      #expect(stage.gap(below: screen.fields[12]) >= 10 - 0.001)
      #expect(stage.covered(screen.fields[12]) == 0)
    }
    screen.fields[12].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("IQ#511 The focus goes to a second field and back within one turn: where it ends is where it was")
  func thereAndBack() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: stage.window)
    screen.fields[8].becomeFirstResponder()
    screen.fields[12].becomeFirstResponder()
    expectEqual(Snapshot(of: stage.window), shown)
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), shown)
    screen.fields[12].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("IQ#284 A delegate that gives the focus up as editing begins leaves nothing moved")
  func resignsAtBegin() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    let delegate = NotingDelegate { _ in }
    delegate.onBegin = { screen.fields[12].resignFirstResponder() }
    screen.fields[12].delegate = delegate
    for _ in 0..<3 {
      screen.fields[12].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(!screen.fields[12].isFirstResponder && !stage.keyboard.isVisible)
      expectEqual(Snapshot(of: stage.window), rest)
    }
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("IQ#284 A delegate that passes the focus on as editing begins: the second field is avoided for, the first not")
  func passesOnAtBegin() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let delegate = NotingDelegate { _ in }
    delegate.onBegin = { screen.fields[9].becomeFirstResponder() }
    screen.fields[12].delegate = delegate
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.fields[9].isFirstResponder)
    #expect(abs(stage.gap(below: screen.fields[9]) - 10) < 0.001)
  }

  @Test("IQ#694 Left for the background in the middle of the show, and the keyboard is gone on return: all is at rest")
  func backgroundDuringShow() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advance(by: 0.1)
    HeadlessWorld.enterBackground()
    stage.keyboard.followsFirstResponder = false
    HeadlessClock.advance(by: 30)
    screen.fields[12].resignFirstResponder()
    HeadlessWorld.becomeActive()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("IQ#1735 The keyboard is hidden and shown by a sheet of the system 45 ms apart, ten times: nothing drifts")
  func flicker() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: stage.window)
    for _ in 0..<10 {
      stage.keyboard.hide()
      HeadlessClock.advance(by: 0.045)
      stage.keyboard.show()
      HeadlessClock.advance(by: 0.045)
    }
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), shown)
    screen.fields[12].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }
}
