#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Tells where the keyboard's upper edge is while a finger drags a scroll view.
  ///
  /// An invisible view lies over the scroll view's frame, and within it a strip from that view's own keyboard layout
  /// guide to its bottom. The guide follows the keyboard, the strip follows the guide, and a strip that changes its
  /// height is laid out.
  @MainActor final class KeyboardDragTracker {
    private weak var view: KeyboardDragView?

    /// - Parameter onMove: Called with the upper edge in screen coordinates, in points, whenever the drag has moved it.
    init(in scrollView: UIScrollView, onMove: @escaping (CGFloat) -> Void) {
      let view = KeyboardDragView(frame: scrollView.bounds)
      view.install(in: scrollView, onMove: onMove)
      self.view = view
    }

    deinit {
      guard let view else { return }
      MainQueue.run { [weak view] in view?.removeFromSuperview() }
    }
  }

  private final class KeyboardDragView: UIView {
    private let strip = UIView()
    private weak var scrollView: UIScrollView?
    private var onMove: ((CGFloat) -> Void)?
    private var lastTop: CGFloat?

    func install(in scrollView: UIScrollView, onMove: @escaping (CGFloat) -> Void) {
      self.scrollView = scrollView
      self.onMove = onMove
      isUserInteractionEnabled = false
      backgroundColor = nil
      translatesAutoresizingMaskIntoConstraints = false
      strip.translatesAutoresizingMaskIntoConstraints = false
      addSubview(strip)
      scrollView.addSubview(self)
      if #available(iOS 17, *) {
        // This guide is ours alone; without the safe area it goes on to the very edge of the screen.
        keyboardLayoutGuide.usesBottomSafeArea = false
      }
      let area = scrollView.frameLayoutGuide
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: area.topAnchor),
        leadingAnchor.constraint(equalTo: area.leadingAnchor),
        widthAnchor.constraint(equalTo: area.widthAnchor),
        heightAnchor.constraint(equalTo: area.heightAnchor),
        strip.topAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        strip.leadingAnchor.constraint(equalTo: leadingAnchor),
        strip.trailingAnchor.constraint(equalTo: trailingAnchor),
        strip.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let window, scrollView?.isTracking == true else {
        lastTop = nil
        return
      }
      let edge = window.convert(strip.convert(strip.bounds, to: nil), to: nil as UIWindow?)
      guard edge.minY != lastTop else { return }
      lastTop = edge.minY
      onMove?(edge.minY)
    }
  }
#endif
