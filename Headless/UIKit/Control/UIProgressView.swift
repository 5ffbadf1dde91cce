public import Foundation

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

  /// The progress, from 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(0, progress), 1) }
  }

  /// The color of the completed part.
  open var progressTintColor: UIColor?

  /// The color of the rest.
  open var trackTintColor: UIColor?

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
