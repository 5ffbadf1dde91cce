#if canImport(UIKit) && canImport(SwiftUI) && canImport(Combine)
  public import ClavierCore
  import Combine
  public import SwiftUI

  extension View {
    /// Calls a closure for keyboard events.
    ///
    /// ```swift
    /// ResultList()
    ///   .onKeyboard(.willShow) { _ in isCompact = true }
    /// ```
    ///
    /// - Parameters:
    ///   - events: The events. If you pass no events, the closure is called for all events.
    ///   - action: A closure that is called on the main actor. To move SwiftUI views with the keyboard, use
    ///     `withAnimation`. Apple does not document whether UIKit's own animation applies to SwiftUI views.
    public nonisolated func onKeyboard(
      _ events: KeyboardEvent..., perform action: @escaping @MainActor (KeyboardInfo) -> Void
    ) -> some View {
      modifier(KeyboardEventModifier(events: events, action: action))
    }

    /// Calls a closure when the keyboard's state changes.
    ///
    /// ```swift
    /// ResultList()
    ///   .onKeyboardChange { keyboard, _ in isCompact = keyboard.isVisible }
    /// ```
    ///
    /// - Parameter action: A closure that is called on the main actor with the state and the animation of the change.
    ///   To move SwiftUI views with the keyboard, use `withAnimation`. Apple does not document whether UIKit's own
    ///   animation applies to SwiftUI views.
    public nonisolated func onKeyboardChange(
      perform action: @escaping @MainActor (KeyboardState, KeyboardAnimation) -> Void
    ) -> some View {
      modifier(KeyboardChangeModifier(action: action))
    }
  }

  private struct KeyboardEventModifier: ViewModifier {
    /// SwiftUI would subscribe again if it received a different publisher, so all views share this one.
    static let publisher = KeyboardCenter.shared.eventPublisher

    let events: [KeyboardEvent]
    let action: @MainActor (KeyboardInfo) -> Void

    nonisolated init(events: [KeyboardEvent], action: @escaping @MainActor (KeyboardInfo) -> Void) {
      self.events = events
      self.action = action
    }

    func body(content: Content) -> some View {
      content.onReceive(Self.publisher) { change in
        if events.isEmpty || events.contains(change.event) { action(change.info) }
      }
    }
  }

  private struct KeyboardChangeModifier: ViewModifier {
    static let publisher = KeyboardCenter.shared.changePublisher

    let action: @MainActor (KeyboardState, KeyboardAnimation) -> Void

    nonisolated init(action: @escaping @MainActor (KeyboardState, KeyboardAnimation) -> Void) {
      self.action = action
    }

    func body(content: Content) -> some View {
      content.onReceive(Self.publisher) { change in action(change.state, change.animation) }
    }
  }
#endif
