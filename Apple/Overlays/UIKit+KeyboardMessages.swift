import Foundation
import UIKit

#if !os(visionOS)
  // The six keyboard messages have the same members (https://developer.apple.com/documentation/uikit/uiresponder).

  @available(iOS 26.0, *)
  extension UIResponder {
    public struct KeyboardWillShowMessage: NotificationCenter.MainActorMessage {
      public typealias Subject = UIScreen
      public static var name: Notification.Name { UIResponder.keyboardWillShowNotification }
      public var beginFrame: CGRect
      public var endFrame: CGRect
      public var animationDuration: TimeInterval
      public var animationCurve: UIView.AnimationCurve
      public var isLocal: Bool
      public var screen: UIScreen
      public init(
        beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve,
        isLocal: Bool, screen: UIScreen
      ) { fatalError() }
      @MainActor public static func makeMessage(_ notification: Notification) -> Self? { nil }
      @MainActor public static func makeNotification(_ message: Self) -> Notification { fatalError() }
    }
  }

  @available(iOS 26.0, *)
  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
    public static var keyboardWillShow: Self { fatalError() }
  }

  @available(iOS 26.0, *)
  extension UIResponder {
    public struct KeyboardDidShowMessage: NotificationCenter.MainActorMessage {
      public typealias Subject = UIScreen
      public static var name: Notification.Name { UIResponder.keyboardDidShowNotification }
      public var beginFrame: CGRect
      public var endFrame: CGRect
      public var animationDuration: TimeInterval
      public var animationCurve: UIView.AnimationCurve
      public var isLocal: Bool
      public var screen: UIScreen
      public init(
        beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve,
        isLocal: Bool, screen: UIScreen
      ) { fatalError() }
      @MainActor public static func makeMessage(_ notification: Notification) -> Self? { nil }
      @MainActor public static func makeNotification(_ message: Self) -> Notification { fatalError() }
    }
  }

  @available(iOS 26.0, *)
  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
    public static var keyboardDidShow: Self { fatalError() }
  }

  @available(iOS 26.0, *)
  extension UIResponder {
    public struct KeyboardWillHideMessage: NotificationCenter.MainActorMessage {
      public typealias Subject = UIScreen
      public static var name: Notification.Name { UIResponder.keyboardWillHideNotification }
      public var beginFrame: CGRect
      public var endFrame: CGRect
      public var animationDuration: TimeInterval
      public var animationCurve: UIView.AnimationCurve
      public var isLocal: Bool
      public var screen: UIScreen
      public init(
        beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve,
        isLocal: Bool, screen: UIScreen
      ) { fatalError() }
      @MainActor public static func makeMessage(_ notification: Notification) -> Self? { nil }
      @MainActor public static func makeNotification(_ message: Self) -> Notification { fatalError() }
    }
  }

  @available(iOS 26.0, *)
  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
    public static var keyboardWillHide: Self { fatalError() }
  }

  @available(iOS 26.0, *)
  extension UIResponder {
    public struct KeyboardDidHideMessage: NotificationCenter.MainActorMessage {
      public typealias Subject = UIScreen
      public static var name: Notification.Name { UIResponder.keyboardDidHideNotification }
      public var beginFrame: CGRect
      public var endFrame: CGRect
      public var animationDuration: TimeInterval
      public var animationCurve: UIView.AnimationCurve
      public var isLocal: Bool
      public var screen: UIScreen
      public init(
        beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve,
        isLocal: Bool, screen: UIScreen
      ) { fatalError() }
      @MainActor public static func makeMessage(_ notification: Notification) -> Self? { nil }
      @MainActor public static func makeNotification(_ message: Self) -> Notification { fatalError() }
    }
  }

  @available(iOS 26.0, *)
  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
    public static var keyboardDidHide: Self { fatalError() }
  }

  @available(iOS 26.0, *)
  extension UIResponder {
    public struct KeyboardWillChangeFrameMessage: NotificationCenter.MainActorMessage {
      public typealias Subject = UIScreen
      public static var name: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
      public var beginFrame: CGRect
      public var endFrame: CGRect
      public var animationDuration: TimeInterval
      public var animationCurve: UIView.AnimationCurve
      public var isLocal: Bool
      public var screen: UIScreen
      public init(
        beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve,
        isLocal: Bool, screen: UIScreen
      ) { fatalError() }
      @MainActor public static func makeMessage(_ notification: Notification) -> Self? { nil }
      @MainActor public static func makeNotification(_ message: Self) -> Notification { fatalError() }
    }
  }

  @available(iOS 26.0, *)
  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
    public static var keyboardWillChangeFrame: Self { fatalError() }
  }

  @available(iOS 26.0, *)
  extension UIResponder {
    public struct KeyboardDidChangeFrameMessage: NotificationCenter.MainActorMessage {
      public typealias Subject = UIScreen
      public static var name: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
      public var beginFrame: CGRect
      public var endFrame: CGRect
      public var animationDuration: TimeInterval
      public var animationCurve: UIView.AnimationCurve
      public var isLocal: Bool
      public var screen: UIScreen
      public init(
        beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve,
        isLocal: Bool, screen: UIScreen
      ) { fatalError() }
      @MainActor public static func makeMessage(_ notification: Notification) -> Self? { nil }
      @MainActor public static func makeNotification(_ message: Self) -> Notification { fatalError() }
    }
  }

  @available(iOS 26.0, *)
  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
    public static var keyboardDidChangeFrame: Self { fatalError() }
  }
#endif
