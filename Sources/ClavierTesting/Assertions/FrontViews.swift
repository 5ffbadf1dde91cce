#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Finds views that cover part of another view, such as a bar that stays in place while a form scrolls behind it.
  ///
  /// Only background colors, images, visual effects, and the system's bars count, because it is not possible to find
  /// out what a view itself draws. The headless UIKit draws neither images nor visual effects, so on the headless
  /// UIKit, only colors and bars count.
  @MainActor
  struct FrontViews {
    /// A view in front of another view.
    struct Cover {
      var name: String
      /// The covered length, in points: the covered height, or the covered width if the view covers only one end.
      var points: CGFloat
      fileprivate var area: CGFloat
    }

    let window: UIWindow

    /// The smallest height at which a wide covered part is important, in points.
    ///
    /// Apps underline fields and separate rows with thinner lines.
    private static let leastImportantHeight: CGFloat = 2
    /// The lowest opacity at which a view counts as hiding what is behind it.
    private static let leastOpacity: CGFloat = 0.8

    /// Returns the view that covers the largest part of a frame, in the window's coordinates; nil if no view covers an
    /// important part.
    ///
    /// The part under a narrow view, such as a button inside a text field, is important only if it is at least half of
    /// the frame.
    func cover(of frame: CGRect, of view: UIView) -> Cover? {
      guard frame.width >= 0, frame.height > 0 else { return nil }
      // A caret may have no width.
      let frame = frame.width > 0 ? frame : frame.insetBy(dx: -0.5, dy: 0)
      var worst: Cover?
      var node = view
      while let parent = node.superview {
        for sibling in views(in: parent, inFrontOf: node) {
          search(sibling, over: frame, in: frame, opacity: 1, &worst)
        }
        if parent === window { break }
        node = parent
      }
      return worst
    }

    private func views(in parent: UIView, inFrontOf view: UIView) -> [UIView] {
      let siblings = parent.subviews
      guard siblings.count > 1, let index = siblings.firstIndex(where: { $0 === view }) else { return [] }
      let height = view.layer.zPosition
      return siblings.enumerated().filter { offset, sibling in
        let other = sibling.layer.zPosition
        return other > height || (other == height && offset > index)
      }.map(\.element)
    }

    /// Checks whether a view or one of its subviews covers more of a frame than any view found so far.
    ///
    /// - Parameter visible: The part of the frame in which the view is not clipped.
    private func search(
      _ view: UIView, over frame: CGRect, in visible: CGRect, opacity: CGFloat, _ worst: inout Cover?
    ) {
      let opacity = opacity * view.alpha
      guard !view.isHidden, opacity >= Self.leastOpacity else { return }
      let viewFrame = view.convert(view.bounds, to: window)
      let common = viewFrame.intersection(visible)
      let isOver = !common.isNull && common.width > 0 && common.height > 0
      if isOver, opacity * view.coveringOpacity >= Self.leastOpacity, isImportant(common, of: frame) {
        let area = common.width * common.height
        if worst.map({ $0.area < area }) ?? true {
          let points = common.width >= frame.width / 2 ? common.height : common.width
          worst = Cover(name: view.coverName, points: points, area: area)
        }
      }
      let rest = view.clipsToBounds ? common : visible
      guard isOver || !view.clipsToBounds else { return }
      for subview in view.subviews { search(subview, over: frame, in: rest, opacity: opacity, &worst) }
    }

    private func isImportant(_ common: CGRect, of frame: CGRect) -> Bool {
      let isWide = common.width >= frame.width / 2 && common.height >= Self.leastImportantHeight
      return isWide || common.width * common.height >= frame.width * frame.height / 2
    }
  }

  extension UIView {
    /// The opacity of the view's own content.
    fileprivate var coveringOpacity: CGFloat {
      if self is UINavigationBar || self is UIToolbar || self is UITabBar { return 1 }
      return max(backgroundColor?.opacity ?? 0, imageOpacity)
    }

    /// The name of a view in messages: its accessibility identifier or its class.
    var coverName: String { ownName ?? "\(type(of: self))" }
  }
#endif
