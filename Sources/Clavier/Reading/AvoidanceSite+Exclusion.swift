#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension AvoidanceSite {
    /// Returns the reason why nothing may move for an input; nil if the avoider should keep the input visible.
    ///
    /// A policy that is set for a controller applies to the inputs in its view. If the controller avoids the keyboard
    /// by itself, the avoider's own policy and the policies of the controller's parents do not apply to these inputs.
    /// Those policies are meant for views that the app lays out.
    static func exclusion(
      of input: UIView, in nearest: UIViewController?, for avoider: KeyboardAvoider
    ) -> AvoidanceScene.Exclusion? {
      var current = nearest
      while let controller = current {
        if avoider.currentPolicy(of: controller) != nil { return nil }
        if let controller = controller as? any SelfAvoidingController, controller.avoidsKeyboard {
          return .selfAvoidingController
        }
        current = controller.parent
      }
      guard let window = input.window else { return nil }
      if window.isOfSystem { return .systemWindow }
      let isPage = AvoidanceScene.isWebContent(
        height: input.frameInWindow.height, isInScrollView: input.isInScrollView,
        announcesEditing: input.announcesEditing, keyboard: avoider.center.state(for: window),
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
