import Foundation
public import HeadlessEnumerations

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The screen on which the scene is shown.
  public final let screen: UIScreen

  /// The windows of the scene, in the order in which they were added.
  ///
  /// As in UIKit, the app must retain them.
  private var attached: [WeakReference<UIWindow>] = []
  private weak var storedKeyWindow: UIWindow?
  /// The frame on the screen; nil for the whole screen.
  private var place: CGRect?

  init(screen: UIScreen, frame: CGRect? = nil) {
    (self.screen, place) = (screen, frame)
    super.init()
  }

  /// The frame on the screen.
  var frame: CGRect { place ?? screen.bounds }

  /// Changes the frame on the screen.
  func move(to frame: CGRect) {
    place = frame
  }

  /// The windows of the scene.
  open var windows: [UIWindow] { attached.compactMap(\.object) }

  /// The window that receives events without a location, such as keyboard input.
  open var keyWindow: UIWindow? { storedKeyWindow }

  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

  /// The coordinate space of the scene, which is the screen's, as for a scene that fills the screen on a device.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The status bar of the scene.
  open var statusBarManager: UIStatusBarManager? { storedStatusBarManager }

  private(set) lazy var storedSizeRestrictions = UISceneSizeRestrictions()

  private lazy var storedStatusBarManager = UIStatusBarManager(self)

  /// Whether the scene fills the screen.
  open var isFullScreen: Bool { frame == screen.bounds }

  /// The traits of the scene.
  open var traitCollection: UITraitCollection { HeadlessWorld.state.traitCollection }

  func attach(_ window: UIWindow) {
    attached.removeAll { $0.object == nil || $0.object === window }
    attached.append(WeakReference(object: window))
  }

  func detach(_ window: UIWindow) {
    attached.removeAll { $0.object == nil || $0.object === window }
    if storedKeyWindow === window { makeKey(nil) }
  }

  /// Changes the key window and notifies both windows.
  func makeKey(_ window: UIWindow?) {
    let previous = storedKeyWindow
    if window != nil {
      HeadlessWorld.state.keyScene = self
      HeadlessWorld.state.focusedWindow = window
    }
    guard previous !== window else { return FirstResponder.notifyKeyboard() }
    storedKeyWindow = window
    previous?.resignKey()
    if let previous {
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: previous)
    }
    if let window {
      window.becomeKey()
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
    FirstResponder.notifyKeyboard()
  }
}

extension WorldState {
  /// The traits of the whole screen.
  ///
  /// The size classes come from Apple's table for iPhones and full-screen iPads. An iPhone in landscape has regular
  /// width if it is a large model.
  var traitCollection: UITraitCollection {
    let (isPad, isLandscape) = (display.idiom == .pad, orientation.isLandscape)
    let isLargePhone = min(display.size.width, display.size.height) >= 414
    let traits = UITraitCollection.Traits(
      idiom: display.idiom, style: .light, level: .base,
      layoutDirection: display.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      displayScale: display.scale,
      horizontalSizeClass: isPad || (isLandscape && isLargePhone) ? .regular : .compact,
      verticalSizeClass: !isPad && isLandscape ? .compact : .regular,
      preferredContentSizeCategory: HeadlessPreferredSize.category)
    // Traits are read often and rarely change, so the same object is returned until they do.
    if let lastScreenTraits, lastScreenTraits.traits == traits { return lastScreenTraits }
    let collection = UITraitCollection(traits)
    lastScreenTraits = collection
    return collection
  }
}
