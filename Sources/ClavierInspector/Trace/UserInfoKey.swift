/// A key of a keyboard notification's `userInfo`, including the keys that Apple no longer documents.
package enum UserInfoKey: String, CaseIterable, Sendable {
  case curve = "UIKeyboardAnimationCurveUserInfoKey"
  case duration = "UIKeyboardAnimationDurationUserInfoKey"
  case bounds = "UIKeyboardBoundsUserInfoKey"
  case startCenter = "UIKeyboardCenterBeginUserInfoKey"
  case endCenter = "UIKeyboardCenterEndUserInfoKey"
  case startFrame = "UIKeyboardFrameBeginUserInfoKey"
  case endFrame = "UIKeyboardFrameEndUserInfoKey"
  case belongsToCurrentApp = "UIKeyboardIsLocalUserInfoKey"
  case changedByUserInteraction = "UIKeyboardFrameChangedByUserInteraction"
}
