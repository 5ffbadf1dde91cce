#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The inputs of a screen that were found so far, each with a unique name.
  @MainActor
  struct FoundInputs {
    private(set) var inputs: [TrialInput] = []
    private var places: Set<FoundPlace> = []
    private var names: Set<String> = []
    /// The numbers of rows in the sections of each list when its rows were found.
    private var rowCounts: [FoundPlace: [Int]] = [:]
    /// The views that the current search skips.
    private var coveredViews: [UIView] = []

    /// Adds the inputs that are on the screen, and those in the rows of lists, which it scrolls page by page.
    mutating func search(_ window: UIWindow, in controller: UIViewController) {
      let tab = TabSelection(in: controller)
      coveredViews = window.coveredViews
      search(window.frontView(over: controller), scrolls: true) { input in
        var input = input
        input.tab = tab
        return input
      }
    }

    /// Adds the inputs that appeared while another input is edited.
    mutating func searchWhileEditing(_ edited: TrialInput, _ window: UIWindow, in controller: UIViewController) {
      coveredViews = window.coveredViews
      search(window.frontView(over: controller), scrolls: false) { input in
        var input = input
        (input.tab, input.predecessor) = (edited.tab, Predecessor(find: edited.find))
        return input
      }
    }

    private mutating func search(_ view: UIView, scrolls: Bool, _ complete: (TrialInput) -> TrialInput) {
      // A transparent input is found, because an app can make it first responder. Its container may appear later.
      if view.isHidden || view.isRow || view.isSectionPart || coveredViews.contains(view) { return }
      if view.isTextInput { return add(view, FoundPlace(view), { view }, complete) }
      if view.alpha < 0.01 { return }
      for subview in view.subviews { search(subview, scrolls: scrolls, complete) }
      guard let list = view as? any RowList else { return }
      searchElements(of: list, FoundPlace(view), { list }, scrolls: scrolls, complete)
    }

    private mutating func searchElements(
      of list: any RowList, _ place: FoundPlace, _ find: @escaping () -> (any RowList)?, scrolls: Bool,
      _ complete: (TrialInput) -> TrialInput
    ) {
      let counts = list.rowCounts
      guard scrolls, rowCounts[place] != counts else {
        for element in list.shownElements {
          search(element, of: list, place, find, scrolls: scrolls, complete)
        }
        return
      }
      rowCounts[place] = counts
      list.forEachElement { search($0, of: list, place, find, scrolls: scrolls, complete) }
    }

    private mutating func search(
      _ element: ListElement, of list: any RowList, _ place: FoundPlace, _ find: @escaping () -> (any RowList)?,
      scrolls: Bool, _ complete: (TrialInput) -> TrialInput
    ) {
      guard let view = list.view(of: element) else { return }
      let place = place.appending(.element(element))
      let show = { find()?.showView(of: element) }
      for (ordinal, input) in view.inputsThatTakeTyping.enumerated() {
        add(input, place.appending(.input(ordinal)), { show()?.inputsThatTakeTyping[at: ordinal] }, complete)
      }
      for (ordinal, nested) in view.nestedLists.enumerated() {
        searchElements(
          of: nested, place.appending(.list(ordinal)), { show()?.nestedLists[at: ordinal] }, scrolls: scrolls, complete)
      }
    }

    private mutating func add(
      _ view: UIView, _ place: FoundPlace, _ find: @escaping () -> UIView?, _ complete: (TrialInput) -> TrialInput
    ) {
      guard view.takesTyping, places.insert(place).inserted else { return }
      let name = view.inputName
      var (unique, count) = (name, 1)
      while !names.insert(unique).inserted {
        count += 1
        unique = "\(name) \(count)"
      }
      inputs.append(complete(TrialInput(name: unique, find: find)))
    }
  }

  /// The identity of an input or a list: its view, or its position in a list.
  private struct FoundPlace: Hashable {
    enum Step: Hashable {
      case element(ListElement), list(Int), input(Int)
    }

    /// The input or the list, which is retained, so that no other view has its identity.
    private var owner: UIView
    private var steps: [Step] = []

    init(_ view: UIView) { owner = view }

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
