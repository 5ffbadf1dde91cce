public import Foundation
public import HeadlessEnumerations

/// Decides from the touches in its view and the views below it whether they mean something.
///
/// Without Objective-C there are no selectors: a recogniser is heard by overriding ``state`` or the touch methods in a
/// subclass, as on a device, or through ``headlessAddAction(_:)``.
@MainActor open class UIGestureRecognizer: NSObject {
  /// The states of a recogniser.
  ///
  /// `.recognized` is another name of `.ended`.
  public typealias State = UIGestureRecognizerState

  var current = State.possible
  /// A state it would have taken but for another recogniser that has to fail first.
  var postponed: State?
  /// The touches it follows.
  var touches: [UITouch] = []
  /// The touches that are over and that it has not decided about.
  var lastTouches: [UITouch] = []
  /// Whether it waits for further touches after these are over, as for the second tap of two.
  var isWaitingForTouches: Bool { false }
  /// The recognisers that have to fail first.
  private(set) var requirements: [WeakRecognizer] = []
  private var actions: [(UIGestureRecognizer) -> Void] = []

  /// A recogniser that is attached to no view.
  public override init() {
    super.init()
  }

  /// Where the recogniser is in its work.
  ///
  /// Subclasses set it; what may not be is changed to what may.
  open var state: UIGestureRecognizer.State {
    get { current }
    set { GestureArbiter.move(self, to: newValue) }
  }

  /// Whom to ask.
  weak open var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recogniser gets touches.
  ///
  /// Switching it off cancels what it is at.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { GestureArbiter.cancel(self) } }
  }

  /// The view it is attached to.
  open internal(set) weak var view: UIView?

  /// Whether a recognised gesture takes its touches from the view.
  open var cancelsTouchesInView = true

  /// Whether the view gets its touches only after the recogniser has failed.
  open var delaysTouchesBegan = false

  /// Whether the view hears of a lifted finger only after the recogniser has failed.
  open var delaysTouchesEnded = true

  /// A name to tell it by.
  open var name: String?

  /// The modifier keys held down: no hardware keyboard is played here.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Waits until another recogniser has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Touches

  /// The middle of the touches in a view's coordinates; in the window's for nil.
  @discardableResult open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return lastLocation.map { point(inWindow: $0, in: view) } ?? .zero }
    let points = touches.map(\.pointInWindow)
    let count = CGFloat(points.count)
    let middle = CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    return point(inWindow: middle, in: view)
  }

  /// How many fingers it follows.
  open var numberOfTouches: Int { touches.count }

  /// Where one of the fingers is, in a view's coordinates; in the window's for nil.
  @discardableResult open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  /// Leaves a touch to the others.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Fingers landed.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system took the fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets what it has seen: called when its touches are over, before the next ones.
  open func reset() {}

  // MARK: Among others

  /// Whether it stops another one from recognising.
  @discardableResult open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another one stops it from recognising.
  @discardableResult open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether it waits until another one has failed.
  @discardableResult open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another one waits until it has failed.
  @discardableResult open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether it gets an event.
  @discardableResult open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Hearing of it

  /// Adds what happens whenever the recogniser recognises: at once, and for a continuous one with every change.
  public func headlessAddAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    actions.append(action)
  }

  func sendActions() {
    for action in actions { action(self) }
  }

  /// Where the fingers were when the last of them was lifted, in the window's coordinates.
  var lastLocation: CGPoint?

  private func point(inWindow point: CGPoint, in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }
}

/// A recogniser that nobody keeps alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
