#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// What surrounds the keyboard's notifications: the first responder, its accessory view, and whether the app is active.
  ///
  /// Only windows are searched that became key, or that were asked about: an app extension has no application
  /// object to list them.
  @MainActor final class KeyboardSurroundings {
    /// Called when the app became active.
    var onActivation: (@MainActor () -> Void)?
    /// Called at the end of a turn of the run loop, for some turns after something happened that can bring or take a bar.
    var onTurn: (@MainActor () -> Void)?

    /// The window that became key last, or that was asked about.
    private weak var window: UIWindow?
    /// What resigned: the app.
    ///
    /// It lives as long as the process, except that a test that starts over makes another one.
    private weak var resigned: AnyObject?
    private var observations: [NotificationObservation] = []
    private var turns: TurnObservation?
    private var remainingTurns = 0

    /// A bar is laid out about 0.1 seconds after it joins its window, which is 12 frames on the fastest display; a
    /// transition takes half a second.
    static let mostTurns = 120

    init(notificationCenter: NotificationCenter) {
      let keys = [UIWindow.didBecomeKeyNotification, UIWindow.didBecomeVisibleNotification]
      observe(keys, in: notificationCenter) { [weak self] notification in
        let window = notification.object as? UIWindow
        let isKey = notification.name == UIWindow.didBecomeKeyNotification
        MainQueue.run { [weak self] in
          if isKey { self?.window = window }
          self?.observeTurns()
        }
      }
      let ends = [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification]
      observe(ends, in: notificationCenter) { [weak self] _ in
        MainQueue.run { [weak self] in self?.observeTurns() }
      }
      let activity = [UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification]
      observe(activity, in: notificationCenter) { [weak self] notification in
        let application = notification.object as? UIApplication
        let isActive = notification.name == UIApplication.didBecomeActiveNotification
        MainQueue.run { [weak self] in
          guard let self else { return }
          let source = application as AnyObject? ?? self
          resigned = isActive ? nil : source
          guard isActive else { return }
          onActivation?()
          observeTurns()
        }
      }
    }

    /// Takes note of a window that may have the first responder, where none is known.
    func note(_ window: UIWindow) {
      if self.window == nil { self.window = window }
    }

    /// The screen of the window that became key last.
    var screen: KeyboardScreen { KeyboardScreen(of: window) }

    /// What surrounds a notification now.
    ///
    /// - Parameters:
    ///   - screen: The bounds of the screen that it is about.
    ///   - input: The input that was seen to be edited.
    ///   - searchesViews: Whether a first responder that has not been seen is searched for among the views too.
    /// - Returns: The context, and whether the place of its resident bar was measured.
    func context(
      on screen: CGRect, input: UIView?, searchesViews: Bool = true
    ) -> (context: KeyboardStateMachine.Context, isMeasured: Bool) {
      let responder = responder(input: input, searchesViews: searchesViews)
      let window = input?.window ?? window
      let bottomSafeArea = window?.safeAreaInsets.bottom ?? 0
      let bar = responder.bar(on: screen, bottomSafeArea: bottomSafeArea)
      let context = KeyboardStateMachine.Context(
        screen: screen, bottomSafeArea: bottomSafeArea, firstResponder: responder.firstResponder,
        window: input?.window.map { $0.convert($0.bounds, to: nil as UIWindow?) }, residentBar: bar?.frame,
        isActive: resigned == nil)
      return (context, bar?.isMeasured ?? false)
    }

    /// Calls ``onTurn`` at the end of this and some further turns.
    func observeTurns(_ count: Int = mostTurns) {
      remainingTurns = turns == nil ? count : max(count, remainingTurns)
      turns = TurnObservation { [weak self] in self?.turnDidEnd() }
    }

    private func turnDidEnd() {
      remainingTurns -= 1
      onTurn?()
      if remainingTurns <= 0 { turns = nil }
    }

    private func responder(input: UIView?, searchesViews: Bool) -> KeyboardResponder {
      if let input { return KeyboardResponder(input) }
      guard let window else { return .unknown }
      if searchesViews { return KeyboardResponder(in: window) }
      return KeyboardResponder.controller(in: window).map { KeyboardResponder($0) } ?? .unknown
    }

    private func observe(
      _ names: [Notification.Name], in notificationCenter: NotificationCenter,
      _ receive: @escaping @Sendable (Notification) -> Void
    ) {
      observations.append(NotificationObservation(of: names, in: notificationCenter, receive))
    }
  }
#endif
