public import Foundation
public import HeadlessEnumerations

/// A bar that shows the progress of an operation.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// Creates a progress view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The shapes of progress views.
  public typealias Style = UIProgressViewStyle

  /// Creates a progress view of a style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The shape of the view.
  open var progressViewStyle = UIProgressView.Style.default {
    didSet { invalidateIntrinsicContentSize() }
  }

  private var ownProgress: Float = 0

  /// The progress, from 0 to 1.
  open var progress: Float {
    get { observedProgress.map { Self.limited(Float($0.fractionCompleted)) } ?? ownProgress }
    set { ownProgress = Self.limited(newValue) }
  }

  private static func limited(_ progress: Float) -> Float { min(max(0, progress), 1) }

  /// The progress of an operation, which the view shows.
  ///
  /// While it is set, ``progress`` cannot be set.
  open var observedProgress: Progress? {
    didSet { if observedProgress == nil, let oldValue { progress = Float(oldValue.fractionCompleted) } }
  }

  /// The images of the view, which are not drawn in the headless UIKit.
  open var progressImage: UIImage?
  open var trackImage: UIImage?

  /// The color of the completed part.
  open var progressTintColor: UIColor?

  /// The color of the part that is not completed.
  open var trackTintColor: UIColor?

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }
}
