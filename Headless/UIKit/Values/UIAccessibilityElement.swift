public import Foundation

/// An element that is not a view.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// Creates an element of a view.
  public init(accessibilityContainer container: Any) {
    self.container = container as AnyObject
    super.init()
    AccessibilityStore[self].isElement = true
  }

  /// The view that contains the element.
  ///
  /// The reference is weak.
  open var accessibilityContainer: Any? {
    get { container }
    set { container = newValue as AnyObject? }
  }

  private weak var container: AnyObject?

  /// The frame in the container's coordinates; setting it determines the frame on the screen.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  open override var accessibilityFrame: CGRect {
    get {
      guard accessibilityFrameInContainerSpace != .zero, let view = accessibilityContainer as? UIView,
        let window = view.window
      else { return super.accessibilityFrame }
      let noWindow: UIWindow? = nil
      return window.convert(view.convert(accessibilityFrameInContainerSpace, to: window as UIView), to: noWindow)
    }
    set { super.accessibilityFrame = newValue }
  }
}

/// An action that VoiceOver offers.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action, and returns whether that was possible.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String

  /// The image of the action.
  open var image: UIImage?

  /// Performs the action.
  open var actionHandler: UIAccessibilityCustomAction.Handler?

  /// Creates an action.
  public init(name: String, image: UIImage? = nil, actionHandler: UIAccessibilityCustomAction.Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }
}

extension HeadlessAccessibility {
  /// Returns the elements that VoiceOver reaches in a view, in order.
  ///
  /// Hidden views, and views beside a modal view, have no elements.
  public static func elements(in view: UIView) -> [UIResponder] {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [view] }
    if let elements = view.accessibilityElements {
      return elements.flatMap { element -> [UIResponder] in
        if let view = element as? UIView { return HeadlessAccessibility.elements(in: view) }
        return (element as? UIAccessibilityElement).map { [$0] } ?? []
      }
    }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    return (modal.map { [$0] } ?? view.subviews).flatMap(elements(in:))
  }

  /// Activates an element as a double tap with VoiceOver does.
  ///
  /// The element is tapped unless it activates itself.
  public static func activate(_ element: UIResponder) {
    guard !element.accessibilityActivate() else { return }
    HeadlessTouches.tap(at: element.accessibilityActivationPoint)
  }

  /// Performs a custom action of an element by its name; returns whether the element has performed it.
  @discardableResult public static func perform(_ name: String, of element: UIResponder) -> Bool {
    guard let action = element.accessibilityCustomActions?.first(where: { $0.name == name }) else { return false }
    return action.actionHandler?(action) ?? false
  }
}
