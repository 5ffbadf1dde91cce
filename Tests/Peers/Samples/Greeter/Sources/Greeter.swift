import Foundation
import ObjectiveC
import UIKit

@objc public protocol GreeterDelegate: NSObjectProtocol {
  func greeterDidGreet(_ greeter: Greeter)
  @objc optional func greeterWillGreet(_ greeter: Greeter)
  @objc optional func greeter(_ greeter: Greeter, didHide duration: Double)
}

private var countKey: UInt8 = 0

/// A library in the style of Objective-C.
@objcMembers public class Greeter: NSObject {
  @objc public dynamic weak var delegate: GreeterDelegate?
  @IBOutlet public var button: UIButton!
  public var lastHeight: CGFloat = 0

  public override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(self.keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  public func connect(_ button: UIButton) {
    self.button = button
    button.addTarget(self, action: #selector(Greeter.greet), for: .touchUpInside)
  }

  @IBAction public func greet() {
    delegate?.greeterWillGreet?(self)
    delegate?.greeterDidGreet(self)
    greetings += 1
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    #if os(iOS)
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      lastHeight = frame?.cgRectValue.height ?? 0
    #endif
  }

  @objc private func keyboardWillHide(notification: NSNotification) {
    lastHeight = 0
    delegate?.greeter?(self, didHide: 0.25)
  }
}

extension Greeter {
  /// A "}" in a string and a comment { do not change the scope.
  public var greetings: Int {
    get { objc_getAssociatedObject(self, &countKey) as? Int ?? 0 }
    set { objc_setAssociatedObject(self, &countKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

/// A lock with a value.
final class GreetingLock: NSLock, @unchecked Sendable {
  var count = 0

  func increase() -> Int {
    lock()
    defer { unlock() }
    count += 1
    return count
  }
}

#if os(Linux)
  let platform = ThisIsNotCompiledForAPhone()
#endif
