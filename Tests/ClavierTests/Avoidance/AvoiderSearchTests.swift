import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Search bars.
///
/// A search bar in a navigation bar does not move anything. A search bar in the content moves like any other input.
@MainActor
@Suite(
  .underEveryPromptAlternative,
  .notUnder(.largeTitleAdds60, .searchBarIs60High, because: "The expected numbers are those of bars 52 points high."),
  .notUnder(.hiddenViewsAreNotLaidOut, because: "The search bar's hidden button is laid out late anyway."))
struct AvoiderSearchTests {
  private func search(
    over screen: UIViewController, large: Bool = true
  ) throws -> (AvoiderStage, UINavigationController, UISearchController) {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = large
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    screen.navigationItem.searchController = search
    return (try AvoiderStage(navigation), navigation, search)
  }

  @Test(
    "IQ#2151: does not move anything for the field of a search controller, with and without a large title",
    arguments: [false, true])
  func contributesNothing(large: Bool) throws {
    let screen = FieldsController(.fixed, count: 13)
    let (stage, navigation, search) = try search(over: screen, large: large)
    let rest = Snapshot(of: stage.window)
    HeadlessTouches.tap(search.searchBar)
    HeadlessClock.advanceUntilIdle()
    #expect(search.isActive && stage.keyboard.isVisible && search.searchBar.searchTextField.isEditing)
    #expect(stage.avoider.applier.ledger.isEmpty && screen.view.transform == .identity)
    #expect(stage.covered(search.searchBar) == 0 && navigation.view.transform == .identity)
    search.isActive = false
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("adjusts for a low field and restores everything as focus moves between the field and the search bar")
  func between() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let (stage, navigation, search) = try search(over: screen)
    let rest = Snapshot(of: stage.window)
    for _ in 0..<3 {
      search.isActive = true
      HeadlessClock.advanceUntilIdle()
      #expect(stage.avoider.applier.ledger.isEmpty && navigation.navigationBar.bounds.height == 52)
      let searching = Snapshot(of: screen.view)
      screen.fields[14].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(abs(stage.gap(below: screen.fields[14]) - 10) < 0.001)
      search.searchBar.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      expectEqual(Snapshot(of: screen.view), searching)
    }
    search.isActive = false
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("shows the field of a screen that is pushed during a search, and keeps the search active")
  func pushed() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let (stage, navigation, search) = try search(over: screen)
    search.isActive = true
    HeadlessClock.advanceUntilIdle()
    let searching = Snapshot(of: screen.view)
    let page = FieldsController(.scrolling, count: 20)
    navigation.pushViewController(page, animated: true)
    HeadlessClock.advanceUntilIdle()
    page.fields[15].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: page.fields[15]) - 10) < 0.001)
    #expect(page.fields[15].frameOnScreen.minY >= navigation.navigationBar.frameOnScreen.maxY)
    navigation.popViewController(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(search.isActive && stage.avoider.applier.ledger.isEmpty)
    expectEqual(Snapshot(of: screen.view), searching)
  }

  @Test(
    "ends a search on a pushed screen with the back swipe, or keeps the search if the swipe is canceled",
    arguments: [true, false])
  func swipedBack(isFinished: Bool) throws {
    let (root, page) = (FieldsController(.scrolling, count: 20), FieldsController(.scrolling, count: 20))
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = try AvoiderStage(navigation)
    let rest = Snapshot(of: stage.window)
    let search = UISearchController(searchResultsController: nil)
    search.hidesNavigationBarDuringPresentation = false
    search.obscuresBackgroundDuringPresentation = false
    page.navigationItem.searchController = search
    navigation.pushViewController(page, animated: true)
    HeadlessClock.advanceUntilIdle()
    search.isActive = true
    HeadlessClock.advanceUntilIdle()
    let searching = Snapshot(of: page.view)
    HeadlessTouches.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: isFinished ? 380 : 100, y: 400), duration: 0.8)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.applier.ledger.isEmpty && stage.keyboard.isVisible == !isFinished)
    if isFinished {
      expectEqual(Snapshot(of: stage.window), rest)
      root.fields[15].becomeFirstResponder()
      #expect(abs(stage.gap(below: root.fields[15]) - 10) < 0.001)
    } else {
      #expect(navigation.topViewController === page && search.searchBar.isFirstResponder)
      expectEqual(Snapshot(of: page.view), searching)
    }
  }

  @Test("IQ#1156: does not accumulate offsets for a search bar in a table's header")
  func inHeader() throws {
    let screen = UITableViewController(style: .plain)
    let rows = Rows()
    screen.tableView.dataSource = rows
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
    screen.tableView.tableHeaderView = bar
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = try AvoiderStage(navigation)
    let rest = Snapshot(of: stage.window)
    for _ in 0..<3 {
      bar.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(bar) == 0 && screen.tableView.contentOffset.y == -155)
      bar.resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
      expectEqual(Snapshot(of: stage.window), rest)
    }
  }

  @Test("keeps a search bar at the bottom edge of a screen visible")
  func atLowerEdge() throws {
    let screen = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 762))
    list.contentSize = CGSize(width: 393, height: 2000)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 762, width: 393, height: 56))
    screen.view.addSubview(list)
    screen.view.addSubview(bar)
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = try AvoiderStage(navigation)
    let rest = Snapshot(of: stage.window)
    bar.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(bar) == 0)
    bar.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("does not move anything for a search bar whose options exclude it")
  func excluded() throws {
    let screen = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 762, width: 393, height: 56))
    screen.view.addSubview(bar)
    let stage = try AvoiderStage(screen)
    stage.avoider.options(for: bar).isEnabled = false
    let rest = Snapshot(of: stage.window)
    bar.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
    stage.avoider.options(for: bar).isEnabled = true
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(bar) == 0)
  }

  @Test("IQ#2151: does not move anything for a search bar in the toolbar, which iOS 26 puts above the keyboard")
  func inToolbar() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    screen.toolbarItems = [UIBarButtonItem(customView: bar)]
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    let stage = try AvoiderStage(navigation)
    let rest = Snapshot(of: screen.view)
    #expect(bar.becomeFirstResponder())
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.applier.ledger.isEmpty)
    expectEqual(Snapshot(of: screen.view), rest)
    screen.fields[15].becomeFirstResponder()
    #expect(abs(stage.gap(below: screen.fields[15]) - 10) < 0.001)
  }

  @Test(
    "IQ#1378: shows the caret of a tall text view in one of two stacks, and keeps its top below the bar"
  )
  func sideBySide() throws {
    let (list, detail) = (FieldsController(.scrolling, count: 20), UIViewController())
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 700, height: 820))
    text.font = .systemFont(ofSize: 17)
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    text.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    detail.loadViewIfNeeded()
    text.frame = detail.view.bounds
    detail.view.addSubview(text)
    let split = SideBySideController(list, detail)
    let stage = try AvoiderStage(split, device: "iPad (10th generation)", orientation: .landscape)
    let rest = Snapshot(of: stage.window)
    text.selectedTextRange = text.textRange(from: text.endOfDocument, to: text.endOfDocument)
    text.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(try stage.gap(belowCaretOf: text) >= 10 - 0.001)
    let bar = split.right.navigationBar.frameOnScreen
    #expect(text.frameOnScreen.minY + text.adjustedContentInset.top >= bar.maxY - 0.001)
    #expect(split.left.view.transform == .identity && list.scrollView.contentInset == .zero)
    list.fields[18].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(list.fields[18]) == 0 && detail.view.transform == .identity)
    #expect(text.contentInset == .zero)
    list.fields[18].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    _ = rest
    #expect(stage.avoider.applier.ledger.isEmpty)
    #expect(split.left.navigationBar.bounds.height == 102)
  }
}

/// Two navigation stacks side by side, as in a split view controller.
private final class SideBySideController: UIViewController {
  let left, right: UINavigationController

  init(_ list: UIViewController, _ detail: UIViewController) {
    left = UINavigationController(rootViewController: list)
    right = UINavigationController(rootViewController: detail)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (child, isLeft) in [(left, true), (right, false)] {
      child.navigationBar.prefersLargeTitles = isLeft
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    left.view.frame = CGRect(x: 0, y: 0, width: 320, height: view.bounds.height)
    right.view.frame = CGRect(x: 320, y: 0, width: view.bounds.width - 320, height: view.bounds.height)
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
