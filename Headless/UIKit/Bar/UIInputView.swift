public import Foundation
public import HeadlessEnumerations

/// A view with the appearance of the keyboard, which replaces the keyboard or is shown above it.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The style of an input view.
  public typealias Style = UIInputViewStyle

  private let style: Style

  /// Creates an input view with a frame and a style.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    style = inputViewStyle
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// The style of the view.
  open var inputViewStyle: UIInputView.Style { style }

  /// Whether the view's constraints determine its height, instead of its frame.
  open var allowsSelfSizing = false
}
