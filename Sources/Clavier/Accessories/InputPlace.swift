#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Where an input is, or a scroll view whose inputs are already in order.
  @MainActor struct InputPlace {
    let inputs: [UIView]
    /// The frame in the coordinate space that all compared places have in common.
    var frame: CGRect
    var isScrollView = false

    /// Returns the inputs of places in reading order.
    ///
    /// - Parameters:
    ///   - places: The places.
    ///   - pageWidth: The width of a page in points; 0 if there are no pages.
    ///   - isRightToLeft: Whether rows and pages begin on the right.
    static func ordered(_ places: [InputPlace], pageWidth: CGFloat = 0, _ isRightToLeft: Bool) -> [UIView] {
      let pages = pageWidth > 0 ? pages(of: places, width: pageWidth, isRightToLeft) : [besideScrollViews(places)]
      return pages.flatMap(rows).flatMap { row in
        row.sorted { one, other in
          let (first, second) = (one.leading(isRightToLeft), other.leading(isRightToLeft))
          return first == second ? one.frame.minY < other.frame.minY : first < second
        }
      }.flatMap(\.inputs)
    }

    /// Groups places by the page that contains their centers.
    private static func pages(of places: [InputPlace], width: CGFloat, _ isRightToLeft: Bool) -> [[InputPlace]] {
      Dictionary(grouping: places) { ($0.frame.midX / width).rounded(.down) * (isRightToLeft ? -1 : 1) }
        .sorted { $0.key < $1.key }.map { besideScrollViews($0.value) }
    }

    /// Moves the inputs that cover a part of a scroll view to the nearer of its upper and lower edge.
    ///
    /// A search field above a list comes before the list's inputs, and a field in a bar at the bottom comes after them.
    private static func besideScrollViews(_ places: [InputPlace]) -> [InputPlace] {
      places.map { place in
        let center = CGPoint(x: place.frame.midX, y: place.frame.midY)
        guard !place.isScrollView,
          let covered = places.first(where: { $0.isScrollView && $0.frame.contains(center) })?.frame
        else { return place }
        var place = place
        place.frame.origin.y = center.y < covered.midY ? covered.minY - place.frame.height : covered.maxY
        return place
      }
    }

    /// Groups places into rows: a row contains its topmost place and all places whose center is above that place's
    /// bottom edge.
    private static func rows(of places: [InputPlace]) -> [[InputPlace]] {
      var rows: [[InputPlace]] = []
      for place in places.sorted(by: { $0.frame.minY < $1.frame.minY }) {
        if let top = rows.last?.first, place.frame.midY < top.frame.maxY {
          rows[rows.count - 1].append(place)
        } else {
          rows.append([place])
        }
      }
      return rows
    }

    private func leading(_ isRightToLeft: Bool) -> CGFloat {
      isRightToLeft ? -frame.maxX : frame.minX
    }
  }
#endif
