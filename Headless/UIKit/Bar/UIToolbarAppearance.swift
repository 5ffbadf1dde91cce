/// The background and the buttons of a toolbar.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of the buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the buttons that confirm.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
