#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// A view that measures how much of it the keyboard covers.
  @MainActor final class CoverageProbe: HostProbe {
    /// The points between the keyboard and the content while something is covered.
    var spacing: CGFloat {
      didSet { update(with: .unanimated) }
    }

    /// Called when the height that must be free at the bottom edge changes, in points, with the keyboard's animation.
    var onChange: ((CGFloat, KeyboardAnimation) -> Void)?

    private let keyboardCenter: KeyboardCenter
    private var subscription: KeyboardSubscription?
    private var height: CGFloat = 0

    init(spacing: CGFloat, center: KeyboardCenter) {
      self.spacing = spacing
      keyboardCenter = center
      super.init()
      let subscriber = KeyboardCenter.Subscriber(
        handler: { [weak self] in self?.update(with: $0.info.animation) },
        onCorrection: { [weak self] in self?.update(with: .unanimated) })
      subscription = center.subscribe(subscriber, owner: self)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      update(with: .unanimated)
    }

    /// Measures this view, which includes the height that is already free.
    ///
    /// What SwiftUI's own avoidance has moved above the keyboard is not covered, so nothing is added to it. A shift by the
    /// avoider is not included: the avoider reverts the part that this space makes unnecessary.
    private func update(with animation: KeyboardAnimation) {
      guard window != nil else { return }
      let covered = keyboardCenter.state(for: self).overlap(of: self)
      let needed = KeyboardGeometry.space(for: covered, spacing: spacing)
      // A layout that rounds must not cause another one.
      guard abs(needed - height) >= 0.5 else { return }
      height = needed
      onChange?(needed, animation)
    }
  }
#endif
