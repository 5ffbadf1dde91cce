#if canImport(UIKit)
  public import Foundation
  public import UIKit

  extension KeyboardAvoider {
    /// The options of one input.
    ///
    /// ```swift
    /// avoider.options(for: amountField).spacing = 40
    /// avoider.options(for: amountField).alsoKeepVisible = [errorLabel, submitButton]
    /// ```
    ///
    /// The avoider keeps the options until the input is deallocated. After the avoider is deallocated, setting an
    /// option has no effect.
    @MainActor public struct InputOptions {
      weak var avoider: KeyboardAvoider?
      weak var input: UIView?

      /// The space between the input and the keyboard, in points; nil to use the avoider's ``KeyboardAvoider/spacing``.
      public var spacing: CGFloat? {
        get { values.spacing }
        nonmutating set { update { $0.spacing = newValue } }
      }

      /// The views to keep visible together with the input, from the most to the least important.
      ///
      /// A view is kept visible only if there is enough space for it. A view that is hidden, or that is in a hidden
      /// view, is ignored. The views are held weakly.
      public var alsoKeepVisible: [UIView] {
        get { values.companions.compactMap(\.view) }
        nonmutating set { update { $0.companions = newValue.map { Companion(view: $0) } } }
      }

      /// Whether the avoider keeps the input visible.
      ///
      /// The default is true.
      public var isEnabled: Bool {
        get { values.isEnabled }
        nonmutating set { update { $0.isEnabled = newValue } }
      }

      private var values: Values { input.flatMap { avoider?.inputOptions[$0] } ?? Values() }

      private func update(_ change: (inout Values) -> Void) {
        guard let avoider, let input else { return }
        var changed = values
        change(&changed)
        guard changed != values else { return }
        avoider.inputOptions[input] = changed == Values() ? nil : changed
        avoider.update { $0 === input }
      }
    }
  }

  extension KeyboardAvoider.InputOptions {
    /// A view to keep visible together with an input.
    struct Companion: Equatable {
      weak var view: UIView?

      static func == (one: Companion, other: Companion) -> Bool { one.view === other.view }
    }

    /// What the avoider stores for an input.
    struct Values: Equatable {
      var spacing: CGFloat?
      var companions: [Companion] = []
      var isEnabled = true
    }
  }
#endif
