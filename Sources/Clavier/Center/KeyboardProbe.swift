#if canImport(UIKit)
  import Foundation
  import UIKit

  /// An invisible view that reports where the keyboard layout guide has the keyboard's upper edge.
  ///
  /// It lies in the window, beneath everything of the app. A strip in it reaches from the guide to the bottom, and UIKit lays
  /// out a strip that changes its height. The guide rests on the safe area, so the reported edge is never below it.
  final class KeyboardProbe: UIView {
    /// Called with the upper edge and with the lowest that the guide can report, both in screen coordinates, in points.
    var onMove: ((_ top: CGFloat, _ lowest: CGFloat) -> Void)?

    private let strip = UIView()

    init() {
      super.init(frame: .zero)
      // Nothing documents that hidden views are laid out.
      alpha = 0
      isUserInteractionEnabled = false
      accessibilityElementsHidden = true
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      strip.translatesAutoresizingMaskIntoConstraints = false
      addSubview(strip)
      NSLayoutConstraint.activate([
        strip.topAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        strip.leadingAnchor.constraint(equalTo: leadingAnchor),
        strip.trailingAnchor.constraint(equalTo: trailingAnchor),
        strip.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func attach(to window: UIWindow) {
      UIView.performWithoutAnimation {
        frame = window.bounds
        window.insertSubview(self, at: 0)
        layoutIfNeeded()
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard window != nil else { return }
      let end = frameOnScreen.maxY
      onMove?(end - strip.bounds.height, end - safeAreaInsets.bottom)
    }
  }
#endif
