public import ClavierCore

extension AvoidancePolicy {
  /// The former name of ``disabled``.
  @available(*, deprecated, renamed: "disabled")
  public static var off: AvoidancePolicy { .disabled }
}

#if canImport(UIKit)
  public import Foundation
  public import UIKit

  extension KeyboardAvoider {
    /// The former name of ``isEnabled``.
    @available(*, deprecated, renamed: "isEnabled")
    public var isRunning: Bool { isEnabled }

    /// The former spelling of ``options(for:)`` and ``options(forScrollView:)``.
    @available(*, deprecated, message: "Use options(for:) for inputs and options(forScrollView:) for scroll views.")
    public subscript(view: UIView) -> ViewOptions { ViewOptions(avoider: self, view: view) }

    /// The former spelling of ``setPolicy(_:for:)`` and ``policy(for:)``.
    @available(*, deprecated, message: "Use setPolicy(_:for:) and policy(for:).")
    public subscript(controller: UIViewController) -> ControllerOptions {
      ControllerOptions(avoider: self, controller: controller)
    }

    /// The former type of the options of inputs and scroll views.
    @available(*, deprecated, message: "Use InputOptions and ScrollViewOptions.")
    @MainActor public struct ViewOptions {
      let avoider: KeyboardAvoider
      let view: UIView

      /// The space between the input and the keyboard, in points; nil for the avoider's ``KeyboardAvoider/spacing``.
      public var spacing: CGFloat? {
        get { avoider.options(for: view).spacing }
        nonmutating set { avoider.options(for: view).spacing = newValue }
      }

      /// The views to keep visible together with the input, the most important first.
      public var alsoKeepVisible: [UIView] {
        get { avoider.options(for: view).alsoKeepVisible }
        nonmutating set { avoider.options(for: view).alsoKeepVisible = newValue }
      }

      /// Whether the avoider keeps the input visible, and whether it may inset and scroll the scroll view.
      public var isAvoided: Bool {
        get {
          let isManaged = (view as? UIScrollView).map { avoider.options(forScrollView: $0).isManaged } ?? true
          return isManaged && avoider.options(for: view).isEnabled
        }
        nonmutating set {
          avoider.options(for: view).isEnabled = newValue
          if let scrollView = view as? UIScrollView { avoider.options(forScrollView: scrollView).isManaged = newValue }
        }
      }
    }

    /// The former type of the options of view controllers.
    @available(*, deprecated, message: "Use setPolicy(_:for:) and policy(for:).")
    @MainActor public struct ControllerOptions {
      let avoider: KeyboardAvoider
      let controller: UIViewController

      /// The policy that was set for the view controller; nil if none was.
      public var policy: AvoidancePolicy? {
        get { avoider.policy(for: controller) }
        nonmutating set { avoider.setPolicy(newValue, for: controller) }
      }
    }
  }
#endif
