public import Foundation

/// The area of a controller's view that bars cover at the top or the bottom.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the area, in points.
  var length: CGFloat { get }
  /// The top edge of the area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the area.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide between an edge of a view and its safe area.
final class SupportLayoutGuide: UILayoutGuide, UILayoutSupport {
  private var isAtTop = true

  convenience init(of view: UIView, isAtTop: Bool) {
    self.init()
    self.isAtTop = isAtTop
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? insets.top : insets.bottom
  }
}

@_documentation(visibility: internal)
extension UIViewController {
  /// The area that bars cover at the top of the view.
  public var topLayoutGuide: any UILayoutSupport { supportGuide(isAtTop: true) }

  /// The area that bars cover at the bottom of the view.
  public var bottomLayoutGuide: any UILayoutSupport { supportGuide(isAtTop: false) }

  private func supportGuide(isAtTop: Bool) -> any UILayoutSupport {
    let identifier = isAtTop ? "UIViewController.topLayoutGuide" : "UIViewController.bottomLayoutGuide"
    let view: UIView = view
    if let known = view.layoutGuides.first(where: { $0.identifier == identifier }) as? SupportLayoutGuide {
      return known
    }
    let new = SupportLayoutGuide(of: view, isAtTop: isAtTop)
    new.identifier = identifier
    return new
  }
}
