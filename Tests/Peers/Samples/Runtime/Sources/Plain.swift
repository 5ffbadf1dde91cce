import UIKit

/// A file that needs nothing special, with spellings that only Objective-C allows.
@objc public protocol Named {
  var name: String { get }
}

public final class Plain: UIView, UITextFieldDelegate {
  public weak var delegate: UITextFieldDelegate?

  public func describe(_ named: some Named) -> NSAttributedString {
    named.name.isEmpty ? NSAttributedString() : NSAttributedString(string: named.name)
  }

  public func describe(any named: any Named) -> NSAttributedString { describe(named) }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.textFieldShouldReturn?(textField) ?? true
  }

  public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == NSSelectorFromString("paste:") || super.canPerformAction(action, withSender: sender)
  }
}
