import Foundation

/// The window of the system that contains the accessory view of the first responder.
///
/// This window never becomes key, and `windows` does not list it. An input in it is the first responder of the key
/// window, and the responder chain continues from the accessory view to the responder that provides it, so the bar
/// stays while an input in it is being edited. See the doubt "accessory-window".
final class InputWindow: UIWindow {
  private let host = InputHost()

  /// Creates the window of a scene.
  init(in scene: UIWindowScene) {
    super.init(windowScene: scene)
    scene.detach(self)
    frame = scene.screen.bounds
    windowLevel = .alert
    host.frame = bounds
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(host)
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  /// Shows the accessory view of a responder, or none.
  func show(_ accessory: UIView?, for responder: UIResponder?) {
    let old = host.subviews.first
    host.provider = accessory == nil ? nil : responder?.accessoryProvider
    guard old !== accessory else { return place() }
    old?.removeFromSuperview()
    if let accessory { host.addSubview(accessory) }
    UIView.performWithoutAnimation { place() }
  }

  /// Returns the height of an accessory view: of its bounds, its intrinsic content, or its constraints.
  private func height(of accessory: UIView) -> CGFloat {
    let isSelfSizing = (accessory as? UIInputView)?.allowsSelfSizing ?? false
    if accessory.bounds.height > 0, !isSelfSizing { return accessory.bounds.height }
    if accessory.intrinsicContentSize.height > 0 { return accessory.intrinsicContentSize.height }
    guard isSelfSizing || !accessory.translatesAutoresizingMaskIntoConstraints else { return 0 }
    return accessory.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Moves the accessory view to the top of the keyboard.
  func place() {
    guard let accessory = host.subviews.first else { return }
    let world = HeadlessWorld.state
    if frame != world.screen.bounds { frame = world.screen.bounds }
    accessory.layoutIfNeeded()
    let height = height(of: accessory)
    let keyboard = world.keyboardFrame
    var y = keyboard.minY
    if !world.isKeyboardUp {
      // Some alternatives assume that nothing is posted when a bar docks without a keyboard, so the keyboard's frame
      // cannot determine the position of the bar.
      let isResident = world.inputResponder.map { !$0.takesKeys && $0.inheritedInputView == nil } ?? false
      y = isResident ? bounds.maxY - safeAreaInsets.bottom - height : bounds.maxY
    } else if HeadlessWorld.assumes(.guideLeavesOutAccessory), world.inputResponder?.takesKeys == true {
      y -= height
    }
    let target = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if accessory.frame != target { accessory.frame = target }
    accessory.layoutIfNeeded()
  }
}

/// The view that contains the accessory view.
private final class InputHost: UIView {
  /// The responder that provides the accessory view.
  weak var provider: UIResponder?

  override var next: UIResponder? { provider ?? super.next }

  /// Touches outside of the accessory view reach the app.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}

extension UIResponder {
  /// The responder in the chain that has an accessory view.
  fileprivate var accessoryProvider: UIResponder? {
    inputAccessoryView ?? inputAccessoryViewController?.inputView != nil ? self : next?.accessoryProvider
  }
}

extension HeadlessWorld {
  /// Shows the accessory view of the responder that uses the keyboard.
  static func updateInputWindow(for responder: UIResponder?) {
    guard assumes(.accessoryIsInInputWindow) else { return }
    let accessory = responder?.inheritedInputAccessoryView
    guard accessory != nil || state.inputWindow != nil else { return }
    // When editing has ended, the bar leaves the screen together with the keyboard.
    if responder == nil, state.isKeyboardUp { return }
    let window = state.inputWindow ?? InputWindow(in: state.keyScene)
    state.inputWindow = window
    window.show(accessory, for: responder)
  }

  /// Moves the accessory view with the keyboard, and removes it when both have left the screen.
  static func moveInputWindow() {
    guard let window = state.inputWindow else { return }
    window.place()
    if !state.isKeyboardUp, !state.hasInputSession { window.show(nil, for: nil) }
  }
}
