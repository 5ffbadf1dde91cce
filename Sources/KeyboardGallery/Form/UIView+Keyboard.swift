#if canImport(UIKit)
  import Clavier
  import UIKit

  extension UIView {
    /// How many points of this view the keyboard covers, from its bottom edge up.
    var coveredByKeyboard: CGFloat {
      guard let window else { return 0 }
      let frameOnScreen = window.convert(convert(bounds, to: nil), to: nil as UIWindow?)
      return KeyboardCenter.shared.state.overlap(with: frameOnScreen)
    }
  }
#endif
