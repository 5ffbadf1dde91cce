import Foundation
import HeadlessEnumerations

/// A container whose bars are in front of its content.
@MainActor protocol BarContainer: UIViewController {
  /// Returns the insets of the bars over a child, which the child's safe area includes.
  func insetsOfBars(over child: UIViewController) -> UIEdgeInsets
  /// The edges at which bars are opaque, so that content does not extend behind them.
  var edgesOfOpaqueBars: UIRectEdge { get }
  /// Called when the edges of a child that extend behind the bars have changed.
  func barsMayMoveContent()
}

extension BarContainer {
  /// Returns the edges at which a child extends behind the bars.
  func edgesBehindBars(of child: UIViewController) -> UIRectEdge {
    let edges = child.edgesForExtendedLayout
    return child.extendedLayoutIncludesOpaqueBars ? edges : edges.subtracting(edgesOfOpaqueBars)
  }

  /// Returns the frame of a child.
  ///
  /// The frame extends behind the bars at the edges that the child has selected.
  func frameOfContent(_ child: UIViewController) -> CGRect {
    let edges = edgesBehindBars(of: child)
    guard !edges.isSuperset(of: [.top, .bottom]) else { return view.bounds }
    let bars = insetsOfBars(over: child)
    var insets = UIEdgeInsets.zero
    if !edges.contains(.top), bars.top > 0 { insets.top = view.safeAreaInsets.top + bars.top }
    // The bar of an outer container is part of the safe area.
    if !edges.contains(.bottom), bars.bottom > 0 || barInsets.bottom > 0 {
      insets.bottom = view.safeAreaInsets.bottom + bars.bottom
    }
    return view.bounds.inset(by: insets)
  }

  /// Returns the insets of the bars that are in front of a child, whose frame is ``frameOfContent(_:)``.
  func insetsOfBarsInFront(of child: UIViewController) -> UIEdgeInsets {
    var insets = insetsOfBars(over: child)
    let edges = edgesBehindBars(of: child)
    if !edges.contains(.top) { insets.top = 0 }
    if !edges.contains(.bottom) { insets.bottom = 0 }
    return insets
  }
}
