import Foundation
import Testing
import UIKit

private final class CountingView: UIView {
  var layouts = 0
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout()
  }
}

@MainActor @Suite("Doubts: layout") struct DoubtLayoutTests {
  @Test(
    "A transform either keeps the superview's layout valid or invalidates it",
    .under([.transformInvalidatesNothing], [.transformInvalidatesSuperview], [.parentsSetFrames]))
  func transform() {
    let screen = Screen()
    let outer = CountingView(frame: rect(0, 200, 300, 300))
    screen.view.addSubview(outer)
    let inner = screen.add(rect(0, 0, 100, 100), to: outer)
    HeadlessWorld.updateCycle()
    let before = outer.layouts
    inner.transform = CGAffineTransform(translationX: 0, y: -50)
    HeadlessWorld.updateCycle()
    #expect(outer.layouts - before == (HeadlessWorld.assumes(.transformInvalidatesNothing) ? 0 : 1))
  }

  @Test(
    "A container either leaves a shifted child in place or sets its frame again",
    .under([.transformInvalidatesNothing], [.transformInvalidatesSuperview], [.parentsSetFrames]))
  func containers() throws {
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    let navigation = UINavigationController(rootViewController: UIViewController())
    for (container, shifted) in [(nil, child), (tabs, child), (navigation, navigation.viewControllers[0])] {
      let shifted: UIViewController = shifted
      tabs.viewControllers = container === tabs ? [child] : []
      let screen = Screen(controller: container ?? shifted)
      let view = try #require(shifted.view)
      let place = view.convert(view.bounds, to: nil)
      view.transform = CGAffineTransform(translationX: 0, y: -50)
      HeadlessWorld.updateCycle()
      screen.window.setNeedsLayout()
      HeadlessWorld.updateCycle()
      let moved: CGFloat = HeadlessWorld.assumes(.parentsSetFrames) ? 0 : -50
      #expect(
        view.convert(view.bounds, to: nil) == place.offsetBy(dx: 0, dy: moved), "\(String(describing: container))")
      view.transform = .identity
      screen.window.rootViewController = nil
    }
  }

  @Test(
    "The safe area of a shifted controller's view either follows the transform or ignores it",
    .under([], [.safeAreaIgnoresTransform]))
  func safeArea() {
    let screen = Screen()
    let inner = screen.add(rect(0, 700, 393, 152))
    screen.view.transform = CGAffineTransform(translationX: 0, y: -20)
    HeadlessWorld.updateCycle()
    let isFrozen = HeadlessWorld.assumes(.safeAreaIgnoresTransform)
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: isFrozen ? 34 : 14, right: 0))
    #expect(inner.safeAreaInsets.bottom == (isFrozen ? 34 : 14))
  }

  @Test(
    "Changes in a run loop observer are laid out in the same turn, or with the next frame",
    .under([], [.commitPrecedesObservers]))
  func turn() {
    let screen = Screen()
    let view = CountingView(frame: rect(0, 200, 100, 100))
    screen.view.addSubview(view)
    HeadlessWorld.updateCycle()
    let before = view.layouts
    let observer = CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.beforeWaiting.rawValue, false, 0) { _, _ in
      MainActor.assumeIsolated { view.setNeedsLayout() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    HeadlessWorld.updateCycle()
    #expect(view.layouts - before == (HeadlessWorld.assumes(.commitPrecedesObservers) ? 0 : 1))
    HeadlessClock.advanceUntilIdle()
    #expect(view.layouts - before == 1)
  }

  @Test(
    "Pending layout is performed before or after the keyboard posts its notifications",
    .under([], [.pendingLayoutIsDone]))
  func pendingLayout() {
    let screen = Screen()
    let keyboard = LayoutWitness()
    HeadlessWorld.keyboard = keyboard
    let field = UITextField(frame: rect(0, 100, 100, 34))
    screen.view.addSubview(field)
    let view = CountingView(frame: rect(0, 200, 100, 100))
    screen.view.addSubview(view)
    keyboard.view = view
    field.becomeFirstResponder()
    #expect(keyboard.layouts == (HeadlessWorld.assumes(.pendingLayoutIsDone) ? 1 : 0))
  }

  @Test(
    "Converting to nil either includes the scene's origin on the screen or ignores it",
    .under([], [.windowsConvertToScene]))
  func windowCoordinates() {
    HeadlessWorld.reset(.pad)
    let scene = HeadlessWorld.connectScene(frame: rect(100, 200, 400, 600))
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    let point = window.convert(CGPoint(x: 10, y: 10), to: nil as UIWindow?)
    let isScene = HeadlessWorld.assumes(.windowsConvertToScene)
    #expect(point == (isScene ? CGPoint(x: 10, y: 10) : CGPoint(x: 110, y: 210)))
    #expect(window.convert(point, from: nil as UIWindow?) == CGPoint(x: 10, y: 10))
    #expect(window.convert(CGPoint(x: 10, y: 10), to: window.screen.coordinateSpace) == CGPoint(x: 110, y: 210))
  }

  @Test(
    "A toolbar has the assumed height", .under([.toolbarIs44High], [.toolbarIs48High], [.toolbarIs58High]))
  func toolbar() {
    HeadlessWorld.reset()
    let height = UIToolbar().sizeThatFits(.zero).height
    let heights: [HeadlessAlternative: CGFloat] = [.toolbarIs44High: 44, .toolbarIs48High: 48, .toolbarIs58High: 58]
    #expect(heights.first { HeadlessWorld.assumes($0.key) }?.value == height)
  }

  @Test(
    "A large title and a search bar have the assumed heights", .under([], [.largeTitleAdds60], [.searchBarIs60High]))
  func navigationBar() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
    _ = Screen(controller: navigation)
    let extra: CGFloat = HeadlessWorld.assumptions.deviations.isEmpty ? 0 : 8
    #expect(navigation.navigationBar.bounds.height == 44 + 52 + 52 + extra)
  }
}

@MainActor @Suite("Doubts: controllers") struct DoubtControllerTests {
  @Test("A back swipe ends editing when it begins, or when it ends", .under([], [.swipeEndsEditingAtEnd]))
  func backSwipe() {
    let top = FieldController("top")
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(top, animated: false)
    _ = Screen(controller: navigation)
    top.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.began(at: CGPoint(x: 2, y: 400))
    for x in [20, 60, 120, 300] as [CGFloat] {
      HeadlessClock.advance(by: 0.05)
      HeadlessTouches.moved(to: CGPoint(x: x, y: 400))
    }
    #expect(top.field.isFirstResponder == HeadlessWorld.assumes(.swipeEndsEditingAtEnd))
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 400))
    HeadlessClock.advanceUntilIdle()
    #expect(!top.field.isFirstResponder && navigation.viewControllers.count == 1)
  }

  @Test(
    "A sheet moves away from the keyboard after the notification, or in the next turn",
    .under([], [.sheetMovesInNextTurn]))
  func sheet() throws {
    let screen = Screen(.pad)
    let sheet = FieldController("sheet")
    sheet.modalPresentationStyle = .formSheet
    screen.controller.present(sheet, animated: false)
    HeadlessClock.advanceUntilIdle()
    let keyboard = StageKeyboard()
    HeadlessWorld.keyboard = keyboard
    let before = sheet.place.minY
    sheet.field.becomeFirstResponder()
    #expect((sheet.place.minY == before) == HeadlessWorld.assumes(.sheetMovesInNextTurn))
    HeadlessClock.advance(by: 0)
    #expect(sheet.place.minY < before)
  }
}

/// Records how often a view was laid out when the keyboard appeared.
@MainActor private final class LayoutWitness: HeadlessKeyboard {
  weak var view: CountingView?
  private(set) var layouts = -1

  func inputSessionDidChange(to responder: UIResponder?) { layouts = view?.layouts ?? -1 }
  func inputViewsDidReload(for responder: UIResponder) {}
  func dragDidMove(toScreenY y: CGFloat) {}
  func dragDidEnd(atScreenY y: CGFloat, velocity: CGFloat) {}
}
