import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderOptionTests {
  @Test("applies the spacing of one input to that input only")
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
    "keeps the additional views of an input visible", arguments: [FieldsController.Kind.scrolling, .fixed])
  func alsoKeepVisible(kind: FieldsController.Kind) throws {
    let screen = FieldsController(kind, count: 13)
    let stage = try AvoiderStage(screen)
    stage.avoider.options(for: screen.fields[9]).alsoKeepVisible = [screen.fields[11]]
    screen.fields[9].becomeFirstResponder()
    #expect(stage.gap(below: screen.fields[11]) >= 10 - 0.001)
    screen.fields[9].resignFirstResponder()
    #expect(screen.fields[11].frameOnScreen.maxY > 500)
  }

  @Test("never shifts a view with the policy scrollOnly")
  func scrollOnly() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    stage.avoider.setPolicy(.scrollOnly, for: screen)
    screen.fields[12].becomeFirstResponder()
    #expect(screen.view.transform == .identity)
    #expect(stage.covered(screen.fields[12]) > 0)
  }

  @Test(
    "scrolls content back to its end after the user scrolled it to the end of the additional safe area",
    arguments: [true, false])
  func scrolledIntoSafeArea(stops: Bool) throws {
    let screen = FieldsController(.scrolling, count: 16)
    let stage = try AvoiderStage(screen)
    stage.avoider.policy = .safeArea
    let view = screen.scrollView
    let last = view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom
    screen.fields[3].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    for _ in 1...6 {
      HeadlessTouches.drag(from: CGPoint(x: 300, y: 450), to: CGPoint(x: 300, y: 150), duration: 0.4)
      HeadlessClock.advanceUntilIdle()
    }
    #expect(view.contentOffset.y > last + 200)
    if stops { stage.avoider.stop() } else { screen.fields[3].resignFirstResponder() }
    HeadlessClock.advanceUntilIdle()
    #expect(abs(view.contentOffset.y - last) < 0.001)
    #expect(screen.additionalSafeAreaInsets == .zero)
  }

  @Test("adds the covered height to the safe area with the policy safeArea, and removes it again")
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
    screen.fields[12].becomeFirstResponder()
    #expect(screen.view.safeAreaInsets.bottom == covered)
    stage.avoider.stop()
    #expect(screen.additionalSafeAreaInsets == .zero)
  }

  @Test("ends the scroll indicator at the keyboard, whether or not UIKit adds the safe area", arguments: [true, false])
  func indicatorInset(isAutomatic: Bool) throws {
    let screen = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(screen)
    screen.scrollView.automaticallyAdjustsScrollIndicatorInsets = isAutomatic
    screen.fields[2].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let added = isAutomatic ? screen.scrollView.safeAreaInsets.bottom : 0
    #expect(screen.scrollView.verticalScrollIndicatorInsets.bottom + added == stage.covered(screen.scrollView))
    #expect(screen.scrollView.safeAreaInsets.bottom == 34)
  }

  @Test("reverts the inset of an indicator even if the content inset is large enough to stay unchanged")
  func indicator() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(screen)
    screen.scrollView.contentInset.bottom = 400
    let rest = Snapshot(of: stage.window)
    screen.fields[2].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentInset.bottom == 400)
    #expect(screen.scrollView.verticalScrollIndicatorInsets.bottom > 200)
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("can be disabled for a controller, an input, and a scroll view")
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
    #expect(stage.avoider.lastPlan?.explanation == ["The input's isEnabled option is false. Nothing is adjusted."])
    stage.avoider.options(for: screen.fields[12]).isEnabled = true
    #expect(stage.avoider.lastPlan?.outcome == .avoids)
    stage.avoider.options(forScrollView: screen.scrollView).isManaged = false
    #expect(screen.scrollView.contentInset == .zero)
    #expect(screen.view.transform.ty < 0)
    #expect(stage.covered(screen.fields[12]) == 0)
  }

  @Test("does not inset a text view that the app manages, or one with paging", arguments: [true, false])
  func ownTextView(isPaging: Bool) throws {
    let screen = TextViewController(frame: CGRect(x: 0, y: 100, width: 393, height: 700))
    let stage = try AvoiderStage(screen)
    screen.textView.text = (1...60).map { "line \($0)" }.joined(separator: "\n")
    if isPaging {
      screen.textView.isPagingEnabled = true
    } else {
      stage.avoider.options(forScrollView: screen.textView).isManaged = false
    }
    screen.textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.textView.contentInset == .zero && screen.textView.verticalScrollIndicatorInsets == .zero)
  }

  @Test("shifts a button beside the list into view together with the input in the list")
  func companionBesideList() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.scrollView.frame.size.height = 500
    let button = UIButton(frame: CGRect(x: 20, y: 560, width: 200, height: 44))
    screen.view.addSubview(button)
    stage.avoider.options(for: screen.fields[3]).alsoKeepVisible = [button]
    screen.fields[3].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: button) - 10) < 0.001 && screen.fields[3].frameOnScreen.minY >= 59)
  }

  @Test("restores everything when it is deallocated")
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

  @Test("when one of two avoiders is deallocated, the other one shows the input")
  func releasedOfTwo() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen, isAvoided: false)
    do {
      let avoider = KeyboardAvoider(center: stage.center)
      avoider.start()
      stage.avoider.start()
      screen.fields[12].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(!avoider.applier.ledger.isEmpty)
    }
    #expect(stage.gap(below: screen.fields[12]) == 10)
  }

  @Test("does not scroll back to the input when it is started again")
  func startedAgain() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 150), duration: 0.4)
    HeadlessClock.advanceUntilIdle()
    let offset = screen.scrollView.contentOffset.y
    stage.avoider.start()
    HeadlessWorld.updateCycle()
    #expect(screen.scrollView.contentOffset.y == offset)
  }

  @Test("keeps an inset that the app sets after a stop, even if it is as large as the contribution")
  func insetAfterStop() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let inset = screen.scrollView.contentInset.bottom
    #expect(inset > 0)
    stage.avoider.stop()
    screen.fields[12].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.scrollView.contentInset.bottom = inset
    stage.avoider.start()
    HeadlessWorld.updateCycle()
    #expect(screen.scrollView.contentInset.bottom == inset)
  }

  @Test("animates the movement to another input above the same keyboard")
  func animatesToOtherInput() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.keyboard.followsFirstResponder = false
    screen.fields[16].becomeFirstResponder()
    #expect(stage.gap(below: screen.fields[16]) == 10 && HeadlessClock.isAnimating)
  }

  @Test("when safe area is removed, content that is scrolled beyond its end moves by exactly that safe area")
  func scrolledBeyondSafeArea() throws {
    let screen = FieldsController(.scrolling, count: 16)
    let stage = try AvoiderStage(screen)
    stage.avoider.policy = .safeArea
    let view = screen.scrollView
    let last = view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom
    screen.fields[3].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    view.contentOffset.y = view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom + 40
    stage.avoider.stop()
    #expect(abs(view.contentOffset.y - last - 40) < 0.001)
  }

  @Test("update(animated:) animates only if its argument is true", arguments: [false, true])
  func animatesUpdate(isAnimated: Bool) throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.fields[12].frame.origin.y += 30
    stage.avoider.update(animated: isAnimated)
    #expect(stage.gap(below: screen.fields[12]) == 10 && HeadlessClock.isAnimating == isAnimated)
  }

  @Test(
    "an update while focus moves between two inputs does not move anything", arguments: FieldsController.Kind.allCases)
  func updatedBetweenInputs(kind: FieldsController.Kind) throws {
    let screen = FieldsController(kind, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: screen.view)
    stage.keyboard.followsFirstResponder = false
    screen.fields[12].resignFirstResponder()
    stage.avoider.update()
    expectEqual(Snapshot(of: screen.view), shown)
  }

  @Test("when the keyboard grows, does not scroll to an input that is no longer edited")
  func growsBetweenInputs() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let (offset, inset) = (screen.scrollView.contentOffset, screen.scrollView.contentInset.bottom)
    stage.keyboard.followsFirstResponder = false
    screen.fields[12].resignFirstResponder()
    let fixture = KeyboardFixture(notificationCenter: .default)
    fixture.post(.willShow, fixture.info(height: 400))
    #expect(screen.scrollView.contentInset.bottom > inset && screen.scrollView.contentOffset == offset)
    withExtendedLifetime(stage) {}
  }

  @Test("stores nothing when options are read, or reset to their defaults")
  func storage() {
    let avoider = KeyboardAvoider(center: KeyboardCenter())
    let (field, scrollView, controller) = (UITextField(), UIScrollView(), UIViewController())
    #expect(avoider.options(for: field).spacing == nil && avoider.options(for: field).isEnabled)
    #expect(avoider.options(forScrollView: scrollView).isManaged && avoider.policy(for: controller) == nil)
    #expect(avoider.inputOptions.objects.isEmpty)
    avoider.options(for: field).spacing = 40
    avoider.options(forScrollView: scrollView).isManaged = false
    avoider.setPolicy(.scrollOnly, for: controller)
    #expect(avoider.options(for: field).spacing == 40 && avoider.policy(for: controller) == .scrollOnly)
    #expect(!avoider.options(forScrollView: scrollView).isManaged)
    avoider.options(for: field).spacing = nil
    avoider.options(forScrollView: scrollView).isManaged = true
    avoider.setPolicy(nil, for: controller)
    #expect(avoider.inputOptions.objects.isEmpty && avoider.unmanagedScrollViews.objects.isEmpty)
    #expect(avoider.policies.objects.isEmpty)
  }

  @Test("starts and stops with isEnabled")
  func enabled() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen, isAvoided: false)
    let rest = Snapshot(of: stage.window)
    stage.avoider.isEnabled = true
    screen.fields[12].becomeFirstResponder()
    #expect(stage.covered(screen.fields[12]) == 0 && stage.avoider.isEnabled)
    stage.avoider.isEnabled = false
    expectEqual(Snapshot(of: stage.window), rest)
    #expect(!stage.avoider.isEnabled)
    #expect(!KeyboardAvoider.allEnabled.objects.contains { $0 === stage.avoider })
  }

  @Test("adds no view to a window after the avoider is stopped")
  func stopped() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    stage.avoider.stop()
    let views = stage.window.subviews.count
    screen.fields[12].becomeFirstResponder()
    #expect(stage.window.subviews.count == views)
  }

  @Test("adds safe area to the controller around the scroll view, not to a child in the scroll view's content")
  func safeAreaAroundScrollView() throws {
    let host = UIViewController()
    let stage = try AvoiderStage(host)
    let child = FieldsController(.fixed, count: 24)
    let scrollView = UIScrollView(frame: host.view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 1500)
    host.view.addSubview(scrollView)
    host.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 393, height: 1500)
    scrollView.addSubview(child.view)
    child.didMove(toParent: host)
    HeadlessWorld.updateCycle()
    stage.avoider.setPolicy(.safeArea, for: host)
    child.fields[23].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(child.fields[23]) == 0)
    #expect(child.additionalSafeAreaInsets == .zero)
  }

  @Test("scrolls with the policy safeArea if no controller can get additional safe area")
  func safeAreaWithoutContainer() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let stage = try AvoiderStage(tabs)
    stage.avoider.policy = .safeArea
    let panel = UIScrollView(frame: tabs.view.bounds)
    panel.contentSize = CGSize(width: 393, height: 1600)
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
    panel.addSubview(field)
    tabs.view.addSubview(panel)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(field) == 0 && stage.avoider.lastPlan?.additionalSafeArea == 0)
  }
}
