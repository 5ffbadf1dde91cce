public import Foundation
import HeadlessEnumerations
import HeadlessQuartz

/// The topmost view of a hierarchy, which shows the hierarchy on the screen and dispatches events.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The first responder of this window.
  ///
  /// The reference is weak, because the view hierarchy retains it.
  weak var firstResponder: UIResponder? {
    didSet { firstResponder?.wasFirstResponder = true }
  }
  private weak var storedScene: UIWindowScene?
  /// The geometry of the window when the keyboard last moved.
  var geometryForGuides: ViewGeometry?
  private var storedRootViewController: UIViewController?
  private var isShown = false

  /// Creates a hidden window that fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.frame)
    attach(to: windowScene)
  }

  /// Creates a hidden window with a frame on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    attach(to: HeadlessWorld.state.scene)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    attach(to: HeadlessWorld.state.scene)
  }

  override class var frameWhenUnspecified: CGRect { UIScreen.main.bounds }

  private func attach(to scene: UIWindowScene) {
    storedScene = scene
    scene.attach(self)
  }

  open override var window: UIWindow? { self }

  private lazy var ownUndoManager = UndoManager()

  @_documentation(visibility: internal)
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The window's scene, or the app.
  ///
  /// See the doubt "window-next".
  open override var next: UIResponder? {
    HeadlessWorld.assumes(.sceneFollowsWindow)
      ? storedScene ?? HeadlessWorld.state.application : HeadlessWorld.state.application
  }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    get { storedScene }
    set {
      guard newValue !== storedScene else { return }
      storedScene?.detach(self)
      storedScene = newValue
      newValue?.attach(self)
      safeAreaMayHaveChanged(hasResizedOrScrolled: true)
    }
  }

  /// The screen that shows the window.
  open var screen: UIScreen {
    get { storedScene?.screen ?? UIScreen.main }
    set { if newValue === UIScreen.main { windowScene = HeadlessWorld.state.scene } }
  }

  /// The level of the window.
  open var windowLevel = UIWindow.Level.normal

  /// Whether the window is hidden, as a new window is.
  open override var isHidden: Bool {
    get { !isShown }
    set { setShown(!newValue) }
  }

  // MARK: Key window

  /// Whether the window is the key window, which receives keyboard input.
  open var isKeyWindow: Bool { storedScene?.keyWindow === self }

  /// Whether the window can become key.
  open var canBecomeKey: Bool { true }

  /// Called when the window has become key.
  ///
  /// Only the system calls it.
  open func becomeKey() {}

  /// Called when the window is no longer key.
  ///
  /// Only the system calls it.
  open func resignKey() {}

  /// Makes the window key.
  open func makeKey() {
    guard canBecomeKey else { return }
    storedScene?.makeKey(self)
  }

  /// Shows the window in front of the others on its level, and makes it key.
  open func makeKeyAndVisible() {
    storedScene?.attach(self)
    isHidden = false
    makeKey()
    // UIKit's autorelease pool keeps the window until the end of the turn.
    HeadlessWorld.state.afterCommit.append { _ = self }
  }

  // MARK: Content

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { storedRootViewController }
    set { setRootViewController(newValue) }
  }

  /// Sends an event to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) {
    TouchDelivery.deliver(event, in: self)
  }

  // MARK: Conversion

  /// Converts a point from this window to another one, or to the screen if the other window is nil.
  @discardableResult open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    point.applying(transform(to: window))
  }

  /// Converts a point from another window, or from the screen if the other window is nil, to this one.
  @discardableResult open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    point.applying(transform(to: window).inverted())
  }

  /// Converts a rectangle from this window to another one, or to the screen if the other window is nil.
  @discardableResult open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.applying(transform(to: window))
  }

  /// Converts a rectangle from another window, or from the screen if the other window is nil, to this one.
  @discardableResult open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.applying(transform(to: window).inverted())
  }

  private func transform(to other: UIWindow?) -> CGAffineTransform {
    let here = geometry.toSuperview
    guard let other else {
      guard HeadlessWorld.assumes(.windowsConvertToScene), let origin = storedScene?.frame.origin else { return here }
      return here.concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
    }
    return here.concatenating(other.geometry.toSuperview.inverted())
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard HeadlessWorld.assumes(.parentsSetFrames), let view = storedRootViewController?.viewIfLoaded,
      view.superview === self
    else { return }
    view.frame = bounds
  }

  override func geometryDidChange(from old: ViewGeometry) {
    super.geometryDidChange(from: old)
    HeadlessWorld.windowGeometryDidChange(self)
  }

  /// The safe area insets of the screen at the edges that the window reaches.
  var screenSafeAreaInsets: UIEdgeInsets {
    let state = HeadlessWorld.state
    guard isShown, let storedScene, storedScene.screen === state.screen else { return .zero }
    let (outer, space, frame) = (state.display.safeArea(in: state.orientation), screen.bounds, self.frame)
    return UIEdgeInsets(
      top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
      bottom: max(0, frame.maxY - (space.maxY - outer.bottom)),
      right: max(0, frame.maxX - (space.maxX - outer.right)))
  }

  private func setShown(_ new: Bool) {
    guard new != isShown else { return }
    isShown = new
    if new {
      safeAreaMayHaveChanged(hasResizedOrScrolled: true)
      NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
      storedRootViewController?.windowDidBecomeVisible()
    } else {
      FirstResponder.subtreeWillLeaveWindow(self)
      storedRootViewController?.windowDidBecomeHidden()
      if isKeyWindow { storedScene?.makeKey(nil) }
      NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    }
  }

  private func setRootViewController(_ new: UIViewController?) {
    let old = storedRootViewController
    guard new !== old else { return }
    old?.leaveWindow()
    // See the doubt "window-root".
    if new != nil, HeadlessWorld.assumes(.rootReplacesEverything) {
      for view in subviews { view.removeFromSuperview() }
    }
    storedRootViewController = new
    new?.enterWindow(self)
  }
}

extension UIWindow {
  /// The level of a window.
  public struct Level: Hashable, HeadlessNumericRawRepresentable, Sendable {
    /// The level as a number; windows with higher levels are in front.
    public var rawValue: CGFloat

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of apps.
    public static let normal = UIWindow.Level(0)
    /// The level of the status bar.
    public static let statusBar = UIWindow.Level(1000)
    /// The level of alerts.
    public static let alert = UIWindow.Level(2000)
  }

  /// The notification that is posted when a window is shown.
  public nonisolated static let didBecomeVisibleNotification =
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  /// The notification that is posted when a window is hidden.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  /// The notification that is posted when a window becomes key.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// The notification that is posted when a window is no longer key.
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}
