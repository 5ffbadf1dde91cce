#if canImport(UIKit)
  package import Foundation
  package import UIKit

  /// Whether an input can be seen.
  ///
  /// Judged from the view tree and the frame that the keyboard went to, not by what any keyboard handling believes.
  @MainActor
  package enum Coverage {
    /// What has to be seen of an input, and how much of it can be.
    package struct Sight {
      /// What has to be seen, in the input's own coordinates: the line with the caret of a text view that is taller than
      /// the room; `nil` for the whole input.
      package var part: CGRect?
      /// What has to be seen, in screen coordinates.
      package var frame: CGRect
      /// The height between the bars above and the keyboard, in screen coordinates.
      package var room: (top: CGFloat, bottom: CGFloat)
      /// How many points of the frame's height lie under the keyboard.
      package var coveredHeight: Double
      /// Whether the frame lies on the screen, clear of the bars above, and nothing cuts it off.
      package var isInSight: Bool
    }

    /// Judges an input under a keyboard, whose frame is in screen coordinates; what of it is off the screen covers nothing.
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

    /// How many points of the height of a frame lie under the keyboard, both in screen coordinates.
    package static func coveredHeight(of frame: CGRect, by keyboard: CGRect) -> Double {
      guard keyboard.height > 0 else { return 0 }
      let common = frame.intersection(keyboard)
      return common.isNull || common.width <= 0 ? 0 : Double(common.height)
    }

    /// Whether a view lies on the screen, clear of the status bar and its navigation bar, and no scroll view cuts it off.
    ///
    /// - Parameter part: The part of the view that counts, in its own coordinates; all of it unless given.
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

    /// What of an input has to be seen, in its own coordinates: all of it, or the line with the caret where the keyboard
    /// leaves too little room for a whole text view.
    package static func partToSee(of input: UIView, room: CGFloat) -> CGRect? {
      guard input.bounds.height > room, let textView = input as? UITextView, let selection = textView.selectedTextRange
      else { return nil }
      let caret = textView.caretRect(for: selection.end)
      return caret.isNull || caret.isInfinite ? nil : caret
    }

    /// Where the bars end that cover what is above in a view's controller, in the window's coordinates.
    ///
    /// What is in a navigation bar lies in front of it.
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
