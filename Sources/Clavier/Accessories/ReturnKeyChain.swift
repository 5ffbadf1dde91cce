#if canImport(UIKit)
  import Foundation
  public import UIKit

  /// Lets the return key go from one input to the next, and end editing at the last.
  ///
  /// ```swift
  /// chain = ReturnKeyChain(in: view)
  /// ```
  ///
  /// It hears `.editingDidEndOnExit` of the text fields in a view, which leaves their delegates alone: those are asked
  /// first, once, and one that answers `false` to `textFieldShouldReturn(_:)` keeps the key to itself, because UIKit then
  /// sends no event. The order is that of ``KeyboardToolbar``. In a text view return stays a new line, in a search field
  /// it searches. Fields that are added later take part. VoiceOver follows the focus.
  ///
  /// The chain leads from a text field to a text field or a text view. From a search field (`UISearchTextField`) it does
  /// not lead on, because there return means "search". A view of your own that takes keystrokes (`UIKeyInput`,
  /// `UITextInput`) sends no such event and is no stop on the way: let it hand the focus on itself.
  ///
  /// Keep it for as long as the chain shall hold: when it is released, the fields are as they were.
  @MainActor public final class ReturnKeyChain {
    private struct Link {
      weak var field: UITextField?
    }

    private weak var container: UIView?
    private struct Label {
      weak var field: UITextField?
      let type: UIReturnKeyType
    }

    private var links: [Link] = []
    private var labels: [Label] = []
    private let identifier = UIAction.Identifier("Clavier.ReturnKeyChain.\(UUID().uuidString)")
    private var tracker: FirstResponderTracker?

    /// A chain of the inputs in a view, which is held weakly.
    public init(in container: UIView) {
      self.container = container
      tracker = FirstResponderTracker(notificationCenter: .default) { [weak self] in self?.takeUpInput() }
      takeUpInput()
    }

    deinit {
      Self.remove(identifier, from: links, labels)
    }

    /// Ends the chain; return does what it did before, and says so.
    public func cancel() {
      tracker = nil
      Self.remove(identifier, from: links, labels)
      links = []
      labels = []
    }

    /// Writes "next" on the return keys, and something else on the last one's.
    ///
    /// Only the keys of text fields that have the default label are changed, until the chain ends; a label that you set
    /// afterwards stays. Call it again when inputs have come or gone. The new label shows with the next focus.
    ///
    /// - Parameter last: The label of the last input's key.
    public func labelReturnKeys(last: UIReturnKeyType = .done) {
      guard let container else { return }
      Self.takeBack(labels)
      labels = []
      let inputs = InputOrder.inputs(in: container)
      for case let field as UITextField in inputs where field.returnKeyType == .default {
        guard !(field is UISearchTextField) else { continue }
        let label = Label(field: field, type: field === inputs.last ? last : .next)
        field.returnKeyType = label.type
        labels.append(label)
      }
    }

    /// Fields are taken up when they are focused, so nobody has to tell of new ones.
    private func takeUpInput() {
      guard let container, let field = tracker?.input(in: container) as? UITextField, !(field is UISearchTextField)
      else { return }
      links.removeAll { $0.field == nil }
      guard !links.contains(where: { $0.field === field }) else { return }
      links.append(Link(field: field))
      let action = UIAction(identifier: identifier) { [weak self, weak field] _ in
        if let field { self?.goOn(from: field) }
      }
      field.addAction(action, for: .editingDidEndOnExit)
    }

    private func goOn(from field: UITextField) {
      // A delegate may have moved focus itself when it was asked; nobody shall be led past its choice.
      guard let container else { return }
      let focused = container.firstResponderInput
      guard focused == nil || focused === field else { return }
      let next = InputOrder.neighbor(of: field, forward: true, in: container)
      guard next?.takeFocus() != true else { return }
      _ = field.resignFirstResponder()
    }

    private static func takeBack(_ labels: [Label]) {
      for label in labels where label.field?.returnKeyType == label.type { label.field?.returnKeyType = .default }
    }

    private nonisolated static func remove(
      _ identifier: UIAction.Identifier, from links: [Link], _ labels: [Label]
    ) {
      MainQueue.run {
        takeBack(labels)
        for link in links { link.field?.removeAction(identifiedBy: identifier, for: .editingDidEndOnExit) }
      }
    }
  }
#endif
