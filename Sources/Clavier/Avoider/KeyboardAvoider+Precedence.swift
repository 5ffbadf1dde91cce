#if canImport(UIKit)
  import Foundation
  import UIKit

  // If two avoiders adjusted the same views, each would measure the other's adjustments. Therefore, only one avoider
  // keeps an input visible. This avoider is the one that was started first, among the avoiders whose options and
  // policies include the input.
  extension KeyboardAvoider {
    /// The avoiders that are enabled, numbered in the order in which they were started.
    static let allEnabled = WeakTable<KeyboardAvoider, Int>()
    private static var starts = 0

    private var others: [KeyboardAvoider] { Self.allEnabled.objects.filter { $0 !== self } }

    /// Adds this avoider to the enabled avoiders, with a number that is larger than the number of every earlier
    /// avoider.
    func enroll() {
      Self.starts += 1
      Self.allEnabled[self] = Self.starts
    }

    /// Returns whether an avoider that was started earlier keeps an input visible.
    func yields(for input: UIView) -> Bool {
      guard let number = Self.allEnabled[self] else { return false }
      return others.contains { (Self.allEnabled[$0] ?? number) < number && $0.serves(input) }
    }

    /// Returns whether this avoider would keep an edited input visible if there were no other avoiders.
    private func serves(_ input: UIView) -> Bool {
      tracker?.input === input && exclusionRegardlessOfOthers(of: input) == nil
    }

    /// Removes what other avoiders added for an earlier input, or for this input before this avoider became responsible
    /// for it.
    func takeOver(with animation: KeyboardAnimation) {
      for other in others {
        if !other.applier.ledger.isEmpty { other.restoreEverything(with: animation) }
        // From now on, this avoider can write the same numbers, so the other avoider must not correct them.
        other.applier.ledger.forgetSavedNumbers()
      }
    }

    /// Lets the other avoiders keep the input visible if this avoider no longer does.
    func adjustOthers(with animation: KeyboardAnimation) {
      for other in others { other.adjustKeepingScrollPosition(with: animation) }
    }

    /// Reports a conflict to every other avoider that could keep the input visible.
    func reportOthers(serving input: UIView) {
      for other in others where other.serves(input) {
        for (object, property) in applier.ledger.contributions {
          record(Conflict(.avoider, object, property))
          other.record(Conflict(.avoider, object, property))
        }
      }
    }
  }
#endif
