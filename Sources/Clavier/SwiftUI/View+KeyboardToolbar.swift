#if canImport(UIKit) && canImport(SwiftUI) && !os(visionOS)
  import ClavierCore
  import Foundation
  public import SwiftUI

  extension View {
    /// Adds a bar above the keyboard with previous, next, and done buttons, which move focus through all fields.
    ///
    /// ```swift
    /// struct SignUpView: View {
    ///   enum Field: CaseIterable { case name, street, city }
    ///
    ///   @FocusState private var focus: Field?
    ///   @State private var name = ""
    ///   @State private var street = ""
    ///   @State private var city = ""
    ///
    ///   var body: some View {
    ///     Form {
    ///       TextField("Name", text: $name).focused($focus, equals: .name)
    ///       TextField("Street", text: $street).focused($focus, equals: .street)
    ///       TextField("City", text: $city).focused($focus, equals: .city)
    ///     }
    ///     .keyboardToolbar(focus: $focus)
    ///     .dismissesKeyboardOnTap()
    ///   }
    /// }
    /// ```
    ///
    /// The title of the done button and the VoiceOver labels are in the language in which the system shows the app
    /// (`Bundle.main.preferredLocalizations`), or in English if the bar has no labels in this language.
    ///
    /// The buttons affect only the fields that are bound to the focus state. If SwiftUI also shows the bar for another
    /// field, the done button has no effect on it. The buttons do not skip a field that is hidden or disabled.
    ///
    /// - Parameter focus: The focus state of the fields. The buttons follow the order of `Field.allCases`.
    public nonisolated func keyboardToolbar<Field: Hashable & CaseIterable>(
      focus: FocusState<Field?>.Binding
    ) -> some View {
      keyboardToolbar(focus: focus, order: Array(Field.allCases))
    }

    /// Adds a bar above the keyboard with previous, next, and done buttons, which move focus in a given order.
    ///
    /// The buttons affect only the fields that are bound to the focus state, and do not skip a field that is hidden or
    /// disabled. ``keyboardToolbar(focus:)`` describes the bar's language, and what the done button does for other
    /// fields. If a value is not in `order`, the previous and next buttons are disabled while its field has focus.
    ///
    /// - Parameters:
    ///   - focus: The focus state of the fields.
    ///   - order: The values that identify the fields, in the order in which the buttons move focus.
    public nonisolated func keyboardToolbar<Field: Hashable>(
      focus: FocusState<Field?>.Binding, order: [Field]
    ) -> some View {
      modifier(KeyboardToolbarModifier(focus: focus, order: FocusStateOrder(order)))
    }
  }

  /// Shows the bar, and moves focus when the user taps a button.
  ///
  /// The initializer must not be isolated, because the functions of `View` that call it are not. The other modifiers
  /// declare a nonisolated initializer, which could not set these properties, because not every `Field` is `Sendable`.
  /// Therefore, the conformance to `ViewModifier`, which isolates a type, is in an extension.
  private struct KeyboardToolbarModifier<Field: Hashable> {
    let focus: FocusState<Field?>.Binding
    let order: FocusStateOrder<Field>
  }

  extension KeyboardToolbarModifier: ViewModifier {
    func body(content: Content) -> some View {
      let labels = AccessoryLabels(for: .main)
      let previous = order.previous(before: focus.wrappedValue)
      let next = order.next(after: focus.wrappedValue)
      content.toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button(action: { focus.wrappedValue = previous }, label: { Image(systemName: "chevron.up") })
            .accessibilityLabel(Text(verbatim: labels.previous))
            .disabled(previous == nil)
          Button(action: { focus.wrappedValue = next }, label: { Image(systemName: "chevron.down") })
            .accessibilityLabel(Text(verbatim: labels.next))
            .disabled(next == nil)
          Spacer()
          Button(action: { focus.wrappedValue = nil }, label: { Text(verbatim: labels.done) })
        }
      }
    }
  }
#endif
