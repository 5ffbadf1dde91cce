import Foundation
import Testing
import UIKit

@MainActor @Suite("K: large titles") struct ControllerLargeTitleTests {
  private let list = ListController()

  /// A stack with a list of 3,000 points, and what it has on the screen.
  private func hold(
    _ mode: UINavigationItem.LargeTitleDisplayMode = .automatic,
    _ body: (UINavigationController, Screen) throws -> Void
  ) rethrows {
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    list.navigationItem.largeTitleDisplayMode = mode
    list.title = "List"
    try body(navigation, Screen(controller: navigation))
  }

  @Test("A bar with a large title is 52 points higher, and so are the safe area and the inset of what scrolls")
  func expanded() {
    hold { navigation, _ in
      #expect(navigation.navigationBar.frame == rect(0, 59, 393, 96))
      #expect(list.view.safeAreaInsets.top == 155)
      #expect(list.scrollView.adjustedContentInset.top == 155)
      #expect(list.scrollView.contentOffset.y == -155)
    }
  }

  @Test("The bar goes with the content, point by point, and comes back with it", arguments: [1, 20, 51.5, 52, 53, 400])
  func following(distance: CGFloat) {
    hold { navigation, _ in
      list.scrollView.contentOffset.y += distance
      let height = 44 + max(0, 52 - distance)
      #expect(navigation.navigationBar.frame.height == height)
      #expect(list.scrollView.adjustedContentInset.top == 59 + height)
      #expect(list.scrollView.contentOffset.y == -155 + distance, "it moves nothing itself")
      list.scrollView.contentOffset.y = -155
      #expect(navigation.navigationBar.frame.height == 96 && list.view.safeAreaInsets.top == 155)
    }
  }

  @Test("Scrolled by a program to the inset of the moment, the title stays small; by a finger it grows")
  func back() {
    hold { navigation, _ in
      list.scrollView.contentOffset.y = 500
      list.scrollView.contentOffset.y = -list.scrollView.adjustedContentInset.top
      #expect(list.scrollView.contentOffset.y == -103 && navigation.navigationBar.frame.height == 44)
      HeadlessTouches.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.3)
      HeadlessClock.advanceUntilIdle()
      #expect(list.scrollView.contentOffset.y == -155 && navigation.navigationBar.frame.height == 96)
    }
  }

  @Test("A finger that leaves the title half gone leaves it to fall to one side", arguments: [(15.0, 96.0), (40, 44)])
  func settling(distance: CGFloat, height: CGFloat) {
    hold { navigation, _ in
      // Ten points pass before it is a drag.
      HeadlessTouches.began(at: CGPoint(x: 200, y: 500))
      HeadlessTouches.moved(to: CGPoint(x: 200, y: 490))
      HeadlessTouches.moved(to: CGPoint(x: 200, y: 490 - distance))
      #expect(navigation.navigationBar.frame.height == 96 - distance)
      HeadlessClock.advance(by: 1)
      HeadlessTouches.ended(at: CGPoint(x: 200, y: 490 - distance))
      HeadlessClock.advanceUntilIdle()
      #expect(navigation.navigationBar.frame.height == height)
      #expect(list.scrollView.contentOffset.y == -59 - height)
    }
  }

  @Test("Where the screen is low there is no large title, and it is there again when the device is turned back")
  func turning() {
    hold { navigation, _ in
      HeadlessWorld.rotate(to: .landscapeLeft)
      HeadlessClock.advanceUntilIdle()
      #expect(navigation.navigationBar.frame.height == 32 && list.scrollView.contentOffset.y == -32)
      HeadlessWorld.rotate(to: .portrait)
      HeadlessClock.advanceUntilIdle()
      #expect(navigation.navigationBar.frame.height == 96 && list.scrollView.contentOffset.y == -155)
      list.scrollView.contentOffset.y = 700
      HeadlessWorld.rotate(to: .landscapeLeft)
      HeadlessWorld.rotate(to: .portrait)
      HeadlessClock.advanceUntilIdle()
      #expect(navigation.navigationBar.frame.height == 44 && list.scrollView.contentOffset.y == 700)
    }
  }

  @Test("A title is large as its item says, or as the one below in the stack")
  func modes() {
    hold(.never) { navigation, _ in
      #expect(navigation.navigationBar.frame.height == 44)
      list.navigationItem.largeTitleDisplayMode = .always
      #expect(navigation.navigationBar.frame.height == 96)
      let page = UIViewController()
      navigation.pushViewController(page, animated: false)
      #expect(page.view.safeAreaInsets.top == 155, "as the one below")
      page.navigationItem.largeTitleDisplayMode = .never
      #expect(page.view.safeAreaInsets.top == 103)
      let next = UIViewController()
      navigation.pushViewController(next, animated: true)
      HeadlessClock.advanceUntilIdle()
      #expect(next.view.safeAreaInsets.top == 103 && navigation.navigationBar.frame.height == 44)
      navigation.popToRootViewController(animated: true)
      HeadlessClock.advanceUntilIdle()
      #expect(list.view.safeAreaInsets.top == 155 && navigation.navigationBar.frame.height == 96)
      #expect(list.scrollView.contentOffset.y == -155)
      navigation.navigationBar.prefersLargeTitles = false
      #expect(list.view.safeAreaInsets.top == 103 && list.scrollView.contentOffset.y == -103)
    }
  }

  @Test("The one that was scrolled has its small title again when one comes back to it")
  func returning() {
    hold { navigation, _ in
      list.scrollView.contentOffset.y = 300
      let page = UIViewController()
      navigation.pushViewController(page, animated: false)
      #expect(navigation.navigationBar.frame.height == 96)
      navigation.popViewController(animated: false)
      HeadlessClock.advanceUntilIdle()
      #expect(navigation.navigationBar.frame.height == 44 && list.scrollView.contentOffset.y == 300)
    }
  }

  @Test("A scroll view that begins below the bar moves with it")
  func below() {
    list.isBelowBar = true
    hold { navigation, screen in
      #expect(navigation.navigationBar.frame.height == 96 && list.scrollView.frame.minY == 155)
      list.scrollView.contentOffset.y = 20
      screen.window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == 76 && list.scrollView.frame.minY == 135)
      #expect(list.scrollView.contentOffset.y == 20 && list.scrollView.adjustedContentInset.top == 0)
      list.scrollView.contentOffset.y = 200
      screen.window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == 44)
      list.scrollView.contentOffset.y = 0
      screen.window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == 96 && list.scrollView.frame.minY == 155)
    }
  }

  @Test("Without anything that scrolls, and hidden and shown again, the title stays large")
  func still() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    _ = Screen(controller: navigation)
    #expect(page.view.safeAreaInsets.top == 155)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(page.view.safeAreaInsets.top == 59)
    navigation.setNavigationBarHidden(false, animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(page.view.safeAreaInsets.top == 155)
  }
}

/// A scroll view of the whole screen, or below the bar, with 3,000 points of content.
final class ListController: UIViewController {
  let scrollView = UIScrollView()
  var isBelowBar = false

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: isBelowBar ? view.safeAreaLayoutGuide.topAnchor : view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
