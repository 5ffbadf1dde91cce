#if canImport(UIKit)
  package import Foundation
  package import UIKit

  /// Measures how much of an input is visible.
  ///
  /// The result depends only on the view tree and the keyboard's frame, not on any keyboard handling.
  @MainActor
  package enum Coverage {
    /// The part of an input that must be visible, and how much of it is.
    package struct Sight {
      /// The line with the caret of a text view that is taller than the space above the keyboard, in the input's
      /// coordinates; `nil` if the whole input must be visible.
      package var part: CGRect?
      /// The frame that must be visible, in screen coordinates.
      package var frame: CGRect
      /// The top and the bottom of the space between the bars and the keyboard, in screen coordinates.
      package var room: (top: CGFloat, bottom: CGFloat)
      /// The height of the part of the frame under the keyboard, in points.
      package var coveredHeight: Double
      /// Whether the frame is on the screen, clear of the bars at the top, and not clipped.
      package var isInSight: Bool
    }

    /// Returns the visibility of an input under a keyboard whose frame is in screen coordinates.
    package static func sight(of input: UIView, under keyboard: CGRect, in window: UIWindow) -> Sight {
      let screen = window.screenSpace
      let top = window.convert(CGPoint(x: 0, y: barEnd(above: input, in: window)), to: screen).y
      let bounds = screen.bounds
      let shown = keyboard.intersection(bounds)
      let keyboard = shown.isNull || shown.isEmpty ? CGRect.zero : shown
      let bottom = keyboard.isEmpty ? bounds.maxY : keyboard.minY
      let part = partToSee(of: input, room: bottom - top)
      let frame = input.convert(part ?? input.bounds, to: screen)
      return Sight(
        part: part, frame: frame, room: (top, bottom), coveredHeight: coveredHeight(of: frame, by: keyboard),
        isInSight: isInSight(input, part: part, window: window))
    }

    /// Returns the height of the part of a frame under the keyboard, in points.
    ///
    /// Both frames are in screen coordinates.
    package static func coveredHeight(of frame: CGRect, by keyboard: CGRect) -> Double {
      guard keyboard.height > 0 else { return 0 }
      let common = frame.intersection(keyboard)
      return common.isNull || common.width <= 0 ? 0 : Double(common.height)
    }

    /// Whether a view is on the screen, clear of the status bar and its navigation bar, and not clipped by a scroll
    /// view.
    ///
    /// - Parameter part: The part of the view that must be visible, in its own coordinates; `nil` for the whole view.
    package static func isInSight(_ view: UIView, part: CGRect? = nil, window: UIWindow) -> Bool {
      let tolerance: CGFloat = 0.5
      let inWindow = view.convert(part ?? view.bounds, to: window)
      let insets = UIEdgeInsets(top: barEnd(above: view, in: window), left: 0, bottom: 0, right: 0)
      var visible = inWindow.intersection(window.bounds.inset(by: insets))
      var ancestor = part == nil ? view.superview : view
      while let current = ancestor {
        if current.clipsToBounds { visible = visible.intersection(current.convert(current.bounds, to: window)) }
        if current.isHidden || current.alpha < 0.01 { return false }
        ancestor = current.superview
      }
      return !visible.isNull && visible.height >= inWindow.height - tolerance
        && visible.width >= inWindow.width - tolerance
    }

    /// Returns the line with the caret of a text view that is taller than the given height, in the view's coordinates;
    /// `nil` for every other input.
    package static func partToSee(of input: UIView, room: CGFloat) -> CGRect? {
      guard input.bounds.height > room, let textView = input as? UITextView, let selection = textView.selectedTextRange
      else { return nil }
      let caret = textView.caretRect(for: selection.end)
      return caret.isNull || caret.isInfinite ? nil : caret
    }

    /// Returns the bottom edge of the bars above a view, in the window's coordinates.
    ///
    /// The contents of the navigation bar itself are in front of it.
    private static func barEnd(above view: UIView, in window: UIWindow) -> CGFloat {
      let top = window.safeAreaInsets.top
      let responders = sequence(first: view as UIResponder, next: { $0.next })
      let controller = responders.lazy.compactMap { $0 as? UIViewController }.first
      guard let navigation = controller?.navigationController, !navigation.isNavigationBarHidden,
        navigation.navigationBar.window === window
      else { return top }
      let bar = navigation.navigationBar
      return max(top, bar.convert(bar.bounds, to: window).maxY)
    }
  }
#endif
