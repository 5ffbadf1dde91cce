// Error: API that Mac Catalyst does not have, and API that only Mac Catalyst has
// Unit: Clavier
// Platforms: catalyst ios
import UIKit

@MainActor func page() -> UIView {
  UIWebView(frame: .zero)  // expect(catalyst): 'UIWebView' is unavailable in Mac Catalyst
}

@MainActor func titlebar(of scene: UIWindowScene) -> AnyObject? {
  scene.titlebar  // expect(ios): 'titlebar' is unavailable in iOS
}
