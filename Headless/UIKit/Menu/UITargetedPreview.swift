public import Foundation
public import HeadlessQuartz

/// The appearance of a preview.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// Creates parameters with default values.
  public override init() {
    super.init()
  }

  /// Creates parameters whose path surrounds lines of text.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects { path.append(UIBezierPath(rect: rect.cgRectValue)) }
    visiblePath = path
  }

  /// The part of the view that is visible; nil for all of it.
  open var visiblePath: UIBezierPath?

  /// The shape of the shadow; nil for the shape of the visible part.
  open var shadowPath: UIBezierPath?

  /// The color behind the view.
  open var backgroundColor: UIColor! = .systemBackground
}

/// The position of a preview in a container.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  private let storedContainer: UIView
  private let storedCenter: CGPoint
  private let storedTransform: CGAffineTransform

  /// Creates a position in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (storedContainer, storedCenter, storedTransform) = (container, center, transform)
    super.init()
  }

  /// The view that contains the preview.
  open var container: UIView { storedContainer }

  /// The center of the preview, in the container's coordinates.
  open var center: CGPoint { storedCenter }

  /// The transform of the preview.
  open var transform: CGAffineTransform { storedTransform }
}

/// A view that is shown as a preview, with its appearance and its position.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  private let storedView: UIView
  private let storedParameters: UIPreviewParameters
  private let storedTarget: UIPreviewTarget

  /// Creates a preview of a view at a position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (storedView, storedParameters, storedTarget) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview of a view at the view's current position.
  ///
  /// As in UIKit, the view must be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard view.window != nil, let superview = view.superview else {
      preconditionFailure("The view of the preview is not in a window: pass a UIPreviewTarget.")
    }
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: superview, center: view.center))
  }

  /// Creates a preview of a view at the view's current position.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The view.
  open var view: UIView { storedView }

  /// The appearance.
  open var parameters: UIPreviewParameters { storedParameters }

  /// The position of the preview.
  open var target: UIPreviewTarget { storedTarget }

  /// The size of the view, in points.
  open var size: CGSize { storedView.bounds.size }

  /// Returns the preview at another position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: storedView, parameters: storedParameters, target: newTarget)
  }
}
