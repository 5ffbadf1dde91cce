// Error: an API of a later system without #available
// Unit: Clavier
// Platforms: ios catalyst
import UIKit

@MainActor func extend(_ guide: UIKeyboardLayoutGuide) {
  guide.usesBottomSafeArea = false  // expect: 'usesBottomSafeArea' is only available in
  if #available(iOS 17, *) { guide.usesBottomSafeArea = false }
}

@MainActor func link(_ view: UIView) {
  let link = UIUpdateLink(view: view)  // expect: 'UIUpdateLink' is only available in
  _ = link
  if #available(iOS 18, *) { UIUpdateLink(view: view).isEnabled = true }
}
