public import Foundation

@_documentation(visibility: internal)
extension UICollectionView {
  /// A class of cells, and a closure that configures them.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = UUID().uuidString
    let handler: Handler
    /// The collection view for which a data source was providing a view when the registration was created.
    let lateView = UICollectionView.providedView

    /// Creates a registration.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// The collection view for which a data source is providing a view; nil at other times.
  ///
  /// A cell can contain another collection view, whose registrations belong to the cell.
  private(set) static var providedView: ObjectIdentifier?

  /// Calls a data source that provides a view.
  func providing<View>(_ provide: () -> View) -> View {
    let outer = Self.providedView
    Self.providedView = ObjectIdentifier(self)
    defer { Self.providedView = outer }
    return provide()
  }

  /// Returns a reusable cell that a registration has configured.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    precondition(
      registration.lateView != ObjectIdentifier(self),
      "A cell registration cannot be created while a cell is provided (Apple's documentation of `CellRegistration`).")
    if !cellPool.knows(registration.identifier) {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    guard let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell else {
      preconditionFailure("The registered class is not \(Cell.self).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
