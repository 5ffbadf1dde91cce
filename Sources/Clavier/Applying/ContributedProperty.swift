#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// A property of the app's objects to which the avoider adds points.
  enum ContributedProperty: CaseIterable, Hashable {
    /// `contentInset.bottom` of a scroll view.
    case bottomInset
    /// `verticalScrollIndicatorInsets.bottom` of a scroll view.
    case indicatorInset
    /// `contentOffset.y` of a scroll view.
    case scrolled
    /// `transform.ty` of a view. The avoider does not change frames and constraints, which belong to the app.
    case shift
    /// `additionalSafeAreaInsets.top` of a view controller.
    case topSafeArea
    /// `additionalSafeAreaInsets.bottom` of a view controller.
    case bottomSafeArea

    /// Whether the property is an inset of a scroll view.
    ///
    /// Apps often save insets when the keyboard appears and restore them when it hides. The saved numbers can include
    /// the avoider's points.
    var isInset: Bool { self == .bottomInset || self == .indicatorInset }

    /// The kind of the property's number, which determines how to detect that the app has replaced the number.
    var contributionKind: Contribution.Kind {
      switch self {
      case .bottomInset, .indicatorInset, .topSafeArea, .bottomSafeArea: .inset
      case .shift: .translation
      case .scrolled: .other
      }
    }

    /// Returns the property's current value; nil if the object has no such property.
    @MainActor func value(of object: AnyObject) -> CGFloat? {
      switch self {
      case .bottomInset: (object as? UIScrollView)?.contentInset.bottom
      case .indicatorInset: (object as? UIScrollView)?.verticalScrollIndicatorInsets.bottom
      case .scrolled: (object as? UIScrollView)?.contentOffset.y
      case .shift: (object as? UIView)?.transform.ty
      case .topSafeArea: (object as? UIViewController)?.additionalSafeAreaInsets.top
      case .bottomSafeArea: (object as? UIViewController)?.additionalSafeAreaInsets.bottom
      }
    }

    @MainActor func write(_ value: CGFloat, to object: AnyObject) {
      switch self {
      case .bottomInset: (object as? UIScrollView)?.contentInset.bottom = value
      case .indicatorInset: (object as? UIScrollView)?.verticalScrollIndicatorInsets.bottom = value
      case .scrolled: (object as? UIScrollView)?.contentOffset.y = value
      case .shift: (object as? UIView)?.transform.ty = value
      case .topSafeArea: (object as? UIViewController)?.additionalSafeAreaInsets.top = value
      case .bottomSafeArea: (object as? UIViewController)?.additionalSafeAreaInsets.bottom = value
      }
    }
  }
#endif
