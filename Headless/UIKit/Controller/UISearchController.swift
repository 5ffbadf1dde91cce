public import Foundation

/// A controller with a search bar in the navigation bar and a view that it shows during a search.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  private let results: UIViewController?
  private var isSearching = false
  /// The navigation item to which the search controller belongs.
  weak var item: UINavigationItem?

  /// Creates a search.
  ///
  /// Pass the controller that shows the results, or nil if the searched controller shows the results itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.searchController = self
  }

  /// Creates a search without a results controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.searchController = self
  }

  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    bar.searchController = self
  }

  /// The object that updates the results; held weakly.
  weak open var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The delegate; held weakly.
  weak open var delegate: (any UISearchControllerDelegate)?

  /// The search bar.
  open var searchBar: UISearchBar { bar }

  /// The controller that shows the results.
  open var searchResultsController: UIViewController? { results }

  /// Whether the content is dimmed until the user has typed something.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the title is hidden while the search is active.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the cancel button shows and hides automatically.
  open var automaticallyShowsCancelButton = true

  /// Whether the search is active.
  open var isActive: Bool {
    get { isSearching }
    set { if newValue != isSearching { setActive(newValue) } }
  }

  // MARK: Showing

  open override func loadView() {
    let view = SearchView()
    view.onTap = { [weak self] in self?.isActive = false }
    self.view = view
  }

  func searchBarDidBegin() {
    isActive = true
    notifyUpdater()
  }

  func searchTextDidChange() {
    showResults()
    notifyUpdater()
  }

  private func notifyUpdater() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func setActive(_ active: Bool) {
    if active {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
    }
    isSearching = active
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(active, animated: true) }
    if !active {
      bar.resignFirstResponder()
      if bar.text?.isEmpty == false { bar.text = "" }
    }
    showResults()
    UIView.animate(withDuration: Self.duration) { [self] in
      if let item { item.navigation?.barItemDidChange(item) }
    } completion: { [self] _ in
      guard isSearching == active else { return }
      if active { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }
    if active {
      if !bar.isFirstResponder { bar.becomeFirstResponder() }
    } else {
      notifyUpdater()
    }
  }

  private static let duration: TimeInterval = 0.25

  /// Shows the results over the content if there is text, and otherwise dims the content if necessary.
  private func showResults() {
    guard isSearching || isViewLoaded else { return }
    let showsResults = isSearching && results != nil && bar.text?.isEmpty == false
    (view as? SearchView)?.dims = isSearching && obscuresBackgroundDuringPresentation && !showsResults
    guard let results else { return }
    if showsResults, results.parent == nil {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: self)
    } else if !showsResults, results.parent === self {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }
}

/// The view over the content during a search.
///
/// If the view dims the content, it receives all touches. Otherwise, only its subviews receive touches.
private final class SearchView: UIView {
  var onTap: () -> Void = {}
  private let tap = UITapGestureRecognizer()

  var dims = false {
    didSet { backgroundColor = dims ? UIColor(white: 0, alpha: 0.2) : nil }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    tap.headlessAddAction { [weak self] in
      guard let self, $0.state == .ended, self.dims else { return }
      self.onTap()
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self && !dims ? nil : found
  }
}
