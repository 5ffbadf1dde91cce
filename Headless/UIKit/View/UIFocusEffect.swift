public import Foundation
public import HeadlessQuartz

/// The effect of a view that has focus.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  // UIKit declares it as a method that returns a new effect.
  /// Returns the system's effect.
  public class func effect() -> UIFocusEffect { UIFocusEffect() }

  override init() {
    super.init()
  }
}

/// An effect that draws a halo around a view that has focus.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// Creates an effect with the shape of the view.
  public override init() {
    super.init()
  }

  /// Creates an effect with a rectangle.
  public convenience init(rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: 0, curve: .circular)
  }

  /// Creates an effect with a rounded rectangle.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init()
    (self.rect, self.cornerRadius, self.curve) = (rect, cornerRadius, curve)
  }

  private(set) var rect: CGRect?
  private(set) var cornerRadius: CGFloat = 0
  private(set) var curve = CALayerCornerCurve.circular

  /// The view in which the halo is drawn.
  open weak var containerView: UIView?
  /// The view above which the halo is drawn.
  open weak var referenceView: UIView?
}
