import Foundation

/// A view or a guide as its tree's engine knows it.
@MainActor final class LayoutItem {
  /// The lengths of which all attributes are made.
  ///
  /// The place is relative to the superview or the guide's view; `originX` and `originY` are how far a view's content
  /// is scrolled.
  enum Length: Int, CaseIterable { case minX, minY, width, height, originX, originY }

  /// Where a length follows from something other than the app's constraints.
  struct Definition {
    var handle: Simplex.Handle
    var constant: CGFloat
  }

  weak var engine: LayoutEngine?
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  var variables: [Simplex.Variable?] = Array(repeating: nil, count: Length.allCases.count)
  var definitions: [Definition?] = Array(repeating: nil, count: Length.allCases.count)
  var intrinsicHandles: [Simplex.Handle] = []
  var intrinsicSize: CGSize?
  var keepsSizesPositive: [Bool] = [false, false]
  /// The rectangle of the last solution.
  var solved = CGRect.null

  init(view: UIView, in engine: LayoutEngine) {
    self.view = view
    self.engine = engine
  }

  init(guide: UILayoutGuide, in engine: LayoutEngine) {
    self.guide = guide
    self.engine = engine
  }

  /// A frame, insets or an offset that a length follows has changed.
  func definitionDidChange() {
    engine?.definitionDidChange(of: self)
  }
}
