public import Foundation
public import HeadlessEnumerations

/// The base class of objects that recognize gestures in the touches of a view and its subviews.
///
/// Without Objective-C, there are no selectors. Override ``state`` or the touch methods in a subclass, as on a device,
/// or call ``headlessAddAction(_:)``.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The states of a recognizer.
  ///
  /// `.recognized` is another name for `.ended`.
  public typealias State = UIGestureRecognizerState

  var current = State.possible
  /// The state that the recognizer enters when another recognizer has failed.
  var postponed: State?
  /// The touches that the recognizer receives.
  var touches: [UITouch] = []
  /// The ended touches about which the recognizer has not decided yet.
  var lastTouches: [UITouch] = []
  /// Whether the recognizer waits for further touches after these have ended, as for the second of two taps.
  var isWaitingForTouches: Bool { false }
  /// The recognizers that must fail first.
  private(set) var requirements: [WeakRecognizer] = []
  private var actions: [(UIGestureRecognizer) -> Void] = []

  /// Creates a recognizer that is attached to no view.
  ///
  /// Without Objective-C there are no selectors, so `action` is always nil.
  public init(target: Any?, action: Selector?) {
    super.init()
  }

  /// Creates a recognizer that is attached to no view.
  @_documentation(visibility: internal)
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer with default values, because the headless UIKit has no archives.
  @_documentation(visibility: internal)
  public init?(coder: NSCoder) {
    super.init()
  }

  /// The state of the recognizer.
  ///
  /// Subclasses set it. A state that is not allowed is replaced with an allowed state.
  open var state: UIGestureRecognizer.State {
    get { current }
    set { GestureArbiter.move(self, to: newValue) }
  }

  /// The delegate.
  weak open var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches.
  ///
  /// Disabling the recognizer cancels the current gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { GestureArbiter.cancel(self) } }
  }

  /// The view to which the recognizer is attached.
  open var view: UIView? { storedView }
  @Unretained var storedView: UIView?

  /// Whether a recognized gesture cancels its touches in the view.
  open var cancelsTouchesInView = true

  /// Whether the view receives touches only after the recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether the view receives the end of a touch only after the recognizer has failed.
  open var delaysTouchesEnded = true

  /// A name for the recognizer.
  open var name: String?

  /// The pressed modifier keys, which are always none in the headless UIKit.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Makes the recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Touches

  /// Returns the center of the touches, in the coordinates of a view, or of the window if the view is nil.
  @discardableResult open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return lastLocation.map { point(inWindow: $0, in: view) } ?? .zero }
    let points = touches.map(\.pointInWindow)
    let count = CGFloat(points.count)
    let middle = CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    return point(inWindow: middle, in: view)
  }

  /// The number of touches.
  open var numberOfTouches: Int { touches.count }

  /// Returns the location of a touch, in the coordinates of a view, or of the window if the view is nil.
  @discardableResult open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  /// Ignores a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system cancels touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Resets the recognizer.
  ///
  /// This is called after its touches have ended and before the next touches begin.
  open func reset() {}

  // MARK: Other recognizers

  /// Returns whether this recognizer prevents another recognizer from recognizing its gesture.
  @discardableResult open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer prevents this recognizer from recognizing its gesture.
  @discardableResult open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits until another one has failed.
  @discardableResult open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer waits until this one has failed.
  @discardableResult open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether this recognizer receives an event.
  @discardableResult open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Actions

  /// Adds an action to call when the gesture is recognized, and for a continuous gesture with every change.
  public func headlessAddAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    actions.append(action)
  }

  func sendActions() {
    for action in actions { action(self) }
  }

  /// The location of the touches when the last one ended, in the window's coordinates.
  var lastLocation: CGPoint?

  private func point(inWindow point: CGPoint, in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }
}

/// A weak reference to a recognizer.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
