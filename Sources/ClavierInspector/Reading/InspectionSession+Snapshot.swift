#if canImport(UIKit)
  import Clavier
  import ClavierCore
  import UIKit

  // These methods read the properties of views. The methods do not change views or force layout.
  extension InspectionSession {
    /// Returns everything that the panel shows at this moment.
    ///
    /// - Parameter window: The window of the app; nil if there is none.
    func snapshot(of window: UIWindow?) -> InspectionSnapshot {
      let input = editedInput(in: window)
      let window = input?.window ?? window
      // The state is requested for the scene, because requesting it for a window would make the center look for a first
      // responder in that window.
      let scene = window?.windowScene
      let keyboard = scene.map { center.state(for: $0) } ?? center.state
      var snapshot = InspectionSnapshot(keyboard: keyboard)
      snapshot.frameSource = scene.map { center.frameSource(for: $0) } ?? center.frameSource
      snapshot.window = window.map { InspectedView($0, under: keyboard) }
      snapshot.editedInput = input.map { InspectedView($0, under: keyboard) }
      if keyboard.isDocked, let window {
        snapshot.coveredInputs = window.visibleTextInputs.filter { $0 !== input }
          .map { InspectedView($0, under: keyboard) }.filter { $0.coveredHeight > 0 }
      }
      let avoiders = KeyboardAvoider.enabled(in: center)
      snapshot.avoiders = avoiders.map { InspectedAvoider($0) }
      snapshot.conflicts = avoiders.flatMap(\.conflicts).compactMap { InspectedConflict($0) }
      snapshot.events = events
      snapshot.recordedCount = recorder.count
      return snapshot
    }

    private func editedInput(in window: UIWindow?) -> UIView? {
      if let input = center.editedInput, input.window != nil { return input }
      return window?.firstResponderInput
    }
  }

  extension InspectedView {
    @MainActor fileprivate init(_ view: UIView, under keyboard: KeyboardState) {
      let frame = view.frameOnScreen
      self.init(
        name: view.inspectedName, height: frame.height,
        coveredHeight: keyboard.overlap(withScreenRect: view.unclippedPart(of: frame)))
    }
  }

  extension InspectedAvoider {
    @MainActor fileprivate init(_ avoider: KeyboardAvoider) {
      self.init(
        explanation: avoider.lastPlan?.explanation ?? [], coveredHeight: avoider.lastPlan?.coveredHeight ?? 0)
    }
  }

  extension InspectedConflict {
    /// Creates the value for a conflict; nil if the object has been deallocated.
    @MainActor fileprivate init?(_ conflict: KeyboardAvoider.Conflict) {
      guard let object = conflict.object else { return nil }
      let name = (object as? UIView)?.inspectedName ?? "\(type(of: object))"
      self.init(object: name, property: conflict.property, isWithAvoider: conflict.kind == .avoider)
    }
  }

  extension UIView {
    /// The name of the object's class, with the accessibility identifier that an app sets for its tests.
    ///
    /// The name does not contain the input's text, placeholder, or accessibility label.
    fileprivate var inspectedName: String {
      let identifier = accessibilityIdentifier.map { " “\($0)”" } ?? ""
      return "\(type(of: self))\(identifier)"
    }

    /// Returns the part of this view's frame that no superview clips, in screen coordinates; null if nothing remains.
    ///
    /// The keyboard cannot cover a part that is scrolled out of sight.
    fileprivate func unclippedPart(of frame: CGRect) -> CGRect {
      let superviews = sequence(first: superview, next: { $0?.superview }).compactMap(\.self)
      return superviews.filter(\.clipsToBounds).reduce(frame) { $0.intersection($1.frameOnScreen) }
    }

    /// The visible text fields and text views inside this view.
    fileprivate var visibleTextInputs: [UIView] {
      subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap { view in
        view is UITextField || view is UITextView ? [view] : view.visibleTextInputs
      }
    }
  }
#endif
