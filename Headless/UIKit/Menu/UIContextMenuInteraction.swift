public import Foundation
import HeadlessEnumerations
import HeadlessQuartz

/// An interaction that opens a menu after a long press.
///
/// The menu is not drawn. ``headlessMenu`` returns it, and ``headlessPerform(_:)`` chooses one of its actions.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  private weak var storedDelegate: (any UIContextMenuInteractionDelegate)?
  private var press: MenuPressGestureRecognizer?
  private var shown: ShownMenu?
  private var point = CGPoint.zero

  /// A menu that is open.
  private struct ShownMenu {
    let configuration: UIContextMenuConfiguration
    var menu: UIMenu
    let preview: UIViewController?
    let target: UITargetedPreview?
  }

  /// Creates an interaction.
  ///
  /// The delegate is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    storedDelegate = delegate
    super.init()
  }

  /// The object that provides the menu.
  open var delegate: (any UIContextMenuInteractionDelegate)? { storedDelegate }

  // MARK: View

  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {
    dismissMenu()
    if let press { self.view?.removeGestureRecognizer(press) }
    press = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let press = MenuPressGestureRecognizer(target: nil, action: nil)
    press.open = { [weak self] in self?.openMenu(at: $0) ?? false }
    view.addGestureRecognizer(press)
    self.press = press
  }

  /// Returns where the press began, in a view's coordinates; nil for the window's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(point, to: view) ?? point
  }

  // MARK: Menu

  /// Opens the menu as a press at a point of the view does, and returns whether there is a menu.
  private func openMenu(at point: CGPoint) -> Bool {
    guard shown == nil, let delegate = storedDelegate else { return false }
    self.point = point
    guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point) else {
      return false
    }
    // A preview without a menu also opens.
    let preview = configuration.previewProvider?()
    let menu = configuration.actionProvider.map { $0([]) } ?? nil
    guard preview != nil || menu != nil else { return false }
    let target = delegate.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    shown = ShownMenu(
      configuration: configuration, menu: (menu ?? UIMenu()).resolvingDeferredElements(), preview: preview,
      target: target)
    let animator = MenuAnimator(preview)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
    return true
  }

  /// Closes the menu.
  open func dismissMenu() {
    closeMenu(performsPreviewAction: false)
  }

  private func closeMenu(performsPreviewAction: Bool) {
    guard let shown else { return }
    self.shown = nil
    let animator = MenuAnimator(shown.preview)
    if performsPreviewAction {
      storedDelegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: shown.configuration, animator: animator)
    }
    storedDelegate?.contextMenuInteraction(self, willEndFor: shown.configuration, animator: animator)
    animator.run()
  }

  /// Replaces the menu that is open.
  open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
    guard let menu = shown?.menu else { return }
    shown?.menu = block(menu).resolvingDeferredElements()
  }

  // MARK: User

  /// The menu that is open; nil if none is.
  public var headlessMenu: UIMenu? { shown?.menu }

  /// The controller that is shown as a preview; nil if none is.
  public var headlessPreview: UIViewController? { shown?.preview }

  /// The part of the view that is highlighted while the menu is open; nil for the whole view.
  public var headlessHighlight: UITargetedPreview? { shown?.target }

  /// Chooses an enabled action by its title, which closes the menu; returns whether there is one.
  @discardableResult public func headlessPerform(_ title: String) -> Bool {
    guard let menu = shown?.menu, menu.headlessPerform(title) else { return false }
    dismissMenu()
    return true
  }

  /// Taps the preview, which closes the menu.
  public func headlessTapPreview() {
    closeMenu(performsPreviewAction: true)
  }
}

/// The press that opens a context menu.
///
/// It fails if there is no menu, so that the touch then has its usual effect.
final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
  var open: ((CGPoint) -> Bool)?

  override var state: UIGestureRecognizer.State {
    get { super.state }
    set {
      guard newValue == .began else {
        super.state = newValue
        return
      }
      super.state = open?(location(in: view)) == true ? .began : .failed
    }
  }
}
