#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension AvoidanceSite {
    /// Whether an input is none that the app lays out, from the innermost controller out.
    ///
    /// A policy of a controller applies to what is in it. One of a controller around the controller that avoids the keyboard by
    /// itself, and the avoider's own, do not apply: they are meant for what the app lays out.
    static func exclusion(of input: UIView, for avoider: KeyboardAvoider) -> AvoidanceScene.Exclusion? {
      for controller in sequence(first: input.nearestController, next: { $0?.parent }) {
        guard let controller else { break }
        if avoider.policies[controller] != nil { return nil }
        if controller is any SelfAvoidingController { return .selfAvoidingController }
      }
      if input.window?.isOfSystem == true { return .systemWindow }
      return isPage(input, avoider.center.state(for: input.window)) ? .pageContent : nil
    }

    /// Whether an input is like the content of a web view: it announces no editing, is as high as the page, and scrolls.
    ///
    /// What is at the bottom of such a page is no reason to go to its top. A caret would not help: WebKit scrolls to it too.
    private static func isPage(_ input: UIView, _ keyboard: KeyboardState) -> Bool {
      guard !input.announcesEditing, let window = input.window, keyboard.isDocked, input.isInScrollView else {
        return false
      }
      let room = keyboard.frame.minY - window.frameOnScreen.minY - window.safeAreaInsets.top
      return input.frameInWindow.height > room
    }
  }

  extension UIWindow {
    /// Whether this is a window that the system shows, such as the one with the keyboard's accessory views.
    ///
    /// An input of the app makes its window the key window of the scene. The windows of the system do not become key.
    var isOfSystem: Bool {
      guard let keyWindow = windowScene?.keyWindow else { return false }
      return keyWindow !== self
    }
  }

  extension UIView {
    /// Whether a scroll view is around this view.
    fileprivate var isInScrollView: Bool {
      sequence(first: self, next: \.superview).dropFirst().contains { $0 is UIScrollView }
    }

    /// Whether this input still is edited.
    ///
    /// One that does not announce that editing ends has to be asked.
    var isEdited: Bool { announcesEditing || isFirstResponder }
  }
#endif
