import Foundation
import Testing
import UIKit

@MainActor @Suite("Bars that hide, prompts, and opaque bars") struct ControllerBarTests {
  private func stage() -> (UINavigationController, UIViewController, UIScrollView, Screen) {
    let content = UIViewController()
    let scrollView = UIScrollView(frame: UIScreen.main.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    content.view.addSubview(scrollView)
    let navigation = UINavigationController(rootViewController: content)
    return (navigation, content, scrollView, Screen(controller: navigation))
  }

  @Test("A prompt makes the bar and the safe area taller")
  func prompt() {
    let (navigation, content, _, screen) = stage()
    let before = content.view.safeAreaInsets.top
    content.navigationItem.prompt = "Choose one"
    HeadlessWorld.updateCycle()
    #expect(navigation.navigationBar.frame.height == 74 && content.view.safeAreaInsets.top == before + 30)
    content.navigationItem.prompt = nil
    HeadlessWorld.updateCycle()
    #expect(navigation.navigationBar.frame.height == 44)
    withExtendedLifetime(screen) {}
  }

  @Test("A swipe up hides the bars, and a swipe down shows them")
  func swipe() {
    let (navigation, _, _, screen) = stage()
    navigation.hidesBarsOnSwipe = true
    HeadlessTouches.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.3)
    HeadlessClock.advanceUntilIdle()
    #expect(navigation.isNavigationBarHidden)
    HeadlessTouches.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 600), duration: 0.3)
    HeadlessClock.advanceUntilIdle()
    #expect(!navigation.isNavigationBarHidden)
    withExtendedLifetime(screen) {}
  }

  @Test("A swipe hides no bars by default")
  func noSwipe() {
    let (navigation, _, _, screen) = stage()
    #expect(navigation.hidesBarsOnSwipe == false)
    HeadlessTouches.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.3)
    HeadlessClock.advanceUntilIdle()
    #expect(!navigation.isNavigationBarHidden)
    withExtendedLifetime(screen) {}
  }

  @Test("The keyboard hides the bars, and a tap shows them again")
  func keyboard() {
    let (navigation, _, _, screen) = stage()
    navigation.hidesBarsWhenKeyboardAppears = true
    NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    HeadlessClock.advanceUntilIdle()
    #expect(navigation.isNavigationBarHidden)
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 500))
    HeadlessClock.advanceUntilIdle()
    #expect(!navigation.isNavigationBarHidden)
    withExtendedLifetime(screen) {}
  }

  @Test("The navigation bar is hidden in compact height if the app sets `hidesBarsWhenVerticallyCompact`")
  func compact() {
    let (navigation, _, _, screen) = stage()
    navigation.hidesBarsWhenVerticallyCompact = true
    #expect(!navigation.isNavigationBarHidden)
    HeadlessWorld.rotate(to: .landscapeLeft)
    HeadlessClock.advanceUntilIdle()
    #expect(navigation.isNavigationBarHidden)
    HeadlessWorld.rotate(to: .portrait)
    HeadlessClock.advanceUntilIdle()
    #expect(!navigation.isNavigationBarHidden)
    withExtendedLifetime(screen) {}
  }

  @Test("The toolbar is shown and hidden with the animation of the bars")
  func toolbar() {
    let (navigation, content, _, screen) = stage()
    content.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let before = content.view.safeAreaInsets.bottom
    navigation.setToolbarHidden(false, animated: true)
    #expect(!navigation.isToolbarHidden && content.view.safeAreaInsets.bottom > before)
    #expect(navigation.toolbar.headlessPresentation.center.y > navigation.toolbar.center.y, "it moves in from below")
    HeadlessClock.advanceUntilIdle()
    navigation.setToolbarHidden(true, animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(navigation.isToolbarHidden && content.view.safeAreaInsets.bottom == before)
    withExtendedLifetime(screen) {}
  }

  @Test("Content ends at an opaque bar unless its controller includes opaque bars")
  func opaque() {
    let (navigation, content, _, screen) = stage()
    #expect(content.view.frame.minY == 0)
    navigation.navigationBar.isTranslucent = false
    HeadlessWorld.updateCycle()
    #expect(content.view.frame.minY == navigation.navigationBar.frame.maxY)
    #expect(content.view.safeAreaInsets.top == 0)
    content.extendedLayoutIncludesOpaqueBars = true
    HeadlessWorld.updateCycle()
    #expect(content.view.frame.minY == 0)
    withExtendedLifetime(screen) {}
  }

  @Test("A tab bar notifies its delegate of every chosen item")
  func tabBar() {
    final class Delegate: NSObject, UITabBarDelegate {
      var chosen: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }
    }
    let (screen, delegate) = (Screen(), Delegate())
    let bar = UITabBar(frame: rect(0, 700, 393, 49))
    bar.delegate = delegate
    bar.items = [UITabBarItem(tabBarSystemItem: .search, tag: 1), UITabBarItem(title: "Two", image: nil, tag: 2)]
    screen.view.addSubview(bar)
    HeadlessWorld.updateCycle()
    #expect((bar.headlessTabs[0] as? UIButton)?.currentTitle == "Search")
    #expect(bar.selectedItem == nil)
    HeadlessTouches.tap(bar.headlessTabs[1])
    HeadlessTouches.tap(bar.headlessTabs[1])
    #expect(delegate.chosen == [2, 2] && bar.selectedItem?.tag == 2)
    bar.items?[0].title = "Changed"
    #expect(bar.items?[0].title == "Search", "a system item keeps its title")
  }

  @Test("Tabs create their controllers and can be hidden, and the delegate decides which tabs can be selected")
  func tabs() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var refused: String?
      var changes: [String] = []
      func tabBarController(_ controller: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tab.identifier != refused
      }
      func tabBarController(
        _ controller: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
      ) { changes.append("\(previousTab?.identifier ?? "-")>\(selectedTab.identifier)") }
    }
    let delegate = Delegate()
    let tabs = UITabBarController(
      tabs: ["a", "b", "c"].map { name in
        UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
          let controller = UIViewController()
          controller.title = tab.title
          return controller
        }
      })
    tabs.delegate = delegate
    let screen = Screen(controller: tabs)
    #expect(tabs.tabBar.headlessTabs.map { ($0 as? UIButton)?.currentTitle } == ["A", "B", "C"])
    #expect(tabs.selectedTab?.identifier == "a")
    HeadlessTouches.tap(tabs.tabBar.headlessTabs[1])
    #expect(tabs.selectedTab?.identifier == "b" && delegate.changes == ["a>b"])
    delegate.refused = "c"
    HeadlessTouches.tap(tabs.tabBar.headlessTabs[2])
    #expect(tabs.selectedTab?.identifier == "b")
    tabs.tab(forIdentifier: "a")?.isHidden = true
    #expect(tabs.viewControllers?.count == 2 && tabs.selectedTab?.identifier == "b")
    withExtendedLifetime(screen) {}
  }

  @Test("The columns of a split view have the widths that the app prefers, within its limits")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    split.preferredSplitBehavior = .tile
    let screen = Screen(.pad, orientation: .landscapeLeft, controller: split)
    let whole = screen.view.bounds.width
    #expect(split.primaryColumnWidth == 320)
    split.preferredPrimaryColumnWidthFraction = 0.5
    #expect(split.primaryColumnWidth == (whole / 2).rounded())
    split.maximumPrimaryColumnWidth = 400
    HeadlessWorld.updateCycle()
    #expect(split.primaryColumnWidth == 400)
    #expect(split.viewController(for: .secondary)?.navigationController?.view.frame.minX == 400)
    split.minimumPrimaryColumnWidth = 250
    split.preferredPrimaryColumnWidth = 100
    #expect(split.primaryColumnWidth == 250)
    split.displayModeButtonItem.primaryAction.map { split.displayModeButtonItem.primaryAction === $0 }.map {
      #expect($0)
    }
  }

  @Test("A keyboard notification that is posted on another thread does not hide the bars, and does not trap")
  func otherThread() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.hidesBarsWhenKeyboardAppears = true
        _ = Screen(controller: navigation)
      }
      await Task.detached {
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
      }.value
      await MainActor.run {
        let navigation = Screen.shown?.rootViewController as? UINavigationController
        precondition(navigation?.isNavigationBarHidden == false)
      }
    }
  }
}
