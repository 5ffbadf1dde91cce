public import Foundation
public import HeadlessEnumerations

/// An interaction that shows a menu with commands for editing.
///
/// The menu is not drawn. ``headlessMenu`` returns it, and ``headlessPerform(_:)`` chooses one of its actions.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  private weak var storedDelegate: (any UIEditMenuInteractionDelegate)?
  private var shown: (configuration: UIEditMenuConfiguration, menu: UIMenu, target: CGRect)?

  /// Creates an interaction.
  ///
  /// The delegate is held weakly.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    storedDelegate = delegate
    super.init()
  }

  /// The object that provides the menu.
  open var delegate: (any UIEditMenuInteractionDelegate)? { storedDelegate }

  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {
    dismissMenu()
  }

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Shows the menu at the configuration's point.
  ///
  /// The system's suggestions are the commands of a text input. Other views have no suggestions in the headless UIKit,
  /// because commands cannot be found without selectors.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, view.window != nil else { return }
    dismissMenu()
    let commands = suggestedActions
    let menu =
      storedDelegate.map {
        $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: commands)
      } ?? UIMenu(children: commands)
    guard let menu, !menu.children.isEmpty else { return }
    let target = storedDelegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let point = CGRect(origin: configuration.sourcePoint, size: .zero)
    shown = (configuration, menu.resolvingDeferredElements(), target.isNull ? point : target)
    let animator = EditMenuAnimator()
    storedDelegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.run()
  }

  private var suggestedActions: [UIMenuElement] {
    switch view {
    case let field as UITextField:
      field.editor.suggestedActions(of: field, isSecure: field.isSecureTextEntry)
    case let textView as UITextView:
      textView.editor.suggestedActions(of: textView, isSecure: textView.isSecureTextEntry)
    default: []
    }
  }

  /// Hides the menu.
  open func dismissMenu() {
    guard let shown else { return }
    self.shown = nil
    let animator = EditMenuAnimator()
    storedDelegate?.editMenuInteraction(self, willDismissMenuFor: shown.configuration, animator: animator)
    animator.run()
  }

  /// Asks the delegate for the menu again.
  open func reloadVisibleMenu() {
    guard let old = shown else { return }
    let menu = storedDelegate?.editMenuInteraction(
      self, menuFor: old.configuration, suggestedActions: suggestedActions)
    guard let menu else { return }
    shown = (old.configuration, menu.resolvingDeferredElements(), old.target)
  }

  /// Asks the delegate for the position of the menu again.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let old = shown,
      let target = storedDelegate?.editMenuInteraction(self, targetRectFor: old.configuration), !target.isNull
    else { return }
    shown?.target = target
  }

  /// Returns the point at which the menu was requested, in a view's coordinates; nil for the window's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    let point = shown?.configuration.sourcePoint ?? .zero
    return self.view?.convert(point, to: view) ?? point
  }

  // MARK: User

  /// The menu that is visible; nil if none is.
  public var headlessMenu: UIMenu? { shown?.menu }

  /// The rectangle around which the menu is visible, in the view's coordinates; nil if no menu is.
  public var headlessTargetRect: CGRect? { shown?.target }

  /// Chooses an enabled action by its title, which hides the menu; returns whether there is one.
  @discardableResult public func headlessPerform(_ title: String) -> Bool {
    guard let menu = shown?.menu, menu.headlessPerform(title) else { return false }
    dismissMenu()
    return true
  }
}

/// The position and the identifier of an edit menu.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  private let storedIdentifier: AnyHashable
  private let storedPoint: CGPoint

  /// Creates a configuration; nil selects a unique identifier.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (storedIdentifier, storedPoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    super.init()
  }

  /// The identifier.
  open var identifier: AnyHashable { storedIdentifier }

  /// The point in the view's coordinates.
  open var sourcePoint: CGPoint { storedPoint }

  /// The direction of the menu's arrow.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}

/// The object that provides the menu of an interaction.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu; nil for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle around which the menu is shown; the null rectangle for the configuration's point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu is shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu is hidden.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

@_documentation(visibility: internal)
extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// The animations that run alongside those of an edit menu.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

private final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  func run() {
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: 0.2) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}
