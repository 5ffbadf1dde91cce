import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderOptionTests {
  @Test("Spacing of one input is that input's alone")
  func spacing() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    stage.avoider.options(for: screen.fields[12]).spacing = 40
    screen.fields[12].becomeFirstResponder()
    #expect(abs(stage.gap(below: screen.fields[12]) - 40) < 0.001)
    screen.fields[12].resignFirstResponder()
    screen.fields[11].becomeFirstResponder()
    #expect(abs(stage.gap(below: screen.fields[11]) - 10) < 0.001)
    stage.avoider.spacing = 25
    #expect(abs(stage.gap(below: screen.fields[11]) - 25) < 0.001)
  }

  @Test(
    "What is declared along with an input is kept visible too", arguments: [FieldsController.Kind.scrolling, .fixed])
  func alsoKeepVisible(kind: FieldsController.Kind) throws {
    let screen = FieldsController(kind, count: 13)
    let stage = try AvoiderStage(screen)
    stage.avoider.options(for: screen.fields[9]).alsoKeepVisible = [screen.fields[11]]
    screen.fields[9].becomeFirstResponder()
    #expect(stage.gap(below: screen.fields[11]) >= 10 - 0.001)
    screen.fields[9].resignFirstResponder()
    #expect(screen.fields[11].frameOnScreen.maxY > 500)
  }

  @Test("Only scrolling: what does not scroll stays")
  func scrollOnly() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    stage.avoider.setPolicy(.scrollOnly, for: screen)
    screen.fields[12].becomeFirstResponder()
    #expect(screen.view.transform == .identity)
    #expect(stage.covered(screen.fields[12]) > 0)
  }

  @Test("As safe area: the controller's view gets what the keyboard covers, and loses it again")
  func safeArea() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    stage.avoider.policy = .safeArea
    screen.fields[12].becomeFirstResponder()
    let covered = stage.keyboard.screen.maxY - stage.keyboard.frame.minY
    #expect(screen.view.safeAreaInsets.bottom == covered)
    #expect(screen.scrollView.contentInset == .zero)
    #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
    screen.fields[12].resignFirstResponder()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("Off for a controller, for an input, for a scroll view")
  func off() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: screen.view)
    stage.avoider.setPolicy(.disabled, for: screen)
    screen.fields[12].becomeFirstResponder()
    expectEqual(Snapshot(of: screen.view), rest)
    stage.avoider.setPolicy(nil, for: screen)
    #expect(stage.covered(screen.fields[12]) == 0)
    stage.avoider.options(for: screen.fields[12]).isEnabled = false
    expectEqual(Snapshot(of: screen.view), rest)
    stage.avoider.options(for: screen.fields[12]).isEnabled = true
    stage.avoider.options(forScrollView: screen.scrollView).isManaged = false
    #expect(screen.scrollView.contentInset == .zero)
    #expect(screen.view.transform.ty < 0)
    #expect(stage.covered(screen.fields[12]) == 0)
  }

  @Test("Two avoiders of one screen see each other")
  func conflict() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let other = KeyboardAvoider(center: stage.center)
    other.spacing = 60
    other.start()
    var heard = 0
    stage.avoider.onConflict = { _ in heard += 1 }
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    #expect(other.conflicts.contains { $0.kind == .avoider && $0.object === screen.scrollView })
    #expect(heard > 0)
    screen.fields[12].resignFirstResponder()
    #expect(Snapshot(of: stage.window).isNearlyEqual(to: rest))
  }

  @Test("Somebody who insets the same scroll view for the keyboard is seen")
  func foreignConflict() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    screen.scrollView.contentInset.bottom += 336
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.conflicts.map(\.property).contains("contentInset.bottom"))
    #expect(screen.scrollView.contentInset.bottom == 346, "only what remains counts, which is the spacing")
    screen.fields[12].resignFirstResponder()
    #expect(screen.scrollView.contentInset.bottom == 336)
  }

  @Test("An avoider that is released takes everything back")
  func released() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen, isAvoided: false)
    let rest = Snapshot(of: stage.window)
    weak var weakAvoider: KeyboardAvoider?
    do {
      let avoider = KeyboardAvoider(center: stage.center)
      avoider.start()
      screen.fields[12].becomeFirstResponder()
      #expect(stage.covered(screen.fields[12]) == 0)
      weakAvoider = avoider
    }
    #expect(weakAvoider == nil)
    expectEqual(Snapshot(of: stage.window), rest)
  }
}
