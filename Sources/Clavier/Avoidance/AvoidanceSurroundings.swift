#if canImport(UIKit)
  import Foundation
  import UIKit

  /// What the system moves by itself in answer to the keyboard, as it stood when a decision was made.
  ///
  /// Sheets and popovers get out of the way, and a table view controller makes room in its table and scrolls it. Whoever
  /// hears of the keyboard before the system does decides on what will not be.
  @MainActor struct AvoidanceSurroundings {
    fileprivate struct ScrollPlace {
      weak var view: UIScrollView?
      let systemInset: CGFloat
      /// The offset in points, our share aside.
      let offset: CGFloat
    }

    /// The keyboard's frame that the decision was made for.
    let keyboard: CGRect
    /// Where the controller's view stood in the window, our shift aside; nil where nothing may shift.
    private let frame: CGRect?
    private let scrollPlaces: [ScrollPlace]

    init(of site: AvoidanceSite, _ keyboard: CGRect, _ mover: AvoidanceMover) {
      self.keyboard = keyboard
      frame = mover.frameWithoutShift(at: site)
      scrollPlaces = site.scrollViews.map {
        let offset = $0.contentOffset.y - mover.ledger.amount(of: .scrolled, in: $0)
        return ScrollPlace(view: $0, systemInset: $0.systemInset, offset: offset)
      }
    }

    /// Whether something stands elsewhere now, or was given other room.
    func differ(at site: AvoidanceSite, _ mover: AvoidanceMover) -> Bool {
      if let frame, let present = mover.frameWithoutShift(at: site), !present.isSame(as: frame) { return true }
      return scrollPlaces.contains(where: \.isGivenOtherRoom)
    }

    /// Undoes the scrolling of those that were given other room: it was measured with our insets still in.
    func scrollBack() {
      for place in scrollPlaces where place.isGivenOtherRoom {
        guard let view = place.view, !view.isDragging, !view.isDecelerating else { continue }
        view.contentOffset.y = place.offset
      }
    }
  }

  extension AvoidanceSurroundings.ScrollPlace {
    @MainActor fileprivate var isGivenOtherRoom: Bool {
      view.map { !$0.systemInset.isSame(as: systemInset) } ?? false
    }
  }

  extension UIScrollView {
    /// The points of bottom inset that neither the content inset nor the safe area accounts for.
    fileprivate var systemInset: CGFloat {
      max(0, adjustedContentInset.bottom - contentInset.bottom - safeAreaInsets.bottom)
    }
  }

  extension CGFloat {
    /// Whether no screen could show the difference: shares were added and subtracted.
    fileprivate func isSame(as other: CGFloat) -> Bool {
      Swift.abs(self - other) < 1 / 1024
    }
  }

  extension CGRect {
    fileprivate func isSame(as other: CGRect) -> Bool {
      minX.isSame(as: other.minX) && minY.isSame(as: other.minY) && width.isSame(as: other.width)
        && height.isSame(as: other.height)
    }
  }
#endif
