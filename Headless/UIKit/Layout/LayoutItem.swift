import Foundation

/// A view or a guide in the layout engine.
@MainActor final class LayoutItem {
  /// The lengths that determine all attributes.
  ///
  /// The position is relative to the superview or the guide's view. `originX` and `originY` are the origin of the
  /// view's bounds.
  enum Length: Int, CaseIterable { case minX, minY, width, height, originX, originY }

  /// The definition of a length that the app's constraints do not determine.
  struct Definition {
    var handle: Simplex.Handle
    var constant: CGFloat
  }

  @Unretained var engine: LayoutEngine?
  @Unretained var view: UIView?
  @Unretained var guide: UILayoutGuide?
  var variables: [Simplex.Variable?] = Array(repeating: nil, count: Length.allCases.count)
  var definitions: [Definition?] = Array(repeating: nil, count: Length.allCases.count)
  var intrinsicHandles: [Simplex.Handle] = []
  var intrinsicSize: CGSize?
  /// The width at which a label wraps its text; nil if the label itself determines the width.
  var wrappingWidth: CGFloat?
  /// The constraints that keep the width and the height from becoming negative, if they are necessary.
  var positiveSizeHandles: [Simplex.Handle?] = [nil, nil]
  var leastSizeHandles: [Simplex.Handle] = []
  /// The rectangle in the last solution.
  var solved = CGRect.null

  init(view: UIView, in engine: LayoutEngine) {
    self.view = view
    self.engine = engine
  }

  init(guide: UILayoutGuide, in engine: LayoutEngine) {
    self.guide = guide
    self.engine = engine
  }

  /// Called when a frame, insets, or an offset on which a length depends has changed.
  func definitionDidChange() {
    engine?.definitionDidChange(of: self)
  }
}
