import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Bars and accessibility") struct BarTests {
  private func window() -> UIWindow {
    HeadlessWorld.reset()
    HeadlessAccessibility.reset()
    let window = makeWindow(nil)
    return window
  }

  @Test("A toolbar distributes its items with flexible spaces, and a tap performs an item's action")
  func toolbar() throws {
    let window = window()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 393, height: 44))
    window.addSubview(bar)
    var taps: [String] = []
    let previous = UIBarButtonItem(title: "Previous", primaryAction: UIAction { _ in taps.append("previous") })
    let done = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { taps.append(($0.sender as? UIBarButtonItem)?.style == .done ? "done" : "?") })
    bar.items = [previous, .flexibleSpace(), done]
    HeadlessWorld.updateCycle()
    let (first, last) = (try #require(previous.headlessView), try #require(done.headlessView))
    #expect(first.frame.minX == 16 && abs(last.frame.maxX - 377) < 0.01 && first.frame.height == 44)
    HeadlessTouches.tap(first)
    HeadlessTouches.tap(last)
    #expect(taps == ["previous", "done"])
    previous.isEnabled = false
    HeadlessTouches.tap(first)
    #expect(taps.count == 2)
    #expect(bar.intrinsicContentSize.height == 44)
    #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
  }

  @Test("The background of a navigation bar follows the appearance")
  func navigationBarInDarkMode() throws {
    let window = window()
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    HeadlessWorld.updateCycle()
    let bar = navigation.navigationBar
    let color = try #require(bar.subviews.lazy.compactMap(\.backgroundColor).first)
    var (light, dark) = (CGFloat(0), CGFloat(0))
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).getWhite(&light, alpha: nil)
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).getWhite(&dark, alpha: nil)
    #expect(light > 0.9 && dark < 0.2)
  }

  @Test("Toolbar items stay beside a notch", arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func toolbarBesideNotch(direction: UIUserInterfaceLayoutDirection) throws {
    var display = HeadlessDisplay(
      size: CGSize(width: 393, height: 852), scale: 3, idiom: .phone,
      portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    display.layoutDirection = direction
    HeadlessWorld.reset(display, orientation: .landscapeRight)
    let window = makeWindow(nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: window.bounds.width, height: 44))
    window.addSubview(bar)
    let (first, last) = (UIBarButtonItem(title: "Previous"), UIBarButtonItem(title: "Done"))
    bar.items = [first, .flexibleSpace(), last]
    HeadlessWorld.updateCycle()
    let frames = try [first, last].map { try #require($0.headlessView).frame }
    let safe = bar.safeAreaInsets
    #expect(safe.left > 20 && safe.right > 20)
    #expect(abs(try #require(frames.map(\.minX).min()) - safe.left - 16) < 0.01)
    #expect(abs(try #require(frames.map(\.maxX).max()) - (bar.bounds.width - safe.right - 16)) < 0.01)
  }

  @Test("Hidden and removed items leave the bar")
  func hiddenItems() throws {
    let window = window()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    window.addSubview(bar)
    let (one, two) = (UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two"))
    bar.setItems([one, .fixedSpace(30), two], animated: true)
    HeadlessWorld.updateCycle()
    let gap = try #require(two.headlessView).frame.minX - (try #require(one.headlessView)).frame.maxX
    #expect(abs(gap - 30) < 0.01)
    one.isHidden = true
    HeadlessWorld.updateCycle()
    #expect(bar.subviews.count == 1 && two.headlessView?.frame.minX == 46)
    bar.items = nil
    #expect(bar.subviews.isEmpty && two.headlessView == nil)
  }

  @Test("An item without a title shows its action's title, and a custom view replaces the button")
  func itemContent() {
    HeadlessWorld.reset()
    #expect(UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in }).title == "Go")
    #expect(UIBarButtonItem(title: "Mine", primaryAction: UIAction(title: "Go") { _ in }).title == "Mine")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UIBarButtonItem(customView: view)
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(item.headlessView === view && view.frame == CGRect(x: 16, y: 12, width: 50, height: 20))
  }

  @Test("A search bar notifies its delegate of editing, text, search, and cancel")
  func searchBar() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var calls: [String] = []
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        calls.append("cancel")
        searchBar.resignFirstResponder()
      }
    }
    let window = window()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 393, height: 56))
    window.addSubview(bar)
    let delegate = Delegate()
    bar.delegate = delegate
    bar.showsCancelButton = true
    HeadlessWorld.updateCycle()
    HeadlessTouches.tap(bar.searchTextField)
    #expect(bar.isFirstResponder)
    HeadlessTyping.insert("ab\n")
    bar.text = "abc"
    HeadlessTouches.tap(at: CGPoint(x: 370, y: 88))
    #expect(delegate.calls == ["begin", "a", "ab", "search", "abc", "cancel", "end"])
    #expect(bar.text == "abc" && !bar.isFirstResponder)
  }

  @Test("A search bar's accessory view can be set, and the bar's field uses the view")
  func searchBarAccessory() {
    let window = window()
    let bar = UISearchBar()
    window.addSubview(bar)
    let toolbar = UIToolbar()
    bar.inputAccessoryView = toolbar
    #expect(bar.searchTextField.inputAccessoryView === toolbar)
  }

  @Test("Accessibility settings are off by default and post changes, and cross-fading requires reduced motion")
  func accessibility() {
    _ = window()
    defer { HeadlessAccessibility.reset() }
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
    final class PostCount: @unchecked Sendable { var posts = 0 }
    let count = PostCount()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil, queue: nil
    ) { _ in count.posts += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    HeadlessAccessibility.prefersCrossFadeTransitions = true
    #expect(!UIAccessibility.prefersCrossFadeTransitions && count.posts == 1)
    HeadlessAccessibility.isReduceMotionEnabled = true
    #expect(UIAccessibility.prefersCrossFadeTransitions && UIAccessibility.isReduceMotionEnabled)
  }

  @Test("Accessibility properties exist as long as their object")
  func accessibilityProperties() {
    let window = window()
    let field = UITextField(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(field)
    field.accessibilityIdentifier = "email"
    field.accessibilityHint = "hint"
    field.text = "me"
    #expect(field.accessibilityIdentifier == "email" && field.accessibilityHint == "hint")
    #expect(field.isAccessibilityElement && field.accessibilityValue == "me" && !UIView().isAccessibilityElement)
    #expect(field.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    field.accessibilityLabel = "E-mail"
    field.accessibilityElementsHidden = true
    field.accessibilityViewIsModal = true
    #expect(field.accessibilityLabel == "E-mail" && field.accessibilityElementsHidden)
    for index in 0..<2000 {
      let view = UIView()
      #expect(view.accessibilityIdentifier == nil)
      view.accessibilityIdentifier = "\(index)"
    }
    #expect(field.accessibilityIdentifier == "email")
  }
}
