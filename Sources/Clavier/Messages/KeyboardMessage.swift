#if canImport(UIKit) && !os(visionOS)
  import ClavierCore
  import Foundation
  import UIKit

  /// One of the six keyboard messages that iOS 26 added, which all have the same values
  /// (https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage).
  @available(iOS 26, *)
  protocol KeyboardMessage: NotificationCenter.MainActorMessage where Subject == UIScreen {
    static var event: KeyboardEvent { get }

    var beginFrame: CGRect { get }
    var endFrame: CGRect { get }
    var animationDuration: TimeInterval { get }
    var animationCurve: UIView.AnimationCurve { get }
    var isLocal: Bool { get }
    var screen: UIScreen { get }
  }

  @available(iOS 26, *)
  extension UIResponder.KeyboardWillShowMessage: KeyboardMessage {
    static var event: KeyboardEvent { .willShow }
  }

  @available(iOS 26, *)
  extension UIResponder.KeyboardDidShowMessage: KeyboardMessage {
    static var event: KeyboardEvent { .didShow }
  }

  @available(iOS 26, *)
  extension UIResponder.KeyboardWillHideMessage: KeyboardMessage {
    static var event: KeyboardEvent { .willHide }
  }

  @available(iOS 26, *)
  extension UIResponder.KeyboardDidHideMessage: KeyboardMessage {
    static var event: KeyboardEvent { .didHide }
  }

  @available(iOS 26, *)
  extension UIResponder.KeyboardWillChangeFrameMessage: KeyboardMessage {
    static var event: KeyboardEvent { .willChangeFrame }
  }

  @available(iOS 26, *)
  extension UIResponder.KeyboardDidChangeFrameMessage: KeyboardMessage {
    static var event: KeyboardEvent { .didChangeFrame }
  }
#endif
