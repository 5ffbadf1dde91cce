#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The inputs of a screen that were found so far, each with a unique name.
  @MainActor
  struct FoundInputs {
    private(set) var inputs: [TrialInput] = []
    private var views: [FoundView] = []
    private var places: Set<FoundPlace> = []
    private var names = UniqueNames()
    /// The numbers of rows in the sections of each list when its rows were found.
    private var rowCounts: [FoundPlace: [Int]] = [:]

    // The current search.
    private var tab: TabSelection?
    private var predecessor: Predecessor?
    private var scrolls = true
    private var coveredViews: [UIView] = []

    /// Adds the inputs that are on the screen, and those in the rows of lists, which it scrolls page by page.
    ///
    /// - Parameter input: The input whose editing has shown the screen; `nil` if it was shown without that.
    mutating func search(_ window: UIWindow, in controller: UIViewController, after input: Predecessor? = nil) {
      (tab, predecessor, scrolls) = (TabSelection(in: controller), input, true)
      search(window, from: controller)
    }

    /// Adds the inputs that appeared while another input is edited.
    mutating func searchWhileEditing(_ edited: TrialInput, _ window: UIWindow, in controller: UIViewController) {
      (tab, predecessor, scrolls) = (edited.tab, Predecessor(edited), false)
      search(window, from: controller)
    }

    private mutating func search(_ window: UIWindow, from controller: UIViewController) {
      coveredViews = window.coveredViews
      search(window.frontView(over: controller))
      (tab, predecessor, coveredViews) = (nil, nil, [])
    }

    private mutating func search(_ view: UIView) {
      // A transparent input is found, because an app can make it first responder. Its container may appear later.
      if view.isHidden || view.isRow || view.isSectionPart || coveredViews.contains(view) { return }
      if view.isTextInput { return add(view) }
      if view.alpha < 0.01 { return }
      for subview in view.subviews { search(subview) }
      if let list = view as? any RowList { searchElements(of: list, FoundPlace(list: list)) { list } }
    }

    // MARK: - Lists

    private mutating func searchElements(
      of list: any RowList, _ place: FoundPlace, _ find: @escaping () -> (any RowList)?
    ) {
      let counts = list.rowCounts
      guard scrolls, rowCounts[place] != counts else {
        for element in list.shownElements { search(element, of: list, place, find) }
        return
      }
      rowCounts[place] = counts
      list.forEachElement { search($0, of: list, place, find) }
    }

    private mutating func search(
      _ element: ListElement, of list: any RowList, _ place: FoundPlace, _ find: @escaping () -> (any RowList)?
    ) {
      guard let view = list.view(of: element) else { return }
      let place = place.appending(.element(element))
      let show = { find()?.showView(of: element) }
      for (ordinal, input) in view.inputsThatTakeTyping.enumerated()
      where places.insert(place.appending(.input(ordinal))).inserted {
        add(named: input.inputName) { show()?.inputsThatTakeTyping[at: ordinal] }
      }
      for (ordinal, nested) in view.nestedLists.enumerated() {
        searchElements(of: nested, place.appending(.list(ordinal))) { show()?.nestedLists[at: ordinal] }
      }
    }

    // MARK: - Adding

    private mutating func add(_ view: UIView) {
      guard view.takesTyping, !views.contains(where: { $0.isKnown(view) }) else { return }
      let mark = FoundView.Mark(view)
      if let known = views.first(where: { $0.isReplaced(by: mark, after: predecessor) }) {
        known.replace(with: view)
        return
      }
      let found = FoundView(view, mark, after: predecessor)
      views.append(found)
      add(named: view.inputName) { found.current }
    }

    private mutating func add(named name: String, _ find: @escaping () -> UIView?) {
      var input = TrialInput(name: names.add(name), find: find)
      (input.tab, input.predecessor) = (tab, predecessor)
      inputs.append(input)
    }
  }

  /// The identity of a list, or of an input in a list.
  private struct FoundPlace: Hashable {
    enum Step: Hashable {
      case element(ListElement), list(Int), input(Int)
    }

    /// The list, which is retained, so that no other one has its identity.
    private var list: UIScrollView
    private var steps: [Step] = []

    init(list: UIScrollView) { self.list = list }

    func appending(_ step: Step) -> FoundPlace {
      var place = self
      place.steps.append(step)
      return place
    }
  }

  extension Array {
    fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
  }
#endif
