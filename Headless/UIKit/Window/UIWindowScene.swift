import Foundation
public import HeadlessEnumerations

/// A scene that shows windows.
@MainActor open class UIWindowScene: UIScene {
  /// The screen on which the scene is shown.
  public final let screen: UIScreen

  /// The windows attached, in the order in which they were attached.
  ///
  /// The app retains them, as it must in UIKit.
  private var attached: [WeakReference<UIWindow>] = []
  private weak var storedKeyWindow: UIWindow?
  /// The place on the screen; nil for the whole of it.
  private let place: CGRect?

  init(screen: UIScreen, frame: CGRect? = nil) {
    (self.screen, place) = (screen, frame)
    super.init()
  }

  /// The place on the screen.
  var frame: CGRect { place ?? screen.bounds }

  /// The windows of the scene.
  open var windows: [UIWindow] { attached.compactMap(\.object) }

  /// The window that hears what belongs to no place on the screen: the keyboard's input above all.
  open var keyWindow: UIWindow? { storedKeyWindow }

  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

  /// The space of the scene: on a device where it fills the screen, the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

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

  /// Moves the key, telling both windows.
  func makeKey(_ window: UIWindow?) {
    let previous = storedKeyWindow
    if window != nil { HeadlessWorld.state.keyScene = self }
    guard previous !== window else { return FirstResponder.tellKeyboard() }
    storedKeyWindow = window
    previous?.resignKey()
    if let previous {
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: previous)
    }
    if let window {
      window.becomeKey()
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
    FirstResponder.tellKeyboard()
  }
}

extension WorldState {
  /// The traits of the whole screen.
  ///
  /// The size classes are Apple's table for phones and pads that fill the screen; a phone on its side is regular in
  /// width where its long side is that of the large models.
  var traitCollection: UITraitCollection {
    let (isPad, isLandscape) = (display.idiom == .pad, orientation.isLandscape)
    let isLargePhone = min(display.size.width, display.size.height) >= 414
    return .headless(
      idiom: display.idiom,
      layoutDirection: display.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      displayScale: display.scale,
      horizontalSizeClass: isPad || (isLandscape && isLargePhone) ? .regular : .compact,
      verticalSizeClass: !isPad && isLandscape ? .compact : .regular,
      preferredContentSizeCategory: HeadlessPreferredSize.category)
  }
}
