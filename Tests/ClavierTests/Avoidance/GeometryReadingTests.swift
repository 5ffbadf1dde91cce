import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Tests what the avoider remembers about the views around an input.
@MainActor struct GeometryReadingTests {
  private func read(_ input: UIView, on stage: AvoiderStage) -> GeometryFingerprint {
    GeometryFingerprint(
      of: AvoidanceSite(of: input, for: stage.avoider), keyboard: stage.keyboard.frame, applier: stage.avoider.applier)
  }

  private func show(_ field: UITextField) {
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
  }

  @Test func `the system's inset is the part that neither the content inset nor the safe area explains`() throws {
    let screen = SystemTable()
    let stage = try AvoiderStage(screen, isAvoided: false)
    HeadlessWorld.updateCycle()
    let field = try #require(screen.tableView.visibleCells.first?.contentView.subviews.first as? UITextField)
    #expect(read(field, on: stage).scrollViews.map(\.systemInset) == [0])
    show(field)
    #expect(read(field, on: stage).scrollViews.map(\.systemInset) == [336 - 34])
    screen.tableView.contentInset.bottom = 20
    #expect(read(field, on: stage).scrollViews.map(\.systemInset) == [336 - 34])
  }

  @Test func `the scale of a shift is the superview's scale, and 1 without a superview or in a rotated superview`() {
    HeadlessWorld.reset()
    let (window, outer, view) = (UIWindow(frame: UIScreen.main.bounds), UIView(), UIView())
    #expect(view.shiftScale == 1 && view.canShiftUp)
    window.addSubview(outer)
    outer.addSubview(view)
    // The difference of two converted points is not exactly 1 here.
    outer.frame.origin.y = 63.9
    #expect(view.shiftScale == 1)
    outer.frame.origin.y = 0
    outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.shiftScale == 0.5 && view.canShiftUp)
    for angle in [.pi / 2, 0.1, .pi] {
      outer.transform = CGAffineTransform(rotationAngle: angle)
      #expect(view.shiftScale == 1 && !view.canShiftUp)
    }
  }

  @Test(arguments: [(499, false), (500, true), (501, false)] as [(CGFloat, Bool)])
  func `content is at its end where it rests, not where it bounces past its end`(offset: CGFloat, isAtEnd: Bool) {
    HeadlessWorld.reset()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.contentOffset.y = offset
    let end = view.contentEnd(with: view.adjustedContentInset)
    #expect(end.isReached(since: view.bounds.height) == isAtEnd)
  }

  @Test func `measured responses are valid for one container and one shift until a view moves`() {
    HeadlessWorld.reset()
    let (window, other, field) = (UIWindow(frame: UIScreen.main.bounds), UIView(), UITextField())
    let container = UIView()
    window.addSubview(container)
    container.addSubview(field)
    let subjects = PlanSubjects(container: container, measuredViews: [field])
    let responses = ShiftResponses(ofUnresponsive: subjects, shift: 20)
    #expect(responses.isValid(for: subjects, shift: 20))
    #expect(!responses.isValid(for: subjects, shift: 21))
    #expect(!responses.isValid(for: PlanSubjects(container: other, measuredViews: [field]), shift: 20))
    field.frame.origin.y = 1
    #expect(!responses.isValid(for: subjects, shift: 20))
  }

  @Test func `the response of a view to a shift contains the movement of both of its edges`() {
    HeadlessWorld.reset()
    let (window, container, field) = (UIWindow(frame: UIScreen.main.bounds), UIView(), UITextField())
    window.addSubview(container)
    container.addSubview(field)
    let subjects = PlanSubjects(container: container, measuredViews: [field])
    field.frame = CGRect(x: 0, y: 100, width: 200, height: 34)
    let before = subjects.measuredEdges
    #expect(before == [100, 134])
    field.frame = CGRect(x: 0, y: 92, width: 200, height: 22)
    let response = ShiftResponses(of: subjects, before: before, oldShift: 30, newShift: 50).response(of: field)
    #expect(response == AvoidanceScene.ShiftResponse(topMovement: 8, bottomMovement: 20, shift: 20))
  }

  @Test func `an additional view has moved if it, or one of its superviews, has moved in the content`() throws {
    let screen = FieldsController(.scrolling)
    let stage = try AvoiderStage(screen)
    let field = screen.fields[8]
    let (group, one, two) = (UIView(frame: CGRect(x: 0, y: 560, width: 300, height: 100)), UIView(), UIView())
    (one.frame, two.frame) = (CGRect(x: 0, y: 0, width: 9, height: 20), CGRect(x: 0, y: 40, width: 9, height: 20))
    screen.scrollView.addSubview(group)
    group.addSubview(one)
    group.addSubview(two)
    stage.avoider.options(for: field).alsoKeepVisible = [one, two]
    let rest = read(field, on: stage).positions
    #expect(rest == [500, 534, 560, 561, 0, 20, 40, 60])
    let changes: [(UIView, CGAffineTransform)] = [
      (group, CGAffineTransform(translationX: 0, y: 5)), (group, CGAffineTransform(scaleX: 1, y: 2)),
      (one, CGAffineTransform(translationX: 0, y: 5)), (two, CGAffineTransform(scaleX: 1, y: 2)),
    ]
    for (view, transform) in changes {
      view.transform = transform
      #expect(read(field, on: stage).positions != rest)
      view.transform = .identity
    }
    screen.scrollView.contentOffset.y = 30
    #expect(read(field, on: stage).positions == rest)
    two.frame.origin.y = 41
    #expect(read(field, on: stage).positions != rest)
  }

  @Test func `positions in a scroll view are those in its content`() throws {
    let screen = FieldsController(.scrolling)
    let stage = try AvoiderStage(screen)
    let field = screen.fields[8]
    stage.avoider.options(for: field).alsoKeepVisible = [screen.fields[9]]
    let before = read(field, on: stage)
    // The edges of the field, of the additional view's superview, which is the scroll view itself, and of the view.
    #expect(before.positions == [500, 534, 0, 1, 560, 594])
    #expect(before.inputGeometry.first == 34 && !before.hasCaret)
    show(field)
    #expect(screen.scrollView.contentOffset.y > -59)
    #expect(read(field, on: stage).positions == before.positions)
  }

  @Test func `surroundings are the window, the safe area, and the scroll view without the avoider's inset`() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    let before = read(screen.fields[8], on: stage)
    #expect(before.surroundings == [0, 852, 59, 34, 0, 852, 59, 34])
    show(screen.fields[8])
    #expect(screen.scrollView.adjustedContentInset.bottom > 34)
    let after = read(screen.fields[8], on: stage)
    #expect(after.surroundings == before.surroundings)
    #expect(after.keyboard == stage.keyboard.frame && after.keyboard.height == 336)
    #expect(after.scrollViews.map(\.ownOffset) == before.scrollViews.map(\.offset))
    #expect(after.scrollViews.map(\.offset) == [screen.scrollView.contentOffset.y])
  }

  @Test func `the container's frame excludes the shift`() throws {
    let screen = FieldsController(.fixed)
    let stage = try AvoiderStage(screen)
    show(screen.fields[11])
    #expect(screen.view.frame.minY < 0)
    let fingerprint = read(screen.fields[11], on: stage)
    #expect(fingerprint.containerFrame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(fingerprint.container == ObjectIdentifier(screen.view))
  }

  @Test func `the safe area of a scaled container is converted to the window's points`() throws {
    let screen = FieldsController(.fixed)
    let stage = try AvoiderStage(screen)
    stage.avoider.policy = .safeArea
    screen.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    show(screen.fields[11])
    let added = screen.additionalSafeAreaInsets.bottom
    #expect(added > 100)
    let container = container(around: screen.fields[11], on: stage)
    #expect(abs(container.contributedSafeArea - added * 0.9) < 0.001)
    #expect(abs(screen.view.safeAreaInsets.bottom * 0.9 - stage.covered(screen.view)) < 0.001)
    #expect(abs(container.bottomSafeArea - screen.view.safeAreaInsets.bottom * 0.9) < 0.001)
  }

  @Test func `the safe area of an upside-down container stays in the container's own points`() throws {
    let screen = FieldsController(.fixed)
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    screen.view.transform = CGAffineTransform(rotationAngle: .pi)
    let insets = screen.view.safeAreaInsets
    #expect(insets.top + insets.bottom > 0)
    let container = container(around: screen.fields[0], on: stage)
    #expect(abs(container.topLimit - insets.top) < 0.001 && container.bottomSafeArea == insets.bottom)
  }

  private func container(around input: UIView, on stage: AvoiderStage) -> AvoidanceScene.Container {
    let site = AvoidanceSite(of: input, for: stage.avoider)
    return SceneReader(applier: stage.avoider.applier).scene(at: site, keyboard: stage.center.state, trigger: .layout)
      .container
  }

  @Test func `an input that is not in a window has an empty container, and no view is shifted for it`() throws {
    let stage = try AvoiderStage(FieldsController(.fixed))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    let expected = AvoidanceScene.Container(frame: .zero, topLimit: 0, bottomSafeArea: 0, maximumShift: 0)
    #expect(container(around: field, on: stage) == expected)
    #expect(stage.avoider.applier.shift(of: nil) == 0)
  }

  @Test(arguments: [(0, false), (1, true)], [0, 2])
  func `ignores a caret without a height, and keeps the whole text view visible`(
    _ caret: (height: CGFloat, counts: Bool), selectedLength: Int
  ) {
    let textView = FlatCaret(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    textView.text = "text"
    textView.selectedRange = NSRange(location: 0, length: selectedLength)
    textView.caretHeight = caret.height
    var rects: [CGRect] = []
    textView.forEachEditedRect(selectionMovesAtStart: false) { rects.append($0) }
    let ends = Array(repeating: CGRect(x: 0, y: 10, width: 2, height: 1), count: selectedLength > 0 ? 2 : 1)
    #expect(rects == (caret.counts ? ends : [textView.bounds]))
  }

  @Test func `a scaled scroll view is read in the window's points`() throws {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let window = makeWindow(controller)
    let view = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    view.verticalScrollIndicatorInsets.bottom = 12
    view.automaticallyAdjustsScrollIndicatorInsets = false
    view.contentSize = CGSize(width: 300, height: 900)
    controller.view.addSubview(view)
    controller.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    HeadlessWorld.updateCycle()
    view.contentOffset = CGPoint(x: 6, y: 80)
    let read = SceneReader(applier: PlanApplier()).scrollView(view)
    #expect(read.contentSize == CGSize(width: 150, height: 450) && read.contentOffset == CGPoint(x: 3, y: 40))
    let insets = AvoidanceScene.Insets(bottom: 20, adjustedTop: 10, indicatorBottom: 6)
    #expect(read.insets == insets && read.frame.height == 200 && read.minimumVisibleHeight == 0)
    let limits = try #require(read.history?.limits)
    #expect(limits.contentHeight == 900 && limits.width == 300 && limits.height == 400, "in its own points")
    #expect(limits.top == 20 && limits.bottom == 40 && limits.offset == 80)
    let applier = PlanApplier()
    applier.ownLimits[view] = limits
    #expect(SceneReader(applier: applier).scrollView(view).insets.greatestTop == 10)
    withExtendedLifetime(window) {}
  }

  @Test func `the frame without the shift differs only in its vertical position`() throws {
    let screen = FieldsController(.fixed)
    let stage = try AvoiderStage(screen)
    let field = screen.fields[11]
    let before = field.frameOnScreen
    show(field)
    #expect(field.frameOnScreen.minY < before.minY)
    #expect(field.unshiftedFrameOnScreen == before)
    withExtendedLifetime(stage) {}
  }

  @Test func `the scale of a scroll view is 1 if it is rotated or not in a window`() {
    HeadlessWorld.reset()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(scrollView.scrollScale == 1)
    let controller = UIViewController()
    let window = makeWindow(controller)
    controller.view.addSubview(scrollView)
    controller.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(scrollView.scrollScale == 0.5)
    scrollView.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(scrollView.scrollScale == 1)
    withExtendedLifetime(window) {}
  }
}

private final class FlatCaret: UITextView {
  var caretHeight: CGFloat = 0

  override func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 0, y: 10, width: 2, height: caretHeight)
  }
}

/// A table that avoids the keyboard itself.
private final class SystemTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 34)))
    return cell
  }
}
