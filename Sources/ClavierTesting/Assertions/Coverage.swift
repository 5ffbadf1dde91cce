#if canImport(UIKit)
  import Clavier
  package import Foundation
  package import UIKit

  /// Measures how much of an input is visible.
  ///
  /// The result depends only on the view tree and the keyboard's frame, not on any keyboard handling. Unless
  /// stated otherwise, rectangles are in the coordinates of the input's window, which fills the real or simulated
  /// screen.
  @MainActor
  package enum Coverage {
    /// The part of an input that must be visible, and how much of that part is visible.
    package struct Sight {
      /// The part of the input that must be visible, in the input's coordinates; nil for the whole input.
      package var part: CGRect?
      /// The frame that must be visible.
      package var frame: CGRect
      /// The vertical limits of the space between the top bars and the keyboard, in the window's coordinates.
      package var room: (top: CGFloat, bottom: CGFloat)
      /// The height of the part of the frame under the keyboard, in points.
      package var coveredHeight: Double
      /// The reason, other than the keyboard, why the frame is not visible; nil if there is none.
      package var obstacle: Obstacle?

      /// Whether the frame is on the screen, clear of the bars at the top, not clipped, and not behind another view.
      package var isInSight: Bool { obstacle == nil }
    }

    /// The distance, in points, below which a difference counts as a rounding error.
    static let tolerance: CGFloat = 0.5

    /// Returns how much of an input is visible while a keyboard is shown.
    package static func sight(of input: UIView, under keyboard: CGRect, in window: UIWindow) -> Sight {
      let top = barEnd(above: input, in: window)
      let shown = keyboard.intersection(window.bounds)
      let keyboard = shown.isNull || shown.isEmpty ? CGRect.zero : shown
      let bottom = keyboard.isEmpty ? window.bounds.maxY : keyboard.minY
      let part =
        partToSee(of: input, room: bottom - top, width: window.bounds.width)
        ?? lineOfScrolledText(of: input, under: keyboard, in: window)
      let frame = input.convert(part ?? input.bounds, to: window)
      return Sight(
        part: part, frame: frame, room: (top, bottom), coveredHeight: coveredHeight(of: frame, by: keyboard),
        obstacle: obstacle(to: input, part: part, window: window))
    }

    /// Returns the height of the part of a frame under the keyboard, in points; 0 if the overlap is only a rounding
    /// error.
    package static func coveredHeight(of frame: CGRect, by keyboard: CGRect) -> Double {
      guard keyboard.height > 0 else { return 0 }
      let common = frame.intersection(keyboard)
      // A caret may have no width.
      let isBeside = common.width <= 0 && frame.width > 0
      return common.isNull || isBeside || common.height <= tolerance ? 0 : Double(common.height)
    }

    /// Returns whether a view is on the screen, clear of the bars at the top, not clipped, and not behind another view.
    ///
    /// - Parameter part: The part of the view that must be visible, in its own coordinates; nil for the whole view.
    package static func isInSight(_ view: UIView, part: CGRect? = nil, window: UIWindow) -> Bool {
      obstacle(to: view, part: part, window: window) == nil
    }

    /// Returns the reason, other than the keyboard, why part of a view is not visible; nil if there is none.
    package static func obstacle(to view: UIView, part: CGRect? = nil, window: UIWindow) -> Obstacle? {
      for current in sequence(first: view, next: \.superview) {
        let name = current === view ? nil : current.coverName
        if current.isHidden { return .hidden(inside: name) }
        if current.alpha < 0.01 { return .transparent(inside: name) }
      }
      let frame = view.convert(part ?? view.bounds, to: window)
      let room = visibleArea(around: part == nil ? view.superview : view, of: view, in: window)
      if frame.minY < room.minY - tolerance || frame.maxY > room.maxY + tolerance {
        return .outside(.vertical, from: room.minY, to: room.maxY)
      }
      if frame.minX < room.minX - tolerance || frame.maxX > room.maxX + tolerance {
        return .outside(.horizontal, from: room.minX, to: room.maxX)
      }
      return FrontViews(window: window).cover(of: frame, of: view).map { .behind($0.name, points: Double($0.points)) }
    }

    /// Returns the part of an input that must be visible, in the input's coordinates; nil for the whole input.
    ///
    /// If the input is larger than the space, the part is the line with the caret. An input that is too tall and has no
    /// caret, such as a web page, only has to be on the screen.
    package static func partToSee(of input: UIView, room: CGFloat, width: CGFloat = .infinity) -> CGRect? {
      let isTooTall = input.bounds.height > room
      guard isTooTall || input.bounds.width > width + tolerance else { return nil }
      if let text = input as? any UITextInput, text.selectedTextRange != nil { return caretLine(of: text) }
      guard isTooTall, let window = input.window else { return nil }
      let shown = input.convert(window.bounds, from: window).intersection(input.bounds)
      return shown.isNull || shown.isEmpty ? nil : CGRect(x: shown.midX, y: shown.midY, width: 0, height: 0)
    }

    static func caretLine(of text: any UITextInput) -> CGRect? {
      guard let selection = text.selectedTextRange else { return nil }
      let caret = text.caretRect(for: selection.end)
      return caret.isNull || caret.isInfinite ? nil : caret
    }

    /// Returns the area that no ancestor of a view clips, and that is clear of the bars at the top.
    ///
    /// If nothing is visible, opposite edges of the area may be reversed.
    private static func visibleArea(
      around first: UIView?, of view: UIView, in window: UIWindow
    ) -> (minX: CGFloat, maxX: CGFloat, minY: CGFloat, maxY: CGFloat) {
      let bounds = window.bounds
      var area = (minX: bounds.minX, maxX: bounds.maxX, minY: barEnd(above: view, in: window), maxY: bounds.maxY)
      var ancestor = first
      while let current = ancestor {
        if current.clipsToBounds {
          let clip = current.convert(current.bounds, to: window)
          area.minX = max(area.minX, clip.minX)
          area.maxX = min(area.maxX, clip.maxX)
          area.minY = max(area.minY, clip.minY)
          area.maxY = min(area.maxY, clip.maxY)
        }
        ancestor = current.superview
      }
      return area
    }

    /// Returns the bottom edge of the bars above a view, in the window's coordinates.
    ///
    /// A view inside the navigation bar does not count as covered by the bar.
    private static func barEnd(above view: UIView, in window: UIWindow) -> CGFloat {
      let top = (window as? SimulatedWindow)?.safeAreaTop ?? window.safeAreaInsets.top
      guard let navigation = view.nearestController?.navigationController, !navigation.isNavigationBarHidden,
        navigation.navigationBar.window === window
      else { return top }
      let bar = navigation.navigationBar
      return max(top, bar.convert(bar.bounds, to: window).maxY)
    }
  }
#endif
