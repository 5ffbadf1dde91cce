// Error: API that visionOS does not have
// Unit: Clavier
// Platforms: visionos
import UIKit

@MainActor func accessory(of view: UIView) -> UIView? {
  view.inputAccessoryView  // expect: 'inputAccessoryView' is unavailable in visionOS
}

@MainActor func pull(_ scrollView: UIScrollView) {
  scrollView.keyboardDismissMode = .interactive  // expect: is unavailable in visionOS
}

@MainActor func height(of window: UIWindow) -> CGFloat {
  window.screen.bounds.height  // expect: 'screen' is unavailable in visionOS
}

@MainActor func main() -> CGRect {
  UIScreen.main.bounds  // expect: 'UIScreen' is unavailable in visionOS
}
