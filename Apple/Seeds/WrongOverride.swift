// Error: overrides that do not match
// Unit: Clavier
// Platforms: ios catalyst visionos
import UIKit

final class Tracker: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent) -> UIView? { nil }  // expect: does not override any method from its superclass
  override func layoutSubviews(animated: Bool) {}  // expect: does not override any method from its superclass
  override func didMoveToWindow() {}
}
