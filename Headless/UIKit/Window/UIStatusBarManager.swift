public import Foundation
public import HeadlessEnumerations

/// The status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The style that the topmost controller prefers.
  open var statusBarStyle: UIStatusBarStyle {
    controller(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// Whether the status bar is hidden, as it always is on an iPhone in landscape.
  open var isStatusBarHidden: Bool {
    let traits = HeadlessWorld.state.traitCollection
    if traits.userInterfaceIdiom == .phone, traits.verticalSizeClass == .compact { return true }
    return controller(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// The frame on the screen, which is as tall as the safe area of the screen.
  open var statusBarFrame: CGRect {
    guard let scene, scene.screen === UIScreen.main, !isStatusBarHidden else { return .zero }
    let state = HeadlessWorld.state
    return CGRect(
      x: 0, y: 0, width: scene.screen.bounds.width, height: state.display.safeArea(in: state.orientation).top)
  }

  private func controller(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
    var current = (scene?.keyWindow ?? scene?.windows.first)?.controllerOfScreen
    while let next = current?[keyPath: child] { current = next }
    return current
  }
}
