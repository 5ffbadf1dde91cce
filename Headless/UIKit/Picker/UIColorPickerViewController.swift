public import Foundation

/// A controller with which the user picks a color.
///
/// There is no palette in the headless UIKit. ``headlessPick(_:)`` picks a color, and ``headlessFinish()`` closes the
/// controller.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// Creates a controller.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The object that is notified of the user's choice.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The color that is picked.
  open var selectedColor = UIColor.black

  /// Whether the user can pick an opacity.
  open var supportsAlpha = true

  /// Picks a color as the user would.
  ///
  /// Without ``supportsAlpha``, the color becomes opaque.
  public func headlessPick(_ color: UIColor) {
    selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
  }

  /// Closes the controller as the user would.
  public func headlessFinish() {
    presentingViewController?.dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}
