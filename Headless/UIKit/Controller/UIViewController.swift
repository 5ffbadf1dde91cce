public import Foundation
public import HeadlessEnumerations

/// Manages a view and what is in it, its appearing and disappearing, and the controllers below it.
@MainActor open class UIViewController: UIResponder {
  var storedView: UIView?
  weak var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []
  var storedPresented: UIViewController?
  weak var storedPresenting: UIViewController?
  /// The presentation that shows this controller; nil unless it is presented.
  var presentation: UIPresentationController?
  var storedSheet: HeadlessSheet?
  var storedPopover: HeadlessPopover?
  var appearance = Appearance()
  /// What a container's bars cover of the view.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }
  weak var activeTransition: TransitionCoordinator?

  /// Makes a controller.
  ///
  /// There are no nib files here: without a view of its own it gets an empty one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller with an empty view.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller as an archive without any values would: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: View

  /// The view.
  ///
  /// Reading it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { setView(newValue) }
  }

  /// Makes the view: an empty one unless overridden.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// The view has been loaded.
  open func viewDidLoad() {}

  /// What the controller is called where its container shows names.
  open var title: String? {
    didSet { navigationItem.title = title }
  }

  /// What a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange() }
  }

  /// Whether the tab bar goes while the controller is on a navigation controller's stack, above its root.
  open var hidesBottomBarWhenPushed = false

  /// What a navigation bar shows for the controller.
  public final let navigationItem = UINavigationItem(title: "")

  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: Appearing

  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the hierarchy, with its size and traits, and about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children appear and disappear along without being told.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The view's constraints are to be updated.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// The safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The layout margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// What the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }

  /// The least margins of the view: wider on large phones and on pads.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margin: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= Self.wideWidth ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  private static let wideWidth: CGFloat = 414

  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }

  /// The window, and with it the view, is about to change its size.
  ///
  /// Tells children and what is presented.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren { child.viewWillTransition(to: size, with: coordinator) }
    storedPresented?.viewWillTransition(to: size, with: coordinator)
  }

  /// The traits in which the controller is shown.
  open var traitCollection: UITraitCollection { HeadlessWorld.state.traitCollection }

  // MARK: Containment

  /// The parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}

  /// The parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Takes a controller in.
  ///
  /// Its view is the container's affair.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Leaves the parent.
  open func removeFromParent() {
    leaveParent()
  }

  // MARK: Presentation

  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the view comes and goes when the controller is presented; kept for whoever draws.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the user cannot dismiss the controller with a gesture.
  open var isModalInPresentation = false

  /// The size that the content asks of a container.
  open var preferredContentSize = CGSize.zero

  /// Whether the keyboard stays when the focus goes to nothing: form sheets keep it.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Shows another controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, or this controller itself when it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }
}

extension UIViewController {
  /// Loads the view unless it is loaded.
  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    guard storedView != nil else { return }
    viewDidLoad()
  }

  /// The view if it is loaded; reading it does not load it.
  public var viewIfLoaded: UIView? { storedView }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { storedView != nil }

  private func setView(_ new: UIView?) {
    storedView?.controller = nil
    storedView = new
    new?.controller = self
  }
}
