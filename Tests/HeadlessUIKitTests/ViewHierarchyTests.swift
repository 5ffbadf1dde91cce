import Foundation
import Testing
import UIKit

/// A view that logs calls of its hierarchy methods.
private final class LoggingView: UIView {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: rect(0, 0, 10, 10))
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    journal.note("\(name) willMoveToSuperview \(newSuperview == nil ? "nil" : "view")")
  }
  override func didMoveToSuperview() { journal.note("\(name) didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    journal.note("\(name) willMoveToWindow \(newWindow == nil ? "nil" : "window")")
  }
  override func didMoveToWindow() { journal.note("\(name) didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { journal.note("\(name) didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { journal.note("\(name) willRemoveSubview") }
}

@MainActor @Suite("View hierarchy") struct ViewHierarchyTests {
  @Test("Subviews are ordered from back to front; adding appends a view and removes it from its superview")
  func order() {
    let (one, other) = (UIView(), UIView())
    let (a, b, c) = (UIView(), UIView(), UIView())
    [a, b, c].forEach(one.addSubview)
    #expect(one.subviews == [a, b, c])
    one.addSubview(a)
    #expect(one.subviews == [b, c, a])
    other.addSubview(b)
    #expect(one.subviews == [c, a] && other.subviews == [b] && b.superview === other)
    one.insertSubview(b, at: 1)
    #expect(one.subviews == [c, b, a] && other.subviews.isEmpty)
    one.bringSubviewToFront(c)
    #expect(one.subviews == [b, a, c])
    one.sendSubviewToBack(a)
    #expect(one.subviews == [a, b, c])
    one.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(one.subviews == [c, b, a])
    one.insertSubview(a, belowSubview: b)
    #expect(one.subviews == [c, a, b])
    one.insertSubview(c, aboveSubview: b)
    #expect(one.subviews == [a, b, c])
  }

  @Test("Adding and removing views calls methods in UIKit's order")
  func callbacks() {
    let screen = Screen()
    let journal = Journal()
    let (outer, inner) = (LoggingView("outer", journal), LoggingView("inner", journal))
    screen.view.addSubview(outer)
    _ = journal.take()
    outer.addSubview(inner)
    #expect(
      journal.take() == [
        "inner willMoveToSuperview view", "inner willMoveToWindow window", "inner didMoveToWindow",
        "inner didMoveToSuperview", "outer didAddSubview",
      ])
    inner.removeFromSuperview()
    #expect(
      journal.take() == [
        "outer willRemoveSubview", "inner willMoveToSuperview nil", "inner willMoveToWindow nil",
        "inner didMoveToWindow", "inner didMoveToSuperview",
      ])
  }

  @Test("All views of a subtree are notified when its window changes, outer views first")
  func subtreeCallbacks() {
    let screen = Screen()
    let journal = Journal()
    let (outer, inner) = (LoggingView("outer", journal), LoggingView("inner", journal))
    outer.addSubview(inner)
    _ = journal.take()
    screen.view.addSubview(outer)
    #expect(
      journal.take() == [
        "outer willMoveToSuperview view", "outer willMoveToWindow window", "inner willMoveToWindow window",
        "outer didMoveToWindow", "inner didMoveToWindow", "outer didMoveToSuperview",
      ])
    #expect(inner.window === screen.window)
  }

  @Test("A superview retains its subviews, but subviews do not retain their superview")
  func ownership() {
    weak var superview: UIView?
    weak var subview: UIView?
    let retained = UIView()
    do {
      let outer = UIView()
      superview = outer
      outer.addSubview(retained)
      do {
        let inner = UIView()
        subview = inner
        outer.addSubview(inner)
      }
      #expect(subview != nil)
    }
    #expect(superview == nil && subview == nil && retained.superview == nil)
  }

  @Test("A window with controllers, constraints, animations, and a scroll view is deallocated")
  func windowIsReleased() {
    weak var window: UIWindow?
    weak var controller: UIViewController?
    weak var leaf: UIView?
    do {
      let screen = Screen()
      let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
      screen.view.addSubview(scrollView)
      let view = screen.add(rect(0, 0, 10, 10), to: scrollView)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.topAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 5).isActive = true
      HeadlessWorld.updateCycle()
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      HeadlessClock.advanceUntilIdle()
      (window, controller, leaf) = (screen.window, screen.controller, view)
      Screen.shown = nil
    }
    #expect(window == nil && controller == nil && leaf == nil)
  }

  @Test("isDescendant(of:) and viewWithTag(_:) search the whole subtree, the receiver first")
  func search() {
    let (top, middle, bottom) = (UIView(), UIView(), UIView())
    top.addSubview(middle)
    middle.addSubview(bottom)
    bottom.tag = 7
    #expect(bottom.isDescendant(of: top) && bottom.isDescendant(of: bottom) && !top.isDescendant(of: bottom))
    #expect(top.viewWithTag(7) === bottom && top.viewWithTag(0) === top && top.viewWithTag(8) == nil)
  }

  @Test("Views inherit a tint color and are notified of its changes")
  func tint() {
    final class TintLogger: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, inner, own) = (TintLogger(), TintLogger(), TintLogger())
    own.tintColor = .black
    outer.addSubview(inner)
    outer.addSubview(own)
    let before = (outer.changes, inner.changes, own.changes)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && own.tintColor == .black)
    #expect(outer.changes == before.0 + 1 && inner.changes == before.1 + 1 && own.changes == before.2)
  }

  @Test("A view has a window until the view leaves the window or the window is deallocated")
  func windowOfViews() {
    HeadlessWorld.reset()
    let (box, leaf) = (UIView(), UIView())
    box.addSubview(leaf)
    #expect(box.window == nil && leaf.window == nil)
    var window: UIWindow? = UIWindow()
    window?.addSubview(box)
    #expect(window != nil && box.window === window && leaf.window === window)
    leaf.removeFromSuperview()
    #expect(leaf.window == nil)
    box.addSubview(leaf)
    #expect(leaf.window === window)
    window = nil
    #expect(box.superview == nil && box.window == nil)
    #expect(leaf.superview === box && leaf.window == nil)
  }

  @Test("Constraints and recognizers do not retain their views and guides")
  func deallocatedItems() {
    HeadlessWorld.reset()
    var view: UIView? = UIView()
    var guide: UILayoutGuide? = UILayoutGuide()
    weak let sameView = view
    weak let sameGuide = guide
    let recognizer = UITapGestureRecognizer()
    if let view { view.addGestureRecognizer(recognizer) }
    let width = view?.widthAnchor.constraint(equalToConstant: 10)
    let height = guide?.heightAnchor.constraint(equalToConstant: 10)
    #expect(width?.firstItem === view && height?.firstItem === guide && recognizer.view === view)
    (view, guide) = (nil, nil)
    #expect(sameView == nil && sameGuide == nil && recognizer.view == nil)
    withExtendedLifetime((width, height)) {}
  }

  @Test("Reading an item of a constraint traps after the item is deallocated")
  func deallocatedItem() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
        _ = constraint.firstItem
      }
    }
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 10)
        guard constraint.firstItem === view, constraint.secondItem == nil else { fatalError("another item") }
      }
    }
  }

  @Test("Geometry that is not finite traps, as Core Animation raises an exception", arguments: 0..<6)
  func invalidGeometry(kind: Int) async {
    await #expect(processExitsWith: .failure) { [kind] in
      await MainActor.run {
        let view = UIScrollView()
        switch kind {
        case 0: view.frame.origin.y = .nan
        case 1: view.bounds.size.height = .infinity
        case 2: view.transform.ty = .nan
        case 3: view.center.x = -.infinity
        case 4: _ = UIView(frame: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1))
        default: view.contentOffset.y = .nan
        }
      }
    }
  }

  @Test("The largest finite lengths do not trap")
  func largestGeometry() {
    let view = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: CGFloat.greatestFiniteMagnitude))
    view.bounds.size.width = .greatestFiniteMagnitude
    #expect(view.bounds.height == .greatestFiniteMagnitude)
  }

  @Test("Pushing a controller that is already on the stack, or a tab bar controller, traps", arguments: [false, true])
  func invalidPush(isTabBar: Bool) async {
    await #expect(processExitsWith: .failure) { [isTabBar] in
      await MainActor.run {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(isTabBar ? UITabBarController() : root, animated: false)
      }
    }
  }

  @Test("A split view controller on a navigation stack traps", arguments: 0...2)
  func splitViewOnStack(way: Int) async {
    await #expect(processExitsWith: .failure) { [way] in
      await MainActor.run {
        let split = UISplitViewController(style: .doubleColumn)
        let navigation = UINavigationController(rootViewController: way == 0 ? split : UIViewController())
        if way == 1 { navigation.pushViewController(split, animated: false) }
        if way == 2 { navigation.setViewControllers([split], animated: false) }
      }
    }
  }

  @Test("The app's windows are in the order of their levels, and then of their appearance")
  func windowOrder() {
    let screen = Screen()
    let windows = [UIWindow.Level.alert, .normal, .statusBar].map { level in
      let window = UIWindow(windowScene: HeadlessWorld.windowScene)
      window.windowLevel = level
      window.isHidden = false
      return window
    }
    #expect(UIApplication.shared.windows == [screen.window, windows[1], windows[2], windows[0]])
  }

  @Test("The content view of an effect view is as large as the effect view, and shows the content")
  func effectView() {
    let screen = Screen()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = rect(0, 0, 100, 50)
    screen.view.addSubview(view)
    let label = UILabel(frame: rect(0, 0, 10, 10))
    view.contentView.addSubview(label)
    #expect(view.contentView.frame == rect(0, 0, 100, 50) && label.window != nil)
  }
}
