package import KeyboardGallery

/// The lines of a gallery screen that handle the keyboard.
///
/// A test compares them with the source.
package enum StyleExcerpt {
  /// Replaces lines that are omitted.
  package static let gap = "…"

  package static func lines(of screen: GalleryScreen) -> [String] {
    switch screen {
    case .closures:
      [
        "keyboard",
        "  .on(event: .willShow) { [weak self] _ in self?.makeRoom() }",
        "  .on(event: .willHide) { [weak self] _ in self?.makeRoom() }",
        "  .start()",
      ]
    case .delegate:
      [
        "KeyboardManager.shared.delegate = self",
        gap,
        "let keyboard = KeyboardCenter.shared.state",
        "scrollViewBottom.constant = -keyboard.overlap(of: view)",
      ]
    case .protocols:
      [
        "subscribeOnKeyboardNotifications()",
        gap,
        "func keyboardWillBeHidden(duration: TimeInterval) {",
        "  scrollView.keyboardInset = 0",
        "}",
      ]
    case .handler:
      [
        "form.textFields.forEach { $0.delegate = keyboardHandler }",
        "keyboardHandler.keyboardOffset.bind { [weak self] offset in",
        "  " + gap,
        "}",
      ]
    case .constraint:
      ["scrollView.fill(view).followKeyboard(in: view)"]
    case .sheet:
      [
        "private let avoider = KeyboardAvoider()",
        gap,
        "avoider.start()",
        gap,
        "present(review, animated: animated)",
      ]
    case .longForm:
      [
        "private let avoider = KeyboardAvoider()",
        gap,
        "avoider.start()",
        "let options = avoider.options(for: iban.input)",
        "options.alsoKeepVisible = [errorLabel, submitButton]",
      ]
    case .plainForm, .nested, .twoColumns, .settings, .editor, .splitView, .collectionList:
      ["private let avoider = KeyboardAvoider()", gap, "avoider.start()"]
    case .stackForm:
      [
        "private let avoider = KeyboardAvoider()", gap, "avoider.start()", gap,
        "avoider.options(for: field).alsoKeepVisible = [hintLabel]",
      ]
    case .chat:
      ["barBottom.followKeyboard(in: view)", gap, "avoider.options(for: textView).isEnabled = false"]
    case .layoutGuide:
      ["avoider.start()", gap, "let guide = view.keyboardLayoutGuide"]
    case .alert:
      [
        "private let avoider = KeyboardAvoider()",
        gap,
        "avoider.start()",
        gap,
        "present(alert, animated: animated)",
      ]
    case .hosting:
      ["private let avoider = KeyboardAvoider()", gap, "addChild(plan)", gap, "avoider.start()"]
    case .webContent:
      ["private let avoider = KeyboardAvoider()", gap, "bar.pin(below: webView, in: view)", gap, "avoider.start()"]
    case .rightToLeft:
      [
        "private lazy var toolbar = KeyboardToolbar(in: view)",
        "private lazy var returnKeyChain = ReturnKeyChain(in: view)",
        gap,
        "avoider.start()",
        "returnKeyChain.labelReturnKeys()",
      ]
    }
  }
}
