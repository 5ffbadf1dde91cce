import Foundation

extension TextEditor {
  /// Returns the commands that the system offers for the current selection.
  ///
  /// The order and the conditions match what users see, because Apple does not document them.
  func suggestedActions(of responder: UIResponder, isSecure: Bool) -> [UIMenuElement] {
    func command(_ title: String, _ perform: @escaping (UIResponder) -> Void) -> UIAction {
      UIAction(title: title) { [weak responder] _ in if let responder { perform(responder) } }
    }
    var commands: [UIMenuElement] = []
    if selection.length > 0, !isSecure {
      commands += [command("Cut") { $0.cut(nil) }, command("Copy") { $0.copy(nil) }]
    }
    if UIPasteboard.general.hasStrings { commands.append(command("Paste") { $0.paste(nil) }) }
    if selection.length == 0, length > 0 { commands.append(command("Select") { $0.select(nil) }) }
    if selection.length < length { commands.append(command("Select All") { $0.selectAll(nil) }) }
    return commands
  }
}

extension UITextView {
  /// The menu that the user sees for the current selection; nil while the text is not being edited.
  public var headlessEditMenu: UIMenu? {
    guard isEditing else { return nil }
    let commands = editor.suggestedActions(of: self, isSecure: isSecureTextEntry)
    return delegate?.textView(self, editMenuForTextIn: selectedRange, suggestedActions: commands)
      ?? UIMenu(children: commands)
  }
}

extension UITextField {
  /// The menu that the user sees for the current selection; nil while the field is not being edited.
  public var headlessEditMenu: UIMenu? {
    guard isEditing else { return nil }
    let commands = editor.suggestedActions(of: self, isSecure: isSecureTextEntry)
    return delegate?.textField(self, editMenuForCharactersIn: editor.selection, suggestedActions: commands)
      ?? UIMenu(children: commands)
  }
}
