#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension KeyboardAvoider {
    /// A property of an object that both an avoider and other code adjust for the keyboard.
    public struct Conflict {
      /// The kinds of code that can cause a conflict.
      public enum Kind: Hashable, Sendable {
        /// Another ``KeyboardAvoider`` adjusts the property for the same input, or could adjust it.
        ///
        /// If there are several avoiders, only the avoider that was started first adjusts the property.
        case avoider
        /// Code that Clavier cannot identify changed the property by about as much as the avoider did, changed an inset
        /// by about the height that the keyboard covers, or set an inset to this height.
        case unknown
      }

      /// The kind of code that adjusts the property.
      public let kind: Kind

      /// The scroll view, view, or view controller; nil after it has been deallocated.
      public private(set) weak var object: AnyObject?

      /// The property's key path in UIKit, such as `contentInset.bottom`.
      public let property: String

      init(_ kind: Kind, _ object: AnyObject, _ property: ContributedProperty) {
        self.kind = kind
        self.object = object
        self.property = property.keyPath
      }
    }
  }

  extension KeyboardAvoider {
    /// Reports that other code has changed a property that the avoider has also changed.
    func recordChangeByOthers(
      _ object: AnyObject, _ property: ContributedProperty, _ change: ContributionLedger.ChangeByOthers
    ) {
      // Users and apps scroll for many reasons, so a changed offset is not a conflict.
      guard property != .scrolled else { return }
      let isAdjustment = InsetSample.isKeyboardAdjustment(change.difference, covered: change.addedAmount)
      guard isAdjustment || isKeyboardHeight(change, of: property, in: object) else { return }
      record(Conflict(.unknown, object, property))
    }

    private func isKeyboardHeight(
      _ change: ContributionLedger.ChangeByOthers, of property: ContributedProperty, in object: AnyObject
    ) -> Bool {
      guard property.isInset, let view = object as? UIScrollView else { return false }
      return InsetSample.isKeyboardHeight(
        change.number, of: keyboard, overlap: keyboard.overlap(of: view), bottomInset: keyboard.bottomInset(for: view),
        contribution: change.addedAmount)
    }

    /// Detects other code that insets a scroll view when the keyboard appears and disappears.
    ///
    /// If such code runs first, the avoider has nothing left to adjust, so only the changed insets show the conflict.
    func sampleInsets(of scrollViews: [UIScrollView], keyboard: KeyboardState) {
      for view in scrollViews {
        let (sample, earlier) = (insetSample(of: view, keyboard: keyboard), insetSamples[view])
        if earlier.map(sample.isKeyboardAdjustment) == true { record(Conflict(.unknown, view, .bottomInset)) }
        insetSamples[view] = sample.reference(after: earlier, isDocked: keyboard.isDocked)
      }
    }

    /// Records the insets from before the keyboard appears.
    func recordInsets(of scrollViews: [UIScrollView]) {
      for view in scrollViews { insetSamples[view] = insetSample(of: view, keyboard: keyboard) }
    }

    private func insetSample(of view: UIScrollView, keyboard: KeyboardState) -> InsetSample {
      let inset = view.contentInset.bottom - applier.ledger.amount(of: .bottomInset, in: view)
      return InsetSample(inset: inset, covered: keyboard.overlap(of: view))
    }

    func record(_ conflict: Conflict) {
      conflicts.removeAll { $0.object == nil }
      guard !conflicts.contains(where: { $0.object === conflict.object && $0.property == conflict.property }) else {
        return
      }
      conflicts.append(conflict)
      onConflict?(conflict)
    }
  }

  extension ContributedProperty {
    fileprivate var keyPath: String {
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
