// Error: an API that was deprecated before the oldest supported system
// Unit: Clavier
// Platforms: ios
import UIKit

@MainActor func keyWindow() -> UIWindow? {
  UIApplication.shared.keyWindow  // expect: 'keyWindow' was deprecated in iOS 13
}
