#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Tells where the keyboard's upper edge is between its notifications: nothing is posted while a finger drags it
  /// (openradar 14847817).
  ///
  /// An invisible view lies in the window, beneath everything of the app. A strip in it reaches from the system's keyboard
  /// layout guide to the bottom, and a strip that changes its height is laid out.
  final class KeyboardProbe: UIView {
    /// Called with the upper edge in screen coordinates, in points.
    var onMove: ((CGFloat) -> Void)?

    private let strip = UIView()

    init() {
      super.init(frame: .zero)
      isHidden = true
      isUserInteractionEnabled = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      strip.translatesAutoresizingMaskIntoConstraints = false
      addSubview(strip)
      if #available(iOS 17, *) {
        keyboardLayoutGuide.usesBottomSafeArea = false
      }
      NSLayoutConstraint.activate([
        strip.topAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        strip.leadingAnchor.constraint(equalTo: leadingAnchor),
        strip.trailingAnchor.constraint(equalTo: trailingAnchor),
        strip.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func attach(to window: UIWindow) {
      guard superview !== window else { return }
      UIView.performWithoutAnimation {
        frame = window.bounds
        window.insertSubview(self, at: 0)
        layoutIfNeeded()
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard window != nil else { return }
      onMove?(frameOnScreen.maxY - strip.bounds.height)
    }
  }
#endif
