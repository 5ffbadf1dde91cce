// Error: what a Mac does not have, and what it alone has
// Unit: Clavier
// Platforms: catalyst ios
import UIKit

@MainActor func page() -> UIView {
  UIWebView(frame: .zero)  // expect(catalyst): 'UIWebView' is unavailable in Mac Catalyst
}

@MainActor func titlebar(of scene: UIWindowScene) -> AnyObject? {
  scene.titlebar  // expect(ios): 'titlebar' is unavailable in iOS
}
