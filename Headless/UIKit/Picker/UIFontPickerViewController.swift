public import Foundation

/// A controller with which the user picks a font.
///
/// There is no list in the headless UIKit. ``headlessPick(_:)`` picks a font, and ``headlessCancel()`` closes the
/// controller.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// What the controller offers.
  @_documentation(visibility: internal)
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether the user picks a face, such as bold, and not just a family.
    open var includeFaces = false

    /// Whether the names are shown in the system's font.
    open var displayUsingSystemFont = false
  }

  private let storedConfiguration: Configuration

  /// Creates a controller that offers what a configuration contains.
  public init(configuration: UIFontPickerViewController.Configuration) {
    storedConfiguration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that offers families.
  public convenience init() {
    self.init(configuration: Configuration())
  }

  public required init?(coder: NSCoder) {
    storedConfiguration = Configuration()
    super.init(coder: coder)
  }

  /// What the controller offers.
  open var configuration: UIFontPickerViewController.Configuration { storedConfiguration }

  /// The object that is notified of the user's choice.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The font that is picked; nil for none.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Picks a font as the user would, without closing the controller.
  public func headlessPick(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  /// Closes the controller as the user would.
  public func headlessCancel() {
    presentingViewController?.dismiss(animated: true)
    delegate?.fontPickerViewControllerDidCancel(self)
  }
}
