import Foundation

/// An element of a menu that provides its elements when the menu opens.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let isCached: Bool
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var elements: [UIMenuElement]?

  private init(isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element that requests its elements once.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isCached: true, elementProvider)
  }

  /// Creates an element that requests its elements each time the menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  /// Returns the elements if the provider returns them immediately, or has returned them before.
  ///
  /// Elements that the provider returns later are included when the menu opens again.
  var resolved: [UIMenuElement] {
    if isCached, let elements { return elements }
    elements = nil
    provider { [weak self] in self?.elements = $0 }
    return elements ?? []
  }
}

extension UIMenu {
  /// Returns the menu with the elements that deferred elements provide, as it is when it opens.
  func resolvingDeferredElements() -> UIMenu {
    guard children.contains(where: { $0 is UIDeferredMenuElement || $0 is UIMenu }) else { return self }
    return replacingChildren(
      children.flatMap { element -> [UIMenuElement] in
        switch element {
        case let element as UIDeferredMenuElement: element.resolved
        case let menu as UIMenu: [menu.resolvingDeferredElements()]
        default: [element]
        }
      })
  }
}
