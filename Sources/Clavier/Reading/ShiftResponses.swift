#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// The measured responses of views to a shift of their container.
  ///
  /// UIKit does not report what a view's position depends on. A view may follow `keyboardLayoutGuide`, or be centered
  /// between that guide and the top of the container. Therefore, the shift is applied, the views are laid out, and
  /// their movements are measured.
  @MainActor struct ShiftResponses {
    private weak var container: UIView?
    /// The container's shift at the end of the measurement.
    private let shift: CGFloat
    /// The edges of the measured views at the end of the measurement, in the window's coordinate space.
    private let edges: [CGFloat]
    /// The container's safe area at the end of the measurement.
    ///
    /// The app or a bar can change the safe area without moving a measured view. After such a change, the responses and
    /// the safe area without the shift have to be measured again.
    private let safeArea: UIEdgeInsets?
    private let responses: [ObjectIdentifier: AvoidanceScene.ShiftResponse]

    /// Whether every view moved with its container.
    var areFull: Bool { responses.values.allSatisfy { $0 == .full } }

    /// Creates responses from the edges of views before and after a change of the shift.
    ///
    /// All lengths are in the window's points.
    init(of subjects: PlanSubjects, before: [CGFloat], oldShift: CGFloat, newShift: CGFloat) {
      container = subjects.container
      shift = newShift
      edges = subjects.measuredEdges
      safeArea = subjects.container?.safeAreaInsets
      var responses: [ObjectIdentifier: AvoidanceScene.ShiftResponse] = [:]
      for (index, view) in subjects.measuredViews.enumerated() {
        responses[ObjectIdentifier(view)] = AvoidanceScene.ShiftResponse(
          topMovement: before[2 * index] - edges[2 * index],
          bottomMovement: before[2 * index + 1] - edges[2 * index + 1], shift: newShift - oldShift)
      }
      self.responses = responses
    }

    /// Creates responses of views that do not respond at all, for a screen on which every measurement has a different
    /// result.
    init(ofUnresponsive subjects: PlanSubjects, shift: CGFloat) {
      container = subjects.container
      self.shift = shift
      edges = subjects.measuredEdges
      safeArea = subjects.container?.safeAreaInsets
      responses = Dictionary(subjects.measuredViews.map { (ObjectIdentifier($0), .zero) }) { first, _ in first }
    }

    /// Returns whether nothing has moved since the measurement, and the safe area is the same.
    func isValid(for subjects: PlanSubjects, shift: CGFloat) -> Bool {
      guard container === subjects.container, shift == self.shift, container?.safeAreaInsets == safeArea else {
        return false
      }
      let current = subjects.measuredEdges
      return current.count == edges.count && zip(current, edges).allSatisfy { $0.isSame(as: $1) }
    }

    /// Returns the response of a view; `full` if the view was not measured.
    func response(of view: UIView) -> AvoidanceScene.ShiftResponse {
      responses[ObjectIdentifier(view)] ?? .full
    }
  }
#endif
