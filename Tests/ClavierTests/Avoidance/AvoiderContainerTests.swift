import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Split and page view controllers, custom presentations, alerts, and windows that do not fill the screen.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderContainerTests {
  nonisolated static let pad = "iPad (10th generation)"

  private func split(
    _ primary: UIViewController, _ secondary: UIViewController, device: String = pad,
    orientation: DeviceOrientation = .landscape
  ) throws -> (AvoiderStage, UISplitViewController) {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    return (try AvoiderStage(split, device: device, orientation: orientation), split)
  }

  // MARK: Split view controllers

  @Test("adjusts only in the column of the input", arguments: FieldsController.Kind.allCases, [true, false])
  func column(kind: FieldsController.Kind, isPrimary: Bool) throws {
    let (primary, secondary) = (FieldsController(kind), FieldsController(kind))
    let (stage, split) = try split(primary, secondary)
    let edited = isPrimary ? primary : secondary
    let other = isPrimary ? secondary : primary
    let rest = Snapshot(of: stage.window)
    let otherRest = Snapshot(of: other.view)
    edited.fields[10].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: edited.fields[10]) - 10) < 0.001)
    #expect(split.view.transform == .identity && split.children.allSatisfy { $0.view.transform == .identity })
    expectEqual(Snapshot(of: other.view), otherRest)
    edited.fields[10].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("adjusts in a column that covers another column, and restores the covering column when that column hides")
  func overlaidColumn() throws {
    let (primary, secondary) = (FieldsController(.fixed, count: 17), FieldsController(.fixed))
    let (stage, split) = try split(primary, secondary, orientation: .portrait)
    split.show(.primary)
    HeadlessClock.advanceUntilIdle()
    let rest = Snapshot(of: primary.view)
    primary.fields[16].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: primary.fields[16]) - 10) < 0.001)
    split.hide(.primary)
    HeadlessClock.advanceUntilIdle()
    #expect(!stage.keyboard.isVisible && stage.avoider.applier.ledger.isEmpty)
    split.show(.primary)
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: primary.view), rest)
  }

  @Test("adjusts on the stack of a collapsed split view controller")
  func collapsed() throws {
    let (primary, secondary) = (FieldsController(.fixed), FieldsController(.fixed))
    let (stage, split) = try split(primary, secondary, device: "iPhone 15", orientation: .portrait)
    #expect(split.isCollapsed)
    let rest = Snapshot(of: stage.window)
    secondary.fields[11].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: secondary.fields[11]) - 10) < 0.001)
    #expect(split.view.transform == .identity)
    secondary.fields[11].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  // MARK: Page view controllers

  @Test(
    "adjusts in a page, but not in the scroll view that turns the pages", arguments: FieldsController.Kind.allCases,
    [1, 3])
  func page(kind: FieldsController.Kind, count: Int) throws {
    let book = PagesController((0..<count).map { _ in FieldsController(kind, count: 13) })
    let stage = try AvoiderStage(book)
    let rest = Snapshot(of: stage.window)
    let page = book.pages[0]
    page.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: page.fields[12]) - 10) < 0.001)
    #expect(book.turning?.contentInset == .zero && book.turning?.contentOffset.y == 0)
    page.fields[12].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("leaves no contribution when the user turns the page while editing")
  func turnedPage() throws {
    let book = PagesController((0..<2).map { _ in FieldsController(.fixed, count: 13) })
    let stage = try AvoiderStage(book)
    book.pages[0].fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.drag(from: CGPoint(x: 360, y: 300), to: CGPoint(x: 30, y: 300), duration: 0.4)
    HeadlessClock.advanceUntilIdle()
    #expect(book.viewControllers?.first === book.pages[1])
    #expect(!stage.keyboard.isVisible && stage.avoider.applier.ledger.isEmpty)
    #expect(book.pages[0].view.transform == .identity && book.pages[1].view.transform == .identity)
    book.pages[1].fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: book.pages[1].fields[12]) - 10) < 0.001)
  }

  // MARK: Presentations

  @Test(
    "adjusts in a custom presentation, and restores the frame that the presentation set",
    arguments: FieldsController.Kind.allCases)
  func customPresentation(kind: FieldsController.Kind) throws {
    let root = FieldsController(.fixed)
    let stage = try AvoiderStage(root)
    let card = FieldsController(kind, count: 6)
    let transitions = HalfTransitions()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = transitions
    root.present(card, animated: true)
    HeadlessClock.advanceUntilIdle()
    let rest = Snapshot(of: stage.window)
    card.fields[5].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: card.fields[5]) - 10) < 0.001)
    #expect(root.view.transform == .identity)
    card.fields[5].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
    card.fields[5].becomeFirstResponder()
    card.dismiss(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.applier.ledger.isEmpty && card.view.transform == .identity)
  }

  @Test("adjusts for a field behind an undimmed sheet")
  func undimmedSheet() throws {
    let root = FieldsController(.fixed)
    let stage = try AvoiderStage(root)
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.custom(identifier: .init("low")) { _ in 120 }]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .init("low")
    root.present(sheet, animated: false)
    HeadlessClock.advanceUntilIdle()
    let rest = Snapshot(of: root.view)
    HeadlessTouches.tap(root.fields[10])
    HeadlessClock.advanceUntilIdle()
    #expect(root.fields[10].isFirstResponder && abs(stage.gap(below: root.fields[10]) - 10) < 0.001)
    root.fields[10].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: root.view), rest)
  }

  @Test("does nothing for an alert over a form that is being edited, and adjusts for the form again afterward")
  func alertOverForm() throws {
    let form = FieldsController(.scrolling)
    let stage = try AvoiderStage(form)
    let rest = Snapshot(of: form.view)
    form.fields[11].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let alert = UIAlertController(title: "Code", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    form.present(alert, animated: true)
    HeadlessClock.advanceUntilIdle()
    let fields = try #require(alert.textFields)
    #expect(fields[0].isFirstResponder && fields.allSatisfy { stage.covered($0) == 0 })
    #expect(alert.view.transform == .identity)
    expectEqual(Snapshot(of: form.view), rest)
    alert.dismiss(animated: true)
    HeadlessClock.advanceUntilIdle()
    form.fields[11].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: form.fields[11]) - 10) < 0.001)
  }

  // MARK: Windows

  @Test("does not move anything for an input in an accessory view", .under([], [.accessoryIsInNoWindow]))
  func accessoryInput() throws {
    let chat = BarChatController()
    let stage = try AvoiderStage(chat)
    chat.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let rest = Snapshot(of: chat.view)
    guard chat.message.becomeFirstResponder() else {
      #expect(HeadlessWorld.assumes(.accessoryIsInNoWindow))
      return
    }
    HeadlessClock.advanceUntilIdle()
    #expect(stage.keyboard.isVisible && stage.covered(chat.message) == 0 || chat.message.window !== stage.window)
    #expect(chat.message.window?.rootViewController == nil && chat.bar.transform == .identity)
    #expect(stage.avoider.lastPlan?.outcome == .restores(.exclusion(.systemWindow)))
    expectEqual(Snapshot(of: chat.view), rest)
  }

  @Test("adjusts again when a window that does not fill the screen moves")
  func stageManager() throws {
    let screen = FieldsController(.fixed, count: 9)
    let stage = try AvoiderStage(screen, device: Self.pad)
    let scene = HeadlessWorld.windowScene
    HeadlessWorld.moveScene(scene, to: CGRect(x: 100, y: 100, width: 600, height: 600))
    HeadlessClock.advanceUntilIdle()
    let rest = Snapshot(of: screen.view)
    screen.fields[8].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(screen.fields[8]) == 0)
    HeadlessWorld.moveScene(scene, to: CGRect(x: 100, y: 480, width: 600, height: 600))
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: screen.fields[8]) - 10) < 0.001)
    HeadlessWorld.moveScene(scene, to: CGRect(x: 100, y: 100, width: 600, height: 600))
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: screen.view), rest)
  }

  @Test(
    .notUnder(.parentsSetFrames, because: "Nothing can be shifted in this case."),
    arguments: [450, 550, 700] as [CGFloat], [1, 0.9] as [CGFloat])
  func `shows a field in a drawer that is as tall as the screen and begins below the keyboard's top edge`(
    top: CGFloat, scale: CGFloat
  ) throws {
    let (screen, drawer) = (UIViewController(), UIViewController())
    let stage = try AvoiderStage(screen)
    screen.addChild(drawer)
    drawer.view.frame = screen.view.bounds.offsetBy(dx: 0, dy: top)
    drawer.view.transform = CGAffineTransform(scaleX: scale, y: scale)
    screen.view.addSubview(drawer.view)
    drawer.didMove(toParent: screen)
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    drawer.view.addSubview(field)
    HeadlessClock.advanceUntilIdle()
    let transform = drawer.view.transform
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(field) == 0)
    stage.endEditing()
    #expect(drawer.view.transform == transform && screen.view.transform == .identity)
  }
}

/// A page view controller with pages of text fields.
private final class PagesController: UIPageViewController, UIPageViewControllerDataSource {
  let pages: [FieldsController]

  init(_ pages: [FieldsController]) {
    self.pages = pages
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// The scroll view that turns the pages.
  var turning: UIScrollView? { view.subviews.lazy.compactMap { $0 as? UIScrollView }.first }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, 1) }

  private func neighbor(of controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }
}

/// A transition to the lower half of the screen.
@MainActor private final class HalfTransitions: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    HalfPresentation(presentedViewController: presented, presenting: presenting)
  }
}

private final class HalfPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // A frame is undefined under a transform, so apps set bounds and center.
    let frame = frameOfPresentedViewInContainerView
    presentedView?.bounds.size = frame.size
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

/// A chat whose bar is its accessory view.
private final class BarChatController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
  let message = UITextView(frame: CGRect(x: 10, y: 8, width: 300, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(message)
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
