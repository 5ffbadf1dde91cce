import Foundation

/// Where a controller is between gone and shown.
struct Appearance {
  enum Phase { case gone, appearing, shown, disappearing }

  var phase = Phase.gone
  var isAnimated = false
  /// Whether the view still has to hear that it is appearing.
  var owesIsAppearing = false
  /// Whether a container drives the transition, so that entering and leaving a window mean nothing by themselves.
  var isDriven = false
  /// Whether the transition is that of coming into a container or leaving it.
  var changesParent = false
}

extension UIViewController {
  /// Tells a child that its view is about to appear or disappear.
  ///
  /// For containers that animate by themselves.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.isDriven = true
    beginTransition(isAppearing, animated: animated)
  }

  /// Tells a child that its view has appeared or disappeared.
  public func endAppearanceTransition() {
    appearance.isDriven = false
    endTransition()
  }

  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    let phase = appearance.phase
    guard isAppearing ? (phase == .gone || phase == .disappearing) : (phase == .shown || phase == .appearing) else {
      return
    }
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.owesIsAppearing = isAppearing
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownChildren { child.beginTransition(isAppearing, animated: animated) }
  }

  func endTransition() {
    let animated = appearance.isAnimated
    defer { appearance.changesParent = false }
    switch appearance.phase {
    case .appearing:
      payIsAppearing()
      appearance.phase = .shown
      viewDidAppear(animated)
    case .disappearing:
      appearance.phase = .gone
      viewDidDisappear(animated)
    case .gone, .shown:
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownChildren where !child.appearance.isDriven { child.endTransition() }
  }

  /// Calls ``viewIsAppearing(_:)`` once per appearance, as soon as the view is in a window.
  func payIsAppearing() {
    guard appearance.owesIsAppearing, viewIfLoaded?.window != nil else { return }
    appearance.owesIsAppearing = false
    viewIsAppearing(appearance.isAnimated)
    for child in shownChildren { child.payIsAppearing() }
  }

  /// The children whose views are in this controller's view.
  private var shownChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return storedChildren.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: Entering and leaving a window

  /// Whether nobody but the view's own coming and going says that the controller appears.
  private var appearsByItself: Bool {
    guard !appearance.isDriven, presentation == nil else { return false }
    return storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  func viewWillEnterWindow(_ window: UIWindow) {
    guard !window.isHidden, appearsByItself else { return }
    beginTransition(true, animated: false)
    HeadlessWorld.state.appearing.append(self)
  }

  func viewWillLeaveWindow() {
    guard appearsByItself else { return }
    beginTransition(false, animated: false)
  }

  func viewDidLeaveWindow() {
    guard appearsByItself else { return }
    endTransition()
  }

  /// The view becomes, or was, the root of a window's tree.
  func enterWindow(_ window: UIWindow) {
    loadViewIfNeeded()
    guard let view = viewIfLoaded else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
  }

  func leaveWindow() {
    if storedPresented != nil { dismiss(animated: false) }
    viewIfLoaded?.removeFromSuperview()
  }

  func windowDidBecomeVisible() {
    guard let window = viewIfLoaded?.window, appearance.phase == .gone else { return }
    viewWillEnterWindow(window)
  }

  func windowDidBecomeHidden() {
    beginTransition(false, animated: false)
    endTransition()
  }
}
