#if canImport(UIKit)
  import Foundation
  public import UIKit

  /// Moves focus to the next input when the user presses the return key, and ends editing after the last input.
  ///
  /// ```swift
  /// chain = ReturnKeyChain(in: view)
  /// ```
  ///
  /// The chain handles the event `.editingDidEndOnExit` of the text fields in a view, and does not set a delegate.
  /// UIKit asks a field's delegate first: if `textFieldShouldReturn(_:)` returns `false`, UIKit does not send the
  /// event, and focus does not move. Focus moves in the same order as with a ``KeyboardToolbar``. The chain includes
  /// fields that you add later. VoiceOver moves to the newly focused input.
  ///
  /// In a text field, the return key moves focus to the next text field or text view. If the key also inserts a new
  /// line into that text view, the chain removes the new line. In a text view, the return key inserts a new line. In a
  /// search field (`UISearchTextField`), the return key starts a search. Your own views that accept text
  /// (`UIKeyInput`, `UITextInput`) are not part of the order.
  ///
  /// The chain moves focus until it is deallocated, so keep a reference to the chain. When the chain is deallocated, it
  /// restores the behavior and the labels of the return keys.
  @MainActor public final class ReturnKeyChain {
    /// A field whose return key the chain has labeled.
    private struct LabeledField {
      weak var field: UITextField?
      let label: UIReturnKeyType
    }

    private weak var container: UIView?
    private let fieldsWithAction = WeakTable<UITextField, Void>()
    private var labeledFields: [LabeledField] = []
    private let identifier = UIAction.Identifier("Clavier.ReturnKeyChain.\(UUID().uuidString)")
    private var tracker: EditedInputTracker?

    /// Creates a chain for the inputs in a view.
    ///
    /// - Parameter container: The view, held weakly.
    public init(in container: UIView) {
      self.container = container
      tracker = EditedInputTracker(notificationCenter: .default) { [weak self] in self?.focusDidChange() }
      addFocusedField()
    }

    deinit {
      Self.remove(identifier, from: fieldsWithAction, restoring: labeledFields)
    }

    /// Ends the chain and restores the behavior and the labels of the return keys.
    ///
    /// After you call this method, the chain has no effect.
    public func cancel() {
      container = nil
      tracker = nil
      Self.remove(identifier, from: fieldsWithAction, restoring: labeledFields)
      labeledFields = []
    }

    /// Changes the labels of the return keys to "next", and the label of the last input's return key to `last`.
    ///
    /// The order depends on the positions of the inputs. If an input has no size yet, as in `viewDidLoad()` with Auto
    /// Layout, this method first lays out the container.
    ///
    /// The chain changes only text fields whose return key has the default label, and does not change search fields.
    /// When the chain ends, it restores the default labels. If you change a label after this call, the chain keeps your
    /// label. Call this method again after you add or remove inputs. If a field is already being edited, UIKit shows
    /// the new label the next time the field becomes first responder.
    ///
    /// - Parameter last: The label of the last input's return key.
    public func labelReturnKeys(last: UIReturnKeyType = .done) {
      guard let container else { return }
      Self.restore(labeledFields)
      labeledFields = []
      var inputs = InputOrder.inputs(in: container)
      if inputs.count > 1, inputs.contains(where: \.bounds.isEmpty) {
        UIView.performWithoutAnimation { container.layoutIfNeeded() }
        inputs = InputOrder.inputs(in: container)
      }
      for case let field as UITextField in inputs where field.returnKeyType == .default {
        guard !(field is UISearchTextField) else { continue }
        let label = field === inputs.last ? last : .next
        field.returnKeyType = label
        labeledFields.append(LabeledField(field: field, label: label))
      }
    }

    private func focusDidChange() {
      if let container, let field = tracker?.input as? UITextField, !field.isDescendant(of: container) {
        removeFromChain(field)
      }
      addFocusedField()
    }

    /// Removes a field that has left the container.
    ///
    /// If a field has an action for the event, UIKit ends editing when the user presses the return key, regardless of
    /// what the action does.
    private func removeFromChain(_ field: UITextField) {
      guard fieldsWithAction[field] != nil else { return }
      fieldsWithAction[field] = nil
      field.removeAction(identifiedBy: identifier, for: .editingDidEndOnExit)
    }

    /// Adds the focused field to the chain.
    private func addFocusedField() {
      guard let container, let field = tracker?.input(in: container) as? UITextField, !(field is UISearchTextField)
      else { return }
      guard fieldsWithAction[field] == nil else { return }
      fieldsWithAction[field] = ()
      let action = UIAction(identifier: identifier) { [weak self, weak field] _ in
        if let field { self?.moveFocus(from: field) }
      }
      field.addAction(action, for: .editingDidEndOnExit)
    }

    private func moveFocus(from field: UITextField) {
      guard let container, field.isDescendant(of: container) else { return }
      // A delegate may have moved focus in `textFieldShouldReturn(_:)`, even to another window.
      let windows: [UIView?] = [field.window ?? container, field.window?.windowScene?.keyWindow]
      guard windows.compactMap({ $0?.firstResponderInput }).allSatisfy({ $0 === field }) else { return }
      let next = InputOrder.neighbors(of: field, in: container).next
      guard next?.takeFocus() != true else {
        if let textView = next as? UITextView { Self.removeNewline(insertedInto: textView) }
        return
      }
      _ = field.resignFirstResponder()
    }

    /// Removes the new line that the pressed key may insert into a text view that has just received focus.
    ///
    /// The key is handled after this call, possibly by the text view (michaeltyson/TPKeyboardAvoiding issue 89). At the
    /// end of the turn, the new line has not been displayed yet.
    private static func removeNewline(insertedInto textView: UITextView) {
      let (before, selection) = (Array((textView.text ?? "").utf16), textView.selectedRange)
      let end = selection.location + selection.length
      guard end <= before.count else { return }
      let selected = String(decoding: before[selection.location..<end], as: UTF16.self)
      let withNewline = before[..<selection.location] + "\n".utf16 + before[end...]
      TurnObservation.once(.changes) { [weak textView] in
        guard let textView, textView.isFirstResponder, textView.text.utf16.elementsEqual(withNewline),
          textView.selectedRange == NSRange(location: selection.location + 1, length: 0)
        else { return }
        textView.deleteBackward()
        if !selected.isEmpty { textView.insertText(selected) }
      }
    }

    private static func restore(_ labeledFields: [LabeledField]) {
      for labeled in labeledFields where labeled.field?.returnKeyType == labeled.label {
        labeled.field?.returnKeyType = .default
      }
    }

    private nonisolated static func remove(
      _ identifier: UIAction.Identifier, from fieldsWithAction: WeakTable<UITextField, Void>,
      restoring labeledFields: [LabeledField]
    ) {
      MainQueue.run {
        restore(labeledFields)
        for field in fieldsWithAction.objects {
          field.removeAction(identifiedBy: identifier, for: .editingDidEndOnExit)
        }
      }
    }
  }
#endif
