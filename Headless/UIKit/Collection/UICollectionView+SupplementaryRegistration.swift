public import Foundation

@_documentation(visibility: internal)
extension UICollectionView {
  /// A class of headers or footers, and a closure that configures them.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a header or footer.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler
    /// The collection view for which a data source was providing a view when the registration was created.
    let lateView = UICollectionView.providedView

    /// Creates a registration.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a reusable header or footer that a registration has configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    precondition(
      registration.lateView != ObjectIdentifier(self),
      "A registration cannot be created while a view is provided (Apple's documentation of `SupplementaryRegistration`)."
    )
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if endPools[kind]?.knows(identifier) != true {
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("The registered class is not \(Supplementary.self).")
    }
    registration.handler(view, kind, indexPath)
    return view
  }

  /// Replaces the layout, and moves the visible cells to their new positions.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      self.collectionViewLayout = layout
      self.layoutIfNeeded()
    }
    guard animated else {
      change()
      completion?(true)
      return
    }
    UIView.animate(withDuration: 0.3, animations: change, completion: completion)
  }
}
