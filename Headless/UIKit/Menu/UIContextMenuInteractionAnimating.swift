public import Foundation
public import HeadlessEnumerations

/// An object that adds animations to the opening or the closing of a context menu.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is shown as a preview; nil for a picture of the view.
  var previewViewController: UIViewController? { get }

  /// Adds animations that run with the menu's.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that is called when the animations end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An object that adds animations to the transition from a context menu's preview.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview disappears.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animations of a context menu that opens or closes.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// The duration of the animation, in seconds.
  ///
  /// The value is an estimate.
  private static let duration: TimeInterval = 0.3

  init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  func run() {
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: Self.duration) { for animation in animations { animation() } }
    HeadlessClock.schedule(after: Self.duration) { for completion in completions { completion() } }
  }
}
