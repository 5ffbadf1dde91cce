public import Foundation
public import HeadlessEnumerations

/// A controller that manages a view, its appearance, and child controllers.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  var storedView: UIView?
  weak var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []
  var storedPresented: UIViewController?
  weak var storedPresenting: UIViewController?
  /// The presentation that shows this controller; nil if it is not presented.
  var presentation: UIPresentationController?
  /// The presentation that was created for ``modalPresentationStyle``, with that style; nil until it is accessed.
  var preparedPresentation: (controller: UIPresentationController, style: UIModalPresentationStyle)?
  var appearance = Appearance()
  /// The insets of the view that a container's bars cover.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }
  weak var activeTransition: TransitionCoordinator?
  /// Whether a navigation controller has not notified the controller yet that it was added to the stack.
  var isJoining = false

  /// Creates a controller.
  ///
  /// There are no nib files in the headless UIKit, so the default view is empty.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  deinit {
    if let storedView, storedView.controller === self { storedView.controller = nil }
  }

  /// Creates a controller with an empty view.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with default values, because the headless UIKit has no archives.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: View

  /// The view.
  ///
  /// Accessing it loads the view.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { setView(newValue) }
  }

  /// Creates the view, which is empty by default.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called when the view has been loaded.
  open func viewDidLoad() {}

  /// The title that a container shows.
  open var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
    }
  }

  /// The items that a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange() }
  }

  /// Whether the tab bar is hidden while the controller is on a navigation controller's stack, above its root.
  open var hidesBottomBarWhenPushed = false

  /// The content of a navigation bar for the controller.
  public final let navigationItem = UINavigationItem(title: "")

  /// Whether a container has made the view end at its bars.
  var isBelowBars = false

  /// The edges of the view that extend behind the bars of a container.
  @_documentation(visibility: internal)
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { (storedParent as? any BarContainer)?.barsMayMoveContent() } }
  }

  /// Whether the view also extends behind opaque bars.
  ///
  /// Otherwise it begins and ends at bars that are not translucent.
  @_documentation(visibility: internal)
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { (storedParent as? any BarContainer)?.barsMayMoveContent() }
    }
  }

  private var storedIsEditing = false
  private var storedEditButtonItem: UIBarButtonItem?

  /// Whether the user can edit the content.
  @_documentation(visibility: internal)
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing.
  ///
  /// A subclass can override this method to update its views.
  @_documentation(visibility: internal)
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    storedEditButtonItem?.showsEditing(editing)
  }

  /// A bar button that begins and ends editing, with the title Edit or Done.
  @_documentation(visibility: internal)
  open var editButtonItem: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = makeEditButtonItem()
    storedEditButtonItem = item
    return item
  }

  private var ownTabBarItem: UITabBarItem?
  var traitRegistrations: [TraitRegistration] = []

  /// The tab of the controller.
  @_documentation(visibility: internal)
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      item.controller = self
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      newValue?.controller = self
      tabBarController?.updateBar()
    }
  }

  /// Called when memory is low.
  @_documentation(visibility: internal)
  open func didReceiveMemoryWarning() {}

  /// Whether a presented controller that does not fill the screen determines the appearance of the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: Appearance

  /// Called when the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the hierarchy, with its size and traits, and is about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children's appearance methods are called automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  /// Called when the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called to update the view's constraints.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the layout margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The insets that the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }

  /// The minimum margins of the view, which are wider on large iPhones and on iPads.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margin: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= Self.wideWidth ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  private static let wideWidth: CGFloat = 414

  /// Whether the view's margins are never smaller than the system's minimum margins.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }

  /// Called when the size of the window, and thus of the view, is about to change.
  ///
  /// Calls the same method of children and presented controllers.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called when the traits are about to change.
  ///
  /// Calls the same method of children and presented controllers.
  @_documentation(visibility: internal)
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// The traits of the controller.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Called when the traits have changed.
  @_documentation(visibility: internal)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style of the controller, its view, and its children; unspecified to inherit the style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.overriddenStyleDidChange(from: oldValue) } }
  }

  // MARK: Unavailable content

  var unavailable: (any UIView & UIContentView)?
  var needsUnavailableUpdate = false

  /// Updates what the controller shows in place of its content.
  @_documentation(visibility: internal)
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    if let configuration = contentUnavailableConfiguration {
      contentUnavailableConfiguration = configuration.updated(for: state)
    }
  }

  // MARK: Orientation and status bar

  /// The animation with which the status bar is hidden.
  @_documentation(visibility: internal)
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether the home indicator is hidden while the controller fills the screen.
  @_documentation(visibility: internal)
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that decides whether the home indicator is hidden; nil for this controller.
  @_documentation(visibility: internal)
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The orientations of the controller while it fills the screen.
  @_documentation(visibility: internal)
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the interface rotates with the device.
  @_documentation(visibility: internal)
  open var shouldAutorotate: Bool { true }

  /// The orientation in which the controller is shown when it is presented on the whole screen.
  ///
  /// The default is the current orientation of the interface.
  @_documentation(visibility: internal)
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { HeadlessWorld.state.orientation }

  /// The edges at which the app's gestures take precedence over the system's gestures.
  @_documentation(visibility: internal)
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that determines at which edges the gestures of the system are deferred; nil for this controller.
  @_documentation(visibility: internal)
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// The style of the status bar.
  @_documentation(visibility: internal)
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden.
  @_documentation(visibility: internal)
  open var prefersStatusBarHidden: Bool { false }

  /// The child that determines the style of the status bar; nil for this controller.
  @_documentation(visibility: internal)
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that determines whether the status bar is hidden; nil for this controller.
  @_documentation(visibility: internal)
  open var childForStatusBarHidden: UIViewController? { nil }

  // MARK: Containment

  /// Called when the parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Adds a child controller.
  ///
  /// The container must add the child's view.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    leaveParent()
  }

  // MARK: Presentation

  /// The presentation style.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The transition style.
  ///
  /// `.crossDissolve` fades. In the headless UIKit, the other styles move the view from the bottom edge.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The object that provides the animator, and the presentation controller for the style `.custom`.
  @_documentation(visibility: internal)
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether a presentation with the style `.currentContext` or `.overCurrentContext` covers this controller's view.
  ///
  /// The property is true for a navigation controller.
  @_documentation(visibility: internal)
  open var definesPresentationContext = false

  /// Whether a presentation that covers this controller's view has this controller's transition style.
  @_documentation(visibility: internal)
  open var providesPresentationContextTransitionStyle = false

  /// Whether the user cannot dismiss the controller with a gesture.
  open var isModalInPresentation = false

  /// The size that the controller requests from a container.
  open var preferredContentSize = CGSize.zero

  /// Whether the keyboard stays visible when there is no first responder, as in form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Presents another controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Shows a controller: on the stack of the nearest navigation controller, or modally.
  @_documentation(visibility: internal)
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller in the secondary column of the nearest split view controller, or modally.
  @_documentation(visibility: internal)
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Dismisses the presented controller, or this controller if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }
}
