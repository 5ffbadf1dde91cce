public import Foundation
public import HeadlessEnumerations

/// A view that converts touches to events and performs actions for events.
///
/// Without Objective-C, there are no selectors. Use ``addAction(_:for:)`` instead of `addTarget(_:action:for:)`.
@preconcurrency @MainActor open class UIControl: UIView {
  /// The vertical alignment of the content.
  public typealias ContentVerticalAlignment = UIControlContentVerticalAlignment

  /// The horizontal alignment of the content.
  public typealias ContentHorizontalAlignment = UIControlContentHorizontalAlignment

  private var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control that performs an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control responds to touches.
  ///
  /// Disabling the control ends tracking.
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

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsLayout() } }
  }

  /// Whether the control is highlighted because of a touch.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsLayout() } }
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center {
    didSet {
      setNeedsLayout()
      // The baseline of a button depends on the alignment.
      invalidateIntrinsicContentSize()
    }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// The current states of the control.
  open var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Tracking

  /// Whether the control is tracking a touch.
  open private(set) var isTracking = false

  /// Whether the tracked touch is inside or near the control.
  open private(set) var isTouchInside = false

  /// Called when a touch begins in the control.
  ///
  /// - Returns: Whether to track it.
  @discardableResult open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves.
  ///
  /// - Returns: Whether to continue tracking it.
  @discardableResult open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends or tracking stops.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch is canceled.
  open func cancelTracking(with event: UIEvent?) {}

  @_documentation(visibility: internal)
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    if opensMenu { sendActions(for: .menuActionTriggered) }
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
    if isInside, performsPrimaryActionOnTouchUp, !opensMenu { sendActions(for: .primaryActionTriggered) }
  }

  @_documentation(visibility: internal)
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    finishTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// Whether touch-up is the control's primary event, as for a button.
  var performsPrimaryActionOnTouchUp: Bool { false }

  /// Whether the primary action opens a menu, which happens when a touch begins (Apple's documentation of
  /// `showsMenuAsPrimaryAction`).
  var opensMenu: Bool { false }

  private func finishTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Returns whether a touch is close enough to the control to continue tracking it.
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  // MARK: Recognizers of superviews

  /// Returns whether a gesture is one that the control handles itself.
  func handlesGesture(of recognizer: UIGestureRecognizer) -> Bool { false }

  /// Prevents recognizers of superviews from recognizing a gesture that the control handles itself.
  ///
  /// Apple's article "Attaching gesture recognizers to UIKit controls" lists the gestures. A recognizer of the control
  /// itself is not prevented.
  @_documentation(visibility: internal)
  @discardableResult open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isEnabled || gestureRecognizer.view === self || !handlesGesture(of: gestureRecognizer)
  }

  // MARK: Actions

  /// Performs an action when events happen.
  ///
  /// The new action replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    if let index = actions.firstIndex(where: { $0.action === action }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append((action, controlEvents))
    }
  }

  /// Stops performing an action for the given events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action with an identifier for the given events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// All events that have an action.
  open var allControlEvents: UIControl.Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Performs the actions for events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// Calls a closure for each action, with its events, until the closure sets its last argument to true.
  ///
  /// There are no targets, because there is no Objective-C.
  @_documentation(visibility: internal)
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in actions where !stops { iterator(entry.action, nil, entry.events, &stops) }
  }

  /// Performs the actions for the primary event.
  open func performPrimaryAction() {
    sendActions(for: opensMenu ? .menuActionTriggered : .primaryActionTriggered)
  }
}
