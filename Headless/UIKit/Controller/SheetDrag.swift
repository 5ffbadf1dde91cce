import Foundation
import HeadlessEnumerations

/// The drag that moves a sheet between its detents and dismisses it.
@MainActor final class SheetDrag {
  private unowned let sheet: UISheetPresentationController
  private var origin: CGRect?
  private var translation: CGFloat = 0
  private var isDismissing = false

  // The minimum speed that dismisses a sheet, in points per second, and the fraction of the movement by which a sheet
  // follows beyond its limits.
  private static let (dismissingSpeed, stiffness) = (CGFloat(1000), CGFloat(0.15))

  init(of sheet: UISheetPresentationController, on surface: UIView) {
    self.sheet = sheet
    let pan = SheetPanGestureRecognizer()
    pan.sheet = sheet
    surface.addGestureRecognizer(pan)
    pan.headlessAddAction { [weak self] in
      guard let self, let pan = $0 as? UIPanGestureRecognizer else { return }
      // The app may dismiss the sheet while it moves, and may then release it.
      withExtendedLifetime((self.sheet, presented)) { self.follow(pan) }
    }
  }

  /// The frame of the dragged sheet; nil if it is not being dragged.
  var frame: CGRect? {
    guard let origin, let layout else { return nil }
    var way = translation
    let highest =
      layout.isEdgeAttached ? layout.bounds.maxY - layout.safeArea.bottom - layout.maximumValue : origin.minY
    let canDismiss = !presented.isModalInPresentation
    if origin.minY + way < highest { way = highest - origin.minY + (origin.minY + way - highest) * Self.stiffness }
    if way > 0, !canDismiss, sheet.detents.count == 1 { way *= Self.stiffness }
    // A sheet at the bottom edge grows when it is dragged up, and moves as a whole when it is dragged down.
    let grows = layout.isEdgeAttached && way < 0
    return CGRect(
      x: origin.minX, y: origin.minY + way, width: origin.width, height: grows ? origin.height - way : origin.height)
  }

  private var presented: UIViewController { sheet.presented }
  private var layout: SheetLayout? { sheet.container.map(sheet.layout) }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard presented.storedPresented == nil, presented.appearance.phase == .shown else { return }
      origin = sheet.presentedView?.frame
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
      (sheet as UIPresentationController).delegate?.presentationControllerWillDismiss(sheet)
      presented.beginAppearanceTransition(false, animated: true)
    } else if !isBelow, isDismissing {
      cancelDismissal()
    }
    sheet.place()
    sheet.surface?.layoutIfNeeded()
  }

  private var isBelowSmallestDetent: Bool {
    guard let origin, let frame, let layout else { return false }
    guard layout.isEdgeAttached else { return frame.minY > origin.minY }
    let smallest = layout.bounds.maxY - layout.safeArea.bottom - layout.value(of: layout.smallest)
    return frame.minY > max(smallest, origin.minY)
  }

  private func end(velocity: CGFloat) {
    guard let origin, let frame else { return }
    let isFar = frame.minY - origin.minY > origin.height / 2 && velocity > -Self.dismissingSpeed
    let wants = isBelowSmallestDetent && (isFar || velocity > Self.dismissingSpeed)
    let isRefused = translation > 0 && presented.isModalInPresentation
    let delegate = (sheet as UIPresentationController).delegate
    guard wants, isDismissing, delegate?.presentationControllerShouldDismiss(sheet) ?? true else {
      if wants || isRefused { delegate?.presentationControllerDidAttemptToDismiss(sheet) }
      if !isDismissing, layout?.isEdgeAttached == true { select(at: frame.minY) }
      return settle()
    }
    // The dismissal continues from the current position.
    self.origin = nil
    isDismissing = false
    presented.startDismissing(animated: true) { [sheet] in delegate?.presentationControllerDidDismiss(sheet) }
  }

  /// Selects the detent nearest to the sheet's position, unless the keyboard determines the position.
  private func select(at y: CGFloat) {
    guard let layout, layout.frame(avoiding: nil) == sheet.frameOfPresentedViewInContainerView else { return }
    sheet.select(layout.detent(nearestTo: y))
  }

  private func settle() {
    origin = nil
    translation = 0
    if isDismissing { cancelDismissal() }
    UIView.animate(withDuration: UISheetPresentationController.duration) { [sheet] in
      sheet.place()
      sheet.surface?.layoutIfNeeded()
    }
  }

  /// Cancels the dismissal, so that the presented controller appears again.
  private func cancelDismissal() {
    isDismissing = false
    presented.beginAppearanceTransition(true, animated: true)
    presented.endAppearanceTransition()
  }
}

/// The pan that moves a sheet.
///
/// Content that can scroll down scrolls first.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }

  /// Returns whether this movement moves the sheet.
  func mayBegin() -> Bool {
    let way = translation(in: nil)
    guard abs(way.y) > abs(way.x) else { return false }
    var inner = (touches.first ?? lastTouches.first)?.touchedView
    while let view = inner, view !== self.view {
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled {
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
        let scrolls = scrollView.motion.canBegin(self)
        if scrolls, !isAtTop || (way.y < 0 && !expands) { return false }
      }
      inner = view.superview
    }
    return true
  }

  /// Whether a drag up on content that is at its top expands the sheet instead of scrolling.
  private var expands: Bool {
    guard let sheet, sheet.prefersScrollingExpandsWhenScrolledToEdge, let container = sheet.container else {
      return false
    }
    let layout = sheet.layout(in: container)
    return layout.isEdgeAttached && layout.value(of: layout.selected) < layout.value(of: layout.largest)
      && sheet.keyboardTop == nil
  }
}
