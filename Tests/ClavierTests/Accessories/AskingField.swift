import UIKit

/// A field that asks its delegate whether it can become first responder, as UIKit's text field does on a device.
final class AskingField: UITextField {
  override var canBecomeFirstResponder: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
}
