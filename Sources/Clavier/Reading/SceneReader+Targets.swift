#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension SceneReader {
    /// Returns the rectangles to keep visible, from the most to the least important.
    ///
    /// 1. The edited rectangles: the caret of a text view or another scroll view, or the two ends of its selection,
    ///    beginning with the end that moves. For any other input, the input's bounds.
    /// 2. If another scroll view contains the text view, the whole text view.
    /// 3. The companions of the input, in the order in which the app lists them.
    func targets(at site: AvoidanceSite, _ responses: ShiftResponses?) -> [AvoidanceScene.Target] {
      let own = site.innermostScrollView(of: site.input, includesItself: true)
      let inputResponse = responses?.response(of: site.input) ?? .full
      var targets: [AvoidanceScene.Target] = []
      site.forEachEditedRect {
        targets.append(AvoidanceScene.Target(site.input.convert($0, to: nil), in: own, shiftResponse: inputResponse))
      }
      if site.input is UIScrollView, let outer = site.innermostScrollView(of: site.input) {
        targets.append(AvoidanceScene.Target(site.input.frameInWindow, in: outer, shiftResponse: inputResponse))
      }
      for view in site.companions {
        let response = responses?.response(of: view) ?? .full
        targets.append(
          AvoidanceScene.Target(view.frameInWindow, in: site.innermostScrollView(of: view), shiftResponse: response))
      }
      return targets
    }
  }
#endif
