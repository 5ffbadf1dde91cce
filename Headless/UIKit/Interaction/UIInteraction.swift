public import Foundation

/// A behavior that can be added to a view.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed.
  func willMove(to view: UIView?)
  /// Called after the interaction has been added to a view, or removed.
  func didMove(to view: UIView?)
}

@_documentation(visibility: internal)
extension UIView {
  /// Adds a behavior, which is removed from its former view.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes a behavior.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// The behaviors of the view.
  public var interactions: [any UIInteraction] {
    get { storedInteractions }
    set {
      for interaction in storedInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
}
