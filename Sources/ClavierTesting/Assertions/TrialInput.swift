#if canImport(UIKit)
  import UIKit

  /// An input, and how to bring it onto the screen.
  ///
  /// A row that is off the screen has no views until it is scrolled to.
  @MainActor
  package struct TrialInput {
    /// The name in reports, which is unique on the screen.
    package let name: String
    /// Returns the view after scrolling to it; `nil` if it no longer exists.
    let find: () -> UIView?
    /// The tab that shows the input; `nil` if there are no tabs.
    var tab: TabSelection?
    /// The input that must be edited so that this one appears; `nil` if that is not necessary.
    var predecessor: Predecessor?

    init(name: String, find: @escaping () -> UIView?) {
      self.name = name
      self.find = find
    }
  }

  /// An input that makes another one appear.
  @MainActor
  struct Predecessor {
    let name: String
    let find: () -> UIView?

    init(_ input: TrialInput) { (name, find) = (input.name, input.find) }
  }

  /// A selected tab of the outermost tab bar controller of a screen.
  @MainActor
  struct TabSelection {
    private let tabs: UITabBarController
    private let tab: UIViewController

    private init(_ tabs: UITabBarController, _ tab: UIViewController) {
      (self.tabs, self.tab) = (tabs, tab)
    }

    /// Creates the current selection; `nil` if the screen has no tabs.
    init?(in controller: UIViewController) {
      guard let tabs = Self.tabs(in: controller), let tab = tabs.selectedViewController else { return nil }
      self.init(tabs, tab)
    }

    var isSelected: Bool { tabs.selectedViewController === tab }

    /// The other tabs.
    var others: [TabSelection] {
      (tabs.viewControllers ?? []).filter { $0 !== tab }.map { TabSelection(tabs, $0) }
    }

    func select() { tabs.selectedViewController = tab }

    private static func tabs(in controller: UIViewController) -> UITabBarController? {
      if let tabs = controller as? UITabBarController { return tabs }
      return controller.children.lazy.compactMap(tabs).first
    }
  }
#endif
