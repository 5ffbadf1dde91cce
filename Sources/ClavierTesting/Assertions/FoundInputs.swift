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
    private var rowCounts: [ObjectIdentifier: [Int]] = [:]

    /// Adds the inputs that are on the screen, and those in the rows of lists, which it scrolls page by page.
    mutating func search(_ window: UIWindow, in controller: UIViewController) {
      let tab = TabSelection(in: controller)
      search(window.frontView(over: controller), scrolls: true) { input in
        var input = input
        input.tab = tab
        return input
      }
    }

    /// Adds the inputs that appeared while another input is edited.
    mutating func searchWhileEditing(_ edited: TrialInput, _ window: UIWindow, in controller: UIViewController) {
      search(window.frontView(over: controller), scrolls: false) { input in
        var input = input
        (input.tab, input.predecessor) = (edited.tab, Predecessor(find: edited.find))
        return input
      }
    }

    private mutating func search(_ view: UIView, scrolls: Bool, _ complete: (TrialInput) -> TrialInput) {
      // A transparent input is found, because an app can make it first responder. The inputs in a transparent container
      // are not found before the container appears.
      if view.isHidden || view.isRow { return }
      if view.isTextInput { return add(view, FoundPlace(view), { view }, complete) }
      if view.alpha < 0.01 { return }
      for subview in view.subviews { search(subview, scrolls: scrolls, complete) }
      if let list = view as? any RowList { searchRows(of: list, scrolls: scrolls, complete) }
    }

    private mutating func searchRows(of list: any RowList, scrolls: Bool, _ complete: (TrialInput) -> TrialInput) {
      let counts = list.rowCounts
      guard scrolls, rowCounts[ObjectIdentifier(list)] != counts else {
        return add(list.shownPaths, of: list, complete)
      }
      rowCounts[ObjectIdentifier(list)] = counts
      list.forEachPage { add($0, of: list, complete) }
    }

    private mutating func add(
      _ paths: [IndexPath], of list: any RowList, _ complete: (TrialInput) -> TrialInput
    ) {
      for path in paths {
        for (ordinal, view) in (list.row(at: path)?.inputsThatTakeTyping ?? []).enumerated() {
          add(view, FoundPlace(list, path, ordinal), { list.input(ordinal, at: path) }, complete)
        }
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

  /// The identity of an input: its view, or its position in a list.
  private struct FoundPlace: Hashable {
    private var owner: ObjectIdentifier
    private var path: IndexPath?
    private var ordinal = 0

    init(_ view: UIView) { owner = ObjectIdentifier(view) }

    @MainActor init(_ list: any RowList, _ path: IndexPath, _ ordinal: Int) {
      (owner, self.path, self.ordinal) = (ObjectIdentifier(list), path, ordinal)
    }
  }
#endif
