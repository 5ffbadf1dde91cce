public import Foundation
public import HeadlessEnumerations

/// Decides from the touches in its view and the views below it whether they mean something.
@MainActor open class UIGestureRecognizer: NSObject {
  /// The states of a recogniser.
  public typealias State = UIGestureRecognizerState

  /// The view the recogniser is attached to.
  open internal(set) weak var view: UIView?
}
