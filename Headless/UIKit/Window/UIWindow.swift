public import Foundation
import HeadlessEnumerations
import HeadlessQuartz

/// The view at the top of a tree, which shows it on the screen and hands out its events.
@MainActor open class UIWindow: UIView {
  /// Who has the focus in this window.
  ///
  /// Not retained: the tree does that.
  weak var firstResponder: UIResponder?
  private weak var storedScene: UIWindowScene?
  /// What the window's geometry was when the keyboard last moved.
  var geometryForGuides: ViewGeometry?
  private var storedRootViewController: UIViewController?
  private var isShown = false

  /// Makes a hidden window that fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.frame)
    attach(to: windowScene)
  }

  /// Makes a hidden window with a frame on the screen.
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

  open override var next: UIResponder? { storedScene ?? HeadlessWorld.state.application }

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

  /// How far in front the window is.
  open var windowLevel = UIWindow.Level.normal

  /// Whether the window is not shown, as it is when fresh.
  open override var isHidden: Bool {
    get { !isShown }
    set { setShown(!newValue) }
  }

  // MARK: Key window

  /// Whether the window hears the keyboard.
  open var isKeyWindow: Bool { storedScene?.keyWindow === self }

  /// Whether the window may hear the keyboard.
  open var canBecomeKey: Bool { true }

  /// The window has become key.
  ///
  /// Called by the system only.
  open func becomeKey() {}

  /// The window is no longer key.
  ///
  /// Called by the system only.
  open func resignKey() {}

  /// Makes the window hear the keyboard.
  open func makeKey() {
    guard canBecomeKey else { return }
    storedScene?.makeKey(self)
  }

  /// Shows the window in front of those on its level, and makes it hear the keyboard.
  open func makeKeyAndVisible() {
    storedScene?.attach(self)
    isHidden = false
    makeKey()
  }

  // MARK: Content

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { storedRootViewController }
    set { setRootViewController(newValue) }
  }

  /// Hands an event out: to the gesture recognisers and the views that its touches are in.
  open func sendEvent(_ event: UIEvent) {
    TouchDelivery.deliver(event, in: self)
  }

  // MARK: The window's own coordinates on the screen

  /// A point of this window as seen in another one, or on the screen for nil.
  @discardableResult open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    point.applying(transform(to: window))
  }

  /// A point of another window, or of the screen for nil, as seen in this one.
  @discardableResult open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    point.applying(transform(to: window).inverted())
  }

  /// A rectangle of this window as seen in another one, or on the screen for nil.
  @discardableResult open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.applying(transform(to: window))
  }

  /// A rectangle of another window, or of the screen for nil, as seen in this one.
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

  /// What of the screen's edges is covered where the window reaches them.
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
    storedRootViewController = new
    new?.enterWindow(self)
  }
}

extension UIWindow {
  /// How far in front a window is.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The level as a number; higher is further in front.
    public var rawValue: CGFloat

    /// Makes a level of a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a level of a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Where apps show their interface.
    public static let normal = UIWindow.Level(0)
    /// Where the status bar is.
    public static let statusBar = UIWindow.Level(1000)
    /// Where alerts are.
    public static let alert = UIWindow.Level(2000)
  }

  /// Posted when a window is shown.
  public nonisolated static let didBecomeVisibleNotification =
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window becomes key.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer key.
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}
