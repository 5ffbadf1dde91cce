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
    let navigation = made as? UINavigationController ?? UINavigationController(rootViewController: made)
    let close = UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) }
    navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", primaryAction: close)
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
