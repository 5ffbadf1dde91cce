#if canImport(UIKit)
  import Clavier
  import Foundation
  import UIKit

  /// A window that simulates the screen of a device on the screen of another device.
  ///
  /// It has the size of the simulated screen, which may be larger than the real one. Its content gets the simulated
  /// device's safe area and traits.
  final class SimulatedWindow: UIWindow {
    /// The height that the status bar or the sensor housing covers, in points.
    private(set) var safeAreaTop: CGFloat = 0

    /// Shows a screen on a device.
    convenience init(showing screen: UIViewController, at place: TrialPlace, in scene: UIWindowScene) {
      self.init(windowScene: scene)
      frame = CGRect(origin: .zero, size: place.device.size(in: place.orientation))
      let container = SimulatedWindowController(screen, at: place)
      safeAreaTop = container.safeArea.top
      rootViewController = container
      SimulatedScreen.window = self
      makeKeyAndVisible()
      container.fitSafeArea()
    }
  }

  /// The controller of a simulated screen.
  final class SimulatedWindowController: UIViewController {
    private let screen: UIViewController
    /// The safe area of the device, in points.
    let safeArea: UIEdgeInsets
    private let place: TrialPlace

    init(_ screen: UIViewController, at place: TrialPlace) {
      let insets = place.device.safeArea(for: place.orientation)
      safeArea = UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      self.screen = screen
      self.place = place
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.frame = CGRect(origin: .zero, size: place.device.size(in: place.orientation))
      addChild(screen)
      #if !CLAVIER_HEADLESS && !os(visionOS)
        setOverrideTraitCollection(place.traits, forChild: screen)
      #endif
      screen.view.frame = view.bounds
      screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(screen.view)
      screen.didMove(toParent: self)
    }

    /// Makes the view's safe area that of the simulated device, even if the window extends into the real safe area.
    func fitSafeArea() {
      for _ in 0..<3 {
        view.layoutIfNeeded()
        let (actual, additional) = (view.safeAreaInsets, additionalSafeAreaInsets)
        guard actual != safeArea else { return }
        additionalSafeAreaInsets = UIEdgeInsets(
          top: additional.top + safeArea.top - actual.top, left: additional.left + safeArea.left - actual.left,
          bottom: additional.bottom + safeArea.bottom - actual.bottom,
          right: additional.right + safeArea.right - actual.right)
      }
    }
  }

  extension TrialPlace {
    /// The size classes of a full-screen window, according to Apple's table.
    ///
    /// An iPhone in landscape has regular width if its short side has at least 414 points.
    var sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
      if device.idiom == .pad { return (.regular, .regular) }
      guard orientation == .landscape else { return (.compact, .regular) }
      return (min(device.size.width, device.size.height) >= 414 ? .regular : .compact, .compact)
    }

    #if !CLAVIER_HEADLESS && !os(visionOS)
      fileprivate var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceIdiom: device.idiom == .pad ? .pad : .phone),
          UITraitCollection(horizontalSizeClass: sizeClasses.horizontal),
          UITraitCollection(verticalSizeClass: sizeClasses.vertical),
          UITraitCollection(displayScale: device.scale),
        ])
      }
    #endif
  }
#endif
