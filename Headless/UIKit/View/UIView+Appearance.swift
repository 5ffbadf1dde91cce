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
    withCurrentTraits { tintColorDidChange() }
    for view in storedSubviews where view.storedTintColor == nil { view.notifySubtreeOfTint() }
  }

  // MARK: Dimming

  var undimmedTintColor: UIColor { storedTintColor ?? superview?.undimmedTintColor ?? .headlessTint }

  var effectiveTintAdjustmentMode: UIView.TintAdjustmentMode {
    for view in sequence(first: self, next: \.storedSuperview) {
      if let own = view.extras?.tintAdjustmentMode, own != .automatic { return own }
    }
    return .normal
  }

  func setTintAdjustmentMode(_ new: UIView.TintAdjustmentMode) {
    let old = tintAdjustmentMode
    if new != .automatic || extras != nil { neededExtras.tintAdjustmentMode = new }
    if tintAdjustmentMode != old { notifySubtreeOfDimming() }
  }

  /// Notifies the view and the descendants that inherit the mode of its tint.
  private func notifySubtreeOfDimming() {
    withCurrentTraits { tintColorDidChange() }
    for view in storedSubviews where view.extras?.tintAdjustmentMode ?? .automatic == .automatic {
      view.notifySubtreeOfDimming()
    }
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

extension UIColor {
  /// The color without saturation, like the tint color behind an alert.
  var dimmed: UIColor {
    let other = self
    return UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
      other.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}
