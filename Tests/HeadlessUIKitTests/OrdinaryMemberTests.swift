import Foundation
import Testing
import UIKit

/// Members that apps use every day and that have no suite of their own.
@MainActor @Suite("Everyday members") struct OrdinaryMemberTests {
  @Test("Text is measured with its font, on one line or within a width")
  func measuring() {
    let font = UIFont.systemFont(ofSize: 20)
    let text = NSAttributedString(string: "Hello world", attributes: [.font: font])
    #expect(isClose(text.size().width, font.headlessWidth(of: "Hello world"), by: 0.01))
    let wrapped = text.boundingRect(
      with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil)
    #expect(isClose(wrapped.height, 2 * font.lineHeight, by: 0.01) && wrapped.width <= 60)
    #expect("Hello world".size(withAttributes: [.font: font]) == text.size())
  }

  @Test("The first bar button is part of the list of buttons")
  func barButtons() {
    let item = UINavigationItem(title: "A")
    let (one, two) = (UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .edit))
    item.rightBarButtonItems = [one, two]
    #expect(item.rightBarButtonItem === one)
    item.setLeftBarButton(two, animated: false)
    #expect(item.leftBarButtonItems == [two])
  }

  @Test("A title view is centered in the bar in place of the title")
  func titleViews() {
    let controller = UIViewController()
    controller.title = "Hidden"
    let title = UIView(frame: rect(0, 0, 80, 30))
    controller.navigationItem.titleView = title
    let navigation = UINavigationController(rootViewController: controller)
    let screen = Screen(controller: navigation)
    #expect(title.superview === navigation.navigationBar && title.center == CGPoint(x: 196.5, y: 22))
    controller.navigationItem.titleView = nil
    HeadlessWorld.updateCycle()
    #expect(title.superview == nil)
    _ = screen
  }

  @Test("A tab has the title of its item, and the delegate of the controller decides whether a tapped tab is selected")
  func tabItems() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var allowed = false
      var selected: UIViewController?
      func tabBarController(_ controller: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        allowed
      }
      func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController) {
        selected = viewController
      }
    }
    let (tabs, delegate) = (UITabBarController(), Delegate())
    let (one, two) = (UIViewController(), UIViewController())
    one.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    tabs.viewControllers = [one, two]
    tabs.delegate = delegate
    let screen = Screen(controller: tabs)
    two.tabBarItem.title = "More"
    #expect(tabs.tabBar.headlessTabs.map { ($0 as? UIButton)?.currentTitle } == ["Home", "More"])
    HeadlessTouches.tap(tabs.tabBar.headlessTabs[1])
    #expect(tabs.selectedIndex == 0 && delegate.selected == nil)
    delegate.allowed = true
    HeadlessTouches.tap(tabs.tabBar.headlessTabs[1])
    #expect(tabs.selectedIndex == 1 && delegate.selected === two)
    _ = screen
  }

  @Test("A page control moves by one page toward the touch")
  func pages() {
    let screen = Screen()
    let control = UIPageControl(frame: rect(0, 300, 200, 26))
    control.numberOfPages = 3
    screen.view.addSubview(control)
    HeadlessTouches.tap(at: CGPoint(x: 190, y: 310))
    HeadlessTouches.tap(at: CGPoint(x: 190, y: 310))
    HeadlessTouches.tap(at: CGPoint(x: 190, y: 310))
    #expect(control.currentPage == 2)
    HeadlessTouches.tap(at: CGPoint(x: 10, y: 310))
    #expect(control.currentPage == 1)
  }

  @Test("Keyframes follow each other within the whole duration")
  func keyframes() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 10, 10))
    var isDone = false
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 100 }
    } completion: { _ in
      isDone = true
    }
    HeadlessClock.advance(by: 0.9)
    #expect(isClose(view.headlessPresentation.center.x, 5, by: 0.01))
    HeadlessClock.advance(by: 0.6)
    #expect(isClose(view.headlessPresentation.center.x, 55, by: 0.5) && !isDone)
    HeadlessClock.advance(by: 0.6)
    #expect(isDone)
  }

  @Test("A trait registration is called only for changes of its traits")
  func traitRegistrations() {
    let screen = Screen()
    var log: [String] = []
    let registration = screen.controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, previous: UITraitCollection) in
      log.append("\(previous.userInterfaceStyle.rawValue)-\(controller.traitCollection.userInterfaceStyle.rawValue)")
    }
    screen.controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIViewController, _) in
      log.append("size")
    }
    screen.controller.overrideUserInterfaceStyle = .dark
    #expect(log == ["1-2"])
    screen.controller.unregisterForTraitChanges(registration)
    screen.controller.overrideUserInterfaceStyle = .light
    #expect(log == ["1-2"])
  }

  @Test("A visual format creates the constraints that it describes")
  func visualFormat() {
    let screen = Screen()
    let (one, two) = (screen.add(.zero), screen.add(.zero))
    for view in [one, two] { view.translatesAutoresizingMaskIntoConstraints = false }
    let views = ["one": one, "two": two]
    let formats = ["H:|-20-[one(==two)]-[two]-gap-|", "V:|-(>=100)-[one(40)]", "V:|-120@999-[one]", "V:[two(30)]"]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: ["gap": 25], views: views))
    }
    two.topAnchor.constraint(equalTo: one.topAnchor).isActive = true
    HeadlessWorld.updateCycle()
    #expect(one.frame == rect(20, 120, 170, 40) && two.frame == rect(198, 120, 170, 30))
  }

  @Test("Zooming scales the delegate's view and the content size, within the limits")
  func zooming() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      let picture = UIView(frame: rect(0, 0, 300, 200))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    }
    let (screen, delegate) = (Screen(), Delegate())
    let scroll = UIScrollView(frame: rect(0, 100, 300, 300))
    scroll.delegate = delegate
    scroll.maximumZoomScale = 2
    scroll.addSubview(delegate.picture)
    scroll.contentSize = delegate.picture.frame.size
    screen.view.addSubview(scroll)
    scroll.zoomScale = 5
    #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 600, height: 400))
    #expect(delegate.picture.frame == rect(0, 0, 600, 400))
  }

  @Test("Opened URLs, copied text, accessibility traits, and fonts can be read")
  func values() {
    let screen = Screen()
    var opened: [Bool] = []
    for text in ["https://example.com", "unknown-app:"] {
      guard let url = URL(string: text) else { continue }
      UIApplication.shared.open(url) { opened.append($0) }
    }
    HeadlessClock.advance(by: 0.1)
    #expect(
      opened == [true, false]
        && UIApplication.shared.headlessOpenedURLs.map(\.absoluteString) == ["https://example.com"])
    UIPasteboard.general.string = "copied"
    #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.changeCount == 1)
    let button = UIButton(type: .system)
    #expect(button.accessibilityTraits == .button && UILabel().accessibilityTraits == .staticText)
    let font = UIFont.systemFont(ofSize: 12)
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
    #expect(bold == UIFont.boldSystemFont(ofSize: 12))
    let menu = UIMenu(
      title: "Sort", options: .singleSelection, children: [UIAction(title: "Name", state: .on) { _ in opened = [] }])
    #expect(menu.headlessPerform("Name") && opened == [] && menu.selectedElements.count == 1)
    _ = screen
  }
}
