// Error: UIKit used off the main actor
// Unit: Clavier
// Platforms: ios visionos
import UIKit

func hide(_ view: UIView) {
  view.isHidden = true  // expect: main actor-isolated property 'isHidden' can not be mutated from a nonisolated context
}

func relayout(_ view: UIView) {
  view.layoutIfNeeded()  // expect: call to main actor-isolated instance method 'layoutIfNeeded()' in a synchronous nonisolated context
}

func name() -> Notification.Name { UIWindow.didBecomeKeyNotification }
