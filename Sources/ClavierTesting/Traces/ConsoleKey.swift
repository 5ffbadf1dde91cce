/// The keys of a keyboard notification's `userInfo`, as logs print them.
enum ConsoleKey: String, CaseIterable, Sendable {
  case curve = "UIKeyboardAnimationCurveUserInfoKey"
  case duration = "UIKeyboardAnimationDurationUserInfoKey"
  case bounds = "UIKeyboardBoundsUserInfoKey"
  case startCenter = "UIKeyboardCenterBeginUserInfoKey"
  case endCenter = "UIKeyboardCenterEndUserInfoKey"
  case startFrame = "UIKeyboardFrameBeginUserInfoKey"
  case endFrame = "UIKeyboardFrameEndUserInfoKey"
  case belongsToCurrentApp = "UIKeyboardIsLocalUserInfoKey"
  case changedByUserInteraction = "UIKeyboardFrameChangedByUserInteraction"

  static let byName: [String: ConsoleKey] = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// How many numbers its value has.
  var numberCount: Int {
    switch self {
    case .bounds, .startFrame, .endFrame: 4
    case .startCenter, .endCenter: 2
    case .curve, .duration, .belongsToCurrentApp, .changedByUserInteraction: 1
    }
  }
}
