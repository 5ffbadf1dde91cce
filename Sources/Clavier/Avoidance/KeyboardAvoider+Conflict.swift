#if canImport(UIKit)
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

    func note(_ conflict: Conflict) {
      conflicts.removeAll { $0.object == nil }
      guard !conflicts.contains(where: { $0.object === conflict.object && $0.property == conflict.property }) else {
        return
      }
      conflicts.append(conflict)
      onConflict?(conflict)
    }
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
