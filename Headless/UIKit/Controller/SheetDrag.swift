import Foundation
import HeadlessEnumerations

/// Lets a finger move a sheet: from one detent to another, and away.
@MainActor final class SheetDrag {
  private unowned let presentation: UIPresentationController
  private var origin: CGRect?
  private var translation: CGFloat = 0
  private var isDismissing = false

  // How fast a finger throws a sheet away, in points a second; and the share of its way that a held sheet follows.
  private static let (throwingSpeed, stiffness) = (CGFloat(1000), CGFloat(0.15))

  init(of presentation: UIPresentationController, on surface: UIView) {
    self.presentation = presentation
    let pan = SheetPanGestureRecognizer()
    surface.addGestureRecognizer(pan)
    pan.headlessAddAction { [weak self] in
      guard let pan = $0 as? UIPanGestureRecognizer else { return }
      self?.follow(pan)
    }
  }

  /// Where the finger has the sheet; nil when none holds it.
  var frame: CGRect? {
    guard let origin else { return nil }
    let layout = presentation.sheetLayout
    var way = translation
    let highest =
      layout.isEdgeAttached ? layout.bounds.maxY - layout.safeArea.bottom - layout.maximumValue : origin.minY
    let canDismiss = !presented.isModalInPresentation
    if origin.minY + way < highest { way = highest - origin.minY + (origin.minY + way - highest) * Self.stiffness }
    if way > 0, !canDismiss, sheet.detents.count == 1 { way *= Self.stiffness }
    // A sheet at the lower edge stays there and gets higher or lower; it goes below only with all of it.
    let grows = layout.isEdgeAttached && way < 0
    return CGRect(
      x: origin.minX, y: origin.minY + way, width: origin.width, height: grows ? origin.height - way : origin.height)
  }

  private var presented: UIViewController { presentation.presented }
  private var sheet: HeadlessSheet { presented.headlessSheet }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard presented.storedPresented == nil, presented.appearance.phase == .shown else { return }
      origin = presentation.presentedView?.frame
      pan.setTranslation(.zero, in: nil)
    case .changed: move(by: pan.translation(in: nil).y)
    case .ended: end(velocity: pan.velocity(in: nil).y)
    case .cancelled: settle()
    default: break
    }
  }

  private func move(by way: CGFloat) {
    guard origin != nil else { return }
    translation = way
    let isBelow = isBelowSmallestDetent
    if isBelow, !isDismissing, !presented.isModalInPresentation {
      isDismissing = true
      sheet.willDismiss()
      presented.beginAppearanceTransition(false, animated: true)
    } else if !isBelow, isDismissing {
      callOff()
    }
    presentation.place()
    presentation.surface?.layoutIfNeeded()
  }

  private var isBelowSmallestDetent: Bool {
    guard let origin, let frame else { return false }
    let layout = presentation.sheetLayout
    guard layout.isEdgeAttached else { return frame.minY > origin.minY }
    let smallest = layout.bounds.maxY - layout.safeArea.bottom - layout.value(of: layout.smallest)
    return frame.minY > max(smallest, origin.minY)
  }

  private func end(velocity: CGFloat) {
    guard let origin, let frame else { return }
    let isFar = frame.minY - origin.minY > origin.height / 2 && velocity > -Self.throwingSpeed
    let wants = isBelowSmallestDetent && (isFar || velocity > Self.throwingSpeed)
    let wantsInVain = translation > 0 && presented.isModalInPresentation
    guard wants, isDismissing, sheet.shouldDismiss() else {
      if wants || wantsInVain { sheet.didAttemptToDismiss() }
      if !isDismissing, presentation.sheetLayout.isEdgeAttached { select(at: frame.minY) }
      return settle()
    }
    // What is below moves on from where the finger left the sheet.
    let didDismiss = sheet.didDismiss
    self.origin = nil
    isDismissing = false
    presented.startDismissing(animated: true) { didDismiss() }
  }

  /// The sheet stays at the detent that the finger left it at; with the keyboard up that is not its choice.
  private func select(at y: CGFloat) {
    guard presentation.sheetLayout.frame(avoiding: nil) == presentation.frameOfPresentedViewInContainerView else {
      return
    }
    sheet.selectedDetent = presentation.sheetLayout.detent(nearestTo: y)
  }

  private func settle() {
    origin = nil
    translation = 0
    if isDismissing { callOff() }
    UIView.animate(withDuration: HeadlessSheet.duration) { [presentation] in
      presentation.place()
      presentation.surface?.layoutIfNeeded()
    }
  }

  /// The sheet stays: it was about to disappear, and now appears again.
  private func callOff() {
    isDismissing = false
    presented.beginAppearanceTransition(true, animated: true)
    presented.endAppearanceTransition()
  }
}

/// The pan that moves a sheet: content that can be scrolled down is scrolled first.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }

  /// Whether this movement is the sheet's.
  func mayBegin() -> Bool {
    let way = translation(in: nil)
    guard abs(way.y) > abs(way.x) else { return false }
    var inner = (touches.first ?? lastTouches.first)?.view
    while let view = inner, view !== self.view {
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled {
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
        let scrolls = scrollView.motion.canBegin(self)
        if scrolls, way.y < 0 || !isAtTop { return false }
      }
      inner = view.superview
    }
    return true
  }
}
