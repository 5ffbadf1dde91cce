#if canImport(UIKit)
  public import ClavierCore
  public import Foundation
  public import UIKit

  // This file declares names from earlier versions, and names that Typist, Surf's utilities, and other keyboard code
  // use. A name from an earlier version is removed one version after it was deprecated.

  // MARK: - Subscriptions

  /// The former name of ``KeyboardSubscription``.
  @available(*, deprecated, renamed: "KeyboardSubscription")
  public typealias KeyboardConstraint = KeyboardSubscription

  extension KeyboardCenter {
    /// The former name of ``subscribe(owner:replayingLastEvent:_:)``.
    @available(*, deprecated, renamed: "subscribe(owner:replayingLastEvent:_:)")
    @discardableResult
    public func subscribe(
      owner: AnyObject? = nil, replayingState: Bool,
      _ handler: @escaping @MainActor (KeyboardEvent, KeyboardInfo) -> Void
    ) -> KeyboardSubscription {
      subscribe(owner: owner, replayingLastEvent: replayingState, handler)
    }
  }

  // MARK: - KeyboardListener

  extension KeyboardListener {
    /// The name of ``trackInteractiveDismissal(of:)`` in the library Typist.
    @available(*, deprecated, renamed: "trackInteractiveDismissal(of:)")
    @discardableResult
    public func toolbar(scrollView: UIScrollView) -> Self { trackInteractiveDismissal(of: scrollView) }
  }

  // MARK: - KeyboardManager

  extension KeyboardManager {
    /// The app's manager, under the name that older code uses.
    @available(*, deprecated, renamed: "shared")
    public nonisolated static var sharedInstance: KeyboardManager { shared }
  }

  // MARK: - KeyboardHandler

  /// The former name of ``KeyboardHandler/Box``.
  @available(*, deprecated, renamed: "KeyboardHandler.Box")
  public typealias Box<Value> = KeyboardHandler.Box<Value>

  extension KeyboardHandler {
    /// The former name of ``spacing``.
    @available(*, deprecated, renamed: "spacing")
    public var offsetY: CGFloat {
      get { spacing }
      set { spacing = newValue }
    }

    /// A height in points that Clavier ignores.
    @available(*, deprecated, message: "The handler waits for the keyboard and does not estimate its height.")
    public var estimatedKeyboardHeight: CGFloat {
      get { 360 }
      set { _ = newValue }
    }

    /// The former name of ``apply(offset:)``.
    @available(*, deprecated, renamed: "apply(offset:)")
    public func animateKeyboardOffset(offset: CGFloat) { apply(offset: offset) }

    /// Has the same effect as ``apply(offset:)``, in the form that older code uses.
    ///
    /// - Parameters:
    ///   - offset: The value of ``keyboardOffset``, in points: 0 or negative.
    ///   - viewController: The view controller that you passed to the initializer of the handler. If you pass a
    ///     different view controller, nothing moves.
    @available(*, deprecated, renamed: "apply(offset:)")
    public func animateKeyboardOffset(offset: CGFloat, in viewController: UIViewController?) {
      if handles(viewController) { apply(offset: offset) }
    }
  }

  // MARK: - KeyboardInfo

  extension KeyboardInfo {
    /// The duration in seconds; 0 if the notification has none.
    @available(*, deprecated, renamed: "animation.duration")
    public var animationDuration: TimeInterval { animation.duration }

    /// The curve; if the notification has none, the keyboard's own curve, which has the raw value 7.
    @available(*, deprecated, renamed: "animation.curve")
    public var animationCurve: UIView.AnimationCurve {
      // Imported enumerations accept any raw value, so the fallback is never used.
      UIView.AnimationCurve(rawValue: animation.curve.rawValue) ?? .easeInOut
    }

    /// The frame after the change, in points, in screen coordinates.
    @available(*, deprecated, renamed: "endFrame")
    public var frameEnd: CGRect? { endFrame }

    /// The frame before the change, in points, in screen coordinates.
    @available(*, deprecated, renamed: "startFrame")
    public var frameBegin: CGRect? { startFrame }
  }

  // MARK: - Animation

  extension UIView.AnimationOptions {
    /// Creates options from a curve with any raw value.
    @available(*, deprecated, message: "Use the options of KeyboardInfo.animation.")
    public init(curve: UIView.AnimationCurve) {
      self = KeyboardAnimation.Curve(curve).options
    }
  }

  // MARK: - KeyboardAvoider

  extension AvoidancePolicy {
    /// The former name of ``disabled``.
    @available(*, deprecated, renamed: "disabled")
    public static var off: AvoidancePolicy { .disabled }
  }

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

    /// The former type for the options of an input or a scroll view.
    @available(*, deprecated, message: "Use InputOptions and ScrollViewOptions.")
    @MainActor public struct ViewOptions {
      let avoider: KeyboardAvoider
      let view: UIView

      /// The space between the input and the keyboard, in points; nil to use the avoider's ``KeyboardAvoider/spacing``.
      public var spacing: CGFloat? {
        get { avoider.options(for: view).spacing }
        nonmutating set { avoider.options(for: view).spacing = newValue }
      }

      /// The views to keep visible together with the input, from the most to the least important.
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

    /// The former type for the options of a view controller.
    @available(*, deprecated, message: "Use setPolicy(_:for:) and policy(for:).")
    @MainActor public struct ControllerOptions {
      let avoider: KeyboardAvoider
      let controller: UIViewController

      /// The policy that was set for the view controller; nil if no policy was set.
      public var policy: AvoidancePolicy? {
        get { avoider.policy(for: controller) }
        nonmutating set { avoider.setPolicy(newValue, for: controller) }
      }
    }
  }
#endif
