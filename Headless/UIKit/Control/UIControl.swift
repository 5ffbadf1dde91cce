public import Foundation
public import HeadlessEnumerations

/// A view that turns touches into events, and events into actions.
///
/// Without Objective-C there are no selectors: `addTarget(_:action:for:)` does not exist, ``addAction(_:for:)`` does.
@MainActor open class UIControl: UIView {
  /// Where the content lies between top and bottom.
  public typealias ContentVerticalAlignment = UIControlContentVerticalAlignment

  /// Where the content lies between left and right.
  public typealias ContentHorizontalAlignment = UIControlContentHorizontalAlignment

  private var actions: [(action: UIAction, events: Event)] = []

  /// A control of this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A control that performs this action when its primary event happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control answers to touches.
  ///
  /// Switching it off ends its tracking.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled {
        isHighlighted = false
        isTracking = false
        isTouchInside = false
      }
      setNeedsLayout()
    }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsLayout() } }
  }

  /// Whether a finger presses the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsLayout() } }
  }

  /// Where the content lies between top and bottom.
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Where the content lies between left and right.
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// All that is true of the control now.
  open var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Tracking

  /// Whether a touch that began here is followed.
  open private(set) var isTracking = false

  /// Whether the touch that is followed is inside or near.
  open private(set) var isTouchInside = false

  /// A touch landed.
  /// - Returns: whether to follow it.
  @discardableResult open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch that is followed moved.
  /// - Returns: whether to follow it on.
  @discardableResult open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch that was followed was lifted, or is not followed on.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch that was followed was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  @_documentation(visibility: internal)
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  @_documentation(visibility: internal)
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      finishTracking()
      endTracking(touch, with: event)
      return
    }
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  @_documentation(visibility: internal)
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isNear(touch)
    finishTracking()
    endTracking(touch, with: event)
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside, performsPrimaryActionOnTouchUp { sendActions(for: .primaryActionTriggered) }
  }

  @_documentation(visibility: internal)
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    finishTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// Whether lifting the finger is the control's primary event, as it is a button's.
  var performsPrimaryActionOnTouchUp: Bool { false }

  private func finishTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// A finger that has landed on a control may stray this far without letting go of it.
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  // MARK: Actions

  /// Performs an action when events happen.
  ///
  /// An action with the same identifier gives way to this one.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    if let index = actions.firstIndex(where: { $0.action === action }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append((action, controlEvents))
    }
  }

  /// Performs the action no longer when these events happen.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Performs the action of that identifier no longer when these events happen.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Every event for which there is an action.
  open var allControlEvents: UIControl.Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Performs one action.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Performs the actions of these events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// Does what the control is for.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }
}
