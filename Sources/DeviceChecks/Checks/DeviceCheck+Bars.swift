#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// Checks of the sizes of bars and controls.
  extension DeviceCheck {
    static let toolbarHeight = DeviceCheck.doubt("toolbar-height", "A toolbar is 44 points high.") { run in
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 300, height: 44))
      run.view.addSubview(toolbar)
      run.wait(0.3)
      run.act {
        toolbar.sizeToFit()
        run.record("height that fits", points: toolbar.bounds.height)
      }
    }

    static let largeTitle = DeviceCheck.doubt(
      "large-title", "A large title adds 52 points to a navigation bar."
    ) { run in
      let (small, large) = (run.makeNavigation(.never), run.makeNavigation(.always))
      run.window.rootViewController = small
      run.wait(0.5)
      var height: CGFloat = 0
      run.act {
        height = small.navigationBar.bounds.height
        run.window.rootViewController = large
      }
      run.wait(0.5)
      run.act { run.record("additional height", points: large.navigationBar.bounds.height - height) }
    }

    static let searchBar = DeviceCheck.doubt(
      "search-bar", "A search bar below a title is 52 points high."
    ) { run in
      let (plain, searching) = (run.makeNavigation(.never), run.makeNavigation(.never))
      searching.viewControllers[0].navigationItem.searchController = UISearchController(searchResultsController: nil)
      searching.viewControllers[0].navigationItem.hidesSearchBarWhenScrolling = false
      run.window.rootViewController = plain
      run.wait(0.5)
      var height: CGFloat = 0
      run.act {
        height = plain.navigationBar.bounds.height
        run.window.rootViewController = searching
      }
      run.wait(0.5)
      run.act { run.record("additional height", points: searching.navigationBar.bounds.height - height) }
    }

    static let barHeights = DeviceCheck(
      "bar-heights", "In portrait, a navigation bar is 44 points high, and a tab bar is 49 points high.", on: .phone
    ) { run in
      let tabs = UITabBarController()
      let navigation = run.makeNavigation(.never)
      tabs.viewControllers = [navigation]
      run.window.rootViewController = tabs
      run.wait(0.5)
      run.act {
        run.record("navigation bar", points: navigation.navigationBar.bounds.height)
        run.record("tab bar", points: tabs.tabBar.bounds.height - run.window.safeAreaInsets.bottom)
      }
    }

    static let controlHeights = DeviceCheck(
      "control-heights", "A text field is 34 points high if it has a rounded border, and 22 points high if it has none."
    ) { run in
      run.act {
        let field = run.addField()
        field.font = .systemFont(ofSize: 17)
        field.text = "Text"
        field.sizeToFit()
        run.record("rounded text field", points: field.bounds.height)
        field.borderStyle = .none
        field.sizeToFit()
        run.record("text field without a border", points: field.bounds.height)
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        button.setTitle("Title", for: .normal)
        button.sizeToFit()
        run.record("system button with a title of 15 points", points: button.bounds.height)
      }
    }
  }

  extension DeviceCheckRun {
    /// Returns a navigation controller with a plain view and a title.
    func makeNavigation(_ mode: UINavigationItem.LargeTitleDisplayMode) -> UINavigationController {
      let root = CheckController()
      root.navigationItem.title = "Title"
      root.navigationItem.largeTitleDisplayMode = mode
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = mode == .always
      return navigation
    }
  }
#endif
