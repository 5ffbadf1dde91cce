import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Screens above a tab bar or a toolbar, which stay behind the keyboard and still belong to the safe area.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderTabBarTests {
  /// The kinds of bars below a screen.
  enum Bar: CaseIterable, Sendable { case tabs, toolbar, both }

  private func stage(
    _ screen: UIViewController, _ bar: Bar, device: String = "iPhone 15"
  ) throws -> (AvoiderStage, UIView) {
    let navigation = UINavigationController(rootViewController: screen)
    if bar != .tabs { navigation.isToolbarHidden = false }
    guard bar != .toolbar else { return (try AvoiderStage(navigation, device: device), navigation.toolbar) }
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    return (try AvoiderStage(tabs, device: device), tabs.tabBar)
  }

  @Test(
    "TP#269: keeps exactly the spacing in a list above a tab bar or a toolbar",
    arguments: Bar.allCases)
  func list(bar: Bar) throws {
    let screen = FieldsController(.scrolling, count: 30)
    let (stage, _) = try stage(screen, bar)
    let rest = Snapshot(of: stage.window)
    screen.fields[11].becomeFirstResponder()
    #expect(abs(stage.gap(below: screen.fields[11]) - 10) < 0.001)
    HeadlessClock.advanceUntilIdle()
    screen.fields[11].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("IQ#2027: scrolls the end of the content to the keyboard, not to a bar behind it", arguments: Bar.allCases)
  func endOfContent(bar: Bar) throws {
    let screen = FieldsController(.scrolling, count: 30)
    let (stage, _) = try stage(screen, bar)
    screen.fields[29].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: screen.fields[29]) - 10) < 0.001)
    let covered = screen.scrollView.frameOnScreen.maxY - stage.keyboard.frame.minY
    #expect(abs(screen.scrollView.adjustedContentInset.bottom - covered - 10) < 0.001, "safe area and bar count once")
  }

  @Test("shifts a screen above a bar, and keeps the bar behind the keyboard", arguments: Bar.allCases)
  func fixed(bar: Bar) throws {
    let screen = FieldsController(.fixed, count: 11)
    let (stage, view) = try stage(screen, bar)
    let (rest, place) = (Snapshot(of: stage.window), view.frameOnScreen)
    screen.fields[10].becomeFirstResponder()
    #expect(abs(stage.gap(below: screen.fields[10]) - 10) < 0.001)
    #expect(view.frameOnScreen == place && view.frameOnScreen.minY > stage.keyboard.frame.minY)
    screen.fields[10].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("shifts a screen that ends at the tab bar's top, but not the bar")
  func screenThatEndsAtBar() throws {
    let screen = FieldsController(.fixed, count: 11)
    screen.edgesForExtendedLayout = []
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    let stage = try AvoiderStage(tabs)
    let (rest, place) = (Snapshot(of: stage.window), tabs.tabBar.frameOnScreen)
    #expect(screen.view.frame.height < tabs.view.bounds.height)
    screen.fields[10].becomeFirstResponder()
    #expect(abs(stage.gap(below: screen.fields[10]) - 10) < 0.001)
    #expect(tabs.tabBar.frameOnScreen == place && tabs.view.transform == .identity)
    screen.fields[10].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("restores the first tab and adjusts in the second one when the tab changes during editing")
  func otherTab() throws {
    let (one, two) = (FieldsController(.fixed, count: 13), FieldsController(.scrolling, count: 13))
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    let stage = try AvoiderStage(tabs)
    let rest = Snapshot(of: one.view)
    one.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    tabs.selectedIndex = 1
    HeadlessClock.advanceUntilIdle()
    #expect(one.view.transform == .identity && one.additionalSafeAreaInsets == .zero)
    two.fields[12].becomeFirstResponder()
    #expect(abs(stage.gap(below: two.fields[12]) - 10) < 0.001)
    two.fields[12].resignFirstResponder()
    tabs.selectedIndex = 0
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: one.view), rest)
  }

  @Test("adjusts in a pushed screen that hides the tab bar, and then in its root again")
  func hiddenBar() throws {
    let (root, pushed) = (FieldsController(.scrolling, count: 30), FieldsController(.scrolling, count: 30))
    let (stage, _) = try stage(root, .tabs)
    let rest = Snapshot(of: root.view)
    pushed.hidesBottomBarWhenPushed = true
    root.navigationController?.pushViewController(pushed, animated: true)
    HeadlessClock.advanceUntilIdle()
    pushed.fields[20].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: pushed.fields[20]) - 10) < 0.001)
    root.navigationController?.popViewController(animated: true)
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: root.view), rest)
    root.fields[20].becomeFirstResponder()
    #expect(abs(stage.gap(below: root.fields[20]) - 10) < 0.001)
  }
}
