#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// How the views that a decision is about were seen to move with a shift of their container.
  ///
  /// UIKit does not say what a view is tied to. A view may follow `keyboardLayoutGuide`, or stand halfway between that guide and
  /// the container's top; so the shift is applied, the layout is done, and what moved is measured.
  @MainActor struct ShiftResponses {
    private weak var container: UIView?
    /// The container's shift at the end of the measurement, and where the views were in their window.
    private let shift: CGFloat
    private let edges: [CGFloat]
    private let responses: [ObjectIdentifier: AvoidanceScene.ShiftResponse]

    /// Whether every view moved along with its container.
    var areFull: Bool { responses.values.allSatisfy { $0 == .full } }

    /// Compares where the views were before a shift was changed, in the window's points, with where they are.
    init(of site: AvoidanceSite, before: [CGFloat], _ oldShift: CGFloat, _ newShift: CGFloat) {
      container = site.container
      shift = newShift
      edges = site.movingEdges
      let further = newShift - oldShift
      var responses: [ObjectIdentifier: AvoidanceScene.ShiftResponse] = [:]
      for (index, view) in site.movingViews.enumerated() {
        let response = AvoidanceScene.ShiftResponse(
          topMovement: before[2 * index] - edges[2 * index],
          bottomMovement: before[2 * index + 1] - edges[2 * index + 1], shift: further)
        responses[ObjectIdentifier(view)] = response
      }
      self.responses = responses
    }

    /// Views that do not move at all, for a screen on which every measurement gives something else.
    init(ofUnresponsive site: AvoidanceSite, _ shift: CGFloat) {
      container = site.container
      self.shift = shift
      edges = site.movingEdges
      responses = Dictionary(site.movingViews.map { (ObjectIdentifier($0), .none) }) { first, _ in first }
    }

    /// Whether nothing has moved since the measurement.
    func isValid(at site: AvoidanceSite, _ shift: CGFloat) -> Bool {
      guard container === site.container, shift == self.shift else { return false }
      let present = site.movingEdges
      return present.count == edges.count && zip(present, edges).allSatisfy { $0.isSame(as: $1) }
    }

    /// How a view moves; in full where it was not measured.
    func response(of view: UIView) -> AvoidanceScene.ShiftResponse {
      responses[ObjectIdentifier(view)] ?? .full
    }
  }

  extension PlanApplier {
    /// Measures what a shift that is in effect does to the views of a site, by taking it away for a moment.
    ///
    /// Nothing of that is shown: the same values stand again before Core Animation commits.
    func measureResponses(at site: AvoidanceSite) {
      let shift = shift(at: site)
      guard let view = site.container, let container = containers[view], shift != 0 else {
        if responses?.isValid(at: site, shift) != true { responses = nil }
        return
      }
      guard responses?.isValid(at: site, shift) != true else { return }
      UIView.performWithoutAnimation {
        let (own, safeArea) = (-ledger.amount(of: .shift, in: view), container.safeArea)
        let offsets = site.scrollViews.map(\.contentOffset)
        if container.shift(view, by: 0, safeArea: safeArea, ledger) { view.layOutWithSuperview() }
        let before = site.movingEdges
        if container.shift(view, by: own, safeArea: safeArea, ledger) { view.layOutWithSuperview() }
        for (scrollView, offset) in zip(site.scrollViews, offsets)
        where scrollView.contentOffset != offset && !scrollView.isMovedByUser {
          scrollView.contentOffset = offset
        }
        responses = ShiftResponses(of: site, before: before, 0, shift)
      }
    }
  }

  extension UIView {
    /// Does the layout that a changed transform asks for; a parent may set this view's frame in its own.
    func layOutWithSuperview() {
      superview?.layoutIfNeeded()
      layoutIfNeeded()
    }
  }

  extension AvoidanceSite {
    /// The views whose movement with a shift matters: the input, what is to be seen along with it, and what scrolls them.
    var movingViews: [UIView] { [input] + companions + scrollViews.filter { $0 !== input } }

    /// The upper and lower edges of ``movingViews`` in the window's points.
    var movingEdges: [CGFloat] {
      movingViews.flatMap { view -> [CGFloat] in
        let frame = view.frameInWindow
        return [frame.minY, frame.maxY]
      }
    }
  }
#endif
