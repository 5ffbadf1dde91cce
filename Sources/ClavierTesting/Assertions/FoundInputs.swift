#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The inputs on a screen that have been found so far, each with a unique name.
  @MainActor
  struct FoundInputs {
    private(set) var inputs: [TrialInput] = []
    private var views: [FoundView] = []
    private var lists: [FoundView] = []
    private var listInputs: [ListInput] = []
    private var names = UniqueNames()
    /// The numbers of rows in the sections of each list when its rows were found.
    private var rowCounts: [ListPath: [Int]] = [:]

    /// The tab that is being searched; nil if the screen has no tabs.
    private var tab: TabSelection?
    /// The input whose editing caused the screen that is being searched to appear; nil if there is no such input.
    private var predecessor: Predecessor?
    /// Whether the lists that are being searched may scroll.
    private var scrolls = true
    /// The views that the user cannot reach on the screen that is being searched.
    private var coveredViews: [UIView] = []
    /// The inputs of the current list while all of its rows are searched, otherwise nil.
    private var collected: [ListInput]?

    /// Whether the number of rows of an outermost list has changed since its rows were found.
    ///
    /// Lists in rows are not compared, because such a list may be visible only after scrolling to its row.
    var hasChangedLists: Bool {
      rowCounts.contains { path, counts in
        guard path.isOutermostList, let list = path.outermostList.current as? any RowList, list.window != nil else {
          return false
        }
        return list.rowCounts != counts
      }
    }

    /// Adds the inputs that are on the screen, and the inputs in the rows of lists, which are scrolled page by page.
    ///
    /// - Parameter input: The input whose editing caused the screen to appear; nil if there is no such input.
    mutating func search(_ window: UIWindow, in controller: UIViewController, after input: Predecessor? = nil) {
      tab = TabSelection(in: controller)
      predecessor = input
      scrolls = true
      searchFrontView(of: window, over: controller)
    }

    /// Adds the inputs that appeared while another input was being edited.
    mutating func searchWhileEditing(_ edited: TrialInput, _ window: UIWindow, in controller: UIViewController) {
      tab = edited.tab
      predecessor = Predecessor(edited)
      scrolls = false
      searchFrontView(of: window, over: controller)
    }

    private mutating func searchFrontView(of window: UIWindow, over controller: UIViewController) {
      coveredViews = window.coveredViews
      searchView(window.frontView(over: controller))
      tab = nil
      predecessor = nil
      coveredViews = []
    }

    private mutating func searchView(_ view: UIView) {
      // A transparent input is found, because an app can make it first responder. If a container is transparent or
      // receives no touches, its inputs are found only after the container has become visible and touchable.
      if view.isHidden || view.isRow || view.isSectionPart || coveredViews.contains(view) { return }
      if view.isTextInput, !view.mayContainInputs { return add(view) }
      guard view.takesTouches else { return }
      for subview in view.subviews { searchView(subview) }
      if let list = view as? any RowList { searchList(list) }
    }

    // MARK: - Lists

    private mutating func searchList(_ list: any RowList) {
      let owner = foundView(of: list)
      let path = ListPath(outermostList: owner)
      if scrolls, rowCounts[path] != list.rowCounts { collected = [] }
      searchElements(of: list, at: path) { owner.current as? any RowList }
      if let found = collected { merge(found, of: owner) }
      collected = nil
    }

    /// Returns the list that was found before and to which a view belongs, or adds a list.
    private mutating func foundView(of list: UIScrollView) -> FoundView {
      let fingerprint = FoundView.Fingerprint(list)
      if let known = FoundView.known(list, with: fingerprint, among: lists, after: predecessor) { return known }
      let new = FoundView(list, with: fingerprint, after: predecessor)
      lists.append(new)
      return new
    }

    private mutating func searchElements(
      of list: any RowList, at path: ListPath, scrollToList: @escaping () -> (any RowList)?
    ) {
      let counts = list.rowCounts
      guard scrolls, collected != nil || rowCounts[path] != counts else {
        for element in list.shownElements { searchElement(element, of: list, at: path, scrollToList: scrollToList) }
        return
      }
      rowCounts[path] = counts
      list.scrollThroughElements { searchElement($0, of: list, at: path, scrollToList: scrollToList) }
    }

    private mutating func searchElement(
      _ element: ListElement, of list: any RowList, at path: ListPath, scrollToList: @escaping () -> (any RowList)?
    ) {
      guard let view = list.view(of: element) else { return }
      let path = path.appending(.element(element))
      let scrollToElement = { scrollToList()?.scrollToView(of: element) }
      for (ordinal, input) in view.elementInputs.enumerated() {
        let found = ListInput(path.appending(.input(ordinal)), named: input.inputName) {
          scrollToElement()?.elementInputs[at: ordinal]
        }
        guard collected == nil else {
          collected?.append(found)
          continue
        }
        if !isKnown(found) { add(found) }
      }
      for (ordinal, nested) in view.nestedLists.enumerated() {
        searchElements(of: nested, at: path.appending(.list(ordinal))) { scrollToElement()?.nestedLists[at: ordinal] }
      }
    }

    /// Returns whether a visible input in a list was found before.
    ///
    /// If rows have been inserted or deleted, a different input may have had the same path, so only the name is
    /// compared.
    private func isKnown(_ found: ListInput) -> Bool {
      let list = found.path.outermostList
      guard let counts = rowCounts[ListPath(outermostList: list)], counts != (list.current as? any RowList)?.rowCounts
      else {
        return listInputs.contains { $0.path == found.path }
      }
      return listInputs.contains { $0.path.outermostList === list && $0.name == found.name }
    }

    /// Adds the new inputs of a list, and updates the paths of the inputs that were found before.
    private mutating func merge(_ found: [ListInput], of list: FoundView) {
      // The same row can be visible on several pages of the list, and is then found more than once.
      var paths: Set<ListPath> = []
      var new = found.filter { paths.insert($0.path).inserted }
      var old = listInputs.filter { $0.path.outermostList === list }
      func match(_ isSame: @MainActor (ListInput, ListInput) -> Bool) {
        guard !old.isEmpty else { return }
        new.removeAll { input in
          guard let index = old.firstIndex(where: { isSame($0, input) }) else { return false }
          old.remove(at: index).adopt(input)
          return true
        }
      }
      match { $0.path == $1.path && $0.name == $1.name }
      match { $0.name == $1.name }
      for input in old where paths.contains(input.path) { input.remove() }
      for input in new { add(input) }
    }

    // MARK: - Adding

    private mutating func add(_ view: UIView) {
      guard view.takesTyping else { return }
      let fingerprint = FoundView.Fingerprint(view)
      guard FoundView.known(view, with: fingerprint, among: views, after: predecessor) == nil else { return }
      let found = FoundView(view, with: fingerprint, after: predecessor)
      views.append(found)
      add(named: view.inputName) { found.current }
    }

    private mutating func add(_ input: ListInput) {
      listInputs.append(input)
      add(named: input.name) { input.scrollToView() }
    }

    private mutating func add(named name: String, scrollToView: @escaping () -> UIView?) {
      var input = TrialInput(name: names.add(name), scrollToView: scrollToView)
      input.tab = tab
      input.predecessor = predecessor
      inputs.append(input)
    }
  }

  extension Array {
    /// Returns an element; nil if the index is out of bounds.
    fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
  }
#endif
