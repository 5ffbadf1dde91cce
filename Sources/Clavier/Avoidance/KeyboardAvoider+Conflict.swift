#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension KeyboardAvoider {
    /// A property of an object that somebody else moves for the keyboard too.
    public struct Conflict {
      /// What is known of the other one.
      public enum Kind: Hashable, Sendable {
        /// Another ``KeyboardAvoider`` contributes to it.
        case avoider
        /// Somebody changed it by about as much as the keyboard asks for, while it was up.
        case unknown
      }

      /// Who else there is.
      public let kind: Kind

      /// The scroll view, the view or the view controller; nil when it died.
      public private(set) weak var object: AnyObject?

      /// The property, by its name in UIKit.
      public let property: String

      init(_ kind: Kind, _ object: AnyObject, _ property: LedgerProperty) {
        self.kind = kind
        self.object = object
        self.property = property.name
      }
    }
  }

  extension KeyboardAvoider {
    /// What two avoiders may differ in: a safe area, a spacing.
    private static let conflictTolerance: CGFloat = 50

    func noteForeignWrite(_ object: AnyObject, _ property: LedgerProperty, difference: CGFloat, share: CGFloat) {
      // Scrolling is anybody's; and what an app changes for reasons of its own is hardly ever as much as a keyboard.
      guard property != .scrolled, abs(difference - share) <= Self.conflictTolerance else { return }
      note(Conflict(.unknown, object, property))
    }

    /// Notices who insets a scroll view as the keyboard comes and goes, and leaves nothing for us to do.
    func watch(_ scrollViews: [UIScrollView], _ keyboard: KeyboardState) {
      for view in scrollViews {
        let inset = view.contentInset.bottom - mover.ledger.amount(of: .bottomInset, in: view)
        let seen = InsetWitness(inset: inset, covered: keyboard.overlap(of: view))
        if let before = witnesses[view] {
          let (moved, asked) = (seen.inset - before.inset, seen.covered - before.covered)
          if abs(asked) > 2 * Self.conflictTolerance, abs(moved - asked) <= Self.conflictTolerance {
            note(Conflict(.unknown, view, .bottomInset))
          }
        }
        witnesses[view] = seen
      }
    }

    func note(_ conflict: Conflict) {
      conflicts.removeAll { $0.object == nil }
      guard !conflicts.contains(where: { $0.object === conflict.object && $0.property == conflict.property }) else {
        return
      }
      conflicts.append(conflict)
      onConflict?(conflict)
    }
  }

  /// The bottom inset of a scroll view, our share aside, and how much of it the keyboard covered at the time, in points.
  struct InsetWitness {
    let inset, covered: CGFloat
  }

  extension LedgerProperty {
    fileprivate var name: String {
      switch self {
      case .bottomInset: "contentInset.bottom"
      case .indicatorInset: "verticalScrollIndicatorInsets.bottom"
      case .scrolled: "contentOffset.y"
      case .shift: "transform.ty"
      case .topSafeArea: "additionalSafeAreaInsets.top"
      case .bottomSafeArea: "additionalSafeAreaInsets.bottom"
      }
    }
  }
#endif
