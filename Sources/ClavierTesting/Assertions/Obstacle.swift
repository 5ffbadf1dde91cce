#if canImport(UIKit)
  package import CoreGraphics
  import Foundation

  /// The reason, apart from the keyboard, why an input is not visible.
  package enum Obstacle: Hashable, Sendable {
    /// The direction in which an input leaves the visible area.
    package enum Axis: Hashable, Sendable {
      case horizontal, vertical
    }

    /// The input, or a view that contains it, is hidden.
    case hidden(inside: String?)
    /// The input, or a view that contains it, is transparent.
    case transparent(inside: String?)
    /// The input is partly outside of the visible area, whose edges are in the window's coordinates.
    case outside(Axis, from: CGFloat, to: CGFloat)
    /// Another view is in front of the input and covers the given number of points.
    case behind(String, points: Double)
  }

  extension Coverage.Sight {
    /// The height of the part under the keyboard, in points.
    ///
    /// If the keyboard covers nothing, this is the length of the part behind another view.
    var coveredLength: Double {
      if coveredHeight == 0, case .behind(_, let points) = obstacle { return points }
      return coveredHeight
    }

    /// A sentence that explains why the frame is not visible; nil if the frame is visible.
    var explanation: String? {
      let what = part == nil ? "the input" : "the line with the caret"
      if coveredHeight > 0 {
        return "\(what) ends at \(text(frame.maxY)), and the keyboard begins at \(text(room.bottom))."
      }
      switch obstacle {
      case nil: return nil
      case .hidden(nil): return "the input is hidden."
      case .hidden(let name?): return "the input is inside \(name), which is hidden."
      case .transparent(nil): return "the input is transparent."
      case .transparent(let name?): return "the input is inside \(name), which is transparent."
      case .behind(let name, let points): return "\(name) is in front of \(points.textInPoints) of \(what)."
      case .outside(.vertical, let from, let to):
        let (top, bottom) = (max(from, room.top), min(to, room.bottom))
        guard top < bottom else {
          return "\(what) extends from \(text(frame.minY)) to \(text(frame.maxY)), in a view that is not visible."
        }
        return "\(what) extends from \(text(frame.minY)) to \(text(frame.maxY)), but only \(text(top)) to "
          + "\(text(bottom)) is visible."
      case .outside(.horizontal, let from, let to):
        return "\(what) extends from \(text(frame.minX)) to \(text(frame.maxX)) horizontally, but only \(text(from)) "
          + "to \(text(to)) is visible."
      }
    }

    private func text(_ value: CGFloat) -> String { Double(value).pointsText }
  }

  extension Double {
    /// The number with at most one decimal place.
    fileprivate var pointsText: String { String(format: "%g", (self * 10).rounded() / 10) }

    /// The number with at most one decimal place, and the unit.
    var textInPoints: String { pointsText == "1" ? "1 point" : "\(pointsText) points" }
  }
#endif
