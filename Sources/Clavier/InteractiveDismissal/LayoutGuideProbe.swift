#if canImport(UIKit)
  import Foundation
  import UIKit

  /// An invisible view that reports the top of the keyboard layout guide.
  ///
  /// The probe is in the window, below all views of the app. Its subview extends from the guide to the bottom, so UIKit
  /// lays out the subview whenever the guide moves. A resting guide is at the edge of the safe area, so the reported
  /// top is never below that edge.
  final class LayoutGuideProbe: UIView {
    /// Called with the guide's top, and with the lowest top that the guide can report, both in screen coordinates, in
    /// points.
    var onMove: ((_ top: CGFloat, _ lowest: CGFloat) -> Void)?

    private let strip = UIView()

    init() {
      super.init(frame: .zero)
      // It is undocumented whether hidden views are laid out.
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
