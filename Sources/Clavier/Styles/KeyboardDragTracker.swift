#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Tells where the keyboard's upper edge is while a finger drags a scroll view.
  ///
  /// An invisible view fills a view around the scroll view, and a strip in it reaches from the keyboard layout guide
  /// to the bottom. The guide follows the keyboard, the strip follows the guide, and a strip that changes its height
  /// is laid out.
  @MainActor final class KeyboardDragTracker {
    private let view = KeyboardDragView()

    /// - Parameter onMove: Called with the upper edge in screen coordinates, in points, with every layout during a
    ///   drag.
    init(of scrollView: UIScrollView, onMove: @escaping (CGFloat) -> Void) {
      view.scrollView = scrollView
      view.onMove = onMove
      view.follow()
      attach()
    }

    deinit {
      MainQueue.run { [view] in view.removeFromSuperview() }
    }

    /// Moves the view to where the scroll view now is.
    ///
    /// A scroll view that is a controller's own view has nothing around it until it is shown. The view is never within
    /// a scroll view, where scrolling would carry it off between two layouts.
    func attach() {
      let ancestors = sequence(first: view.scrollView?.superview, next: { $0?.superview })
      guard let host = ancestors.first(where: { !($0 is UIScrollView) }) ?? nil, view.superview !== host else { return }
      view.frame = host.bounds
      host.insertSubview(view, at: 0)
    }
  }

  private final class KeyboardDragView: UIView {
    weak var scrollView: UIScrollView?
    var onMove: ((CGFloat) -> Void)?

    private let strip = UIView()

    /// Once: the constraints stay when the view moves to another superview.
    func follow() {
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      isUserInteractionEnabled = false
      strip.translatesAutoresizingMaskIntoConstraints = false
      addSubview(strip)
      if #available(iOS 17, *) {
        // This guide is ours alone; without the safe area it goes on to the very edge of the screen.
        keyboardLayoutGuide.usesBottomSafeArea = false
      }
      NSLayoutConstraint.activate([
        strip.topAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        strip.leadingAnchor.constraint(equalTo: leadingAnchor),
        strip.trailingAnchor.constraint(equalTo: trailingAnchor),
        strip.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard scrollView?.isTracking == true, window != nil else { return }
      onMove?(frameOnScreen.maxY - strip.bounds.height)
    }
  }
#endif
