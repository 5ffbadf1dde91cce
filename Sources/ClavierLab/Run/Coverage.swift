import Foundation
import UIKit

/// Whether an input can be seen.
///
/// Judged from the view tree and the frame that the keyboard went to, not by what any keyboard handling believes.
@MainActor
enum Coverage {
  /// How many points of the height of a frame lie under the keyboard, both in screen coordinates.
  static func coveredHeight(of frame: CGRect, by keyboard: CGRect) -> Double {
    guard keyboard.height > 0 else { return 0 }
    let common = frame.intersection(keyboard)
    return common.isNull || common.width <= 0 ? 0 : Double(common.height)
  }

  /// Whether a view lies on the screen, clear of the status bar, and no scroll view above it cuts it off.
  static func isInSight(_ view: UIView, window: UIWindow) -> Bool {
    let tolerance: CGFloat = 0.5
    let inWindow = view.convert(view.bounds, to: window)
    var visible = inWindow.intersection(window.bounds.inset(by: window.safeAreaInsets.topOnly))
    var ancestor = view.superview
    while let current = ancestor {
      if current.clipsToBounds { visible = visible.intersection(current.convert(current.bounds, to: window)) }
      if current.isHidden || current.alpha < 0.01 { return false }
      ancestor = current.superview
    }
    return !visible.isNull && visible.height >= inWindow.height - tolerance
      && visible.width >= inWindow.width - tolerance
  }
}

extension UIEdgeInsets {
  fileprivate var topOnly: UIEdgeInsets { UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0) }
}
