// Error: an optional value used without unwrapping
// Unit: Clavier
// Platforms: ios visionos
import UIKit

@MainActor func background(of view: UIView) -> UIColor {
  view.backgroundColor  // expect: value of optional type 'UIColor?' must be unwrapped
}

@MainActor func subviews(of view: UIView) -> [UIView] {
  view.superview.subviews  // expect: value of optional type 'UIView?' must be unwrapped
}

@MainActor func length(of field: UITextField) -> Int {
  field.text.count  // expect: value of optional type 'String?' must be unwrapped
}
