#if canImport(UIKit)
  import UIKit

  /// The selected tab of the front screen, and the selected tabs inside it, from the outermost to the innermost.
  @MainActor
  struct TabSelection {
    private struct Level {
      let tabs: UITabBarController
      let tab: UIViewController
    }

    private let levels: [Level]

    private init(_ levels: [Level]) {
      self.levels = levels
    }

    /// Creates a value for the current selection; nil if the screen has no tabs.
    init?(in controller: UIViewController) {
      var levels: [Level] = []
      var parent = controller.frontController
      while let tabs = Self.tabs(in: parent), let tab = tabs.selectedViewController {
        levels.append(Level(tabs: tabs, tab: tab))
        parent = tab
      }
      guard !levels.isEmpty else { return nil }
      self.init(levels)
    }

    var isSelected: Bool { levels.allSatisfy { $0.tabs.selectedViewController === $0.tab } }

    var depth: Int { levels.count }

    /// Returns the other tabs that can be selected without changing the selection in the given number of outer tab bar
    /// controllers.
    func others(below depth: Int) -> [TabSelection] {
      levels.indices.dropFirst(depth).flatMap { index in
        let (tabs, selected) = (levels[index].tabs, levels[index].tab)
        return (tabs.viewControllers ?? []).filter { $0 !== selected }.map { tab in
          TabSelection(levels[..<index] + [Level(tabs: tabs, tab: tab)])
        }
      }
    }

    func select() {
      for level in levels { level.tabs.selectedViewController = level.tab }
    }

    private static func tabs(in controller: UIViewController) -> UITabBarController? {
      if let tabs = controller as? UITabBarController { return tabs }
      return controller.children.lazy.compactMap(tabs).first
    }
  }
#endif
