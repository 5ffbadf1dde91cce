import Foundation

/// The appearance state of a controller.
struct Appearance {
  enum Phase { case gone, appearing, shown, disappearing }

  var phase = Phase.gone
  /// The transition that has ended and whose method, such as `viewDidDisappear(_:)`, is being called.
  var ended: Phase?
  /// The running transition, or the one that has just ended.
  var transition: Phase { ended ?? phase }
  var isAnimated = false
  /// Whether ``UIViewController/viewIsAppearing(_:)`` has not been called yet for this appearance.
  var needsIsAppearing = false
  /// Whether the controller has not been notified of its safe area since its view disappeared.
  var needsSafeArea = true
  /// Whether a container controls the transition.
  ///
  /// If so, entering or leaving a window does not change the state.
  var isDriven = false
  /// Whether the transition adds the controller to a container or removes it from one.
  var changesParent = false
}

extension UIViewController {
  /// Begins a child's appearance transition.
  ///
  /// Containers that animate their children call it.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.isDriven = true
    beginTransition(isAppearing, animated: animated)
  }

  /// Ends a child's appearance transition.
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
    appearance.needsIsAppearing = isAppearing
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
      callIsAppearingIfNeeded()
      (appearance.phase, appearance.ended) = (.shown, .appearing)
      viewDidAppear(animated)
    case .disappearing:
      (appearance.phase, appearance.ended) = (.gone, .disappearing)
      appearance.needsSafeArea = true
      viewDidDisappear(animated)
    case .gone, .shown:
      return
    }
    appearance.ended = nil
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownChildren where !child.appearance.isDriven { child.endTransition() }
  }

  /// Calls ``viewIsAppearing(_:)`` once per appearance, as soon as the view is in a window.
  func callIsAppearingIfNeeded() {
    guard appearance.needsIsAppearing, viewIfLoaded?.window != nil else { return }
    appearance.needsIsAppearing = false
    notifyOfSafeAreaBeforeAppearance()
    viewIsAppearing(appearance.isAnimated)
    for child in shownChildren { child.callIsAppearingIfNeeded() }
  }

  /// Calls ``viewSafeAreaInsetsDidChange()`` before the view appears, even if the safe area has not changed.
  private func notifyOfSafeAreaBeforeAppearance() {
    guard appearance.needsSafeArea else { return }
    appearance.needsSafeArea = false
    viewSafeAreaInsetsDidChange()
  }

  /// The children whose views are in this controller's view.
  private var shownChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return storedChildren.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: Entering and leaving a window

  /// Whether only the view's presence in a window determines the controller's appearance.
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

  /// Makes the view the root of a window's hierarchy.
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
