#if canImport(UIKit)
  import Clavier
  import ClavierCore
  import UIKit

  /// The controller of the inspector's window.
  final class InspectorController: UIViewController {
    let panel = PanelView()

    /// The height of the part of the view under the keyboard, in points.
    private var keyboardHeight: CGFloat = 0 {
      didSet { if keyboardHeight != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The position to which the user dragged the panel; nil before the first drag.
    private var chosenOrigin: CGPoint?
    private lazy var left = panel.leftAnchor.constraint(equalTo: view.leftAnchor)
    private lazy var top = panel.topAnchor.constraint(equalTo: view.topAnchor)
    private lazy var width = panel.widthAnchor.constraint(equalToConstant: 0)
    private lazy var greatestHeight = panel.heightAnchor.constraint(lessThanOrEqualToConstant: 0)

    override func viewDidLoad() {
      super.viewDidLoad()
      panel.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(panel)
      // With the largest text sizes, the panel may become taller than this limit, so that the buttons stay visible.
      greatestHeight.priority = UILayoutPriority(rawValue: 999)
      NSLayoutConstraint.activate([left, top, width, greatestHeight])
      panel.header.onDrag = { [weak self] in self?.movePanel(by: $0) }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      placePanel()
    }

    /// Keeps the panel above the keyboard, because the keyboard's window is in front of the panel's window.
    func avoid(_ keyboard: KeyboardState) {
      keyboardHeight = keyboard.overlap(withScreenRect: view.frameOnScreen)
    }

    private func movePanel(by distance: CGPoint) {
      chosenOrigin = CGPoint(x: panel.frame.minX + distance.x, y: panel.frame.minY + distance.y)
      placePanel()
    }

    private func placePanel() {
      var insets = view.safeAreaInsets
      insets.bottom = max(insets.bottom, keyboardHeight)
      let bounds = view.bounds
      var place = PanelPlace(
        area: CGRect(
          x: bounds.minX + insets.left, y: bounds.minY + insets.top,
          width: max(0, bounds.width - insets.left - insets.right),
          height: max(0, bounds.height - insets.top - insets.bottom)))
      place.chosenOrigin = chosenOrigin
      place.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      set(width, to: place.width)
      set(greatestHeight, to: place.greatestHeight)
      let origin = place.origin(height: panel.bounds.height)
      set(left, to: origin.x)
      set(top, to: origin.y)
    }

    /// Sets a constraint's constant only if it changes, because setting it causes a layout pass.
    private func set(_ constraint: NSLayoutConstraint, to constant: CGFloat) {
      if constraint.constant != constant { constraint.constant = constant }
    }

    /// Offers a file to other apps.
    func share(_ file: URL) {
      let sharing = UIActivityViewController(activityItems: [file], applicationActivities: nil)
      // An iPad shows a popover, which needs a source.
      sharing.popoverPresentationController?.sourceView = panel
      present(sharing, animated: true)
    }

    /// Shows an alert that explains why the trace could not be written to a folder.
    func show(_ error: any Error, of folder: URL) {
      let message =
        "\(error.localizedDescription) \(folder.path) cannot be used. Call writeTrace(to:) with another folder."
      let alert = UIAlertController(title: "The trace was not written", message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }

    // MARK: The screen belongs to the app

    // The topmost window that fills the screen determines the status bar, even if it is not key (openradar 15573442).
    // That window also affects which rotations are allowed. Therefore, this controller returns the values of the app's
    // view controller.

    /// Returns the app's view controller that UIKit would ask if there were no inspector: the root view controller, or
    /// the last presented view controller that meets a condition.
    private func appController(where decides: (UIViewController) -> Bool) -> UIViewController? {
      let root = (view.window as? InspectorWindow)?.inspectedWindow?.rootViewController
      return sequence(first: root, next: { $0?.presentedViewController }).reduce(root) { chosen, controller in
        controller.map { $0 !== root && decides($0) } == true ? controller : chosen
      }
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      let controller = appController { [.fullScreen, .overFullScreen].contains($0.modalPresentationStyle) }
      return controller?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    #if !os(visionOS)
      override var preferredStatusBarStyle: UIStatusBarStyle {
        appController(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
      }

      override var prefersStatusBarHidden: Bool {
        appController(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? super.prefersStatusBarHidden
      }

      private var shownStatusBar: (UIStatusBarStyle, Bool)?

      private func appController(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
        // https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance
        var controller = appController {
          $0.modalPresentationStyle == .fullScreen || $0.modalPresentationCapturesStatusBarAppearance
        }
        while let next = controller?[keyPath: child] { controller = next }
        return controller
      }
    #endif

    /// Adopts the status bar of the app if it has changed.
    func updateStatusBar() {
      #if !os(visionOS)
        let wanted = (preferredStatusBarStyle, prefersStatusBarHidden)
        if let shownStatusBar, shownStatusBar == wanted { return }
        shownStatusBar = wanted
        setNeedsStatusBarAppearanceUpdate()
      #endif
    }
  }
#endif
