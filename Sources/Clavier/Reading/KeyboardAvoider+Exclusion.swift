#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension KeyboardAvoider {
    /// Returns the reason why this avoider ignores an input; nil if this avoider should keep the input visible.
    func exclusion(of input: UIView) -> AvoidancePlan.Exclusion? {
      exclusionRegardlessOfOthers(of: input) ?? (yields(for: input) ? .otherAvoider : nil)
    }

    /// Returns the reason why this avoider would ignore an input even if there were no other avoiders; nil if there is
    /// no such reason.
    func exclusionRegardlessOfOthers(of input: UIView) -> AvoidancePlan.Exclusion? {
      if inputOptions[input]?.isEnabled == false { return .option }
      let controller = input.nearestController
      if AvoidanceSite.policy(in: controller, of: self) == .disabled { return .policy }
      return exclusionByOwner(of: input, in: controller)
    }

    /// Returns the owner of an input other than the app: a view controller, the system, or a web page; nil if the app
    /// lays out the input.
    ///
    /// A policy that is set for a controller applies to the inputs in its view. If the controller avoids the keyboard
    /// by itself, the avoider's own policy and the policies of the controller's parents do not apply to these inputs.
    /// Those policies are meant for views that the app lays out.
    private func exclusionByOwner(
      of input: UIView, in nearest: UIViewController?
    ) -> AvoidancePlan.Exclusion? {
      var current = nearest
      while let controller = current {
        if currentPolicy(of: controller) != nil { return nil }
        if let controller = controller as? any SelfAvoidingController, controller.avoidsKeyboard {
          return .selfAvoidingController
        }
        current = controller.parent
      }
      guard let window = input.window else { return nil }
      if window.isOfSystem { return .systemWindow }
      let isPage = AvoidancePlan.Exclusion.isWebContent(
        height: input.frameInWindow.height, isInScrollView: input.isInScrollView,
        announcesEditing: input.announcesEditing, keyboard: center.state(for: window),
        windowFrame: window.frameOnScreen, topSafeArea: window.safeAreaInsets.top)
      return isPage ? .webContent : nil
    }
  }

  extension UIView {
    /// Whether this input is still being edited.
    ///
    /// Only text fields and text views post a notification when editing ends. Any other input counts as edited only
    /// while it is first responder.
    var isEdited: Bool { announcesEditing || isFirstResponder }
  }
#endif
