import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import Clavier

/// An input that grows or moves without typing, and the views to keep visible with it.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderFollowLayoutTests {
  /// A field low on the screen, with a label above it that has no height yet, and one below it.
  private final class Screen: UIViewController {
    let kind: FieldsController.Kind
    let scrollView = UIScrollView()
    let field = UITextField(frame: .zero)
    let error = UIView(frame: .zero)
    let hint = UIView(frame: .zero)
    private(set) lazy var errorHeight = error.heightAnchor.constraint(equalToConstant: 0)
    private(set) lazy var fieldHeight = field.heightAnchor.constraint(equalToConstant: 34)
    private(set) lazy var hintHeight = hint.heightAnchor.constraint(equalToConstant: 30)

    init(_ kind: FieldsController.Kind) {
      self.kind = kind
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 1000)
      if kind == .scrolling { view.addSubview(scrollView) }
      guard let host = kind == .scrolling ? scrollView : view else { return }
      for view in [error, field, hint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20).isActive = true
        view.widthAnchor.constraint(equalToConstant: 200).isActive = true
      }
      NSLayoutConstraint.activate([
        error.topAnchor.constraint(equalTo: host.topAnchor, constant: 560), errorHeight,
        field.topAnchor.constraint(equalTo: error.bottomAnchor), fieldHeight,
        hint.topAnchor.constraint(equalTo: field.bottomAnchor), hintHeight,
      ])
    }

    var position: CGFloat { scrollView.contentOffset.y - view.transform.ty }
  }

  private func edit(_ kind: FieldsController.Kind) throws -> (Screen, AvoiderStage) {
    let screen = Screen(kind)
    let stage = try AvoiderStage(screen)
    HeadlessClock.advanceUntilIdle()
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: screen.field) - 10) < 0.001)
    return (screen, stage)
  }

  @Test(
    "an update adjusts to constraints that have changed in the same turn", arguments: FieldsController.Kind.allCases)
  func updateBeforeLayout(kind: FieldsController.Kind) throws {
    let (screen, stage) = try edit(kind)
    screen.errorHeight.constant = 40
    stage.avoider.update()
    stage.window.layoutIfNeeded()
    #expect(abs(stage.gap(below: screen.field) - 10) < 0.001)
  }

  @Test(
    "keeps a field visible that an appearing label pushes down", arguments: FieldsController.Kind.allCases)
  func pushedDown(kind: FieldsController.Kind) throws {
    let (screen, stage) = try edit(kind)
    let rest = kind == .scrolling ? -stage.window.safeAreaInsets.top : 0
    screen.errorHeight.constant = 45
    HeadlessWorld.updateCycle()
    #expect(abs(stage.gap(below: screen.field) - 10) < 0.001)
    screen.errorHeight.constant = 0
    HeadlessWorld.updateCycle()
    #expect(stage.gap(below: screen.field) >= 10 - 0.001)
    screen.field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.position == rest && stage.avoider.applier.ledger.isEmpty)
  }

  @Test(
    "IQ#1310, TP#212: moves a growing field by exactly its growth, in the same frame",
    arguments: [5, 20] as [CGFloat], FieldsController.Kind.allCases)
  func grows(points: CGFloat, kind: FieldsController.Kind) throws {
    let (screen, stage) = try edit(kind)
    let before = screen.position
    screen.fieldHeight.constant += points
    HeadlessWorld.updateCycle()
    #expect(abs(stage.gap(below: screen.field) - 10) < 0.001)
    #expect(abs(screen.position - before - points) < 0.001)
  }

  @Test("follows a field whose frame is set in code", arguments: FieldsController.Kind.allCases)
  func frame(kind: FieldsController.Kind) throws {
    let screen = FieldsController(kind)
    let stage = try AvoiderStage(screen)
    screen.fields[8].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.fields[8].frame.origin.y += 130
    HeadlessWorld.updateCycle()
    #expect(abs(stage.gap(below: screen.fields[8]) - 10) < 0.001)
  }

  @Test("follows a field that is moved down together with the bounds of the controller's view")
  func frameAndBounds() throws {
    let screen = FieldsController(.fixed)
    let stage = try AvoiderStage(screen)
    screen.fields[9].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: screen.fields[9]) - 10) < 0.001)
    screen.view.bounds.origin.y -= 20
    screen.fields[9].frame.origin.y += 20
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: screen.fields[9]) - 10) < 0.001)
  }

  @Test("shifts the view back without scrolling when its field moves up or shrinks", arguments: [true, false])
  func shrinks(movesUp: Bool) throws {
    for kind in FieldsController.Kind.allCases {
      let (screen, stage) = try edit(kind)
      let height = movesUp ? screen.errorHeight : screen.fieldHeight
      height.constant += 60
      HeadlessClock.advanceUntilIdle()
      let before = screen.position
      height.constant -= 40
      HeadlessWorld.updateCycle()
      switch kind {
      case .fixed: #expect(abs(stage.gap(below: screen.field) - 10) < 0.001 && screen.position < before)
      case .scrolling: #expect(screen.position == before)
      }
    }
  }

  @Test("keeps the caret visible when the system's text size grows")
  func contentSize() throws {
    let screen = TextViewController(frame: CGRect(x: 20, y: 100, width: 300, height: 0), grows: true)
    let stage = try AvoiderStage(screen)
    defer { HeadlessAccessibility.reset() }
    screen.textView.font = .preferredFont(forTextStyle: .body)
    screen.textView.adjustsFontForContentSizeCategory = true
    screen.textView.text = (1...18).map { "line \($0)" }.joined(separator: "\n")
    stage.window.layoutIfNeeded()
    screen.textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let before = screen.textView.bounds.height
    HeadlessAccessibility.preferredContentSizeCategory = .extraExtraExtraLarge
    HeadlessWorld.updateCycle()
    #expect(screen.textView.bounds.height > before + 20)
    #expect(try stage.gap(belowCaretOf: screen.textView) >= 10 - 0.001)
  }

  @Test(
    "keeps an additional view visible when the view or its superview appears, and while the view grows",
    arguments: FieldsController.Kind.allCases, [false, true])
  func companion(kind: FieldsController.Kind, isInside: Bool) throws {
    let screen = Screen(kind)
    let stage = try AvoiderStage(screen)
    screen.hint.isHidden = true
    let label = UIView(frame: screen.hint.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.hint.addSubview(label)
    stage.avoider.options(for: screen.field).alsoKeepVisible = [isInside ? label : screen.hint]
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: screen.field) - 10) < 0.001)
    screen.hint.isHidden = false
    HeadlessWorld.updateCycle()
    #expect(abs(stage.gap(below: screen.hint) - 10) < 0.001)
    screen.hintHeight.constant = 75
    HeadlessWorld.updateCycle()
    #expect(abs(stage.gap(below: screen.hint) - 10) < 0.001)
    screen.hint.isHidden = true
    HeadlessWorld.updateCycle()
    #expect(stage.gap(below: screen.field) >= 10 - 0.001)
    screen.field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.position == (kind == .scrolling ? -stage.window.safeAreaInsets.top : 0))
  }

  @Test(
    "insets a list that ends above the keyboard only by the spacing, even after scrolling",
    arguments: [false, true])
  func shorterList(isScrolledByUser: Bool) throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.fields[10].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentInset.bottom > 200)
    if isScrolledByUser {
      HeadlessTouches.drag(from: CGPoint(x: 350, y: 150), to: CGPoint(x: 350, y: 250), duration: 1, steps: 20)
      HeadlessClock.advanceUntilIdle()
    }
    let offset = screen.scrollView.contentOffset.y
    screen.scrollView.frame.size.height = stage.keyboard.frame.minY
    HeadlessWorld.updateCycle()
    #expect(screen.scrollView.contentInset.bottom == stage.avoider.spacing)
    #expect(screen.scrollView.contentOffset.y == offset)
  }

  @Test("while the app resizes the list step by step, keeps the position to which the app scrolled")
  func shrinkingList() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.fields[10].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.scrollView.contentOffset.y -= 60
    let offset = screen.scrollView.contentOffset.y
    for height in [800, 700, 600] as [CGFloat] {
      screen.scrollView.frame.size.height = height
      HeadlessWorld.updateCycle()
    }
    #expect(screen.scrollView.contentOffset.y == offset && stage.covered(screen.fields[10]) > 0)
  }

  @Test("follows a view that grows frame by frame", arguments: FieldsController.Kind.allCases)
  func frameByFrame(kind: FieldsController.Kind) throws {
    let (screen, stage) = try edit(kind)
    for step in 1...150 {
      screen.errorHeight.constant = CGFloat(step)
      HeadlessClock.advance(by: 1.0 / 60)
    }
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: screen.field) - 10) < 0.001)
  }

  @Test("keeps the field visible when a banner makes its scroll view smaller")
  func lessRoom() throws {
    let (screen, stage) = try edit(.scrolling)
    screen.scrollView.frame.origin.y += 50
    HeadlessWorld.updateCycle()
    #expect(abs(stage.gap(below: screen.field) - 10) < 0.001)
  }

  @Test(
    "keeps the field visible when shorter content makes UIKit scroll back to its end",
    arguments: [true, false])
  func lessContent(isShort: Bool) throws {
    let (screen, stage) = try edit(.scrolling)
    // When rows collapse, the app may compute a height that is too small. In this test, the content ends above the
    // field's bottom edge, or is so short that it all fits above the keyboard.
    screen.scrollView.contentSize.height = isShort ? 100 : screen.field.frame.midY
    HeadlessWorld.updateCycle()
    #expect(abs(stage.gap(below: screen.field) - 10) < 0.001)
    stage.endEditing()
    #expect(screen.scrollView.contentInset == .zero && stage.avoider.applier.ledger.isEmpty)
  }

  @Test(
    "keeps the field visible when its scroll view grows, and UIKit pulls content back before the safe area insets it",
    arguments: [false, true])
  func growsIntoSafeArea(isMovedToOtherView: Bool) throws {
    let screen = Screen(.scrolling)
    let stage = try AvoiderStage(screen)
    let scrollView = screen.scrollView
    let bounds = screen.view.bounds
    scrollView.contentSize.height = isMovedToOtherView ? 624 : 900
    if isMovedToOtherView {
      let panel = UIView(frame: CGRect(x: 0, y: 280, width: bounds.width, height: bounds.height - 280))
      screen.view.addSubview(panel)
      panel.addSubview(scrollView)
      scrollView.frame = panel.bounds
    } else {
      scrollView.frame.size.height = 500
    }
    HeadlessClock.advanceUntilIdle()
    scrollView.contentOffset.y = 30
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(screen.field) == 0)
    // UIKit pulls the content back. The safe area then insets the content, which is no longer at its end. A view that
    // moves to a different superview has no safe area until then, even if its safe area is the same as before.
    if isMovedToOtherView {
      screen.view.addSubview(scrollView)
      scrollView.frame = CGRect(x: 0, y: 230, width: bounds.width, height: bounds.height - 230)
    } else {
      scrollView.frame.size.height = bounds.height
    }
    HeadlessWorld.updateCycle()
    #expect(abs(stage.gap(below: screen.field) - 10) < 0.001)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == 30 && scrollView.contentInset == .zero)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("shows an input that moves because the content at the top edge gets a larger inset", arguments: [true, false])
  func insetAtTop(changesSafeArea: Bool) throws {
    let controller = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(controller)
    let field = controller.fields[6]
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: field) == 43)
    if changesSafeArea {
      controller.additionalSafeAreaInsets.top = 60
    } else {
      controller.scrollView.contentInset.top = 60
      controller.scrollView.contentOffset.y = -controller.scrollView.adjustedContentInset.top
    }
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: field) == 10)
    stage.endEditing()
    #expect(controller.scrollView.contentOffset.y == -119)
  }

  @Test("shows an input whose content returns to its current top edge because the app disables scrolling")
  func disabledScrolling() throws {
    let controller = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(controller)
    let (scrollView, field) = (controller.scrollView, controller.fields[8])
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: field) == 10)
    scrollView.contentInset.top = 30
    scrollView.isScrollEnabled = false
    stage.avoider.update()
    HeadlessClock.advanceUntilIdle()
    #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
    #expect(abs(stage.gap(below: field) - 10) < 0.001)
    stage.endEditing()
    #expect(controller.view.transform.ty == 0)
  }

  @Test("content that the app scrolls to the large title stays there, although the title's height changes")
  func scrolledToTitle() throws {
    let screen = FieldsController(.scrolling, count: 30, pitch: 65)
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = try AvoiderStage(navigation)
    screen.fields[5].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let scrollView = screen.scrollView
    #expect(scrollView.contentOffset.y > -155 && scrollView.isAtTop, "the title is partly collapsed")
    scrollView.contentOffset.y = -155
    HeadlessClock.advanceUntilIdle()
    #expect(scrollView.contentOffset.y == -155)
    withExtendedLifetime(stage) {}
  }
}
