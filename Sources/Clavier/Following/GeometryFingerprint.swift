#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// What a decision was based on, as it stood when that was made: what is to be seen, what this is in, and what the system
  /// moves by itself.
  ///
  /// Everything counts in the content of the scroll view around it or in the controller's view, our shares aside: to scroll
  /// changes nothing here, and nor do we. Only heights are looked at, as nothing moves sideways.
  @MainActor struct GeometryFingerprint {
    fileprivate struct ScrollPlace {
      weak var view: UIScrollView?
      let systemInset: CGFloat
      /// The offset in points, our share aside.
      let offset: CGFloat
      /// The offset in points, our share included.
      let position: CGFloat
    }

    /// The keyboard's frame that the decision was made for.
    let keyboard: CGRect
    private weak var container: UIView?
    /// Where the controller's view stood, our shift aside; nil where nothing may shift.
    private var frame: CGRect?
    /// Where in the input the caret stood or the selection, and how high the input was.
    private let inside: [CGFloat]
    private let hasCaret: Bool
    /// Where the input stood, and what is to be seen along with it.
    private var outside: [CGFloat]
    /// The room that was left by what is around.
    private var room: [CGFloat]
    private let scrollPlaces: [ScrollPlace]
    /// How high the content of each scroll view was.
    private var contents: [CGFloat]
    /// Whether the decision had to leave something covered.
    private let isCovered: Bool
    /// Whether a finger scrolled since then.
    private var isScrolledByUser = false

    init(of site: AvoidanceSite, _ keyboard: CGRect, _ applier: PlanApplier, after plan: AvoidancePlan? = nil) {
      self.keyboard = keyboard
      isCovered = plan.map { $0.coveredHeight > 0 } ?? false
      container = site.container
      frame = applier.frameWithoutShift(at: site)
      hasCaret = site.input is UITextView
      inside = [site.input.bounds.height] + site.editedRects.flatMap(\.edges)
      outside = ([site.input] + site.companions).flatMap { site.place(of: $0).edges }
      room = applier.room(at: site)
      contents = site.scrollViews.map(\.contentSize.height)
      scrollPlaces = site.scrollViews.map {
        let offset = $0.contentOffset.y - applier.ledger.amount(of: .scrolled, in: $0)
        return ScrollPlace(view: $0, systemInset: $0.systemInset, offset: offset, position: $0.contentOffset.y)
      }
    }

    /// Whether these are as others, but for what was scrolled.
    func isSame(as other: GeometryFingerprint) -> Bool {
      !isMovedBySystem(to: other) && inside.isSame(as: other.inside) && outside.isSame(as: other.outside)
        && room.isSame(as: other.room) && isInSameViews(as: other)
    }

    /// Whether what stands elsewhere now asks for another decision.
    func isOutdated(by now: GeometryFingerprint) -> Bool {
      if isMovedBySystem(to: now) || !isInSameViews(as: now) { return true }
      if !inside.isSame(as: now.inside) || !outside.isSame(as: now.outside) || isTakenBack(to: now) { return true }
      // With more content what could not be scrolled to may be.
      if isCovered, !contents.isSame(as: now.contents) { return true }
      // Whoever scrolled meanwhile knows what to look at, until there is something else to be seen.
      return !isScrolled && !room.isSame(as: now.room)
    }

    /// Whether a caret, or the lines around it, are elsewhere in a text view now.
    func isOfOtherText(than now: GeometryFingerprint) -> Bool {
      hasCaret && !inside.isSame(as: now.inside)
    }

    /// Whether something stands elsewhere now, or was given other room.
    func isMovedBySystem(to now: GeometryFingerprint) -> Bool {
      if let frame, let present = now.frame, container === now.container, !present.isSame(as: frame) { return true }
      return scrollPlaces.contains(where: \.isGivenOtherRoom)
    }

    /// Notes whether a finger scrolls, or what it let go of scrolls on.
    mutating func noteUser() -> Bool {
      let isScrolling = scrollPlaces.contains { $0.view.map { $0.isDragging || $0.isDecelerating } ?? false }
      isScrolledByUser = isScrolledByUser || isScrolling
      return isScrolling
    }

    /// Accepts what came about while a finger scrolled, unless what is edited is elsewhere in the input now.
    ///
    /// Rows of a table are given their heights as they come into sight, which moves the content around the input.
    mutating func acceptScrolling(to now: GeometryFingerprint) {
      guard isScrolledByUser else { return }
      isScrolledByUser = false
      guard inside.isSame(as: now.inside) else { return }
      (frame, outside, room, contents) = (now.frame, now.outside, now.room, now.contents)
    }

    /// Undoes the scrolling of those that were given other room: it was measured with our insets still in.
    func scrollBack() {
      for place in scrollPlaces where place.isGivenOtherRoom {
        guard let view = place.view, !view.isDragging, !view.isDecelerating else { continue }
        view.contentOffset.y = place.offset
      }
    }

    private var isScrolled: Bool {
      scrollPlaces.contains { place in place.view.map { !$0.contentOffset.y.isSame(as: place.position) } ?? false }
    }

    /// Whether UIKit has taken content back to its end because it became less.
    private func isTakenBack(to now: GeometryFingerprint) -> Bool {
      zip(now.scrollPlaces, zip(contents, now.contents)).contains { place, heights in
        heights.1 < heights.0 && place.view?.isAtEnd == true
      }
    }

    private func isInSameViews(as other: GeometryFingerprint) -> Bool {
      container === other.container && scrollPlaces.count == other.scrollPlaces.count
        && zip(scrollPlaces, other.scrollPlaces).allSatisfy { $0.view === $1.view }
    }
  }

  extension GeometryFingerprint.ScrollPlace {
    @MainActor fileprivate var isGivenOtherRoom: Bool {
      view.map { !$0.systemInset.isSame(as: systemInset) } ?? false
    }
  }

  extension PlanApplier {
    /// Where the controller's view would stand without our shift; nil where nothing may shift.
    fileprivate func frameWithoutShift(at site: AvoidanceSite) -> CGRect? {
      guard let view = site.container else { return nil }
      guard let superview = view.superview else { return view.frame }
      let rect = superview.convert(view.bounds, from: view).offsetBy(dx: 0, dy: -ledger.amount(of: .shift, in: view))
      return site.host(of: view)?.convert(rect, from: superview) ?? rect
    }

    /// What the window, the bars and the scroll views leave, our shares aside.
    fileprivate func room(at site: AvoidanceSite) -> [CGFloat] {
      var room = site.input.window?.frameOnScreen.edges ?? []
      if let insets = site.container?.safeAreaInsets { room += [insets.top, insets.bottom] }
      for view in site.scrollViews {
        let bottom = view.adjustedContentInset.bottom - ledger.amount(of: .bottomInset, in: view)
        room += site.place(of: view).edges + [view.adjustedContentInset.top, bottom]
      }
      return room
    }
  }

  extension UIScrollView {
    /// The points of bottom inset that neither the content inset nor the safe area accounts for.
    fileprivate var systemInset: CGFloat {
      max(0, adjustedContentInset.bottom - contentInset.bottom - safeAreaInsets.bottom)
    }
  }

  extension [CGFloat] {
    fileprivate func isSame(as other: [CGFloat]) -> Bool {
      count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
    }
  }

  extension CGRect {
    fileprivate var edges: [CGFloat] { [minY, maxY] }

    fileprivate func isSame(as other: CGRect) -> Bool {
      minX.isSame(as: other.minX) && minY.isSame(as: other.minY) && width.isSame(as: other.width)
        && height.isSame(as: other.height)
    }
  }
#endif
