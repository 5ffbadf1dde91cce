import ClavierInspector
import KeyboardGallery
import UIKit

/// The list of the screens that the app can show.
final class MenuViewController: RowsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Clavier"
    sections = [
      (
        "Tools",
        [
          Row(title: "Device checks", detail: "Observe what UIKit does on this device") { [weak self] in
            self?.navigationController?.pushViewController(ChecksViewController(), animated: true)
          },
          Row(title: "Keyboard inspector", detail: "Present or dismiss the panel over every screen") { [weak self] in
            KeyboardInspector.shared.toggle(in: self?.view.window?.windowScene)
          },
          Row(title: "Trace recorder", detail: "Record keyboard notifications and share them") { [weak self] in
            self?.navigationController?.pushViewController(RecorderViewController(), animated: true)
          },
        ]
      ),
      (
        "Gallery",
        GalleryScreen.allCases.map { screen in
          Row(title: screen.title, detail: screen.style) { [weak self] in self?.open(screen) }
        }
      ),
    ]
  }

  /// Presents a screen with a button that closes it.
  private func open(_ screen: GalleryScreen) {
    let made = screen.make()
    // A split view controller contains its own navigation controllers, and cannot be pushed onto another one.
    let hasNavigation = made is UINavigationController || made is UISplitViewController
    let presented = hasNavigation ? made : UINavigationController(rootViewController: made)
    let close = UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) }
    for content in contents(of: presented) {
      // The left side of the bar has the button that shows the primary column, or the back button.
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Close", primaryAction: close)
    }
    presented.modalPresentationStyle = .fullScreen
    present(presented, animated: true)
  }

  /// Returns the controllers whose navigation items a container shows.
  ///
  /// In a split view controller, the user can replace the secondary controller, so the primary one also has a button.
  private func contents(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let split as UISplitViewController:
      [.primary, .secondary].compactMap { split.viewController(for: $0) }.flatMap { contents(of: $0) }
    case let navigation as UINavigationController: navigation.topViewController.map { [$0] } ?? []
    default: [controller]
    }
  }
}
