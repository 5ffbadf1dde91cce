import Foundation

/// The view that contains a presented view and dims the content behind it.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?
  /// The view that dims the content behind a sheet or a popover; nil if the presented view covers everything.
  let dimming: UIView?

  init(frame: CGRect, dims: Bool) {
    dimming = dims ? UIView(frame: CGRect(origin: .zero, size: frame.size)) : nil
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let dimming else { return }
    dimming.backgroundColor = UIColor(white: 0, alpha: Self.darkness)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(dimming)
    let tap = UITapGestureRecognizer()
    dimming.addGestureRecognizer(tap)
    tap.headlessAddAction { [weak self] in
      if $0.state == .ended { self?.presentation?.dismissForUser() }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The opacity of the dimming view.
  ///
  /// The value is an estimate, because Apple does not publish the system's value.
  private static let darkness: CGFloat = 0.2

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.place()
    presentation?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self || found === dimming else { return found }
    return presentation?.allowsTouch(at: point, with: event) ?? found
  }
}

extension UIWindow {
  /// Returns the frontmost view at a point behind one of the window's subviews.
  func hitTest(below view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return nil }
    return subviews[..<index].reversed().lazy.compactMap {
      $0.hitTest($0.convert(point, from: self), with: event)
    }.first
  }
}

/// The rounded surface of a sheet or a popover, which clips the presented view.
final class PresentationSurface: UIView {
  weak var sheet: UISheetPresentationController? {
    didSet { update() }
  }
  private let grabber = UIView()
  private weak var held: UIView?

  /// Estimates, in points, from the appearance of iOS 15 to 18.
  private static let (grabberSize, grabberTop) = (CGSize(width: 36, height: 5), CGFloat(5))

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    grabber.backgroundColor = UIColor(white: 0.5, alpha: 0.4)
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    update()
  }

  required init?(coder: NSCoder) { nil }

  func embed(_ view: UIView) {
    held = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    update()
  }

  func update() {
    layer.cornerRadius = sheet?.preferredCornerRadius ?? SystemShape.sheetRadius
    if sheet?.prefersGrabberVisible == true { addSubview(grabber) } else { grabber.removeFromSuperview() }
    setNeedsLayout()
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (gestureRecognizer as? SheetPanGestureRecognizer)?.mayBegin()
      ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.grabberSize
    grabber.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: Self.grabberTop, width: size.width, height: size.height)
  }
}
