#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Reads the context of the keyboard's notifications: the first responder, its accessory view, and whether the app is
  /// active.
  ///
  /// This object cannot search all windows, because an app extension has no application object that lists its windows.
  /// Therefore, it searches only one ``window``.
  @MainActor final class KeyboardSurroundings {
    /// Called when the app becomes active.
    var onActivation: (@MainActor () -> Void)?
    /// Called when a window becomes key that can have a first responder.
    var onKeyWindow: (@MainActor (UIWindow) -> Void)?
    /// Called at the end of each observed turn of the run loop.
    ///
    /// Many turns are observed after an event that can show or hide a resident bar, which is an accessory view that is
    /// shown without a keyboard. One turn is observed after a notification that is compared with other sources.
    var onTurn: (@MainActor () -> Void)?

    /// The last window that became key, or the window of the last input that began editing, whichever is later.
    ///
    /// Until there is such a window, this is the first window for which the state was requested.
    private(set) weak var window: UIWindow?
    private let search = FirstResponderSearch()
    /// The object of the notification that announced that the app would resign active; nil while the app is active.
    ///
    /// The object exists as long as the process, except in a test that replaces it.
    private weak var inactiveApplication: AnyObject?
    private var observations: [NotificationObservation] = []
    private var turns: TurnObservation?
    private var remainingTurns = 0

    /// The number of turns that are observed after an event that can show or hide an accessory view without a keyboard.
    ///
    /// A bar is laid out about 0.1 seconds after it joins its window, and a transition takes half a second. Together,
    /// they take 72 animation frames on the fastest display.
    static let maximumTurnCount = 120

    init(notificationCenter: NotificationCenter) {
      observations = [
        observeWindows(in: notificationCenter), observeBeginningOfEditing(in: notificationCenter),
        observeEndOfEditing(in: notificationCenter), observeActivity(in: notificationCenter),
      ]
    }

    /// Remembers a window that may have the first responder, unless such a window is already known.
    ///
    /// A window that cannot become key, such as an overlay, has no first responder.
    func remember(_ window: UIWindow) {
      if self.window == nil, window.canBecomeKey { self.window = window }
    }

    /// The screen of ``window``.
    var screen: KeyboardScreen { KeyboardScreen(of: window) }

    /// Returns the context for a notification that arrives now.
    ///
    /// - Parameters:
    ///   - screen: The bounds of the screen to which the notification belongs, in points.
    ///   - input: The input that is being edited, if it is known.
    ///   - searchesViews: Whether to search the views for an unknown first responder, in addition to the view
    ///     controllers.
    /// - Returns: The context, and whether the frame of its resident bar was measured.
    func context(
      on screen: CGRect, input: UIView?, searchesViews: Bool = true
    ) -> (context: KeyboardStateMachine.Context, isMeasured: Bool) {
      let responder = responder(input: input, searchesViews: searchesViews)
      let window = input?.appWindow ?? window
      let bottomSafeArea = window?.safeAreaInsets.bottom ?? 0
      let bar = responder.bar(on: screen, bottomSafeArea: bottomSafeArea)
      var context = KeyboardStateMachine.Context(
        screen: screen, bottomSafeArea: bottomSafeArea, firstResponder: responder.firstResponder(withBar: bar?.frame),
        isActive: inactiveApplication == nil)
      // A window can be smaller than the screen only on an iPad.
      if context.isPad, let window { context.window = window.frameOnScreen }
      return (context, bar?.isMeasured ?? false)
    }

    /// Returns the view controller that is first responder and brings up only an accessory view; nil if there is none.
    ///
    /// - Parameter input: The input that is being edited, if it is known.
    func residentController(input: UIView?) -> UIResponder? {
      guard case .resident(let responder) = responder(input: input, searchesViews: false) else { return nil }
      return responder
    }

    /// Calls ``onTurn`` at the end of the current turn of the run loop and of the following turns.
    func observeTurns(_ count: Int = maximumTurnCount) {
      remainingTurns = max(count, remainingTurns)
      // A new observation runs after those that exist, so the sources are compared after the changes that the avoider
      // and the constraints make in the same turn.
      turns = TurnObservation { [weak self] in self?.turnDidEnd() }
    }

    /// Continues to observe for at least one more turn, if called from ``onTurn``.
    func observeNextTurn() { remainingTurns = max(1, remainingTurns) }

    private func windowDidBecomeKey(_ window: UIWindow?) {
      self.window = window
      if let window { onKeyWindow?(window) }
    }

    private func turnDidEnd() {
      remainingTurns -= 1
      onTurn?()
      if remainingTurns <= 0 { turns = nil }
    }

    private func responder(input: UIView?, searchesViews: Bool) -> KeyboardResponder {
      // While an input resigns, the keyboard can post `willHide` before the input posts that editing has ended.
      if let input, input.isFirstResponder { return KeyboardResponder(input) }
      guard let window = input?.appWindow ?? window else { return .unknown }
      if let controller = KeyboardResponder.controller(in: window) { return KeyboardResponder(controller) }
      guard searchesViews else { return .unknown }
      guard let view = search.firstResponder(in: window) else { return .absent }
      return KeyboardResponder(view)
    }

    // MARK: Observing

    private func observeWindows(in notificationCenter: NotificationCenter) -> NotificationObservation {
      let names = [UIWindow.didBecomeKeyNotification, UIWindow.didBecomeVisibleNotification]
      return NotificationObservation(of: names, in: notificationCenter) { [weak self] notification in
        let window = notification.object as? UIWindow
        let isKey = notification.name == UIWindow.didBecomeKeyNotification
        MainQueue.run { [weak self] in
          // A window that cannot become key, such as an overlay, shows neither a keyboard nor a bar.
          guard window?.canBecomeKey != false else { return }
          if isKey { self?.windowDidBecomeKey(window) }
          self?.observeTurns()
        }
      }
    }

    private func observeBeginningOfEditing(in notificationCenter: NotificationCenter) -> NotificationObservation {
      let names = [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification]
      return NotificationObservation(of: names, in: notificationCenter) { [weak self] notification in
        let input = notification.object as? UIView
        MainQueue.run { [weak self] in
          // The key window may have become key before this object observed it.
          if let window = input?.appWindow { self?.window = window }
        }
      }
    }

    private func observeEndOfEditing(in notificationCenter: NotificationCenter) -> NotificationObservation {
      let names = [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification]
      return NotificationObservation(of: names, in: notificationCenter) { [weak self] _ in
        MainQueue.run { [weak self] in self?.observeTurns() }
      }
    }

    private func observeActivity(in notificationCenter: NotificationCenter) -> NotificationObservation {
      let names = [UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification]
      return NotificationObservation(of: names, in: notificationCenter) { [weak self] notification in
        let application = notification.object as? UIApplication
        let isActive = notification.name == UIApplication.didBecomeActiveNotification
        MainQueue.run { [weak self] in
          guard let self else { return }
          let source = application as AnyObject? ?? self
          inactiveApplication = isActive ? nil : source
          guard isActive else { return }
          onActivation?()
          observeTurns()
        }
      }
    }
  }
#endif
