import Foundation

/// The values that the six keyboard messages have in common.
protocol KeyboardMessageForm {
  static var name: Notification.Name { get }

  var beginFrame: CGRect { get }
  var endFrame: CGRect { get }
  var animationDuration: TimeInterval { get }
  var animationCurve: UIView.AnimationCurve { get }
  var isLocal: Bool { get }
  var screen: UIScreen { get }

  init(
    beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve,
    isLocal: Bool, screen: UIScreen)
}

@MainActor extension KeyboardMessageForm {
  static func message(of notification: Notification) -> Self? {
    let userInfo = notification.userInfo
    guard notification.name == name, let screen = notification.object as? UIScreen,
      let beginFrame = (userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue,
      let endFrame = (userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let rawCurve = userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
      let curve = UIView.AnimationCurve(rawValue: rawCurve),
      let isLocal = userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
    else { return nil }
    return Self(
      beginFrame: beginFrame, endFrame: endFrame, animationDuration: duration, animationCurve: curve, isLocal: isLocal,
      screen: screen)
  }

  static func notification(of message: Self) -> Notification {
    Notification(
      name: name, object: message.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
      ])
  }
}
