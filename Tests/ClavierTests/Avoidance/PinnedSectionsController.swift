import Foundation
import UIKit

/// A controller with three sections of text fields, whose headers and footers float above the rows.
final class PinnedSectionsController: UIViewController {
  /// The view or the layout that lays out the sections.
  enum Kind: CaseIterable, Sendable { case table, flowLayout, compositionalLayout }

  static let headerHeight: CGFloat = 40
  static let footerHeight: CGFloat = 50

  private(set) lazy var scrollView = makeScrollView()
  private let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
  }

  /// The text fields in the visible rows, from top to bottom.
  var fields: [UITextField] {
    let cells: [UIView] =
      switch scrollView {
      case let table as UITableView: table.visibleCells.map(\.contentView)
      case let collection as UICollectionView: collection.visibleCells.map(\.contentView)
      default: []
      }
    return cells.compactMap { $0.subviews.first as? UITextField }.sorted { place(of: $0).minY < place(of: $1).minY }
  }

  /// Returns a view's frame in the content.
  func place(of view: UIView) -> CGRect { scrollView.convert(view.bounds, from: view) }

  /// Returns the height of the part of a view that is behind headers and footers, in points.
  func covered(_ view: UIView) -> CGFloat {
    let ends = scrollView.subviews.filter {
      $0 is UITableViewHeaderFooterView || $0 is UICollectionReusableView && !($0 is UICollectionViewCell)
    }
    return ends.map { max(0, place(of: view).intersection($0.frame).height) }.max() ?? 0
  }

  private func makeScrollView() -> UIScrollView {
    switch kind {
    case .table:
      let table = UITableView(frame: .zero, style: .plain)
      (table.dataSource, table.delegate) = (self, self)
      (table.sectionHeaderHeight, table.sectionFooterHeight) = (Self.headerHeight, Self.footerHeight)
      table.sectionHeaderTopPadding = 0
      return table
    case .flowLayout: return makeCollectionView(flowLayout())
    case .compositionalLayout: return makeCollectionView(compositionalLayout())
    }
  }

  private func makeCollectionView(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(FieldItemCell.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
    }
    view.dataSource = self
    return view
  }

  private func flowLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 44)
    layout.headerReferenceSize.height = Self.headerHeight
    layout.footerReferenceSize.height = Self.footerHeight
    (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) = (true, true)
    return layout
  }

  private func compositionalLayout() -> UICollectionViewCompositionalLayout {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    }
    func pinned(_ height: CGFloat, _ kind: String, _ alignment: NSRectAlignment)
      -> NSCollectionLayoutBoundarySupplementaryItem
    {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(height), elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = true
      return item
    }
    let row = NSCollectionLayoutItem(layoutSize: size(44))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size(44), subitems: [row]))
    section.boundarySupplementaryItems = [
      pinned(Self.headerHeight, UICollectionView.elementKindSectionHeader, .top),
      pinned(Self.footerHeight, UICollectionView.elementKindSectionFooter, .bottom),
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }
}

extension PinnedSectionsController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueFieldCell()
  }
}

extension PinnedSectionsController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "end", for: indexPath)
  }
}

/// An item with a text field.
final class FieldItemCell: UICollectionViewCell {
  let field = UITextField(frame: CGRect(x: 0, y: 5, width: 90, height: 34))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
