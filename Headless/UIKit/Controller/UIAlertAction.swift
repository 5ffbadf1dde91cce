public import Foundation

/// A button of an alert.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The style of an alert button.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  /// The button's title.
  open var title: String? { storedTitle }
  /// The style of the button.
  open var style: Style { storedStyle }
  /// Whether the button can be tapped.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

  /// The button of the alert; nil until the alert has been loaded.
  weak var button: UIButton?
  let handler: ((UIAlertAction) -> Void)?
  private let storedTitle: String?
  private let storedStyle: Style

  /// Creates a button that calls a closure after the alert is dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (storedTitle, storedStyle, self.handler) = (title, style, handler)
    super.init()
  }
}
