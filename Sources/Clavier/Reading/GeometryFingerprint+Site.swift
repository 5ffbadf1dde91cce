#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension GeometryFingerprint {
    /// Reads the present geometry around an input.
    ///
    /// - Parameters:
    ///   - site: The input and the views around it.
    ///   - keyboard: The keyboard's frame in screen coordinates.
    ///   - applier: The applier that knows the present contributions.
    @MainActor init(of site: AvoidanceSite, _ keyboard: CGRect, _ applier: PlanApplier) {
      let (input, container, ledger) = (site.input, site.container, applier.ledger)
      self.init(
        keyboard: keyboard, container: container.map(ObjectIdentifier.init),
        containerFrame: container.map { Self.unshiftedFrame(of: $0, at: site, ledger) },
        inputGeometry: [input.bounds.height] + site.editedRects.flatMap(\.edges), hasCaret: input is UITextView,
        positions: ([input] + site.companions).flatMap { site.place(of: $0).edges },
        surroundings: Self.surroundings(of: site, ledger),
        scrollViews: site.scrollViews.map {
          let ownOffset = $0.contentOffset.y - ledger.amount(of: .scrolled, in: $0)
          return ScrollView(
            id: ObjectIdentifier($0), systemInset: $0.systemInset, offset: $0.contentOffset.y, ownOffset: ownOffset,
            isAtEnd: $0.isAtEnd)
        }, contentHeights: site.scrollViews.map(\.contentSize.height))
    }

    /// Returns the frame that the controller's view would have without the shift.
    @MainActor private static func unshiftedFrame(
      of view: UIView, at site: AvoidanceSite, _ ledger: ContributionLedger
    ) -> CGRect {
      guard let superview = view.superview else { return view.frame }
      let rect = superview.convert(view.bounds, from: view).offsetBy(dx: 0, dy: -ledger.amount(of: .shift, in: view))
      return site.host(of: view)?.convert(rect, from: superview) ?? rect
    }

    /// Returns the edges of the window, the bars, and the scroll views, without contributions.
    @MainActor private static func surroundings(of site: AvoidanceSite, _ ledger: ContributionLedger) -> [CGFloat] {
      var surroundings = site.input.window?.frameOnScreen.edges ?? []
      if let insets = site.container?.safeAreaInsets { surroundings += [insets.top, insets.bottom] }
      for view in site.scrollViews {
        let bottom = view.adjustedContentInset.bottom - ledger.amount(of: .bottomInset, in: view)
        surroundings += site.place(of: view).edges + [view.adjustedContentInset.top, bottom]
      }
      return surroundings
    }
  }

  extension UIScrollView {
    /// The part of the bottom inset that neither the content inset nor the safe area explains, in points.
    fileprivate var systemInset: CGFloat {
      max(0, adjustedContentInset.bottom - contentInset.bottom - safeAreaInsets.bottom)
    }
  }

  extension CGRect {
    fileprivate var edges: [CGFloat] { [minY, maxY] }
  }
#endif
