public import Foundation

/// A controller that shows the top of a stack of controllers, below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The bar.
  public final let navigationBar = UINavigationBar()
  private var isBarHidden = false
  var shown: UIViewController?
  /// The controllers that were on the stack before the last change.
  private var stackBefore: [UIViewController] = []
  var storedToolbar: UIToolbar?
  var storedIsToolbarHidden = true
  /// The search controllers whose views may be in the navigation controller's view.
  var searches: [UISearchController] = []
  /// Whether the bar is being updated for the content's offset.
  var isFollowingContent = false
  private lazy var interactivePop = InteractivePop(in: self)
  /// The object that hides the bars; nil until the app uses it.
  private var storedBarHiding: BarHiding?

  /// The object that is notified of the controllers that are shown, and that can replace the animations.
  ///
  /// The reference is weak.
  // The property is disfavored, so that an image picker's delegate with a narrower type shadows it.
  @_documentation(visibility: internal)
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a stack with one controller.
  ///
  /// The controller is pushed (WinObjC issue 1170), so a split view controller is rejected.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    addToStack(rootViewController)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  /// The duration of a push or a pop, in seconds.
  static let transitionDuration: TimeInterval = 0.35

  // MARK: Stack

  /// The controllers of the stack, beginning with the root.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { children.last }

  /// The visible controller, which is the controller that is presented over the stack, or else the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Pushes a controller onto the stack and shows it.
  ///
  /// A controller that is already on the stack, or a tab bar controller, raises an exception (Apple's documentation). A
  /// split view controller is rejected too (Apple's documentation of `UISplitViewController`; ProMotion issue 379).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(!children.contains { $0 === viewController }, "\(viewController) is already on the navigation stack.")
    precondition(!(viewController is UITabBarController), "A tab bar controller cannot be pushed.")
    stackBefore = children
    addToStack(viewController)
    showTop(animated: animated, isPop: false) { self.finishAdding([viewController]) }
  }

  /// Pops the top of the stack and shows the controller below it.
  ///
  /// The root is never popped.
  ///
  /// - Returns: The popped controller.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return popToViewController(children[children.count - 2], animated: animated)?.last
  }

  /// Pops all controllers above the root.
  ///
  /// - Returns: The popped controllers.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops all controllers above a controller, which must be on the stack (Apple's documentation).
  ///
  /// - Returns: The popped controllers.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("\(viewController) is not on the navigation stack.")
    }
    let gone = Array(children[(index + 1)...])
    setStack(Array(children[...index]), removing: gone, animated: animated, isPop: true)
    return gone
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let gone = children.filter { old in !viewControllers.contains { $0 === old } }
    for controller in viewControllers where !children.contains(where: { $0 === controller }) {
      addToStack(controller)
    }
    setStack(viewControllers, removing: gone, animated: animated, isPop: false)
  }

  private func addToStack(_ controller: UIViewController) {
    precondition(!(controller is UISplitViewController), "A split view controller cannot be on a navigation stack.")
    addChild(controller)
    controller.navigationItem.navigation = self
    controller.isJoining = true
    updateBarItems()
  }

  /// Notifies the controllers that were added to the stack, once the transition has ended.
  private func finishAdding(_ controllers: [UIViewController]) {
    for controller in controllers where controller.isJoining && controller.parent === self {
      controller.isJoining = false
      controller.didMove(toParent: self)
    }
  }

  private func setStack(
    _ stack: [UIViewController], removing gone: [UIViewController], animated: Bool, isPop: Bool
  ) {
    stackBefore = children
    for controller in gone { controller.willMove(toParent: nil) }
    storedChildren = stack + gone
    let leaving = gone.filter { $0 !== shown }
    for controller in leaving { controller.removeFromParent() }
    storedChildren = stack + gone.filter { $0 === shown }
    showTop(stack.last, animated: animated, isPop: isPop) {
      for controller in gone where controller.parent === self { controller.removeFromParent() }
      self.finishAdding(stack)
    }
    if let shown, gone.contains(where: { $0 === shown }), !isViewLoaded { shown.removeFromParent() }
    // The new stack is visible immediately, before the animation ends.
    storedChildren = stack
    updateBarItems()
  }

  // MARK: Bar

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    let change = {
      self.placeBar()
      self.updateBarInsets()
    }
    if animated { UIView.animate(withDuration: Self.hideShowBarDuration, animations: change) } else { change() }
  }

  /// The recognizer of the pan from the left edge that pops the top controller.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  var barHiding: BarHiding {
    if let storedBarHiding { return storedBarHiding }
    let new = BarHiding(in: self)
    storedBarHiding = new
    if isViewLoaded { new.viewDidLoad() }
    return new
  }

  func updateBarItems() {
    navigationBar.items = children.map(\.navigationItem)
    toolbarItemsDidChange()
    tabBarController?.updateBar()
  }

  // MARK: Showing

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.navigation = self
    view.addSubview(navigationBar)
    view.addGestureRecognizer(interactivePop.recognizer)
    storedBarHiding?.viewDidLoad()
    showTop(animated: false, isPop: false) { [weak self] in
      guard let self else { return }
      self.finishAdding(self.children)
    }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    storedBarHiding?.traitsMayHaveChanged()
    placeBar()
    updateBarInsets()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
    updateBarInsets()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shown?.beginAppearanceTransition(true, animated: animated)
    notifyWillShow(animated: animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    shown?.callIsAppearingIfNeeded()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown?.endAppearanceTransition()
    notifyDidShow(shown, animated: animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shown?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shown?.endAppearanceTransition()
  }

  private func showTop(animated: Bool, isPop: Bool, completion: @escaping () -> Void) {
    showTop(children.last, animated: animated, isPop: isPop, completion: completion)
  }

  private func showTop(_ new: UIViewController?, animated: Bool, isPop: Bool, completion: @escaping () -> Void) {
    // A property would retain controllers that were popped.
    let stack = stackBefore
    stackBefore = []
    guard isViewLoaded, new !== shown else {
      completion()
      return
    }
    let old = shown
    shown = new
    let isSeen = appearance.phase == .shown || appearance.phase == .appearing
    let change = TopChange(
      old: old, new: new, isPop: isPop, isSeen: isSeen,
      isAnimated: animated && isSeen && view.window != nil && old != nil)
    let custom = change.isAnimated ? customTransition(from: old, to: new, isPop: isPop, before: stack) : nil
    let transition =
      custom?.coordinator ?? TransitionCoordinator(in: view, duration: change.isAnimated ? Self.transitionDuration : 0)
    activeTransition = transition
    if isSeen { beginAppearance(of: change) }
    if let oldView = old?.viewIfLoaded { FirstResponder.subtreeWillLeaveWindow(oldView) }
    FirstResponder.subtreeWillLeaveWindow(navigationBar)
    if isSeen { notifyWillShow(animated: change.isAnimated) }
    if let custom { return run(custom, completion) }
    if let new { insertView(of: new, for: change) }
    slide(change, with: transition, completion)
  }

  /// A change of the top controller.
  private struct TopChange {
    let old: UIViewController?
    let new: UIViewController?
    let isPop: Bool
    /// Whether the navigation controller is visible, or is about to be.
    let isSeen: Bool
    let isAnimated: Bool
  }

  private func beginAppearance(of change: TopChange) {
    change.old?.appearance.changesParent = change.isPop
    change.new?.appearance.changesParent = !change.isPop
    change.old?.beginAppearanceTransition(false, animated: change.isAnimated)
    change.new?.beginAppearanceTransition(true, animated: change.isAnimated)
  }

  /// Adds the view of the new controller at the position where its transition starts.
  private func insertView(of new: UIViewController, for change: TopChange) {
    guard let newView = new.view else { return }
    UIView.performWithoutAnimation {
      var frame = frameOfContent(new)
      let width = view.bounds.width
      if change.isAnimated { frame = frame.offsetBy(dx: change.isPop ? -width / 3 : width, dy: 0) }
      newView.frame = frame
      newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(newView, belowSubview: navigationBar)
      updateBarInsets()
      contentDidScroll()
    }
    new.callIsAppearingIfNeeded()
  }

  /// Moves the old view out and the new one in.
  private func slide(
    _ change: TopChange, with transition: TransitionCoordinator, _ completion: @escaping () -> Void
  ) {
    let (old, new, width) = (change.old, change.new, view.bounds.width)
    transition.run { [self] in
      placeBar()
      new?.viewIfLoaded?.frame = new.map(frameOfContent) ?? view.bounds
      new?.viewIfLoaded?.layoutIfNeeded()
      if change.isAnimated, let old {
        old.viewIfLoaded?.frame = frameOfContent(old).offsetBy(dx: change.isPop ? width : -width / 3, dy: 0)
      }
    } ended: {
      old?.viewIfLoaded?.removeFromSuperview()
      if change.isSeen {
        old?.endAppearanceTransition()
        if self.appearance.phase == .shown { new?.endAppearanceTransition() }
      }
      completion()
      if change.isSeen, self.appearance.phase == .shown { self.notifyDidShow(new, animated: change.isAnimated) }
    }
  }
}
