import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Screens that change their geometry or scroll during editing.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderScenarioGeometryTests {
  @Test(
    "IQ#1831: never moves the app's bar above the field of a form that does not scroll"
  )
  func miniPlayer() throws {
    let root = UIViewController()
    let stage = try AvoiderStage(root)
    let form = FieldsController(.fixed, count: 11)
    root.addChild(form)
    form.view.frame = CGRect(x: 0, y: 0, width: 393, height: 754)
    root.view.addSubview(form.view)
    form.didMove(toParent: root)
    let player = UIView(frame: CGRect(x: 0, y: 754, width: 393, height: 98))
    root.view.addSubview(player)
    HeadlessWorld.updateCycle()
    let rest = Snapshot(of: stage.window)
    for index in [10, 8, 10] {
      form.fields[index].becomeFirstResponder()
      #expect(abs(stage.gap(below: form.fields[index]) - 10) < 0.001)
      #expect(player.frameOnScreen.minY > form.fields[index].frameOnScreen.maxY)
    }
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test(
    "RN#1508: keeps the offset that the app scrolls to during editing")
  func appScrolls() throws {
    let screen = FieldsController(.scrolling, count: 40)
    let stage = try AvoiderStage(screen)
    let top = -screen.scrollView.adjustedContentInset.top
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.scrollView.contentOffset.y = top
    stage.endEditing()
    #expect(screen.scrollView.contentOffset.y == top)
    let last = screen.scrollView.contentSize.height - 852 + screen.scrollView.adjustedContentInset.bottom
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.scrollView.contentOffset.y = last
    stage.endEditing()
    #expect(screen.scrollView.contentOffset.y <= last + 0.001 && screen.scrollView.contentOffset.y > last - 400)
    #expect(screen.scrollView.contentInset == .zero && stage.avoider.applier.ledger.isEmpty)
  }

  @Test("IQ#1891: follows a field that the app moves or enlarges when update() is called")
  func moves() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let field = screen.fields[8]
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    for change in [80, 60, -200, 150] as [CGFloat] {
      field.center.y += change
      stage.avoider.update()
      HeadlessClock.advanceUntilIdle()
      let natural = stage.keyboard.frame.minY - field.frame.maxY
      #expect(abs(stage.gap(below: field) - max(10, natural)) < 0.001)
    }
    field.frame.size.height = 120
    stage.avoider.update()
    #expect(abs(stage.gap(below: field) - 10) < 0.001)
    stage.endEditing()
    #expect(screen.view.transform == .identity && screen.additionalSafeAreaInsets == .zero)
  }

  @Test("IQ#868: does not move anything for a field above a list, and keeps the list's offset")
  func header() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.scrollView.frame = CGRect(x: 0, y: 120, width: 393, height: 732)
    let header = UITextField(frame: CGRect(x: 20, y: 70, width: 300, height: 34))
    screen.view.addSubview(header)
    screen.scrollView.contentOffset.y = 333
    HeadlessWorld.updateCycle()
    let rest = Snapshot(of: screen.view)
    header.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: screen.view), rest)
    screen.fields[15].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: screen.fields[15]) - 10) < 0.001)
    header.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: screen.view), rest)
  }

  @Test("Rx#46: restores insets, shift, and offset after rotations with the keyboard")
  func turnedTwice() throws {
    for kind in [FieldsController.Kind.scrolling, .fixed] {
      let screen = FieldsController(kind, count: 13)
      let stage = try AvoiderStage(UINavigationController(rootViewController: screen))
      let rest = Snapshot(of: stage.window)
      screen.fields[11].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      let shown = Snapshot(of: stage.window)
      for _ in 0..<2 {
        stage.keyboard.rotate(to: .landscape)
        HeadlessClock.advanceUntilIdle()
        #expect(stage.covered(screen.fields[11]) == 0)
        stage.keyboard.rotate(to: .portrait)
        HeadlessClock.advanceUntilIdle()
      }
      #expect(Snapshot(of: stage.window).isNearlyEqual(to: shown))
      stage.endEditing()
      expectEqual(Snapshot(of: stage.window), rest)
    }
  }

  @Test(
    "adjusts exactly on a screen that the app scales down, and restores it",
    arguments: FieldsController.Kind.allCases, [AvoidancePolicy.automatic, .safeArea])
  func smaller(kind: FieldsController.Kind, policy: AvoidancePolicy) throws {
    let screen = FieldsController(kind, count: 13)
    let navigation = UINavigationController(rootViewController: screen)
    let stage = try AvoiderStage(navigation)
    stage.avoider.policy = policy
    navigation.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    HeadlessWorld.updateCycle()
    let rest = Snapshot(of: stage.window)
    for (index, spacing) in [(9, 10), (9, 30), (11, 30), (11, 45)] as [(Int, CGFloat)] {
      stage.avoider.spacing = spacing
      screen.fields[index].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      if kind == .scrolling || policy == .automatic {
        // An offset ends at a pixel, of which there are three in a point of the content.
        let excess = stage.gap(below: screen.fields[index]) - spacing
        #expect(excess > -0.001 && excess < (kind == .scrolling ? 0.8 / 3 : 0.001), "\(index)")
      }
      let shown = Snapshot(of: stage.window)
      stage.avoider.update()
      HeadlessWorld.updateCycle()
      expectEqual(Snapshot(of: stage.window), shown)
      switch (policy, kind) {
      case (.automatic, .scrolling):
        let (view, covered) = (screen.scrollView, stage.covered(screen.scrollView))
        let indicator = view.verticalScrollIndicatorInsets.bottom + view.safeAreaInsets.bottom
        #expect(abs(indicator * 0.8 - covered) < 0.001)
        // The last fields need space below them.
        let inset = view.adjustedContentInset.bottom * 0.8
        #expect(inset > covered - 0.001 && inset < covered + spacing + 0.001)
      case (.automatic, .fixed): #expect(screen.view.transform.ty < 0)
      default: #expect(abs(screen.view.safeAreaInsets.bottom * 0.8 - stage.covered(screen.view)) < 0.001)
      }
    }
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("IQ#256: shows every row as the return key moves through a table, and restores the table")
  func returnThrough() throws {
    let screen = FieldsController(.scrolling, count: 24)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    let chain = ReturnKeyChain(in: screen.view)
    screen.fields[0].becomeFirstResponder()
    for index in 1..<24 {
      HeadlessTyping.pressReturn()
      HeadlessClock.advance(by: 0.05)
      #expect(screen.fields[index].isFirstResponder && stage.gap(below: screen.fields[index]) >= 10 - 0.001)
    }
    HeadlessTyping.pressReturn()
    HeadlessClock.advanceUntilIdle()
    #expect(!stage.keyboard.isVisible)
    expectEqual(Snapshot(of: stage.window), rest)
    _ = chain
  }
}
