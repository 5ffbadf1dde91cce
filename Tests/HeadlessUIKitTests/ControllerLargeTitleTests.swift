import Foundation
import Testing
import UIKit

@MainActor @Suite("Large titles") struct ControllerLargeTitleTests {
  private let list = ListController()

  /// Shows a navigation controller with a list whose content is 3,000 points high.
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

  @Test("A large title adds 52 points to the bar, the safe area, and the adjusted inset")
  func expanded() {
    hold { navigation, _ in
      #expect(navigation.navigationBar.frame == rect(0, 59, 393, 96))
      #expect(list.view.safeAreaInsets.top == 155)
      #expect(list.scrollView.adjustedContentInset.top == 155)
      #expect(list.scrollView.contentOffset.y == -155)
    }
  }

  @Test(
    "A large title grows with the text size, but the small one does not",
    arguments: [(UIContentSizeCategory.extraSmall, 31.0, 92.0), (.accessibilityExtraExtraExtraLarge, 60, 127)])
  func textSize(category: UIContentSizeCategory, size: CGFloat, height: CGFloat) throws {
    try hold { navigation, _ in
      HeadlessAccessibility.preferredContentSizeCategory = category
      HeadlessWorld.updateCycle()
      #expect(navigation.navigationBar.frame.height == height && list.view.safeAreaInsets.top == 59 + height)
      let titles = sequence(first: navigation.navigationBar.subviews) { views in
        views.isEmpty ? nil : views.flatMap(\.subviews)
      }.joined().compactMap { $0 as? UILabel }
      let (small, large) = (try #require(titles.first), try #require(titles.last))
      #expect(large.font.pointSize == size && large.frame.height <= height - 44)
      #expect(small.font.pointSize == 17 && small.frame.height == 44)
      list.scrollView.contentOffset.y += 300
      #expect(navigation.navigationBar.frame.height == 44)
    }
  }

  @Test("The bar collapses and expands with the content, point by point", arguments: [1, 20, 51, 52, 53, 400])
  func following(distance: CGFloat) {
    hold { navigation, _ in
      list.scrollView.contentOffset.y += distance
      let height = 44 + max(0, 52 - distance)
      #expect(navigation.navigationBar.frame.height == height)
      #expect(list.scrollView.adjustedContentInset.top == 59 + height)
      #expect(list.scrollView.contentOffset.y == -155 + distance, "it does not move anything itself")
      list.scrollView.contentOffset.y = -155
      #expect(navigation.navigationBar.frame.height == 96 && list.view.safeAreaInsets.top == 155)
    }
  }

  @Test("Scrolling in code to the current inset leaves the title small, and dragging expands the title")
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

  @Test("A drag that ends halfway collapses or expands the title completely", arguments: [(15.0, 96.0), (40, 44)])
  func settling(distance: CGFloat, height: CGFloat) {
    hold { navigation, _ in
      // The drag begins after ten points.
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

  @Test("In compact height, there is no large title, and the large title returns after rotating back")
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

  @Test("An item's mode, or the mode of the item below, determines whether the title is large")
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

  @Test("After a pop, a scrolled controller still has a small title")
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

  @Test("A scroll view that begins below the bar moves with the bar")
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

  @Test("The title stays large without a scroll view, and after the bar is hidden and shown")
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

/// A controller with a scroll view that fills the screen or begins below the bar, with 3,000 points of content.
final class ListController: UIViewController {
  let scrollView = UIScrollView()
  var isBelowBar = false

  // The test runner releases suites and what they store on any thread. UIKit's objects are deallocated on the main
  // thread, as on a device.
  isolated deinit {}

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
