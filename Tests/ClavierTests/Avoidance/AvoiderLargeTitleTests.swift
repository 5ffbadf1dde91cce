import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// As the content scrolls up, a large title shrinks, and so does the top inset of the scroll view.
///
/// Therefore, if the avoider saved offsets and restored them later, the content would move to the wrong position.
@MainActor
@Suite(
  .underEveryPromptAlternative,
  .notUnder(.largeTitleAdds60, because: "The expected numbers are those of a title that adds 52 points."))
struct AvoiderLargeTitleTests {
  private func stage(
    _ screen: UIViewController, device: String = "iPhone 15", in tabs: Bool = false, toolbar: Bool = false
  ) throws -> (AvoiderStage, UINavigationController) {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = !toolbar
    screen.title = "Settings"
    guard tabs else { return (try AvoiderStage(navigation, device: device), navigation) }
    let tabBar = UITabBarController()
    tabBar.viewControllers = [navigation]
    return (try AvoiderStage(tabBar, device: device), navigation)
  }

  private func lowerEdge(of navigation: UINavigationController) -> CGFloat {
    navigation.navigationBar.frameOnScreen.maxY
  }

  @Test(
    "IQ#1473, IQ#1775: puts a low field exactly at its spacing, with a small title, and restores everything",
    arguments: [(6, 600.0), (9, 0), (11, 0), (29, 0)])
  func low(index: Int, height: CGFloat) throws {
    let screen = FieldsController(.scrolling, count: max(12, index + 1))
    let (stage, navigation) = try stage(screen)
    if height > 0 { screen.scrollView.contentSize.height = height }
    let rest = Snapshot(of: stage.window)
    #expect(lowerEdge(of: navigation) == 155)
    screen.fields[index].becomeFirstResponder()
    #expect(abs(stage.gap(below: screen.fields[index]) - 10) < 0.001)
    #expect(lowerEdge(of: navigation) < 155 && screen.fields[index].frameOnScreen.minY >= lowerEdge(of: navigation))
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: stage.window)
    stage.avoider.update()
    expectEqual(Snapshot(of: stage.window), shown)
    screen.fields[index].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
    #expect(lowerEdge(of: navigation) == 155 && stage.avoider.applier.ledger.isEmpty)
  }

  @Test("completely restores a title that had collapsed only in part")
  func inPart() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let (stage, navigation) = try stage(screen)
    let rest = Snapshot(of: stage.window)
    // The keyboard of this device begins at 516, and the spacing begins at 506. The field's bottom edge is moved to
    // 526.
    screen.fields[5].frame.origin.y = 526 - 155 - 34
    screen.fields[5].becomeFirstResponder()
    #expect(abs(stage.gap(below: screen.fields[5]) - 10) < 0.001)
    #expect(lowerEdge(of: navigation) > 103 && lowerEdge(of: navigation) < 155)
    screen.fields[19].becomeFirstResponder()
    screen.fields[5].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.fields[5].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.fields[5].frame.origin.y = 320
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("restores the large title after the content has become wider and taller", arguments: [1, 100] as [CGFloat])
  func largerContent(growth: CGFloat) throws {
    let screen = FieldsController(.scrolling, count: 20)
    let (stage, navigation) = try stage(screen)
    screen.fields[19].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.scrollView.contentSize.width += growth
    screen.scrollView.contentSize.height += growth
    screen.fields[19].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(lowerEdge(of: navigation) == 155 && screen.scrollView.contentOffset.y == -155)
    _ = stage
  }

  @Test(
    "leaves no gap below the small title if the app turns off large titles while the keyboard is visible",
    arguments: [52, 0.5] as [CGFloat])
  func turnedOff(expandedHeight: CGFloat) throws {
    let screen = FieldsController(.scrolling, count: 20)
    let (stage, navigation) = try stage(screen)
    screen.scrollView.contentOffset.y = -103 - expandedHeight
    HeadlessWorld.updateCycle()
    screen.fields[14].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    navigation.navigationBar.prefersLargeTitles = false
    screen.fields[14].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(lowerEdge(of: navigation) == 103 && screen.scrollView.contentOffset.y == -103)
    _ = stage
  }

  @Test("changes only the inset for a visible field below the large title")
  func high() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let (stage, navigation) = try stage(screen)
    screen.fields[0].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(lowerEdge(of: navigation) == 155 && screen.scrollView.contentOffset.y == -155)
    #expect(screen.view.transform == .identity)
    screen.fields[19].becomeFirstResponder()
    screen.fields[0].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.fields[0].frameOnScreen.minY >= lowerEdge(of: navigation))
    screen.fields[0].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(lowerEdge(of: navigation) == 155 && screen.scrollView.contentOffset.y == -155)
    _ = stage
  }

  @Test(
    "restores the position to which the user had scrolled, below a small title",
    arguments: [30.0, 52, 60, 300])
  func scrolledBefore(distance: CGFloat) throws {
    let screen = FieldsController(.scrolling, count: 30)
    let (stage, _) = try stage(screen)
    screen.scrollView.contentOffset.y += distance
    let rest = Snapshot(of: stage.window)
    for index in [13, 2, 29, 0, 15] {
      screen.fields[index].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(screen.fields[index]) == 0)
    }
    screen.fields[15].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("restores short content to its position below the large title", arguments: [8, 11])
  func short(index: Int) throws {
    let screen = FieldsController(.scrolling, count: 12, pitch: 52)
    let (stage, navigation) = try stage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[index].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: screen.fields[index]) - 10) < 0.001)
    screen.fields[index].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
    #expect(lowerEdge(of: navigation) == 155)
  }

  @Test("restores the large title after two rotations with the keyboard", arguments: [true, false])
  func turned(isBack: Bool) throws {
    let screen = FieldsController(.scrolling, count: 20)
    let (stage, navigation) = try stage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[14].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.keyboard.rotate(to: .landscape)
    HeadlessClock.advanceUntilIdle()
    #expect(navigation.navigationBar.bounds.height == 32 && stage.covered(screen.fields[14]) == 0)
    #expect(screen.fields[14].frameOnScreen.minY >= lowerEdge(of: navigation))
    if isBack { stage.keyboard.rotate(to: .portrait) }
    HeadlessClock.advanceUntilIdle()
    screen.fields[14].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    if !isBack {
      #expect(screen.scrollView.contentOffset.y == -32)
      stage.keyboard.rotate(to: .portrait)
      HeadlessClock.advanceUntilIdle()
    }
    #expect(navigation.navigationBar.bounds.height == 96 && screen.scrollView.contentOffset.y == -155)
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("keeps the title large if the user pulled the title down while the keyboard was visible")
  func pulled() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let (stage, navigation) = try stage(screen)
    screen.fields[9].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(navigation.navigationBar.bounds.height == 44)
    HeadlessTouches.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 300, y: 480), duration: 0.2)
    HeadlessClock.advanceUntilIdle()
    #expect(navigation.navigationBar.bounds.height == 96 && screen.scrollView.contentOffset.y == -155)
    screen.fields[9].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(navigation.navigationBar.bounds.height == 96 && screen.scrollView.contentOffset.y == -155)
    #expect(screen.scrollView.contentInset == .zero)
    _ = stage
  }

  @Test(
    "restores everything between a large title and a tab bar, with and without a toolbar",
    arguments: [false, true], [false, true])
  func bars(tabs: Bool, toolbar: Bool) throws {
    let screen = FieldsController(.scrolling, count: 20)
    let (stage, _) = try stage(screen, in: tabs, toolbar: toolbar)
    let rest = Snapshot(of: stage.window)
    for index in [19, 4, 12] {
      screen.fields[index].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(screen.fields[index]) == 0)
      #expect(abs(screen.scrollView.adjustedContentInset.bottom - 346) < 0.001, "336 and the spacing")
    }
    screen.fields[12].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("keeps the caret of a tall text view visible, and does not move anything when planning again")
  func tall() throws {
    let screen = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 1400)
    let text = UITextView(frame: CGRect(x: 20, y: 200, width: 353, height: 700))
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    text.text = (1...20).map { "Line \($0)" }.joined(separator: "\n")
    scrollView.addSubview(text)
    screen.view.addSubview(scrollView)
    let (stage, navigation) = try stage(screen)
    let rest = Snapshot(of: stage.window)
    text.selectedTextRange = text.textRange(from: text.endOfDocument, to: text.endOfDocument)
    text.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(try stage.gap(belowCaretOf: text) >= 10 - 0.001)
    let shown = Snapshot(of: stage.window)
    stage.avoider.update()
    expectEqual(Snapshot(of: stage.window), shown)
    text.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
    _ = navigation
  }

  @Test(
    "puts the top edge of a tall field at the bottom edge of the small title",
    .notUnder(
      .scrollViewsScrollAfterNotifications, .scrollViewsScrollBeforeNotifications,
      because: "The system's own scrolling stays, with and without Clavier."))
  func tallField() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let (stage, navigation) = try stage(screen)
    screen.fields[4].frame.size.height = 700
    let rest = Snapshot(of: stage.window)
    screen.fields[4].becomeFirstResponder()
    #expect(abs(screen.fields[4].frameOnScreen.minY - lowerEdge(of: navigation)) < 0.001)
    #expect(lowerEdge(of: navigation) == 103)
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: stage.window)
    stage.avoider.update()
    expectEqual(Snapshot(of: stage.window), shown)
    screen.fields[4].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("needs only one notification, although the space above the keyboard grows as the title shrinks")
  func oneLook() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let (stage, navigation) = try stage(screen)
    screen.fields[4].frame.size.height = 700
    stage.keyboard.followsFirstResponder = false
    screen.fields[4].becomeFirstResponder()
    KeyboardFixture(notificationCenter: .default).post(
      .willShow, KeyboardFixture(notificationCenter: .default).info(height: 336))
    #expect(lowerEdge(of: navigation) == 103 && screen.fields[4].frameOnScreen.minY == 103)
    _ = stage
  }

  @Test(
    "shifts a field below a list, and the list then ends at the title")
  func shifted() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let (stage, navigation) = try stage(screen)
    screen.scrollView.frame.size.height = 760
    screen.scrollView.autoresizingMask = [.flexibleWidth]
    let field = UITextField(frame: CGRect(x: 20, y: 770, width: 300, height: 34))
    screen.view.addSubview(field)
    let rest = Snapshot(of: stage.window)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: field) - 10) < 0.001 && screen.view.transform.ty < 0)
    let moved = screen.view.transform.ty
    screen.scrollView.contentOffset.y = 400
    stage.avoider.spacing = 20
    #expect(abs(screen.view.transform.ty - (moved - 10)) < 0.001)
    #expect(lowerEdge(of: navigation) == 103 && screen.view.safeAreaInsets.top == 103, "no gap below the small title")
    screen.scrollView.contentOffset.y = -155
    stage.avoider.spacing = 10
    #expect(screen.view.safeAreaInsets.top == 155)
    field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("restores a table that does not inset itself, below a large title", arguments: [0, 10, 29])
  func table(row: Int) throws {
    let screen = TableFieldsController()
    screen.table.rowHeight = 50
    let (stage, navigation) = try stage(screen)
    let rest = (screen.table.contentOffset, screen.table.contentInset, lowerEdge(of: navigation))
    screen.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
    let (offset, height) = (screen.table.contentOffset, lowerEdge(of: navigation))
    let field = try #require(screen.table.field(row: row))
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(field) == 0 && field.frameOnScreen.minY >= lowerEdge(of: navigation))
    field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.table.contentOffset == offset && lowerEdge(of: navigation) == height)
    #expect(rest.1 == screen.table.contentInset)
  }

  @Test(
    "restores a presented page with its own large title", arguments: ["iPhone 15", "iPad (10th generation)"])
  func page(device: String) throws {
    let root = UIViewController()
    let stage = try AvoiderStage(root, device: device)
    let screen = FieldsController(.scrolling, count: 20)
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    root.present(navigation, animated: false)
    HeadlessClock.advanceUntilIdle()
    let rest = Snapshot(of: stage.window)
    for index in [3, 19, 11] {
      screen.fields[index].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(screen.fields[index]) == 0)
      #expect(screen.fields[index].frameOnScreen.minY >= lowerEdge(of: navigation))
    }
    screen.fields[11].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test(
    "shows a low field on a pushed screen, and restores the first screen after a pop or a back swipe",
    arguments: [false, true])
  func pushed(swipes: Bool) throws {
    let (root, page) = (FieldsController(.scrolling, count: 20), FieldsController(.scrolling, count: 20))
    let (stage, navigation) = try stage(root)
    let rest = Snapshot(of: stage.window)
    root.fields[15].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    navigation.pushViewController(page, animated: true)
    page.fields[16].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: page.fields[16]) - 10) < 0.001 && lowerEdge(of: navigation) == 103)
    if swipes {
      HeadlessTouches.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 380, y: 300), duration: 0.3)
    } else {
      navigation.popViewController(animated: true)
    }
    HeadlessClock.advanceUntilIdle()
    #expect(navigation.topViewController === root && !stage.keyboard.isVisible)
    #expect(lowerEdge(of: navigation) == 155)
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("restores everything with the policy safeArea")
  func asSafeArea() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let (stage, navigation) = try stage(screen)
    stage.avoider.policy = .safeArea
    let rest = Snapshot(of: stage.window)
    for index in [19, 0, 12] {
      screen.fields[index].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(screen.fields[index]) == 0)
    }
    screen.fields[12].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(lowerEdge(of: navigation) == 155)
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("after a tap on the status bar has scrolled to the large title, the content stays below the title")
  func statusBar() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let (stage, navigation) = try stage(screen)
    screen.scrollView.contentOffset.y += 300
    HeadlessWorld.updateCycle()
    screen.fields[13].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.tapStatusBar()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentOffset.y == -155 && lowerEdge(of: navigation) == 155)
    screen.fields[13].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentOffset.y == -155)
    _ = stage
  }
}
