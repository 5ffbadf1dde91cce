public import Foundation

/// A control that shows a color and opens the color picker.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIColorWell: UIControl {
  private let dot = UIView()
  private lazy var receiver = Receiver(well: self)
  /// The picker that is open; nil if none is.
  public private(set) weak var headlessPicker: UIColorPickerViewController?

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    dot.isUserInteractionEnabled = false
    dot.layer.borderWidth = 3
    dot.layer.borderColor = UIColor.systemGray3.cgColor
    addSubview(dot)
  }

  /// The title of the picker.
  open var title: String?

  /// Whether the user can pick an opacity.
  open var supportsAlpha = true

  /// The color; nil for none.
  ///
  /// Setting this property sends no event.
  open var selectedColor: UIColor? { didSet { dot.backgroundColor = selectedColor } }

  /// The size, which is an estimate.
  private static let size = CGSize(width: 28, height: 28)

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { Self.size }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(
      x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2, width: Self.size.width,
      height: Self.size.height)
    dot.layer.cornerRadius = Self.size.height / 2
  }

  @_documentation(visibility: internal)
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard
      let presenter = sequence(first: self as UIResponder, next: \.next).lazy.compactMap({ $0 as? UIViewController })
        .first, headlessPicker == nil
    else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = receiver
    headlessPicker = picker
    presenter.present(picker, animated: true)
  }

  private final class Receiver: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(well: UIColorWell) {
      self.well = well
      super.init()
    }

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      well?.selectedColor = color
      well?.sendActions(for: .valueChanged)
    }
  }
}
