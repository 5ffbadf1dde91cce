/// An assumption about UIKit that no device check tests, and the reason.
package struct BeliefGap: Sendable {
  /// The assumption, in one sentence.
  package var belief: String
  /// The name of the open question; nil if the assumption is not about an open question.
  package var doubt: String?
  /// The reason why no program can test the assumption.
  package var reason: String

  /// Every assumption without a check.
  package static let all = [
    BeliefGap(
      belief: "A hosting controller insets its content for the keyboard before the avoider reads the content.",
      doubt: "hosting-turn",
      reason: "The checks use only UIKit. SwiftUI cannot run on the headless UIKit, so there is no prediction."),
    BeliefGap(
      belief:
        "The first responder of a web view is a UIKeyInput that is as tall as the page and does not announce editing.",
      reason: "WebKit cannot run on the headless UIKit, so there is no prediction."),
    BeliefGap(
      belief: "The primary column of a split view controller is as tall as the controller's view.",
      doubt: "sidebar-shape",
      reason: "The height depends on the system and on the SDK. To find out the height, look at the screen of an iPad."),
    BeliefGap(
      belief: "Inputs in remote view controllers (Safari, mail, the share sheet) have no responder in the app.",
      reason: "A remote view controller runs in another process, which the headless UIKit does not simulate."),
    BeliefGap(
      belief:
        "The widths of characters, the heights of lines, and the sizes of text styles are those of San Francisco.",
      reason:
        "These sizes depend on the fonts of the device, not on behavior. Tests compare the sizes with published tables."
    ),
  ]
}
