#if canImport(UIKit)
  import Foundation
  import UIKit

  // Two avoiders that adjusted the same views would measure each other's adjustments. Therefore, only one of them
  // serves an input: among the avoiders that may adjust for the input according to their options and the rules, it is
  // the one that was started first.
  extension KeyboardAvoider {
    /// The avoiders that are enabled, with the numbers of their starts.
    static let allEnabled = WeakTable<KeyboardAvoider, Int>()
    private static var starts = 0

    private var others: [KeyboardAvoider] { Self.allEnabled.objects.filter { $0 !== self } }

    /// Adds this avoider to the enabled ones, as the last one that was started.
    func enroll() {
      Self.starts += 1
      Self.allEnabled[self] = Self.starts
    }

    /// Whether an avoider that was started earlier keeps an input visible.
    func yields(for input: UIView) -> Bool {
      guard let number = Self.allEnabled[self] else { return false }
      return others.contains { (Self.allEnabled[$0] ?? number) < number && $0.serves(input) }
    }

    /// Whether this avoider keeps an input visible if no other one does.
    private func serves(_ input: UIView) -> Bool {
      guard tracker?.input === input, isEnabled(for: input) else { return false }
      let controller = input.nearestController
      return AvoidanceSite.policy(in: controller, of: self) != .disabled
        && AvoidanceSite.exclusion(of: input, in: controller, for: self) == nil
    }

    /// Removes what other avoiders have contributed for an earlier input, or before this one began to serve the input.
    func takeOver(with animation: KeyboardAnimation) {
      for other in others {
        if !other.applier.ledger.isEmpty { other.restoreEverything(with: animation) }
        // From now on, a number that equals one that the other avoider wrote includes a contribution of this one.
        other.applier.ledger.forgetSavedNumbers()
      }
    }

    /// Lets the other avoiders serve the input if this one no longer does.
    func adjustOthers(with animation: KeyboardAnimation) {
      for other in others { other.adjustKeepingScrollPosition(with: animation) }
    }

    /// Reports a conflict to each avoider that could serve the input, because this avoider serves it.
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
