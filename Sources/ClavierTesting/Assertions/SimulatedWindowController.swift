#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The controller of a simulated screen.
  final class SimulatedWindowController: UIViewController {
    private let screen: UIViewController
    /// The safe area of the device, in points.
    let safeArea: UIEdgeInsets
    private let configuration: TrialConfiguration

    init(_ screen: UIViewController, in configuration: TrialConfiguration) {
      let insets = configuration.device.safeArea(for: configuration.orientation)
      safeArea = UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      self.screen = screen
      self.configuration = configuration
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.frame = CGRect(origin: .zero, size: configuration.device.size(in: configuration.orientation))
      addChild(screen)
      #if !CLAVIER_HEADLESS && !os(visionOS)
        setOverrideTraitCollection(configuration.traits, forChild: screen)
      #endif
      screen.view.frame = view.bounds
      screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(screen.view)
      screen.didMove(toParent: self)
    }

    /// Gives the view the safe area of the simulated device, even if the window extends into the actual safe area.
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
#endif
