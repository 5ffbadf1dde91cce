import Foundation
import Testing
import UIKit

@MainActor @Suite("Search controllers") struct ControllerSearchTests {
  private final class SearchLogger: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var notes: [String] = []

    func take() -> [String] {
      defer { notes = [] }
      return notes
    }

    func updateSearchResults(for searchController: UISearchController) {
      notes.append("update “\(searchController.searchBar.text ?? "")” \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { notes.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { notes.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { notes.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { notes.append("did dismiss") }
  }

  private let journalist = SearchLogger()
  private let list = ListController()
  private let results = UIViewController()

  private func hold(
    results: UIViewController? = nil, large: Bool = true,
    _ body: (UINavigationController, UISearchController) throws -> Void
  ) rethrows {
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = large
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = journalist
    search.delegate = journalist
    list.navigationItem.searchController = search
    _ = Screen(controller: navigation)
    try body(navigation, search)
  }

  @Test("The search bar is below the title and adds 52 points to the bar")
  func standing() {
    hold { navigation, search in
      #expect(navigation.navigationBar.frame == rect(0, 59, 393, 148))
      #expect(search.searchBar.convert(search.searchBar.bounds, to: nil) == rect(0, 155, 393, 52))
      #expect(list.scrollView.contentOffset.y == -207)
    }
  }

  @Test("Scrolling collapses the search bar first, unless it is fixed, and then the large title")
  func scrolling() {
    hold { navigation, search in
      list.scrollView.contentOffset.y = -207 + 30
      #expect(navigation.navigationBar.frame.height == 118)
      #expect(search.searchBar.convert(search.searchBar.bounds, to: nil).maxY == 177)
      list.scrollView.contentOffset.y = -207 + 70
      #expect(navigation.navigationBar.frame.height == 78)
      list.scrollView.contentOffset.y = 100
      #expect(navigation.navigationBar.frame.height == 44)
      list.navigationItem.hidesSearchBarWhenScrolling = false
      #expect(navigation.navigationBar.frame.height == 96)
      list.scrollView.contentOffset.y = -207
      #expect(navigation.navigationBar.frame.height == 148)
    }
  }

  @Test("Editing activates the search: it hides the title and dims the content until the search is canceled")
  func activation() throws {
    try hold { navigation, search in
      HeadlessTouches.tap(search.searchBar)
      #expect(search.isActive && search.searchBar.searchTextField.isEditing && search.searchBar.showsCancelButton)
      HeadlessClock.advanceUntilIdle()
      #expect(navigation.navigationBar.frame == rect(0, 59, 393, 52))
      #expect(list.scrollView.contentOffset.y == -111 && search.view.window != nil)
      #expect(journalist.take() == ["will present", "update “” true", "did present"])
      HeadlessTyping.insert("ab")
      #expect(journalist.take() == ["update “a” true", "update “ab” true"])
      let cancel = try #require(search.searchBar.subviews.first { $0 is UIButton })
      HeadlessTouches.tap(cancel)
      HeadlessClock.advanceUntilIdle()
      #expect(!search.isActive && !search.searchBar.isFirstResponder && search.searchBar.text == "")
      #expect(search.view.window == nil && navigation.navigationBar.frame.height == 148)
      #expect(list.scrollView.contentOffset.y == -207)
      #expect(journalist.take() == ["will dismiss", "update “” false", "update “” false", "did dismiss"])
    }
  }

  @Test("A tap on dimmed content ends the search, but a tap on content that is not dimmed does not")
  func dimming() {
    hold { _, search in
      search.isActive = true
      HeadlessClock.advanceUntilIdle()
      HeadlessTouches.tap(at: CGPoint(x: 200, y: 300))
      #expect(!search.isActive)
      search.obscuresBackgroundDuringPresentation = false
      search.isActive = true
      HeadlessClock.advanceUntilIdle()
      HeadlessTouches.tap(at: CGPoint(x: 200, y: 300))
      #expect(search.isActive)
    }
  }

  @Test("The title can stay visible, and a results controller appears with the first letter")
  func ownResults() {
    hold(results: results) { navigation, search in
      search.hidesNavigationBarDuringPresentation = false
      search.isActive = true
      HeadlessClock.advanceUntilIdle()
      #expect(navigation.navigationBar.frame.height == 96 && results.viewIfLoaded?.window == nil)
      HeadlessTyping.insert("a")
      #expect(results.view.window != nil && results.view.safeAreaInsets.top == 155)
      search.isActive = false
      HeadlessClock.advanceUntilIdle()
      #expect(results.view.window == nil && results.parent == nil)
    }
  }

  @Test("A push ends editing in the search bar, and after a pop the search is still active")
  func pushing() {
    hold { navigation, search in
      search.obscuresBackgroundDuringPresentation = false
      search.isActive = true
      let page = UIViewController()
      navigation.pushViewController(page, animated: true)
      HeadlessClock.advanceUntilIdle()
      #expect(search.searchBar.window == nil && !search.searchBar.isFirstResponder && search.isActive)
      #expect(page.view.safeAreaInsets.top == 155)
      navigation.popViewController(animated: true)
      HeadlessClock.advanceUntilIdle()
      #expect(search.searchBar.window != nil && search.isActive && navigation.navigationBar.frame.height == 52)
    }
  }
}
