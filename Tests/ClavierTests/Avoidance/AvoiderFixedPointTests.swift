import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// A plan is a fixed point: planning again changes nothing, whatever the layout does in response.
@Suite(.underEveryAlternative) @MainActor struct AvoiderFixedPointTests {
  enum Layout: CaseIterable, Sendable {
    /// A bar with a field that is constrained to the keyboard layout guide, as in Apple's sample code. The bar's
    /// padding is smaller than the spacing.
    case barOnGuide
    /// A field that the guide moves to exactly the spacing above the keyboard. If the guide moves late, a shift moves
    /// the field to the same position.
    case fieldAboveGuide
    /// A field above a button that is constrained to the guide.
    case buttonOnGuide
    /// A card centered between the top and the guide.
    case centeredCard
    /// A field that moves with the view.
    case fixedField
    /// A field in a child whose parent sets its frame with each layout.
    case childWithFrame
  }

  enum GuideOrder: CaseIterable, Sendable { case afterNotifications, beforeNotifications }

  @Test(
    "planning again results in the same plan, whatever the layout does after a shift", arguments: Layout.allCases,
    GuideOrder.allCases)
  func fixedPoint(layout: Layout, order: GuideOrder) throws {
    let screen = GuideScreen(layout)
    let stage = try AvoiderStage(screen, device: "iPhone 15", isAvoided: false)
    let early = order == .beforeNotifications ? EarlyGuide(stage.keyboard) : nil
    defer { withExtendedLifetime(early) {} }
    stage.avoider.start()
    let rest = Snapshot(of: stage.window)
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessWorld.updateCycle()
    let shown = stage.gap(below: screen.field)
    for _ in 1...4 {
      stage.avoider.update(animated: false)
      HeadlessWorld.updateCycle()
      #expect(abs(stage.gap(below: screen.field) - shown) < 0.01)
    }
    for _ in 1...4 {
      screen.field.insertText("a")
      HeadlessClock.advanceUntilIdle()
      HeadlessWorld.updateCycle()
      #expect(abs(stage.gap(below: screen.field) - shown) < 0.01)
    }
    checkPlace(on: screen, gap: shown)
    screen.field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessWorld.updateCycle()
    // If the guide does not follow a keyboard that hides, the views above the guide stay up, with and without Clavier.
    #expect(screen.view.transform == .identity)
    if !HeadlessWorld.assumes(.guideMissesHide) { #expect(Snapshot(of: stage.window) == rest) }
  }

  /// Checks how far above the keyboard the field is, and that the view is shifted only if the guide is not enough.
  private func checkPlace(on screen: GuideScreen, gap: CGFloat) {
    let followsKeyboard = HeadlessWorld.assumes(.guideFollowsKeyboard) || HeadlessWorld.assumes(.guideMissesHide)
    switch screen.layout {
    // A view that is constrained to the guide is above the keyboard without a shift, unless the guide does not move, or
    // a shift would move the guide's views too.
    case .barOnGuide where followsKeyboard && HeadlessWorld.assumes(.guideFollowsTransform):
      #expect(gap == 4)
      #expect(screen.view.transform.ty == 0)
    case .fieldAboveGuide where followsKeyboard:
      #expect(gap == 10)
      #expect(screen.view.transform.ty == 0)
    case .buttonOnGuide where followsKeyboard:
      #expect(gap == 58)
      #expect(screen.view.transform.ty == 0)
    case .barOnGuide, .fieldAboveGuide, .buttonOnGuide, .centeredCard, .fixedField:
      #expect(gap >= 4 || HeadlessWorld.assumes(.parentsSetFrames))
    case .childWithFrame: #expect(gap <= 10)
    }
    if screen.layout == .fixedField, !HeadlessWorld.assumes(.parentsSetFrames) { #expect(abs(gap - 10) < 1) }
    if screen.layout == .centeredCard, followsKeyboard, HeadlessWorld.assumes(.guideFollowsTransform),
      !HeadlessWorld.assumes(.parentsSetFrames)
    {
      #expect(abs(gap - 10) < 1)
    }
  }

  @Test("a shifted child whose frame the parent sets returns to its original position", arguments: 1...3)
  func frameSetWhileShifted(layoutCount: Int) throws {
    let screen = GuideScreen(.childWithFrame)
    let stage = try AvoiderStage(screen, device: "iPhone 15")
    let child = try #require(screen.children.first?.view)
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    for _ in 0..<layoutCount {
      screen.view.setNeedsLayout()
      HeadlessWorld.updateCycle()
    }
    if !HeadlessWorld.assumes(.parentsSetFrames) {
      #expect(child.transform.ty < 0 && abs(stage.gap(below: screen.field) - 10) < 1)
    }
    screen.field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(child.transform == .identity && child.frame == screen.view.bounds)
  }

  @Test("a shifted child that its parent resizes fills the parent after the keyboard has hidden")
  func resizedWhileShifted() throws {
    let screen = GuideScreen(.childWithFrame)
    let stage = try AvoiderStage(screen, device: "iPhone 15")
    let child = try #require(screen.children.first?.view)
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.window.frame.size.height -= 50
    HeadlessWorld.updateCycle()
    screen.field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.bounds.height == 802)
    #expect(child.transform == .identity && child.frame == screen.view.bounds)
  }

  @Test("does not shift a view whose parent undoes the shift in its layout", .under([.parentsSetFrames]))
  func undoneByParent() throws {
    let screen = GuideScreen(.childWithFrame)
    let stage = try AvoiderStage(screen, device: "iPhone 15")
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    for _ in 1...4 {
      #expect(stage.avoider.lastPlan?.shift == 0)
      #expect(screen.children[0].view.transform == .identity)
      HeadlessWorld.updateCycle()
    }
  }

  @Test(
    "shifts views that partly follow the layout guide in step with the keyboard, although the guide is late",
    .under([.springSince26]))
  func inStep() throws {
    let screen = GuideScreen(.centeredCard)
    let stage = try AvoiderStage(screen, device: "iPhone 15")
    screen.field.becomeFirstResponder()
    HeadlessWorld.updateCycle()
    let animation = KeyboardAnimation(
      duration: KeyboardAnimation.durationSince26, curve: .keyboard, spring: .keyboardSince26)
    for time in [0.1, 0.2] {
      HeadlessClock.advance(by: 0.1)
      let shown = screen.view.headlessPresentationFrame(in: nil).minY
      #expect(abs(shown - screen.view.transform.ty * animation.progress(at: time)) < 1)
    }
    #expect(screen.view.transform.ty < -10)
    withExtendedLifetime(stage) {}
  }

  @Test(
    "does not shift a view while the keyboard appears if the late layout guide moves the field just as far",
    .under([], [.guideIgnoresTransform]))
  func lateGuide() throws {
    let screen = GuideScreen(.fieldAboveGuide)
    let stage = try AvoiderStage(screen, device: "iPhone 15")
    screen.field.becomeFirstResponder()
    HeadlessWorld.updateCycle()
    #expect(screen.view.transform == .identity && stage.gap(below: screen.field) == 10)
    withExtendedLifetime(stage) {}
  }

  @Test(
    "does not shift anything while the text of a bar on the layout guide grows and then scrolls",
    .notUnder(
      .guideIgnoresTransform, .guideStaysAtRest, .guideMissesShow,
      because: "With these alternatives, a shift moves the bar."),
    arguments: [0, 6] as [CGFloat])
  func growingBar(padding: CGFloat) throws {
    let screen = ChatBarScreen(padding: padding)
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    screen.textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    for line in 1...9 {
      screen.textView.insertText("Line \(line)\n")
      if line == 5 { screen.limitHeight() }
      HeadlessClock.advanceUntilIdle()
      #expect(screen.view.transform == .identity, "line \(line)")
      #expect(try stage.gap(belowCaretOf: screen.textView) >= 0)
    }
  }

  @Test("if the keyboard does not animate, moves views that partly follow the layout guide without animation")
  func unanimated() throws {
    let screen = GuideScreen(.centeredCard)
    let stage = try AvoiderStage(screen, device: "iPhone 15")
    stage.keyboard.setPredictiveBar(false)
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.keyboard.setPredictiveBar(true)
    HeadlessWorld.updateCycle()
    #expect(screen.view.headlessPresentationFrame(in: nil).minY == screen.view.frame.minY)
    withExtendedLifetime(stage) {}
  }

  @Test("does not shift a view whose content responds to each shift differently")
  func unpredictableLayout() throws {
    let view = UnpredictableView()
    let screen = UIViewController()
    screen.view = view
    let stage = try AvoiderStage(screen, device: "iPhone 15")
    view.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessWorld.updateCycle()
    #expect(view.transform == .identity)
    withExtendedLifetime(stage) {}
  }
}

/// Makes the keyboard's layout guide move before the notifications are posted.
@MainActor private final class EarlyGuide {
  private var observation: NotificationObservation?

  init(_ keyboard: SimulatedKeyboard) {
    let names = [UIResponder.keyboardWillChangeFrameNotification]
    observation = NotificationObservation(of: names, in: .default) { [weak keyboard] _ in
      MainActor.assumeIsolated {
        guard let keyboard else { return }
        HeadlessWorld.keyboardFrameDidChange(to: keyboard.frame, isDocked: true)
      }
    }
  }
}

/// A view that moves its field down whenever it is shifted up, each time by a different fraction of the shift.
private final class UnpredictableView: UIView {
  let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
  private var shifts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var transform: CGAffineTransform {
    didSet {
      shifts += 1
      field.frame.origin.y = 700 - transform.ty * CGFloat(shifts * 7 % 23) / 60
    }
  }
}

/// A chat's bar on the keyboard layout guide, with a text view that grows with its text up to a limit.
private final class ChatBarScreen: UIViewController {
  let textView = UITextView()
  private let padding: CGFloat

  init(padding: CGFloat) {
    self.padding = padding
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.isScrollEnabled = false
    textView.font = .systemFont(ofSize: 17)
    textView.textContainerInset = .zero
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -padding),
    ])
  }

  /// Lets the text scroll instead of growing further.
  func limitHeight() {
    textView.heightAnchor.constraint(equalToConstant: 110).isActive = true
    textView.isScrollEnabled = true
  }
}

private final class GuideScreen: UIViewController {
  let layout: AvoiderFixedPointTests.Layout
  let field = UITextField()

  init(_ layout: AvoiderFixedPointTests.Layout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let guide = view.keyboardLayoutGuide
    switch layout {
    case .barOnGuide:
      let bar = UIView()
      pin(bar, height: 42, [bar.bottomAnchor.constraint(equalTo: guide.topAnchor)])
      field.frame = CGRect(x: 20, y: 4, width: 200, height: 34)
      bar.addSubview(field)
    case .fieldAboveGuide:
      let place = field.topAnchor.constraint(equalTo: view.topAnchor, constant: 700)
      place.priority = .defaultHigh
      pin(field, height: 34, [place, field.bottomAnchor.constraint(lessThanOrEqualTo: guide.topAnchor, constant: -10)])
    case .buttonOnGuide:
      let button = UIView()
      pin(button, height: 50, [button.bottomAnchor.constraint(equalTo: guide.topAnchor)])
      pin(field, height: 34, [field.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -8)])
    case .centeredCard: addCard(above: guide)
    case .fixedField:
      field.frame = CGRect(x: 20, y: 700, width: 200, height: 34)
      view.addSubview(field)
    case .childWithFrame:
      let child = UIViewController()
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.didMove(toParent: self)
      field.frame = CGRect(x: 20, y: 700, width: 200, height: 34)
      child.view.addSubview(field)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if layout == .childWithFrame { children[0].view.frame = view.bounds }
  }

  private func addCard(above guide: UILayoutGuide) {
    let card = UIView()
    let space = UILayoutGuide()
    view.addLayoutGuide(space)
    pin(
      card, height: 510,
      [
        space.topAnchor.constraint(equalTo: view.topAnchor), space.bottomAnchor.constraint(equalTo: guide.topAnchor),
        card.centerYAnchor.constraint(equalTo: space.centerYAnchor),
      ])
    field.frame = CGRect(x: 20, y: 476, width: 200, height: 34)
    card.addSubview(field)
  }

  private func pin(_ subview: UIView, height: CGFloat, _ constraints: [NSLayoutConstraint]) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
    NSLayoutConstraint.activate(
      constraints + [
        subview.heightAnchor.constraint(equalToConstant: height),
        subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
  }
}
