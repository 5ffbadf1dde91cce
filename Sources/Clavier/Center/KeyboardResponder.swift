#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// The first responder, as far as the keyboard is concerned.
  @MainActor enum KeyboardResponder {
    /// No window is known in which it could be.
    case unknown
    /// The window was searched, and nothing in it would bring a keyboard.
    case none
    /// It is typed into, or brings an input view of its own.
    case input(UIResponder)
    /// It is not typed into, but its accessory view is shown: the view controller of a chat, for example.
    case resident(UIResponder)

    /// What a responder brings.
    init(_ responder: UIResponder) {
      if responder is any UIKeyInput || responder.inputView != nil {
        self = .input(responder)
      } else if responder.nearestAccessoryView != nil {
        self = .resident(responder)
      } else {
        self = .none
      }
    }

    /// Searches a window: its view controllers first, then its views.
    init(in window: UIWindow?) {
      guard let window else {
        self = .unknown
        return
      }
      guard let responder = Self.controller(in: window) ?? window.firstResponderInTree else {
        self = .none
        return
      }
      self.init(responder)
    }

    /// The accessory view that is shown with it.
    var accessoryView: UIView? {
      switch self {
      case .input(let responder), .resident(let responder): responder.nearestAccessoryView
      case .unknown, .none: nil
      }
    }

    var firstResponder: KeyboardStateMachine.FirstResponder {
      switch self {
      case .unknown: .unknown
      case .none: .none
      case .input(let responder):
        .present(accessoryHeight: accessoryHeight, hasInputView: responder.inputView != nil)
      case .resident: .present(accessoryHeight: accessoryHeight, hasInputView: false)
      }
    }

    private var accessoryHeight: CGFloat { accessoryView?.frame.height ?? 0 }

    /// The view controller of a window that is first responder.
    ///
    /// No view tells of it, and it is cheap to find: a window has few view controllers.
    static func controller(in window: UIWindow) -> UIViewController? {
      var controller = window.rootViewController
      while let current = controller {
        if let found = current.firstResponderInTree { return found }
        controller = current.presentedViewController
      }
      return nil
    }

    /// The place at the bottom edge of a screen of a resident accessory view.
    ///
    /// - Returns: The place, and whether it was measured: a bar that is not laid out at the bottom edge yet, or that no
    ///   window shows, has the place that its height gives it.
    func bar(on screen: CGRect, bottomSafeArea: CGFloat) -> (frame: CGRect, isMeasured: Bool)? {
      guard case .resident = self, let view = accessoryView else { return nil }
      let place = view.frameOnScreen
      if !place.isNull, place.height > 0, abs(place.width - screen.width) < 1,
        place.maxY > screen.maxY - bottomSafeArea - 1, place.minY > screen.midY, place.minY < screen.maxY
      {
        let frame = CGRect(x: screen.minX, y: place.minY, width: screen.width, height: screen.maxY - place.minY)
        return (frame, true)
      }
      let intrinsic = view.intrinsicContentSize.height
      let height = view.bounds.height > 0 ? view.bounds.height : max(0, intrinsic)
      guard height > 0, height < screen.height / 2 else { return nil }
      let top = screen.maxY - bottomSafeArea - height
      return (CGRect(x: screen.minX, y: top, width: screen.width, height: screen.maxY - top), false)
    }
  }

  extension UIResponder {
    /// The accessory view that the keyboard shows for this responder: its own, or the nearest one up the responder chain
    /// (https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview).
    fileprivate var nearestAccessoryView: UIView? {
      var responder: UIResponder? = self
      while let current = responder {
        #if !os(visionOS)
          if let view = current.inputAccessoryView { return view }
        #endif
        responder = current.next
      }
      return nil
    }
  }

  extension UIViewController {
    fileprivate var firstResponderInTree: UIViewController? {
      if isFirstResponder { return self }
      for child in children {
        if let found = child.firstResponderInTree { return found }
      }
      return nil
    }
  }

  extension UIView {
    /// The innermost one: a search bar says that it is first responder while the text field in it is.
    fileprivate var firstResponderInTree: UIView? {
      for view in subviews {
        if let found = view.firstResponderInTree { return found }
      }
      return isFirstResponder ? self : nil
    }
  }
#endif
