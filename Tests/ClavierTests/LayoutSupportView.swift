import Foundation
import UIKit

/// A hidden view that is the `bottomLayoutGuide` of a view controller, as on a device if the controller was loaded from
/// a storyboard.
final class LayoutSupportView: UIView, UILayoutSupport {
  var length: CGFloat { bounds.height }
}
