import Foundation

extension UIViewController {
  /// Notifies the children and the presented controller of the window's next size.
  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren { child.viewWillTransition(to: size, with: coordinator) }
    if let presentation = storedPresented?.presentation {
      presentation.viewWillTransition(to: size, with: coordinator)
    } else {
      storedPresented?.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Notifies the children and the presented controller of the next traits.
  func forwardTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
    storedPresented?.willTransition(to: newCollection, with: coordinator)
  }
}
