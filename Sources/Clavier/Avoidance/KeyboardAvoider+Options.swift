#if canImport(UIKit)
  public import ClavierCore
  public import Foundation
  public import UIKit

  extension KeyboardAvoider {
    /// How one view is avoided for, or moved.
    @MainActor public final class ViewOptions {
      /// For an input: points to leave free between it and the keyboard; nil for the avoider's own ``KeyboardAvoider/spacing``.
      public var spacing: CGFloat? {
        didSet { onChange() }
      }

      /// For an input: what to keep visible along with it as far as there is room, the most important first.
      ///
      /// The views are held weakly.
      public var alsoKeepVisible: [UIView] {
        get { companions.compactMap(\.view) }
        set {
          companions = newValue.map { Companion(view: $0) }
          onChange()
        }
      }

      /// Whether the avoider may do anything for this input, or to this scroll view; true unless set.
      public var isAvoided = true {
        didSet { onChange() }
      }

      private struct Companion {
        weak var view: UIView?
      }

      private var companions: [Companion] = []
      private let onChange: () -> Void

      init(onChange: @escaping () -> Void) {
        self.onChange = onChange
      }
    }

    /// How the inputs of one view controller are avoided for.
    @MainActor public final class ControllerOptions {
      /// What may be done for inputs in it and in its children; nil for what its parent says.
      public var policy: AvoidanceScene.Policy? {
        didSet { onChange() }
      }

      private let onChange: () -> Void

      init(onChange: @escaping () -> Void) {
        self.onChange = onChange
      }
    }

    /// What is special about an input, or about a scroll view.
    ///
    /// ```swift
    /// avoider[textField].spacing = 40
    /// avoider[textField].alsoKeepVisible = [errorLabel, submitButton]
    /// avoider[scrollView].isAvoided = false
    /// ```
    ///
    /// The view is held weakly.
    public subscript(view: UIView) -> ViewOptions {
      if let options = viewOptions[view] { return options }
      let options = ViewOptions { [weak self] in self?.update() }
      viewOptions[view] = options
      return options
    }

    /// What is special about a view controller, which is held weakly.
    public subscript(controller: UIViewController) -> ControllerOptions {
      if let options = controllerOptions[controller] { return options }
      let options = ControllerOptions { [weak self] in self?.update() }
      controllerOptions[controller] = options
      return options
    }
  }
#endif
