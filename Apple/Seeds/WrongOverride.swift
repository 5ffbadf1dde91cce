// Error: overrides that do not match
// Unit: Clavier
// Platforms: ios catalyst visionos
import UIKit

final class Tracker: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent) -> UIView? { nil }  // expect: cannot override instance method parameter of type 'UIEvent?' with non-optional type 'UIEvent'
  override func layoutSubviews(animated: Bool) {}  // expect: does not override any method from its superclass
  override func didMoveToWindow() {}
}
