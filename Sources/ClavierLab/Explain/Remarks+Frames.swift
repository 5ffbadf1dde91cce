import ClavierCore
import Foundation

extension Remarks {
  /// The remarks about a start frame that code must not rely on.
  var startFrame: [String] {
    guard let start = values.startFrame, start.isFiniteFrame else { return [] }
    guard let end = values.endFrame, end.isFiniteFrame else { return [] }
    var remarks: [String] = []
    if start == end {
      if let visibleHeight, visibleHeight == 0 {
        remarks.append("The start and end frames are the same and off the screen, so nothing visible happens.")
      } else {
        remarks.append("The start and end frames are the same, so nothing moves. The focused input may have changed.")
      }
      return remarks
    }
    if start.size.height != end.size.height, start != previous?.values.endFrame {
      remarks.append(
        "The start height \(points(start.size.height)) differs from the end height \(points(end.size.height)). Use "
          + "the end frame. When the keyboard first appears, the start frame can have any height.")
    }
    if let fit, fit.space == .interface {
      if start.origin.y > fit.size.height {
        remarks.append(
          "The start frame is \(length(Double(start.origin.y - fit.size.height))) below the screen. The keyboard moves "
            + "with a modal presentation (iOS 7 and 8), or the frame is outdated.")
      }
      if abs(start.size.width - fit.size.width) >= 1, !fit.isPad, !start.isEmpty {
        remarks.append("The start frame is not as wide as the screen. It is probably the frame from before a rotation.")
      }
    }
    return remarks
  }

  /// The remarks about an unusual end frame.
  var endFrame: [String] {
    guard let end = values.endFrame else { return [] }
    guard end.isFiniteFrame else { return ["The end frame is not finite. Ignore it."] }
    var remarks = emptyEndFrame(end)
    if let fit, fit.space == .interface { remarks += position(of: end, on: fit) }
    if end.size.height != end.size.height.rounded() || end.origin.y != end.origin.y.rounded() {
      let halves = (end.size.height * 2) == (end.size.height * 2).rounded()
      remarks.append(
        halves
          ? "Half points are valid. A pixel of a 2x screen is half a point."
          : "Fractions of a point are valid. A pixel of a 3x screen is a third of a point. Compare with a tolerance.")
    }
    return remarks
  }

  private func emptyEndFrame(_ end: CGRect) -> [String] {
    if end == .zero {
      return [
        "The end frame is all zeros, as with Prefer Cross-Fade Transitions, or while a floating keyboard is dragged. "
          + "Code that subtracts its y from the screen's height computes a keyboard height equal to the screen's."
      ]
    }
    guard end.size.height == 0 else { return [] }
    let isHide = values.event == .willHide || values.event == .didHide
    return [
      isHide
        ? "The end height is 0. When the keyboard hides, the notification does not always contain its height."
        : "The end height is 0, as with a hardware keyboard."
    ]
  }

  private func position(of end: CGRect, on fit: ScreenFit) -> [String] {
    var remarks: [String] = []
    let (top, bottom, screenHeight) = (Double(end.origin.y), Double(end.maxY), Double(fit.size.height))
    let isParked = abs(top - screenHeight) < 0.5
    if isParked, end.size.height > 0 {
      remarks.append("The frame keeps its height and begins at the bottom edge of the screen.")
    } else if top > screenHeight + 0.5 {
      remarks.append(
        "The end frame begins \(length(top - screenHeight)) below the screen, so the keyboard is off the screen."
      )
    } else if bottom > screenHeight + 0.5, placement != .hidden {
      remarks.append(
        "The frame reaches \(length(bottom - screenHeight)) below the screen. "
          + "Its height, \(points(end.size.height)), is not the visible height.")
    }
    if top < 0 {
      remarks.append(
        "The end frame begins above the screen. AutoFill and cross-fades post such frames. Ignore the frame.")
    }
    if !fit.isPad, !end.isEmpty, abs(end.size.width - fit.size.width) >= 1 {
      remarks.append("The frame is not as wide as the screen. It was probably posted during a rotation.")
    }
    return remarks
  }
}
