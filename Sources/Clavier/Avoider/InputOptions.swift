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
    /// The avoider keeps the options until the input is deallocated. After the avoider or the input is deallocated,
    /// setting an option has no effect, and each option has its default.
    @MainActor public struct InputOptions {
      weak var avoider: KeyboardAvoider?
      weak var input: UIView?

      /// The space between the input and the keyboard, in points; nil to use the avoider's ``KeyboardAvoider/spacing``.
      public var spacing: CGFloat? {
        get { values.spacing }
        nonmutating set { modify { $0.spacing = newValue } }
      }

      /// The views to keep visible together with the input, from the most to the least important.
      ///
      /// A view is kept visible only if there is enough space for it. A view that is hidden, or that is in a hidden
      /// view, is ignored. The views are held weakly.
      public var alsoKeepVisible: [UIView] {
        get { values.companions.compactMap(\.view) }
        nonmutating set { modify { $0.companions = newValue.map { Companion(view: $0) } } }
      }

      /// Whether the avoider keeps the input visible.
      ///
      /// The default is true.
      public var isEnabled: Bool {
        get { values.isEnabled }
        nonmutating set { modify { $0.isEnabled = newValue } }
      }

      private var values: Values { input.flatMap { avoider?.inputOptions[$0] } ?? Values() }

      private func modify(_ change: (inout Values) -> Void) {
        guard let avoider, let input else { return }
        var changed = values
        change(&changed)
        guard changed != values else { return }
        // The table contains only inputs whose options differ from the defaults, so it does not grow with each input
        // whose options the app has reset.
        avoider.inputOptions[input] = changed == Values() ? nil : changed
        avoider.update(ifInput: { $0 === input })
      }
    }
  }

  extension KeyboardAvoider.InputOptions {
    /// A companion of an input, which is a view to keep visible together with the input.
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
