import Clavier
import UIKit

final class ComposeViewController: UIViewController {
  private let keyboard = KeyboardListener()

  override func viewDidLoad() {
    super.viewDidLoad()
    keyboard
      .on(event: .willShow) { info in print("covers the screen from", info.endFrame.minY) }
      .on(event: .willHide) { _ in print("gone") }
      .start()
  }
}
