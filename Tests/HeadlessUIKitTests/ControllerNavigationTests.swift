import Foundation
import Testing
import UIKit

private final class PageController: UIViewController {
  let journal: Journal
  let name: String

  init(_ name: String, _ journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  var moves: [Bool] = []

  override func viewWillAppear(_ animated: Bool) {
    journal.note("\(name) will appear")
    moves.append(isMovingToParent)
  }
  override func viewDidAppear(_ animated: Bool) { journal.note("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { journal.note("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { journal.note("\(name) did disappear") }
}

@MainActor @Suite("Navigation controllers") struct ControllerNavigationTests {
  private let journal = Journal()

  private func hold(_ body: (Screen, UINavigationController, PageController) -> Void) {
    let root = PageController("root", journal)
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(controller: navigation)
    _ = journal.take()
    body(screen, navigation, root)
  }

  @Test("The bar insets the top controller's safe area and shows its title")
  func showing() {
    hold { screen, navigation, root in
      #expect(navigation.topViewController === root && root.navigationController === navigation)
      #expect(root.view.window === screen.window && root.view.frame == screen.window.bounds)
      #expect(navigation.navigationBar.frame == rect(0, 59, 393, 44))
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
      #expect(navigation.navigationBar.topItem?.title == "root")
    }
  }

  @Test("The root appears with the navigation controller")
  func rootAppears() {
    let root = PageController("root", journal)
    let screen = Screen(controller: UINavigationController(rootViewController: root))
    #expect(journal.take() == ["root will appear", "root did appear"])
    screen.window.rootViewController = nil
    #expect(journal.take() == ["root will disappear", "root did disappear"])
  }

  @Test("A push shows the new top and removes the old one after the animation")
  func pushing() {
    hold { screen, navigation, root in
      let page = PageController("page", journal)
      navigation.pushViewController(page, animated: true)
      #expect(navigation.viewControllers == [root, page])
      #expect(journal.take() == ["root will disappear", "page will appear"] && root.view.window != nil)
      #expect(page.view.frame == screen.window.bounds && page.view.headlessPresentationFrame(in: nil).minX == 393)
      HeadlessClock.advanceUntilIdle()
      #expect(journal.take() == ["root did disappear", "page did appear"] && root.view.window == nil)
      #expect(page.moves == [true] && !page.isMovingToParent)
      navigation.popViewController(animated: true)
      #expect(page.isMovingFromParent && root.moves.last == false)
      HeadlessClock.advanceUntilIdle()
      navigation.pushViewController(page, animated: true)
      HeadlessClock.advanceUntilIdle()
      #expect(page.view.safeAreaInsets.top == 103 && navigation.navigationBar.topItem?.title == "page")
    }
  }

  @Test("A pop shows the controller below")
  func popping() {
    hold { screen, navigation, root in
      let page = PageController("page", journal)
      navigation.pushViewController(page, animated: false)
      #expect(
        journal.take() == ["root will disappear", "page will appear", "root did disappear", "page did appear"])
      #expect(navigation.popViewController(animated: true) === page)
      HeadlessClock.advanceUntilIdle()
      #expect(
        journal.take() == ["page will disappear", "root will appear", "page did disappear", "root did appear"])
      #expect(navigation.viewControllers == [root] && page.parent == nil && root.view.window === screen.window)
      #expect(navigation.popViewController(animated: false) == nil)
    }
  }

  @Test("Popping several controllers returns all of them")
  func poppingToRoot() {
    hold { _, navigation, root in
      let pages = ["a", "b", "c"].map { PageController($0, journal) }
      for page in pages { navigation.pushViewController(page, animated: false) }
      #expect(navigation.popToRootViewController(animated: false) == pages)
      #expect(navigation.viewControllers == [root] && pages.allSatisfy { $0.parent == nil })
      navigation.setViewControllers([root, pages[1]], animated: false)
      #expect(navigation.topViewController === pages[1] && pages[1].view.window != nil)
    }
  }

  @Test("Without its bar, only the device's safe area remains")
  func hidingBar() {
    hold { _, navigation, root in
      navigation.isNavigationBarHidden = true
      #expect(root.view.safeAreaInsets.top == 59 && navigation.navigationBar.isHidden)
      navigation.setNavigationBarHidden(false, animated: true)
      #expect(root.view.safeAreaInsets.top == 103)
    }
  }

  @Test("The bar is smaller on an iPhone in landscape")
  func landscapeBar() {
    hold { _, navigation, root in
      HeadlessWorld.rotate(to: .landscapeLeft)
      #expect(navigation.navigationBar.frame == rect(0, 0, 852, 32) && root.view.safeAreaInsets.top == 32)
    }
  }
}
