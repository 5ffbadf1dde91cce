#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension GeometryFingerprint {
    /// Reads the current geometry around an input.
    ///
    /// - Parameters:
    ///   - site: The input and the views around it.
    ///   - keyboard: The keyboard's frame in screen coordinates.
    ///   - applier: The applier that knows the points that the avoider has added.
    @MainActor init(of site: AvoidanceSite, keyboard: CGRect, applier: PlanApplier) {
      self.init()
      read(site, keyboard: keyboard, applier: applier)
    }

    /// Replaces everything with the current geometry around an input.
    ///
    /// Reuses the memory of the arrays, because the avoider reads the geometry at the end of every turn of the run
    /// loop.
    @MainActor mutating func read(_ site: AvoidanceSite, keyboard: CGRect, applier: PlanApplier) {
      removeAll()
      let ledger = applier.ledger
      self.keyboard = keyboard
      hasCaret = site.input is UIScrollView
      inputGeometry.append(site.input.bounds.height)
      site.forEachEditedRect { inputGeometry.append(edgesOf: $0) }
      let inputFrame = site.frameInHost(of: site.input)
      positions.append(edgesOf: inputFrame)
      readCompanions(at: site)
      if let window = site.input.window { surroundings.append(edgesOf: window.frameOnScreen) }
      if let view = site.container { readContainer(view, at: site, ledger) }
      for view in site.scrollViews {
        // A text view is its own innermost scroll view.
        let frame = view === site.input ? inputFrame : site.frameInHost(of: view)
        readScrollView(view, at: frame, ledger)
      }
    }

    /// Appends the edges of each companion in its superview, and the position of each superview in its host.
    ///
    /// An app may have many companions, most of them in the same superview. Converting the coordinates of each
    /// companion to its host would walk through the view hierarchy each time.
    @MainActor private mutating func readCompanions(at site: AvoidanceSite) {
      var last: UIView?
      for view in site.companions {
        guard let superview = view.superview else { continue }
        if superview !== last {
          last = superview
          let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
          positions.append(edgesOf: site.host(of: view)?.convert(unit, from: superview) ?? .zero)
        }
        positions.append(edgesOf: view.frameInSuperview(superview))
      }
    }

    @MainActor private mutating func readContainer(
      _ view: UIView, at site: AvoidanceSite, _ ledger: ContributionLedger
    ) {
      container = ObjectIdentifier(view)
      let shift = ledger.amount(of: .shift, in: view)
      contributions.append(shift)
      containerFrame = Self.frame(of: view, at: site, withoutShift: shift)
      surroundings.append(view.safeAreaInsets.top)
      surroundings.append(view.safeAreaInsets.bottom)
    }

    @MainActor private mutating func readScrollView(
      _ view: UIScrollView, at frame: CGRect, _ ledger: ContributionLedger
    ) {
      let inset = view.adjustedContentInset
      surroundings.append(edgesOf: frame)
      surroundings.append(inset.top)
      let contributedInset = ledger.amount(of: .bottomInset, in: view)
      contributions.append(contributedInset)
      surroundings.append(inset.bottom - contributedInset)
      let offset = view.contentOffset.y
      scrollViews.append(
        ScrollView(
          id: ObjectIdentifier(view), systemInset: view.systemInset(in: inset.bottom), offset: offset,
          ownOffset: offset - ledger.amount(of: .scrolled, in: view), isAtTop: view.isAtTop && !view.mayFollowTitle,
          end: view.contentEnd(with: inset)))
      contentHeights.append(view.contentSize.height)
    }

    /// Returns the frame that the controller's view would have without the shift.
    @MainActor private static func frame(
      of view: UIView, at site: AvoidanceSite, withoutShift shift: CGFloat
    ) -> CGRect {
      guard let superview = view.superview else { return view.frame }
      let rect = superview.convert(view.bounds, from: view).offsetBy(dx: 0, dy: -shift)
      guard let host = site.host(of: view), host !== superview else { return rect }
      return host.convert(rect, from: superview)
    }
  }

  extension UIScrollView {
    /// Returns the part of an effective bottom inset that is neither content inset nor safe area, in points.
    fileprivate func systemInset(in bottomInset: CGFloat) -> CGFloat {
      max(0, bottomInset - contentInset.bottom - safeAreaInsets.bottom)
    }
  }

  extension UIView {
    /// Returns this view's bounds in its superview's coordinate space.
    ///
    /// The `frame` of a transformed view is undefined
    /// (https://developer.apple.com/documentation/uikit/uiview/frame).
    fileprivate func frameInSuperview(_ superview: UIView) -> CGRect {
      transform.isIdentity ? frame : superview.convert(bounds, from: self)
    }
  }

  extension [CGFloat] {
    fileprivate mutating func append(edgesOf rect: CGRect) {
      append(rect.minY)
      append(rect.maxY)
    }
  }
#endif
