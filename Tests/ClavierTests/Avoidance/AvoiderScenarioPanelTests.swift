import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Panels, lists side by side, and the buttons of the keyboard toolbar.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderScenarioPanelTests {
  /// A panel at the bottom edge that contains another controller.
  private final class PanelController: UIViewController {
    let content: UIViewController
    let height: CGFloat

    init(_ content: UIViewController, height: CGFloat) {
      (self.content, self.height) = (content, height)
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(content)
      content.view.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
      content.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      content.view.clipsToBounds = true
      view.addSubview(content.view)
      content.didMove(toParent: self)
    }
  }

  /// The contents of a panel.
  enum Content: CaseIterable, Sendable { case plain, navigation, tabs, wrapped }

  @Test(
    "IQ#1567, IQ#359: shifts a panel as a whole, whatever it contains",
    arguments: Content.allCases)
  func panel(content: Content) throws {
    let screen = FieldsController(.fixed, count: 3)
    let held: UIViewController
    switch content {
    case .plain: held = screen
    case .navigation: held = UINavigationController(rootViewController: screen)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      held = tabs
    case .wrapped: held = PanelController(screen, height: 240)
    }
    let panel = PanelController(held, height: 240)
    let stage = try AvoiderStage(panel)
    let rest = Snapshot(of: stage.window)
    for field in [screen.fields[2], screen.fields[1]] {
      field.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(abs(stage.gap(below: field) - 10) < 0.001)
      #expect(held.view.frameOnScreen.contains(field.frameOnScreen), "otherwise it is cut off")
      #expect(screen.view.transform == .identity && held.view.transform == .identity)
    }
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("IQ#1739: shifts a screen below its navigation bar, and keeps the bar in place")
  func wholeScreen() throws {
    let screen = FieldsController(.fixed, count: 11)
    let navigation = UINavigationController(rootViewController: screen)
    let stage = try AvoiderStage(PanelController(navigation, height: 852))
    let bar = navigation.navigationBar.frameOnScreen
    screen.fields[10].becomeFirstResponder()
    #expect(abs(stage.gap(below: screen.fields[10]) - 10) < 0.001)
    #expect(screen.view.transform.ty < 0 && navigation.navigationBar.frameOnScreen == bar)
  }

  @Test("RN#336: scrolls only the list that contains the input, not the list beside it")
  func twoLists() throws {
    let screen = UIViewController()
    let stage = try AvoiderStage(screen)
    let lists = [0, 1].map { index in
      let list = UIScrollView(frame: CGRect(x: CGFloat(index) * 200, y: 0, width: 190, height: 852))
      list.contentSize = CGSize(width: 190, height: 1200)
      list.addSubview(UITextField(frame: CGRect(x: 10, y: 700, width: 150, height: 34)))
      screen.view.addSubview(list)
      return list
    }
    HeadlessWorld.updateCycle()
    let rests = lists.map { Snapshot(of: $0) }
    let fields = lists.compactMap { $0.subviews.first { $0 is UITextField } }
    for index in [0, 1, 0, 1] {
      fields[index].becomeFirstResponder()
      #expect(abs(stage.gap(below: fields[index]) - 10) < 0.001)
      expectEqual(Snapshot(of: lists[1 - index]), rests[1 - index])
    }
    stage.endEditing()
    for (list, rest) in zip(lists, rests) { expectEqual(Snapshot(of: list), rest) }
  }

  @Test("IQ#1365, IQ#340: shows the next input once, and then keeps it in place")
  func scrolledOut() throws {
    let screen = MixedController()
    let stage = try AvoiderStage(screen)
    let toolbar = KeyboardToolbar(in: screen.view)
    for case let field as UITextField in screen.inputs { field.inputAccessoryView = toolbar }
    screen.inputs[0].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    var seen = 1
    while toolbar.goToNext() {
      seen += 1
      let input = try #require(stage.window.firstResponderInput)
      let at = Snapshot(of: screen.view)
      #expect(stage.covered(stage.window.convert(input.editedRects[0], to: nil as UIWindow?)) == 0)
      HeadlessClock.advanceUntilIdle()
      stage.avoider.update()
      expectEqual(Snapshot(of: screen.view), at)
    }
    #expect(seen == screen.inputs.count)
    while toolbar.goToPrevious() {
      HeadlessClock.advanceUntilIdle()
      let input = try #require(stage.window.firstResponderInput)
      let rect = stage.window.convert(input.editedRects[0], to: nil as UIWindow?)
      #expect(stage.covered(rect) == 0 && rect.minY >= 0)
      seen -= 1
    }
    #expect(seen == 1)
    stage.endEditing()
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test(
    "IQ#1835: shows a text view that becomes first responder while its screen is pushed",
    arguments: [true, false])
  func textViewDuringPush(isAnimated: Bool) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = try AvoiderStage(navigation)
    let screen = TextViewController(frame: CGRect(x: 20, y: 640, width: 300, height: 120))
    navigation.pushViewController(screen, animated: isAnimated)
    screen.textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    if !screen.textView.isFirstResponder { screen.textView.becomeFirstResponder() }
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: screen.textView) >= 10 - 0.001)
    let shown = Snapshot(of: screen.view)
    stage.avoider.update()
    expectEqual(Snapshot(of: screen.view), shown)
    navigation.popViewController(animated: isAnimated)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.applier.ledger.isEmpty && screen.view.transform == .identity)
  }

  @Test(
    "Eureka#1833: shows the caret of a tall text view above a translucent tab bar in landscape"
  )
  func tallAboveTabs() throws {
    let screen = TextViewController(frame: CGRect(x: 100, y: 80, width: 800, height: 620))
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    let stage = try AvoiderStage(tabs, device: "iPad (10th generation)", orientation: .landscape)
    screen.textView.text = (1...60).map { "line \($0)" }.joined(separator: "\n")
    stage.window.layoutIfNeeded()
    screen.textView.becomeFirstResponder()
    screen.textView.selectedRange = NSRange(location: (screen.textView.text as NSString).length, length: 0)
    stage.avoider.update()
    #expect(try stage.gap(belowCaretOf: screen.textView) >= 10 - 0.001)
    let covered = stage.covered(screen.textView)
    #expect(screen.textView.adjustedContentInset.bottom <= covered + 10.001)
  }
}
