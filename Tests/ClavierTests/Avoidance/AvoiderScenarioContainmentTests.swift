import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Child view controllers, and screens that appear and disappear during editing.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderScenarioContainmentTests {
  /// A controller that shows a child in part of its view, with its own bar below.
  private final class HostController: UIViewController {
    let content: UIViewController
    let bar = UIView()
    private let place: CGRect

    init(_ content: UIViewController, in place: CGRect) {
      (self.content, self.place) = (content, place)
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.frame = CGRect(x: 0, y: view.bounds.height - 98, width: view.bounds.width, height: 98)
      addChild(content)
      content.view.frame = place
      view.addSubview(content.view)
      view.addSubview(bar)
      content.didMove(toParent: self)
    }
  }

  @Test("a navigation controller's bar stays in place above a banner or a player", arguments: [0, 30] as [CGFloat])
  func barsAboveBanner(top: CGFloat) throws {
    let screen = FieldsController(.fixed, count: 10)
    let navigation = UINavigationController(rootViewController: screen)
    let host = HostController(navigation, in: CGRect(x: 0, y: top, width: 393, height: 754 - top))
    let stage = try AvoiderStage(host)
    let bar = navigation.navigationBar.frameOnScreen
    screen.fields[9].becomeFirstResponder()
    #expect(abs(stage.gap(below: screen.fields[9]) - 10) < 0.001)
    #expect(navigation.navigationBar.frameOnScreen == bar && host.view.transform == .identity)
    screen.fields[9].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform == .identity)
  }

  @Test(
    "IQ#1567: keeps exactly the spacing for a field of a child in the lower third of the screen",
    arguments: [true, false])
  func lowerThird(isFixed: Bool) throws {
    let child = FieldsController(isFixed ? .fixed : .scrolling, count: 5)
    let host = HostController(child, in: CGRect(x: 0, y: 596, width: 393, height: 256))
    let stage = try AvoiderStage(host)
    let rest = Snapshot(of: stage.window)
    for index in [0, 3, 2] {
      child.fields[index].becomeFirstResponder()
      #expect(abs(stage.gap(below: child.fields[index]) - 10) < 0.001)
    }
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("IQ#1781: insets a list in the middle of its parent only by its covered height")
  func middle() throws {
    let child = FieldsController(.scrolling, count: 20)
    let host = HostController(child, in: CGRect(x: 0, y: 250, width: 393, height: 504))
    let stage = try AvoiderStage(host)
    let rest = Snapshot(of: stage.window)
    child.fields[6].becomeFirstResponder()
    #expect(abs(stage.gap(below: child.fields[6]) - 10) < 0.001)
    #expect(host.view.transform == .identity && child.view.transform == .identity)
    #expect(abs(child.scrollView.adjustedContentInset.bottom - (754 - 516 + 10)) < 0.001)
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("IQ#1831: scrolls a list above the app's bar, and keeps the bar in place")
  func ownBar() throws {
    let child = FieldsController(.scrolling, count: 20)
    let host = HostController(child, in: CGRect(x: 0, y: 0, width: 393, height: 754))
    let stage = try AvoiderStage(host)
    let rest = Snapshot(of: stage.window)
    let bar = host.bar.frameOnScreen
    for index in [10, 11, 19, 4] {
      child.scrollView.contentOffset.y = max(0, CGFloat(index) * 60 - 660)
      child.fields[index].becomeFirstResponder()
      #expect(stage.gap(below: child.fields[index]) >= 10 - 0.001)
      #expect(host.bar.frameOnScreen == bar)
      stage.endEditing()
      child.scrollView.contentOffset.y = -child.scrollView.adjustedContentInset.top
    }
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test(
    "IQ#114: scrolls the list of a horizontal page, or shifts the screen",
    arguments: [true, false])
  func pages(isFixed: Bool) throws {
    let screen = UIViewController()
    let stage = try AvoiderStage(screen)
    let pager = UIScrollView(frame: screen.view.bounds)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 3 * 393, height: 852)
    screen.view.addSubview(pager)
    let pages = (0..<3).map { _ in FieldsController(isFixed ? .fixed : .scrolling, count: 13) }
    for (index, page) in pages.enumerated() {
      screen.addChild(page)
      page.view.frame = CGRect(x: CGFloat(index) * 393, y: 0, width: 393, height: 852)
      pager.addSubview(page.view)
      page.didMove(toParent: screen)
    }
    pager.contentOffset.x = 393
    HeadlessWorld.updateCycle()
    let rest = Snapshot(of: stage.window)
    pages[1].fields[12].becomeFirstResponder()
    #expect(abs(stage.gap(below: pages[1].fields[12]) - 10) < 0.001)
    #expect(pager.contentOffset == CGPoint(x: 393, y: 0) && pager.contentInset == .zero)
    #expect(isFixed || pages[1].view.transform == .identity)
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test(
    "IQ#1674: scrolls both vertical lists around a horizontal list, but not the horizontal one")
  func threeDeep() throws {
    let screen = UIViewController()
    let stage = try AvoiderStage(screen)
    let outer = UIScrollView(frame: screen.view.bounds)
    outer.contentSize = CGSize(width: 393, height: 1800)
    let middle = UIScrollView(frame: CGRect(x: 0, y: 420, width: 393, height: 360))
    middle.contentSize = CGSize(width: 1200, height: 360)
    let inner = UIScrollView(frame: CGRect(x: 400, y: 0, width: 393, height: 360))
    inner.contentSize = CGSize(width: 393, height: 900)
    let field = UITextField(frame: CGRect(x: 20, y: 420, width: 200, height: 34))
    inner.addSubview(field)
    middle.addSubview(inner)
    outer.addSubview(middle)
    screen.view.addSubview(outer)
    middle.contentOffset.x = 400
    inner.contentOffset.y = 100
    HeadlessWorld.updateCycle()
    let rest = Snapshot(of: stage.window)
    field.becomeFirstResponder()
    #expect(abs(stage.gap(below: field) - 10) < 0.001)
    #expect(inner.frameOnScreen.contains(field.frameOnScreen))
    #expect(middle.contentOffset == CGPoint(x: 400, y: 0) && middle.contentInset == .zero)
    #expect(inner.contentInset == .zero)
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("JSQ#1306: does not move anything for a text view in the accessory bar, because the system moves the bar")
  func chatBar() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(screen)
    // UIKit keeps the bar in a system window above the keyboard.
    let system = UIWindow(windowScene: HeadlessWorld.windowScene)
    system.windowLevel = UIWindow.Level(10_000_000)
    let bar = UIView(frame: CGRect(x: 0, y: 852 - 336 - 60, width: 393, height: 60))
    let input = UITextView(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
    bar.addSubview(input)
    system.addSubview(bar)
    system.isHidden = false
    let rest = Snapshot(of: stage.window)
    input.becomeFirstResponder()
    HeadlessTyping.insert("a line\nand another")
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
    #expect(bar.frameOnScreen == CGRect(x: 0, y: 456, width: 393, height: 60) && bar.transform == .identity)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("IQ#902: shows the field in a custom presentation that does not begin at the top")
  func ownPresentation() throws {
    let root = UIViewController()
    let stage = try AvoiderStage(root)
    let card = FieldsController(.fixed, count: 5)
    let popup = HostController(card, in: CGRect(x: 20, y: 300, width: 353, height: 330))
    popup.modalPresentationStyle = .overCurrentContext
    root.present(popup, animated: false)
    HeadlessClock.advanceUntilIdle()
    let rest = Snapshot(of: stage.window)
    card.fields[4].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: card.fields[4]) - 10) < 0.001)
    #expect(root.view.transform == .identity)
    card.fields[0].becomeFirstResponder()
    #expect(popup.view.transform == .identity && card.view.frameOnScreen.minY == 300)
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("CDAlertView#37: does not move an alert that moves up by itself, not even the second time")
  func selfMovingAlert() throws {
    let root = UIViewController()
    let stage = try AvoiderStage(root, isAvoided: false)
    let alert = FieldsController(.fixed, count: 3)
    let host = HostController(alert, in: CGRect(x: 61.5, y: 316, width: 270, height: 220))
    host.modalPresentationStyle = .overCurrentContext
    root.present(host, animated: false)
    HeadlessClock.advanceUntilIdle()
    func center() { alert.view.center.y = stage.center.state.isDocked ? 258 : 426 }
    let token = stage.center.subscribe { _, _ in center() }
    stage.avoider.start()
    for _ in 0..<2 {
      alert.fields[2].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(host.view.transform == .identity && alert.view.frameOnScreen.minY == 148)
      stage.endEditing()
      #expect(host.view.transform == .identity && alert.view.frameOnScreen.minY == 316)
    }
    #expect(stage.avoider.conflicts.isEmpty)
    _ = token
  }

  @Test("IQ#133: keeps the field in place after a presentation with the same keyboard is dismissed")
  func presentedMeanwhile() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: screen.view)
    let over = UIViewController()
    over.modalPresentationStyle = .overCurrentContext
    screen.present(over, animated: true)
    HeadlessClock.advanceUntilIdle()
    screen.dismiss(animated: true)
    HeadlessClock.advanceUntilIdle()
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.keyboard.isVisible)
    expectEqual(Snapshot(of: screen.view), shown)
  }

  /// The moment when a pushed screen becomes first responder.
  enum Moment: CaseIterable, Sendable { case didLoad, willAppear, isAppearing, didAppear }

  private final class EagerController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 760, width: 200, height: 34))
    private let moment: Moment

    init(_ moment: Moment) {
      self.moment = moment
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      if moment == .didLoad { field.becomeFirstResponder() }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if moment == .willAppear { field.becomeFirstResponder() }
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      if moment == .isAppearing { field.becomeFirstResponder() }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if moment == .didAppear { field.becomeFirstResponder() }
    }
  }

  @Test(
    "IQ#1885, IQ#1483: moves a pushed screen once, from its final position, whenever it takes focus",
    arguments: Moment.allCases, [true, false])
  func pushed(moment: Moment, isBelowEdited: Bool) throws {
    let root = FieldsController(.fixed, count: 12)
    let navigation = UINavigationController(rootViewController: root)
    let stage = try AvoiderStage(navigation)
    let rest = Snapshot(of: root.view)
    if isBelowEdited { root.fields[11].becomeFirstResponder() }
    HeadlessClock.advanceUntilIdle()
    let pushed = EagerController(moment)
    navigation.pushViewController(pushed, animated: true)
    HeadlessClock.advanceUntilIdle()
    // A view without a window cannot become first responder.
    if !pushed.field.isFirstResponder { pushed.field.becomeFirstResponder() }
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: pushed.field) - 10) < 0.001)
    #expect(pushed.view.center == CGPoint(x: 196.5, y: 426) && navigation.navigationBar.frameOnScreen.minY == 59)
    #expect(root.view.transform == .identity && root.additionalSafeAreaInsets == .zero)
    stage.endEditing()
    #expect(pushed.view.transform == .identity && pushed.additionalSafeAreaInsets == .zero)
    navigation.popViewController(animated: true)
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: root.view), rest)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("IQ#637: shows the earlier field again when it regains focus after a pop")
  func poppedBack() throws {
    let root = FieldsController(.scrolling, count: 13)
    let navigation = UINavigationController(rootViewController: root)
    let stage = try AvoiderStage(navigation)
    let rest = Snapshot(of: root.view)
    for _ in 0..<3 {
      root.fields[12].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(abs(stage.gap(below: root.fields[12]) - 10) < 0.001)
      navigation.pushViewController(FieldsController(.fixed, count: 5), animated: true)
      HeadlessClock.advanceUntilIdle()
      navigation.popViewController(animated: true)
      root.fields[12].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(abs(stage.gap(below: root.fields[12]) - 10) < 0.001)
      stage.endEditing()
      expectEqual(Snapshot(of: root.view), rest)
    }
  }

  @Test("IQ#1152: leaves no contribution on a screen that ends editing in viewWillDisappear")
  func endsEditing() throws {
    final class Polite: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 760, width: 200, height: 34))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
      }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = try AvoiderStage(navigation)
    let screen = Polite()
    navigation.pushViewController(screen, animated: false)
    HeadlessClock.advanceUntilIdle()
    let rest = Snapshot(of: screen.view)
    for _ in 0..<3 {
      screen.field.becomeFirstResponder()
      HeadlessClock.advance(by: 0.1)
      navigation.popViewController(animated: true)
      HeadlessClock.advanceUntilIdle()
      #expect(stage.avoider.applier.ledger.isEmpty && !stage.keyboard.isVisible)
      navigation.pushViewController(screen, animated: true)
      HeadlessClock.advanceUntilIdle()
      expectEqual(Snapshot(of: screen.view), rest)
    }
  }

  @Test(
    "IQ#2038: does not retain a screen that is dismissed during editing",
    arguments: [true, false])
  func dismissed(isAnimated: Bool) throws {
    let root = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(root)
    let rest = Snapshot(of: root.view)
    weak var weakScreen: UIViewController?
    weak var weakField: UIView?
    do {
      let screen = FieldsController(.fixed, count: 13)
      screen.modalPresentationStyle = .fullScreen
      root.present(screen, animated: false)
      HeadlessClock.advanceUntilIdle()
      screen.fields[12].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      stage.avoider.options(for: screen.fields[12]).alsoKeepVisible = [screen.fields[11]]
      (weakScreen, weakField) = (screen, screen.fields[12])
    }
    root.dismiss(animated: isAnimated)
    HeadlessClock.advanceUntilIdle()
    #expect(weakScreen == nil && weakField == nil)
    #expect(stage.avoider.applier.ledger.isEmpty)
    expectEqual(Snapshot(of: root.view), rest)
  }
}
