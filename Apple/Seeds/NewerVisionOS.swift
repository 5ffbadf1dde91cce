// Error: an API that visionOS 1 does not have, next to one of iOS 17 that it has
// Unit: Clavier
// Platforms: visionos
import UIKit

@MainActor func extend(_ guide: UIKeyboardLayoutGuide) { guide.usesBottomSafeArea = false }

@available(iOS 18, visionOS 2, *) @MainActor func follow(_ link: UIUpdateLink) { link.isEnabled = true }

@MainActor func start(_ view: UIView) -> AnyObject {
  UIUpdateLink(view: view)  // expect: is only available in visionOS 2
}
