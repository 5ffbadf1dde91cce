import Foundation
import Testing
import UIKit

@MainActor @Suite("Tab bars and toolbars") struct ControllerTabBarTests {
  private let journal = Journal()

  @Test("A tab's safe area ends above the bar, whose tabs are above the home indicator")
  func safeArea() {
    let (one, two) = (FieldController("one"), FieldController("two"))
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    let screen = Screen(controller: tabs)
    #expect(tabs.tabBar.frame == rect(0, 769, 393, 83))
    #expect(one.view.frame == screen.window.bounds)
    #expect(one.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    #expect(one.tabBarController === tabs && two.viewIfLoaded == nil)
  }

  @Test("A tap on a tab shows the tab's controller and removes the previous controller")
  func selecting() {
    let (one, two) = (FieldController("one", journal), FieldController("two", journal))
    let tabs = UITabBarController()
    tabs.setViewControllers([one, two], animated: false)
    let screen = Screen(controller: tabs)
    #expect(journal.take() == ["one viewWillAppear", "one viewDidAppear"] && tabs.selectedIndex == 0)
    HeadlessTouches.tap(tabs.tabBar.headlessTabs[1])
    #expect(tabs.selectedViewController === two && two.view.window === screen.window && one.view.window == nil)
    #expect(
      journal.take() == ["one viewWillDisappear", "two viewWillAppear", "one viewDidDisappear", "two viewDidAppear"])
    tabs.viewControllers = [one]
    #expect(tabs.selectedViewController === one && two.parent == nil)
  }

  @Test("The bar does not move when the keyboard covers it")
  func keyboard() {
    let one = FieldController("one")
    let tabs = UITabBarController()
    tabs.viewControllers = [one]
    let screen = Screen(controller: tabs)
    let keyboard = StageKeyboard()
    HeadlessWorld.keyboard = keyboard
    one.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(tabs.tabBar.frame == rect(0, 769, 393, 83) && one.view.safeAreaInsets.bottom == 83)
    _ = screen
  }

  @Test("A pushed controller that hides the bar uses the bar's space until the controller is popped")
  func hidesBottomBar() {
    let root = FieldController("root")
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let screen = Screen(controller: tabs)
    #expect(root.view.safeAreaInsets.bottom == 83)
    let pushed = FieldController("pushed")
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    HeadlessWorld.updateCycle()
    #expect(tabs.tabBar.isHidden && pushed.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    HeadlessWorld.updateCycle()
    #expect(!tabs.tabBar.isHidden && root.view.safeAreaInsets.bottom == 83)
    _ = screen
  }

  @Test(
    "A toolbar is above the home indicator or the tab bar and shows the items of the top controller",
    arguments: [false, true])
  func toolbar(hasTabs: Bool) {
    let root = FieldController("root")
    root.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    if hasTabs { tabs.viewControllers = [navigation] }
    let screen = Screen(controller: hasTabs ? tabs : navigation)
    #expect(navigation.isToolbarHidden)
    navigation.isToolbarHidden = false
    HeadlessWorld.updateCycle()
    let bottom: CGFloat = hasTabs ? 83 : 34
    #expect(navigation.toolbar.frame.minY == 852 - bottom - 44)
    #expect(navigation.toolbar.items?.count == 1 && root.view.safeAreaInsets.bottom == bottom + 44)
    let pushed = FieldController("pushed")
    navigation.pushViewController(pushed, animated: false)
    #expect(navigation.toolbar.items == nil)
    pushed.toolbarItems = [UIBarButtonItem.flexibleSpace(), UIBarButtonItem(systemItem: .done)]
    #expect(navigation.toolbar.items?.count == 2)
    navigation.isToolbarHidden = true
    #expect(pushed.view.safeAreaInsets.bottom == bottom)
    _ = screen
  }
}
