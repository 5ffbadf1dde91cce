import Foundation
import HeadlessEnumerations

extension UIView {
  /// The insets that bars, the sensor housing, and the home indicator cover, in points; zero for a view that is not
  /// visible.
  public var safeAreaInsets: UIEdgeInsets { lastSafeAreaInsets }

  /// Updates the safe area, and notifies the view and its descendants if it has changed.
  func safeAreaMayHaveChanged(hasResizedOrScrolled: Bool = false) {
    let new = presentSafeAreaInsets
    if new != lastSafeAreaInsets {
      lastSafeAreaInsets = new
      safeAreaGuideDidChange()
      safeAreaDidChange()
      safeAreaInsetsDidChange()
      controller?.appearance.needsSafeArea = false
      controller?.viewSafeAreaInsetsDidChange()
      if storedMargins.includesSafeArea { marginsDidChange() }
      for view in storedSubviews { view.safeAreaMayHaveChanged(hasResizedOrScrolled: true) }
    } else if hasResizedOrScrolled, new != .zero {
      for view in storedSubviews { view.safeAreaMayHaveChanged(hasResizedOrScrolled: true) }
    }
  }

  /// Updates the safe areas of child controllers in a window without a safe area, where bars still cover content.
  func updateSafeAreaOfControllers() {
    if controller != nil { safeAreaMayHaveChanged() }
    for view in storedSubviews { view.updateSafeAreaOfControllers() }
  }

  /// The current safe area.
  ///
  /// It is the superview's safe area, as far as the view extends into it, plus the controller's additional insets.
  private var presentSafeAreaInsets: UIEdgeInsets {
    if let window = self as? UIWindow { return window.screenSafeAreaInsets }
    guard let superview = storedSuperview, window != nil else { return .zero }
    let outer = superview.lastSafeAreaInsets
    var insets = UIEdgeInsets.zero
    if outer != .zero {
      let ignoresTransform = controller != nil && HeadlessWorld.state.isSafeAreaFrozen
      let (space, frame) = (superview.bounds, ignoresTransform ? geometry.untransformedFrame : self.frame)
      if superview is UIScrollView, frame.isOutside(space) { return ownSafeAreaInsets }
      insets = UIEdgeInsets(
        top: Self.inherited(outer.top, overlap: space.minY + outer.top - frame.minY),
        left: Self.inherited(outer.left, overlap: space.minX + outer.left - frame.minX),
        bottom: Self.inherited(outer.bottom, overlap: frame.maxY - (space.maxY - outer.bottom)),
        right: Self.inherited(outer.right, overlap: frame.maxX - (space.maxX - outer.right)))
    }
    return insets + ownSafeAreaInsets
  }

  /// Returns the inset that a view inherits from its superview on one side.
  ///
  /// A view that extends beyond its superview has at most the superview's inset, so scrolled content whose margins
  /// include its safe area does not grow with them. Observed by Martiancraft ("Notes from the margins", 2019). A
  /// controller's own inset can be negative, but a negative inset is not inherited.
  private static func inherited(_ outer: CGFloat, overlap: CGFloat) -> CGFloat {
    min(max(0, outer), max(0, overlap))
  }

  /// The insets that the view's controller adds.
  private var ownSafeAreaInsets: UIEdgeInsets {
    controller.map { $0.barInsets + $0.additionalSafeAreaInsets } ?? .zero
  }

  // MARK: Margins

  /// The margins for content, in points.
  ///
  /// By default, the margins include the safe area.
  public var layoutMargins: UIEdgeInsets {
    get {
      var insets = ownMargins.resolved(effectiveUserInterfaceLayoutDirection)
      if storedMargins.includesSafeArea {
        let covered = safeAreaInsets
        insets = insets + covered
      }
      guard storedMargins.preservesSuperview, let superview else { return insets }
      let (outer, space) = (superview.layoutMargins, superview.bounds)
      return UIEdgeInsets(
        top: max(insets.top, space.minY + outer.top - frame.minY),
        left: max(insets.left, space.minX + outer.left - frame.minX),
        bottom: max(insets.bottom, frame.maxY - (space.maxY - outer.bottom)),
        right: max(insets.right, frame.maxX - (space.maxX - outer.right)))
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, in: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The margins for content, in points, with leading and trailing edges.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, in: effectiveUserInterfaceLayoutDirection) }
    set {
      storedMargins.own = newValue
      marginsDidChange()
    }
  }

  /// Whether the margins are never smaller than those of the superview.
  public var preservesSuperviewLayoutMargins: Bool {
    get { storedMargins.preservesSuperview }
    set {
      storedMargins.preservesSuperview = newValue
      marginsDidChange()
    }
  }

  /// Whether the margins include the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { storedMargins.includesSafeArea }
    set {
      storedMargins.includesSafeArea = newValue
      marginsDidChange()
    }
  }

  private static let defaultMargin: CGFloat = 8

  private var ownMargins: NSDirectionalEdgeInsets {
    let margin = Self.defaultMargin
    guard let controller else {
      return storedMargins.own
        ?? NSDirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    }
    guard controller.viewRespectsSystemMinimumLayoutMargins else { return storedMargins.own ?? .zero }
    let least = controller.systemMinimumLayoutMargins
    let own = storedMargins.own ?? .zero
    return NSDirectionalEdgeInsets(
      top: max(own.top, least.top), leading: max(own.leading, least.leading),
      bottom: max(own.bottom, least.bottom), trailing: max(own.trailing, least.trailing))
  }

  func marginsDidChange() {
    marginsGuideDidChange()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for view in storedSubviews where view.storedMargins.preservesSuperview { view.marginsDidChange() }
  }
}

extension CGRect {
  /// Returns whether the rectangles do not intersect.
  ///
  /// A view that is scrolled out of sight has no safe area.
  fileprivate func isOutside(_ other: CGRect) -> Bool {
    maxX < other.minX || minX > other.maxX || maxY < other.minY || minY > other.maxY
  }
}
