import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Notifications and focus changes in quick succession, in unusual orders, and during animations.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderScenarioTimingTests {
  /// Returns a screen with a focused field, and a fixture with which the test posts the keyboard's notifications.
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

  @Test("IHKeyboardAvoiding#14: if the height changes five times in 100 ms, ends at the last height, without a jump")
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
    "TP#130: handles a third-party keyboard that posts the heights 0, 216, and 259",
    arguments: [FieldsController.Kind.fixed, .scrolling])
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

  @Test("capacitor-plugins#287: adjusts without animation for a keyboard that appears with a duration of 0")
  func instant() throws {
    let (screen, stage, fixture, _) = try byHand()
    fixture.post(.willShow, fixture.info(height: 336, duration: 0))
    expectGap(336, below: screen.fields[12])
    let seen = screen.fields[12].headlessPresentationFrame(in: nil)
    #expect(abs(seen.minY - screen.fields[12].frameOnScreen.minY) < 0.001)
    _ = stage
  }

  @Test("openradar 25032907: adjusts if only `did` notifications arrive")
  func didOnly() throws {
    let (screen, stage, fixture, rest) = try byHand()
    fixture.post(.didShow, fixture.info(height: 336))
    expectGap(336, below: screen.fields[12])
    screen.fields[12].resignFirstResponder()
    fixture.post(.didHide, fixture.hidden())
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("RN#1599: does not move anything when the keyboard hides without having appeared, however often")
  func hideFirst() throws {
    let (_, stage, fixture, rest) = try byHand(focuses: false)
    for _ in 0..<3 { fixture.hide() }
    expectEqual(Snapshot(of: stage.window), rest)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("RN#1599: continues from the current position when the keyboard appears before it has hidden completely")
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
    // The late `did` notification of the earlier transition changes nothing.
    fixture.post(.didHide, fixture.hidden())
    expectGap(346, below: screen.fields[12])
    _ = stage
  }

  @Test("Rx#46: shows the field after rotations while the keyboard appears, and restores everything")
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

  @Test("IQ#511: keeps everything in place when focus moves to a second field and back within one turn")
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

  @Test("IQ#284: does not move anything if a delegate resigns first responder as editing begins")
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

  @Test("IQ#284: adjusts for the second field if a delegate passes focus on as editing begins")
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

  @Test(
    "IQ#694: restores everything if the user leaves the app as the keyboard appears and returns after it has hidden")
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

  @Test("IQ#1735: keeps everything in place when a system sheet hides and shows the keyboard ten times")
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
