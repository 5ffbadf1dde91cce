#if canImport(UIKit)
  public import UIKit

  /// A screen of the gallery, written in ordinary UIKit code.
  ///
  /// Each of the first five screens handles the keyboard in a different style. The other screens use an avoider.
  ///
  /// An app starts one avoider for all of its screens with `KeyboardAvoider.shared.start()`. A screen that handles the
  /// keyboard itself is excluded with `KeyboardAvoider.shared.setPolicy(.disabled, for: controller)`. The gallery is
  /// different, because many of its screens handle the keyboard themselves. Therefore, each of the other screens has
  /// its own avoider.
  public enum GalleryScreen: String, CaseIterable, Identifiable, Sendable {
    /// A sign-up form that uses closures.
    case closures
    /// A checkout whose view controller is the delegate of the shared manager.
    case delegate
    /// A profile whose view controller adopts the keyboard protocols.
    case protocols
    /// A bank transfer form that uses a keyboard handler.
    case handler
    /// A sign-in form whose bottom constraint follows the keyboard.
    case constraint
    /// A sheet with a form for writing a review. The system also moves the sheet.
    case sheet
    /// A long form in a scroll view. An error label and a button stay visible with the last input.
    case longForm
    /// A form that fills its screen and does not scroll.
    case plainForm
    /// A letter in a text view that fills the screen.
    case editor
    /// A chat with a bar that follows the keyboard.
    case chat
    /// A scroll view in another scroll view.
    case nested
    /// Guests and their seats in two columns on an iPad.
    case twoColumns
    /// A form in Hebrew, with a toolbar and a return key that moves to the next input.
    case rightToLeft
    /// A table of settings below a large title, with inputs in its rows.
    case settings
    /// A form in a stack view, with hints that appear below the edited field.
    case stackForm
    /// An alert with text fields over a form. The system moves the alert.
    case alert
    /// A chat with a bar that is pinned to the keyboard layout guide.
    case layoutGuide
    /// A form in the secondary column of a split view controller.
    case splitView
    /// A recipe with text fields in a compositional list.
    case collectionList
    /// A SwiftUI form above a UIKit bar with a text field.
    case hosting
    /// A web page with fields above a UIKit bar with a text field.
    case webContent

    public var id: String { rawValue }

    /// The heading of the screen.
    public var title: String {
      switch self {
      case .closures: "Create account"
      case .delegate: "Checkout"
      case .protocols: "Your profile"
      case .handler: "Send money"
      case .constraint: "Sign in"
      case .sheet: "Write a review"
      case .longForm: "Report damage"
      case .plainForm: "Book a table"
      case .editor: "Letter"
      case .chat: "Charles Babbage"
      case .nested: "Plan a trip"
      case .twoColumns: "Seating"
      case .rightToLeft: "הרשמה לסדנה"
      case .settings: "Settings"
      case .stackForm: "Insure a boat"
      case .alert: "Bank details"
      case .layoutGuide: "Workshop"
      case .splitView: "Pear tree"
      case .collectionList: "Parkin for twelve"
      case .hosting: "Observatory"
      case .webContent: "Reading room"
      }
    }

    /// The style of the screen: the type or method of Clavier that handles the keyboard.
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
      case .rightToLeft: "KeyboardAvoider, right to left"
      case .settings: "KeyboardAvoider in a table, large title"
      case .stackForm: "KeyboardAvoider in a stack view"
      case .alert: "KeyboardAvoider behind an alert"
      case .layoutGuide: "KeyboardAvoider and keyboardLayoutGuide"
      case .splitView: "KeyboardAvoider in a split view"
      case .collectionList: "KeyboardAvoider in a collection view"
      case .hosting: "KeyboardAvoider beside SwiftUI"
      case .webContent: "KeyboardAvoider beside web content"
      }
    }

    /// Creates a view controller that shows the screen.
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
      case .stackForm: BoatViewController()
      case .alert: BankViewController()
      case .layoutGuide: WorkshopViewController()
      case .splitView: HiveViewController.inSplitView()
      case .collectionList: RecipeViewController.inNavigation()
      case .hosting: ObservatoryViewController()
      case .webContent: ReadingRoomViewController()
      }
    }
  }
#endif
