import Foundation
public import HeadlessEnumerations

extension UIView {
  func setAlpha(_ new: CGFloat) {
    let old = storedAlpha
    guard new != old else { return }
    storedAlpha = new
    AnimationContext.record(.alpha, of: self, from: AnimatableVector(old), to: AnimatableVector(new))
  }

  func setBackgroundColor(_ new: UIColor?) {
    let old = storedBackgroundColor
    storedBackgroundColor = new
    guard new != old else { return }
    AnimationContext.record(.backgroundColor, of: self, from: AnimatableVector(old), to: AnimatableVector(new))
  }

  func setTintColor(_ new: UIColor?) {
    guard new != storedTintColor else { return }
    storedTintColor = new
    notifySubtreeOfTint()
  }

  /// Notifies the view and the descendants that inherit its tint.
  func notifySubtreeOfTint() {
    tintColorDidChange()
    for view in storedSubviews where view.storedTintColor == nil { view.notifySubtreeOfTint() }
  }

  // MARK: Layout direction

  /// Returns the layout direction of a view with a semantic content attribute, in the app's language.
  @discardableResult public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: UIApplication.shared.userInterfaceLayoutDirection
    }
  }

  /// The layout direction of this view's content.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
}
