import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Offsets and edges that the app, the user, or the layout sets while the keyboard is visible or hides.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderOffsetTests {
  @Test(
    "keeps the distance by which the app scrolls, even on a screen that is scaled down",
    arguments: [1, 0.8] as [CGFloat])
  func scrolledWhileSmaller(scale: CGFloat) throws {
    let screen = FieldsController(.scrolling, count: 30)
    let navigation = UINavigationController(rootViewController: screen)
    let stage = try AvoiderStage(navigation)
    navigation.view.transform = CGAffineTransform(scaleX: scale, y: scale)
    HeadlessWorld.updateCycle()
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let offset = screen.scrollView.contentOffset.y
    screen.scrollView.contentOffset.y += 25
    stage.endEditing()
    let top = -screen.scrollView.adjustedContentInset.top
    #expect(offset > top + 100 && abs(screen.scrollView.contentOffset.y - (top + 25)) < 0.01)
  }

  @Test(
    "keeps an offset that the app sets after the keyboard reappears, despite an update while the keyboard was hiding",
    .notUnder(
      .scrollViewsScrollAfterNotifications, because: "With this alternative, the system scrolls after the app."),
    arguments: [false, true])
  func secondShow(updates: Bool) throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let delegate = ScrollDelegate { stage.avoider.update() }
    if updates { screen.scrollView.delegate = delegate }
    stage.endEditing()
    screen.scrollView.delegate = nil
    let subscription = stage.center.subscribe { event, _ in
      if event == .willShow { screen.scrollView.contentOffset.y = 0 }
    }
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.center.state.isDocked && screen.scrollView.contentOffset.y == 0)
    withExtendedLifetime(subscription) {}
  }

  @Test(
    "keeps an offset that the app sets when the keyboard appears for a text view, which begins editing later",
    .notUnder(.scrollViewsScrollAfterNotifications, because: "With this alternative, the system scrolls after the app.")
  )
  func showOfTextView() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let textView = UITextView(frame: CGRect(x: 20, y: 700, width: 200, height: 60))
    screen.scrollView.addSubview(textView)
    let stage = try AvoiderStage(screen)
    var offset: CGFloat?
    let subscription = stage.center.subscribe { event, _ in
      guard event == .willShow else { return }
      offset = screen.scrollView.contentOffset.y
      screen.scrollView.contentOffset.y = 0
    }
    textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    // The avoider scrolled before the app did.
    #expect(try #require(offset) > 100 && screen.scrollView.contentOffset.y == 0)
    withExtendedLifetime(subscription) {}
  }

  @Test("keeps an offset beyond the top of the content if the app sets it while the keyboard is visible")
  func aboveContent() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.fields[1].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let top = -screen.scrollView.adjustedContentInset.top
    screen.scrollView.contentOffset.y = top - 80
    stage.endEditing()
    #expect(screen.scrollView.contentOffset.y == top - 80)
  }

  /// Events that end the contributions for an input.
  enum End: CaseIterable { case editing, keyboard, policy, avoider }

  @Test("restores an inner list that was scrolled to its end, behind the home indicator", arguments: End.allCases)
  func innerEnd(by end: End) throws {
    let screen = UIViewController()
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 552, width: 393, height: 300))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    outer.contentSize = CGSize(width: 393, height: 1500)
    inner.contentSize = CGSize(width: 393, height: 600)
    for view in [outer, inner] { view.contentInsetAdjustmentBehavior = .always }
    screen.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(field)
    let upper = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 34))
    outer.addSubview(upper)
    let stage = try AvoiderStage(screen)
    outer.contentOffset.y = 0
    HeadlessWorld.updateCycle()
    inner.contentOffset.y = 334
    let rest = Snapshot(of: screen.view)
    #expect(inner.contentEnd(with: inner.adjustedContentInset).distance == 0)
    upper.becomeFirstResponder()
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: field) >= 10 - 0.001 && inner.safeAreaInsets.bottom == 0)
    stage.keyboard.followsFirstResponder = end == .editing
    switch end {
    case .editing: field.resignFirstResponder()
    case .keyboard: KeyboardFixture(notificationCenter: .default).hide()
    case .policy: stage.avoider.policy = .disabled
    case .avoider: stage.avoider.stop()
    }
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: screen.view), rest)
  }

  @Test("leaves short content below the small title if the user has scrolled the content there")
  func smallTitle() throws {
    let screen = FieldsController(.scrolling, count: 8)
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = try AvoiderStage(navigation)
    screen.fields[7].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 250), duration: 0.3)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.adjustedContentInset.top == 103 && screen.scrollView.contentOffset.y > -103)
    stage.endEditing()
    #expect(screen.scrollView.adjustedContentInset.top == 103 && screen.scrollView.contentOffset.y == -103)
  }

  @Test("restores the position of an app's header below a title that grows in the next layout pass")
  func growingHeader() throws {
    let screen = HeaderController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = try AvoiderStage(navigation)
    screen.scrollView.contentOffset.y = -163
    HeadlessWorld.updateCycle()
    let rest = Snapshot(of: screen.view)
    #expect(screen.scrollView.adjustedContentInset.top == 163 && screen.scrollView.contentOffset.y == -163)
    screen.fields[15].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.adjustedContentInset.top == 103)
    stage.endEditing()
    expectEqual(Snapshot(of: screen.view), rest)
  }

  @Test("does not move dragged content after a list has moved it in response to a smaller inset")
  func listUnderFinger() {
    HeadlessWorld.reset()
    let (controller, applier) = (UIViewController(), PlanApplier())
    let window = makeWindow(controller)
    let list = PinnedList(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize.height = 1000
    controller.view.addSubview(list)
    applier.ledger.set(200, of: .bottomInset, in: list)
    HeadlessWorld.updateCycle()
    #expect(list.contentOffset.y == 900)
    let start = list.convert(CGPoint(x: 100, y: list.bounds.midY), to: nil)
    HeadlessTouches.began(at: start)
    for step in 1...4 { HeadlessTouches.moved(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 8)) }
    #expect(list.isDragging)
    applier.restore()
    HeadlessWorld.updateCycle()
    #expect(list.contentInset.bottom == 0 && list.contentOffset.y == 700)
    HeadlessTouches.ended(at: start)
    withExtendedLifetime(window) {}
  }

  @Test("does not loop forever if the app moves the input and asks for an update whenever the content scrolls")
  func feedback() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    let delegate = ScrollDelegate {
      screen.fields[12].frame.origin.y += 1
      stage.avoider.update()
    }
    screen.scrollView.delegate = delegate
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(screen.fields[12]) == 0 && screen.fields[12].frame.minY < 2000)
    withExtendedLifetime(delegate) {}
  }

  @Test("shows an input to which the app moves focus while the content scrolls")
  func focusWhileScrolling() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    let delegate = ScrollDelegate { screen.fields[20].becomeFirstResponder() }
    screen.fields[2].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.scrollView.delegate = delegate
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.fields[20].isFirstResponder && stage.gap(below: screen.fields[20]) >= 10 - 0.001)
    withExtendedLifetime(delegate) {}
  }

  @Test("typing scrolls back to a field that the user has scrolled out of sight", arguments: [false, true])
  func typing(types: Bool) throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.drag(from: CGPoint(x: 350, y: 200), to: CGPoint(x: 350, y: 300), duration: 2, steps: 40)
    HeadlessClock.advanceUntilIdle()
    if types { screen.fields[12].insertText("a") }
    HeadlessClock.advanceUntilIdle()
    #expect((stage.gap(below: screen.fields[12]) == 10) == types)
  }

  @Test("uses a spacing that the app sets while views move")
  func spacingDuringMove() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    let delegate = ScrollDelegate { stage.avoider.spacing = 40 }
    screen.scrollView.delegate = delegate
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: screen.fields[12]) == 40)
    withExtendedLifetime(delegate) {}
  }

  @Test("an update that was requested while views moved runs only once, so that later scrolling is kept")
  func updateDuringMove() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    let delegate = ScrollDelegate { stage.avoider.update() }
    screen.scrollView.delegate = delegate
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.scrollView.delegate = nil
    #expect(stage.gap(below: screen.fields[12]) == 10)
    HeadlessTouches.drag(from: CGPoint(x: 350, y: 200), to: CGPoint(x: 350, y: 300), duration: 2, steps: 40)
    HeadlessClock.advanceUntilIdle()
    let offset = screen.scrollView.contentOffset.y
    #expect(stage.gap(below: screen.fields[12]) < -50)
    HeadlessWorld.updateCycle()
    #expect(screen.scrollView.contentOffset.y == offset)
  }

  @Test(
    "restores the offset if the app limits it whenever the content scrolls", arguments: [340, 300, 250] as [CGFloat])
  func limited(most: CGFloat) throws {
    let screen = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(screen)
    screen.scrollView.contentOffset.y = 300
    HeadlessWorld.updateCycle()
    let list = screen.scrollView
    let delegate = ScrollDelegate { [weak list] in
      if let list, list.contentOffset.y > most { list.contentOffset.y = most }
    }
    list.delegate = delegate
    screen.fields[17].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(list.contentOffset.y == most)
    stage.endEditing()
    #expect(list.contentOffset.y == min(300, most) && list.contentInset == .zero)
  }

  @Test("subtracts a contribution only once if the app stops the avoider during a change", arguments: [true, false])
  func stoppedDuringScroll(restarts: Bool) throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.scrollView.contentOffset.y = 300
    HeadlessWorld.updateCycle()
    screen.fields[15].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentOffset.y > 400)
    var isFirst = true
    let delegate = ScrollDelegate { [weak stage] in
      guard isFirst else { return }
      isFirst = false
      stage?.avoider.stop()
      if restarts { stage?.avoider.start() }
    }
    screen.scrollView.delegate = delegate
    screen.fields[17].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(restarts == (stage.covered(screen.fields[17]) == 0))
    stage.endEditing()
    #expect(screen.scrollView.contentOffset.y == 300 && screen.scrollView.contentInset == .zero)
  }

  /// An option that keeps the avoider from moving anything.
  enum Option: CaseIterable { case policy, controllerPolicy, input }

  @Test("applies an option that the app resets while views move back", arguments: Option.allCases)
  func optionDuringRestoration(option: Option) throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    let field = screen.fields[12]
    func set(_ isEnabled: Bool) {
      switch option {
      case .policy: stage.avoider.policy = isEnabled ? .automatic : .disabled
      case .controllerPolicy: stage.avoider.setPolicy(isEnabled ? nil : .disabled, for: screen)
      case .input: stage.avoider.options(for: field).isEnabled = isEnabled
      }
    }
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let delegate = ScrollDelegate { set(true) }
    screen.scrollView.delegate = delegate
    set(false)
    screen.scrollView.delegate = nil
    #expect(stage.covered(field) > 0)
    HeadlessWorld.updateCycle()
    #expect(abs(stage.gap(below: field) - 10) < 0.001)
    set(false)
    #expect(stage.covered(field) > 0 && stage.avoider.turns == nil)
  }

  @Test(arguments: [true, false])
  func `bouncing content that a finger has caught rests at its edge after editing`(isTapped: Bool) throws {
    let controller = UIViewController()
    let stage = try AvoiderStage(controller)
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 1200)
    let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 34))
    scrollView.addSubview(field)
    controller.view.addSubview(scrollView)
    HeadlessClock.advanceUntilIdle()
    let rest = scrollView.contentOffset.y
    HeadlessTouches.drag(from: CGPoint(x: 380, y: 200), to: CGPoint(x: 380, y: 500), duration: 0.3)
    HeadlessClock.advance(by: 0.05)
    #expect(scrollView.isDecelerating && scrollView.contentOffset.y < rest)
    if isTapped {
      HeadlessTouches.tap(field)
    } else {
      HeadlessTouches.began(at: CGPoint(x: 380, y: 300))
      field.becomeFirstResponder()
      HeadlessClock.advance(by: 0.5)
      HeadlessTouches.ended(at: CGPoint(x: 380, y: 300))
    }
    HeadlessClock.advanceUntilIdle()
    #expect(field.isFirstResponder && stage.covered(field) == 0)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == rest)
  }
}

/// A screen with a header of its own under the title, which is shown while the content is at its top.
private final class HeaderController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private(set) var fields: [UITextField] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    additionalSafeAreaInsets.top = 60
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    scrollView.delegate = self
    view.addSubview(scrollView)
    for index in 0..<30 {
      fields.append(UITextField(frame: CGRect(x: 20, y: 20 + CGFloat(index) * 60, width: 200, height: 34)))
      scrollView.addSubview(fields[index])
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { view.setNeedsLayout() }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    additionalSafeAreaInsets.top = scrollView.contentOffset.y < -120 ? 60 : 0
  }
}

/// A list that shows its end whenever its inset changes, as in a chat.
private final class PinnedList: UIScrollView {
  override var contentInset: UIEdgeInsets {
    didSet { contentOffset.y = contentSize.height - bounds.height + contentInset.bottom }
  }
}

private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  private let onScroll: () -> Void

  init(_ onScroll: @escaping () -> Void) {
    self.onScroll = onScroll
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
}
