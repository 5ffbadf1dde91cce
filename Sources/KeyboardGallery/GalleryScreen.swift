#if canImport(UIKit)
  package import Foundation
  public import UIKit

  /// One of the gallery's screens: an ordinary form, and the style of keyboard handling that it shows.
  public enum GalleryScreen: String, CaseIterable, Identifiable, Sendable {
    /// A sign-up form that listens with closures.
    case closures
    /// A checkout that is the delegate of the shared manager.
    case delegate
    /// A profile that adopts the protocols with a pool.
    case protocols
    /// A bank transfer whose text fields hand their editing to a handler.
    case handler
    /// A sign-in whose bottom constraint follows the keyboard.
    case constraint
    /// A review that is written in a sheet, which the system moves too.
    case sheet

    public var id: String { rawValue }

    /// The heading that the screen shows.
    public var title: String {
      switch self {
      case .closures: "Create account"
      case .delegate: "Checkout"
      case .protocols: "Your profile"
      case .handler: "Send money"
      case .constraint: "Sign in"
      case .sheet: "Write a review"
      }
    }

    /// The style's name: the type or the method of Clavier that handles the keyboard on this screen.
    public var style: String {
      switch self {
      case .closures: "KeyboardListener"
      case .delegate: "KeyboardManager"
      case .protocols: "CommonKeyboardPresentable"
      case .handler: "KeyboardHandler"
      case .constraint: "followKeyboard"
      case .sheet: "KeyboardAvoider in a sheet"
      }
    }

    /// The folder with the screens' Swift files, on the machine that built them.
    package static let sourceFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Screens")

    /// A new view controller that shows the screen.
    @MainActor public func make() -> UIViewController {
      switch self {
      case .closures: SignUpViewController()
      case .delegate: CheckoutViewController()
      case .protocols: ProfileViewController()
      case .handler: TransferViewController()
      case .constraint: SignInViewController()
      case .sheet: RestaurantViewController()
      }
    }
  }
#endif
