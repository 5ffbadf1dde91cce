#if canImport(UIKit)
  public import UIKit

  /// One of the gallery's screens: ordinary UIKit code, and the keyboard handling that it shows.
  ///
  /// The first five handle the keyboard in one style each. On the others an avoider does.
  ///
  /// An app starts one avoider for all of its screens, `KeyboardAvoider.shared.start()`, and says of a screen that handles
  /// the keyboard itself `KeyboardAvoider.shared.setPolicy(.disabled, for: controller)`. Here both kinds are as frequent, and one is
  /// shown at a time; so each of the others has an avoider of its own, which is released with it.
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
    /// A long form in a scroll view, with an error and a button that stay visible with the last input.
    case longForm
    /// A form that fills its screen and scrolls nowhere.
    case plainForm
    /// A letter in a text view that fills the screen.
    case editor
    /// A chat whose bar rides on the keyboard.
    case chat
    /// A scroll view in a scroll view.
    case nested
    /// Guests and their seats, side by side on an iPad.
    case twoColumns
    /// A form in Hebrew, with previous, next and a return key that goes on.
    case rightToLeft
    /// A table of settings below a large title, with inputs in its rows.
    case settings

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
      case .longForm: "Report a damage"
      case .plainForm: "Book a table"
      case .editor: "Letter"
      case .chat: "Charles Babbage"
      case .nested: "Plan a trip"
      case .twoColumns: "Seating"
      case .rightToLeft: "הרשמה לסדנה"
      case .settings: "Settings"
      }
    }

    /// What the screen shows: the type or the method of Clavier that handles the keyboard on it, and where.
    public var style: String {
      switch self {
      case .closures: "KeyboardListener"
      case .delegate: "KeyboardManager"
      case .protocols: "CommonKeyboardPresentable"
      case .handler: "KeyboardHandler"
      case .constraint: "followKeyboard"
      case .sheet: "KeyboardAvoider in a sheet"
      case .longForm: "KeyboardAvoider in a long form"
      case .plainForm: "KeyboardAvoider without scrolling"
      case .editor: "KeyboardAvoider in a text view"
      case .chat: "KeyboardAvoider beside a chat's bar"
      case .nested: "KeyboardAvoider, nested scrolling"
      case .twoColumns: "KeyboardAvoider in two columns"
      case .rightToLeft: "KeyboardAvoider from right to left"
      case .settings: "KeyboardAvoider in a table, large title"
      }
    }

    /// A new view controller that shows the screen.
    @MainActor public func make() -> UIViewController {
      switch self {
      case .closures: SignUpViewController()
      case .delegate: CheckoutViewController()
      case .protocols: ProfileViewController()
      case .handler: TransferViewController()
      case .constraint: SignInViewController()
      case .sheet: RestaurantViewController()
      case .longForm: ClaimViewController()
      case .plainForm: BookingViewController()
      case .editor: LetterViewController()
      case .chat: ChatViewController()
      case .nested: TripViewController()
      case .twoColumns: SeatingViewController()
      case .rightToLeft: RegistrationViewController()
      case .settings: SettingsViewController.inNavigation()
      }
    }
  }
#endif
