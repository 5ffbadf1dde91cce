public import Foundation
public import HeadlessEnumerations

/// A view that looks like the keyboard, to be shown in its place or on top of it.
@MainActor open class UIInputView: UIView {
  /// How an input view looks.
  public typealias Style = UIInputViewStyle

  private let style: Style

  /// An input view of this frame.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    style = inputViewStyle
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// How the view looks.
  open var inputViewStyle: UIInputView.Style { style }

  /// Whether the constraints of the view decide its height, instead of its frame.
  open var allowsSelfSizing = false
}
